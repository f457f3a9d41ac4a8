// Puts blocks into the open post, a numbered paragraph before each, and saves it.
(async function insertBlocks({ title, blocks }) {
  const { createBlock, getBlockType } = wp.blocks;
  const report = blocks.map(({ name }) => {
    const type = getBlockType(name);
    return { name, registered: type !== undefined, attributes: Object.keys(type?.attributes ?? {}) };
  });
  const made = blocks.flatMap(({ name, attributes, inner = [] }, index) => [
    createBlock('core/paragraph', { content: `Block number ${index}` }),
    ...(report[index].registered ? [create({ name, attributes, inner })] : []),
  ]);
  function create({ name, attributes, inner }) {
    return createBlock(
      name,
      attributes,
      inner.map((one) => create({ inner: [], ...one })),
    );
  }
  wp.data.dispatch('core/editor').editPost({ title, status: 'publish' });
  wp.data.dispatch('core/block-editor').resetBlocks(made);
  // Effects of the blocks' own editors (ids, defaults) may change attributes once more.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await wp.data.dispatch('core/editor').savePost();
  const post = wp.data.select('core/editor').getCurrentPost();
  return { post: post.id, link: post.link, report };
});
