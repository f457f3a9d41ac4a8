// What each top-level block of the open page looks like, as far as computed styles tell: one text a block.
(function styleSignatures({ selectors }) {
  const told = [
    'color',
    'background',
    'border',
    'border-radius',
    'box-shadow',
    'padding',
    'font-size',
    'font-weight',
    'text-align',
    'display',
    'gap',
    'line-height',
    'letter-spacing',
    'text-transform',
    'outline',
    'max-inline-size',
  ];
  const content = document.querySelector('.entry-content, .wp-block-post-content');
  const look = (element) => {
    const style = getComputedStyle(element);
    return told.map((name) => style.getPropertyValue(name)).join('|');
  };
  return selectors.map((selector) =>
    [...content.querySelectorAll(`:scope > ${selector}`)].map((block) =>
      [block, ...block.querySelectorAll('*')].map(look).join('\n'),
    ),
  );
});
