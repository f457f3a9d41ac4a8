// Parses block markup as the editor does; says which blocks it would call invalid, and why.
(function validateMarkup({ markup }) {
  const flat = (blocks) => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
  // The validation of a block prints its reasons; the report holds them instead.
  const { error, warn } = console;
  Object.assign(console, { error: () => {}, warn: () => {} });
  const problems = markup.flatMap(({ name, content }) =>
    flat(wp.blocks.parse(content)).flatMap((block) => {
      if (block.name === 'core/missing') return [`${name}: unknown block ${block.attributes.originalName}`];
      if (block.isValid) return [];
      const expected = wp.blocks.getSaveContent(block.name, block.attributes, block.innerBlocks);
      return [`${name}: ${block.name} is saved as ${block.originalContent} instead of ${expected}`];
    }),
  );
  Object.assign(console, { error, warn });
  return problems;
});
