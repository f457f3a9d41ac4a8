/* Shows one block in an editor of its own; the page that holds this tells the block in `presswrightPreview`. */
((wp, preview) => {
  const { block, sample, script, styles } = preview;
  const { createElement: el, createRoot, useEffect, useState } = wp.element;
  const { BlockEditorProvider, BlockInspector, BlockList, BlockTools, ObserveTyping, WritingFlow } = wp.blockEditor;
  const { Popover, SlotFillProvider } = wp.components;
  const { useDispatch } = wp.data;

  const add = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    document.head.append(element);
  };
  add('style', styles);
  wp.blocks.unstable__bootstrapServerSideBlockDefinitions({
    [block.name]: block,
  });
  add('script', script);

  /* There is no media library here: files of this machine, as addresses that hold them. */
  const read = (file) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve({ url: reader.result, alt: '', mime: file.type, title: file.name });
      reader.readAsDataURL(file);
    });
  const mediaUpload = ({ filesList, onFileChange }) => Promise.all([...filesList].map(read)).then(onFileChange);
  const choose = ({ allowedTypes = [], multiple, onSelect }) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = Boolean(multiple);
    input.accept = allowedTypes.map((type) => (type.includes('/') ? type : `${type}/*`)).join();
    input.onchange = () =>
      mediaUpload({ filesList: input.files, onFileChange: (files) => onSelect(multiple ? files : files[0]) });
    input.click();
  };
  wp.hooks.addFilter('editor.MediaUpload', 'presswright/preview', () => (props) => {
    return props.render({ open: () => choose(props) });
  });

  /* The settings of the block are there at once. */
  function Selection({ clientId }) {
    const { selectBlock } = useDispatch(wp.blockEditor.store);
    useEffect(() => {
      selectBlock(clientId, null);
    }, [clientId]);
    return null;
  }

  function Editor() {
    const [blocks, setBlocks] = useState(() => [wp.blocks.createBlock(block.name, sample)]);
    return el(
      SlotFillProvider,
      null,
      el(
        BlockEditorProvider,
        { value: blocks, onInput: setBlocks, onChange: setBlocks, settings: { hasFixedToolbar: true, mediaUpload } },
        el(
          'div',
          { className: 'presswright-stage editor-styles-wrapper' },
          el(BlockTools, null, el(WritingFlow, null, el(ObserveTyping, null, el(BlockList)))),
        ),
        el('aside', { className: 'presswright-inspector' }, el(BlockInspector)),
        el(Selection, { clientId: blocks[0]?.clientId }),
        el(Popover.Slot),
      ),
    );
  }
  createRoot(document.getElementById('preview')).render(el(Editor));
})(window.wp, window.presswrightPreview);
