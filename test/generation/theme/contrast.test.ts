import { describe, expect, it } from 'vitest';
import type { GeneratedProject } from '../../../server/src/generation/generated-project.ts';
import { contrastRatio } from '../../../server/src/generation/theme/color/contrast.ts';
import { textOf, write } from './support/themes.ts';

interface Node {
  readonly [key: string]: unknown;
  readonly color?: { readonly text?: string; readonly background?: string };
}

interface Painted {
  readonly where: string;
  readonly text: string;
  readonly background: string;
}

type Colors = Readonly<Record<string, string>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A colour of theme.json or CSS as a slug of the palette; undefined for what is inherited. */
const slugOf = (value: string | undefined): string | undefined =>
  /(?:var:preset\|color\||--wp--preset--color--|var\(--color-)([\w-]+)/.exec(value ?? '')?.[1];

/** Every place of a tree of styles where text gets a colour, with what it stands on there. */
function paintedIn(node: Node, where: string, text: string, grounds: readonly string[]): Painted[] {
  const ownText = slugOf(node.color?.text) ?? text;
  const ground = slugOf(node.color?.background);
  const own = ground === undefined ? grounds : [ground];
  const here = node.color === undefined ? [] : own.map((background) => ({ where, text: ownText, background }));
  const below = Object.entries(node).flatMap(([key, value]) =>
    isNode(value) && key !== 'color' ? paintedIn(value, `${where}.${key}`, ownText, own) : [],
  );
  return [...here, ...below];
}

/** Rules of a stylesheet that name a colour of text, with the ground they name or the two that pages have. */
function paintedInCss(css: string): Painted[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const text = slugOf(/(?:^|[;\s])color:([^;]+)/.exec(body)?.[1]);
    const ground = slugOf(/(?:^|[;\s])background:([^;]+)/.exec(body)?.[1]);
    if (text === undefined) return [];
    return (ground === undefined ? ['base', 'base-2'] : [ground]).map((background) => ({
      where: selector.trim(),
      text,
      background,
    }));
  });
}

/** Blocks of patterns and templates that set both colours, or text on a page. */
function paintedInMarkup(markup: string): Painted[] {
  return [...markup.matchAll(/<!-- wp:([\w/-]+) (\{.*?\}) \/?-->/g)].flatMap(([, name = '', json = '']) => {
    const text = /"textColor":"([\w-]+)"/.exec(json)?.[1];
    const background = /"backgroundColor":"([\w-]+)"/.exec(json)?.[1];
    if (text === undefined) return [];
    // Text in the page's own colour stands on a dark band or on a picture that is dimmed.
    const grounds = background ? [background] : text === 'base' ? ['contrast'] : ['base', 'base-2'];
    return grounds.map((ground) => ({ where: name, text, background: ground }));
  });
}

const palettesOf = (json: string): Colors[] => {
  const { settings } = JSON.parse(json) as {
    settings: {
      color: { palette: { slug: string; color: string }[] };
      custom?: { scheme?: Record<string, Colors | string> };
    };
  };
  const { light, dark } = settings.custom?.scheme ?? {};
  return [
    Object.fromEntries(settings.color.palette.map(({ slug, color }) => [slug, color])),
    ...[light, dark].filter((one): one is Colors => typeof one === 'object'),
  ];
};

/** Pairs of a theme that are harder to read than WCAG AA allows, in its own palette and in that of every variation. */
function unreadable(project: GeneratedProject): string[] {
  const themeJson = textOf(project, 'theme.json');
  const { styles } = JSON.parse(themeJson) as { styles: Node };
  const texts = project.files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : []));
  const sections = texts
    .filter(({ path }) => path.startsWith('styles/sections/'))
    .map(({ content }) => (JSON.parse(content) as { styles: Node }).styles);
  const painted = [
    ...paintedIn(styles, 'styles', 'contrast', ['base']),
    ...Object.entries(styles)
      .filter(([key]) => key === 'elements' || key === 'blocks')
      .flatMap(([key, node]) => paintedIn(node as Node, key, 'contrast', ['base', 'base-2'])),
    ...sections.flatMap((node) => paintedIn(node, 'section', 'contrast', ['base'])),
    ...texts.filter(({ path }) => path.endsWith('.css')).flatMap(({ content }) => paintedInCss(content)),
    ...texts
      .filter(({ path }) => /^(?:patterns|templates|parts)\//.test(path))
      .flatMap(({ content }) => paintedInMarkup(content)),
  ];
  const palettes = texts
    .filter(({ path }) => path === 'theme.json' || /^styles\/[^/]+\.json$/.test(path))
    .flatMap(({ content }) => palettesOf(content));
  return palettes.flatMap((colors) =>
    painted.flatMap(({ where, text, background }) => {
      const [front, ground] = [colors[text], colors[background]];
      if (front === undefined || ground === undefined) return [`${where}: no colour ${text} or ${background}`];
      const ratio = contrastRatio(front, ground);
      return ratio < 4.5 ? [`${where}: ${text} on ${background} is ${ratio.toFixed(2)}`] : [];
    }),
  );
}

const seeds = Array.from({ length: 200 }, (_, index) => index * 7919);

describe('text and its background', () => {
  it('is found where it is: a rule that cannot be read is told', () => {
    const project = write();
    const files = project.files.map((file) =>
      file.path === 'style.css'
        ? { ...file, content: `${file.content} .x { color: var(--wp--preset--color--line); }` }
        : file,
    );
    expect(unreadable({ ...project, files }).length).toBeGreaterThan(0);
  });

  it.each(['block_theme', 'classic'] as const)(
    'meets WCAG AA in 200 themes and their variations: %s',
    (type) => {
      for (const seed of seeds) {
        expect(unreadable(write({ type, seed, theme_name: `Theme ${seed}` }))).toEqual([]);
      }
    },
    120_000,
  );

  it('meets WCAG AA on a dimmed picture, whatever is in the picture', () => {
    const mixed = (over: string, under: string, share: number): string =>
      `#${[1, 3, 5]
        .map((at) => {
          const [front, back] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
            number,
            number,
          ];
          return Math.round(front * share + back * (1 - share))
            .toString(16)
            .padStart(2, '0');
        })
        .join('')}`;
    for (const seed of seeds) {
      const project = write({ seed });
      const covers = project.files
        .filter(({ path }) => path.startsWith('patterns/'))
        .flatMap(({ content }) => [...String(content).matchAll(/"dimRatio":(\d+),"overlayColor":"contrast"/g)]);
      for (const [, dim] of covers) {
        for (const colors of palettesOf(textOf(project, 'theme.json'))) {
          const { base = '', contrast = '' } = colors;
          // At worst the picture has the colour of the text.
          expect(contrastRatio(base, mixed(contrast, base, Number(dim) / 100))).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }, 120_000);
});
