// What the editor made of the blocks of the open post: valid or not, with which attributes, drawn or broken.
(async function readBlocks() {
  const flat = (blocks) => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
  const blocks = wp.data
    .select('core/block-editor')
    .getBlocks()
    .filter((block) => block.name !== 'core/paragraph');
  const canvas = document.querySelector('iframe[name="editor-canvas"]')?.contentDocument ?? document;
  return blocks.map((block) => {
    const element = canvas.querySelector(`[data-block="${block.clientId}"]`);
    return {
      name: block.name,
      attributes: block.attributes,
      invalid: flat([block])
        .filter((one) => !one.isValid)
        .map((one) => ({
          name: one.name,
          saved: one.originalContent,
          expected: wp.blocks.getSaveContent(one.name, one.attributes, one.innerBlocks),
        })),
      // A block whose editor threw, or that is not known.
      broken:
        element === null ||
        element.matches('.has-warning') ||
        element.querySelector('.block-editor-warning, .components-placeholder.is-error') !== null,
      text: element?.innerText ?? '',
    };
  });
});
