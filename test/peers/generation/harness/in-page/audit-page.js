// What a visitor would stumble over in the open page: overflow, headings, landmarks, pictures, contrast.
(function auditPage() {
  const problems = [];
  const root = document.scrollingElement;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element) => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${element.className && typeof element.className === 'string' ? ` class="${element.className.slice(0, 60)}"` : ''}> "${text}"`;
  };
  if (root.scrollWidth > window.innerWidth) {
    // Text sticks out of a box without making it wider: the innermost box that cannot hold what is in it.
    const wide = [...document.body.querySelectorAll('*')].filter((one) => {
      const { right, left } = one.getBoundingClientRect();
      const clipped = one.closest('.screen-reader-text') !== null || getComputedStyle(one).overflowX !== 'visible';
      return (
        shown(one) &&
        !clipped &&
        (right > window.innerWidth + 1 || (one.children.length === 0 && left + one.scrollWidth > window.innerWidth + 1))
      );
    });
    problems.push(
      `${root.scrollWidth} pixels wide in a window of ${window.innerWidth}: ${wide.slice(-3).map(named).join(', ')}`,
    );
  }

  const titles = [...document.querySelectorAll('h1')].filter(shown);
  if (titles.length !== 1) problems.push(`${titles.length} h1: ${titles.map(named).join(', ')}`);
  const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter(shown);
  levels.reduce((before, heading) => {
    const level = Number(heading.localName[1]);
    if (before > 0 && level > before + 1)
      problems.push(`a heading of level ${level} after one of level ${before}: ${named(heading)}`);
    return level;
  }, 0);

  const landmark = (selector) => [...document.querySelectorAll(selector)].filter(shown).length;
  const ownHeaders = [...document.querySelectorAll('header, [role=banner]')].filter(
    (one) => shown(one) && one.closest('article, aside, main, nav, section') === null,
  );
  const ownFooters = [...document.querySelectorAll('footer, [role=contentinfo]')].filter(
    (one) => shown(one) && one.closest('article, aside, main, nav, section') === null,
  );
  if (landmark('main, [role=main]') !== 1) problems.push(`${landmark('main, [role=main]')} main landmarks`);
  if (ownHeaders.length !== 1) problems.push(`${ownHeaders.length} banner landmarks`);
  if (ownFooters.length !== 1) problems.push(`${ownFooters.length} contentinfo landmarks`);
  if (document.documentElement.lang === '') problems.push('no language');
  if (document.title.trim() === '') problems.push('no title');
  const navs = [...document.querySelectorAll('nav')].filter(shown);
  if (navs.length > 1) {
    const labels = navs.map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby') ?? '');
    if (new Set(labels).size < labels.length)
      problems.push(`navigation landmarks that have the same name: ${labels.join(', ')}`);
  }

  for (const picture of document.querySelectorAll('img')) {
    if (!picture.hasAttribute('alt')) problems.push(`no alt: ${picture.outerHTML.slice(0, 120)}`);
    // The stand-in for avatars is one pixel of nothing, which a browser may not have drawn yet.
    if (
      !picture.src.endsWith('/blank.gif') &&
      picture.complete &&
      picture.naturalWidth === 0 &&
      picture.getAttribute('src')
    )
      problems.push(`broken picture: ${picture.src}`);
  }
  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea')) {
    if (!shown(control)) continue;
    const name = [
      control.getAttribute('aria-label'),
      control.getAttribute('title'),
      control.textContent,
      control.value,
      ...[...(control.labels ?? [])].map((label) => label.textContent),
      ...[...control.querySelectorAll('img, svg')].map(
        (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'),
      ),
      document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent,
    ];
    // A label counts even where a placeholder stands; a placeholder alone does not.
    if (!name.some((one) => one?.trim())) problems.push(`without a name: ${control.outerHTML.slice(0, 120)}`);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) problems.push(`id twice: ${id}`);

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  // Any colour of CSS as red, green, blue and opacity, 0 to 1.
  const components = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  const over = ([r, g, b, alpha], below) => [r, g, b].map((part, index) => part * alpha + below[index] * (1 - alpha));
  // What is behind an element's text, or undefined where a picture or gradient is.
  const behind = (element) => {
    const layers = [];
    for (let one = element; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== 'none' || one.matches('.wp-block-cover')) return undefined;
      layers.unshift(components(style.backgroundColor));
    }
    const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
    return layers.reduce((below, layer) => over(layer, below), dark ? [0.07, 0.07, 0.07] : [1, 1, 1]);
  };
  // WCAG 2.2: relative luminance.
  const luminance = (color) =>
    color
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const worst = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (
      texts.currentNode.data.trim() === '' ||
      !shown(element) ||
      element.closest('script, style, noscript, option, #wpadminbar')
    )
      continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || style.clipPath === 'inset(50%)') continue;
    const background = behind(element);
    if (background === undefined) continue;
    const [light, dark] = [luminance(over(components(style.color), background)), luminance(background)].sort(
      (a, b) => b - a,
    );
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < needed)
      worst.set(
        `${style.color} on ${background.map((part) => Math.round(part * 255))}`,
        `${ratio.toFixed(2)}:1 instead of ${needed}:1 in ${named(element)}`,
      );
  }
  for (const [colors, text] of worst) problems.push(`contrast of ${colors}: ${text}`);
  if (window.pwned !== undefined) problems.push('a script in a text has run');
  return problems;
});
