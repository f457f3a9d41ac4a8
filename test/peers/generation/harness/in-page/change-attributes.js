// Changes attributes of the blocks of the open post, in the order of their kinds' first appearance, and saves it.
(async function changeAttributes({ changes }) {
  const blocks = wp.data
    .select('core/block-editor')
    .getBlocks()
    .filter((block) => block.name !== 'core/paragraph');
  for (const [index, { clientId }] of blocks.entries()) {
    wp.data.dispatch('core/block-editor').updateBlockAttributes(clientId, changes[index]);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await wp.data.dispatch('core/editor').savePost();
});
