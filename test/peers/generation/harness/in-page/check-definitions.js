// Examples, variations, transforms and deprecations of block types: does each make blocks that are valid when they are
// read again, and keep what was in them? Returns what is wrong, and how many of each kind there were.
(function checkDefinitions({ blocks }) {
  const {
    createBlock,
    getBlockType,
    getBlockTransforms,
    getBlockVariations,
    getSaveElement,
    parse,
    serialize,
    switchToBlockType,
  } = wp.blocks;
  const problems = [];
  const counts = { examples: 0, variations: 0, transforms: 0, deprecations: 0 };
  const flat = (blocks) => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
  const build = ({ name, attributes, innerBlocks = [] }) => createBlock(name, attributes, innerBlocks.map(normalised));
  const normalised = (inner) =>
    build(Array.isArray(inner) ? { name: inner[0], attributes: inner[1], innerBlocks: inner[2] } : inner);
  // The validation of a block prints its reasons; the report holds them instead.
  const kept = { error: console.error, warn: console.warn, info: console.info };
  Object.assign(console, { error: () => {}, warn: () => {}, info: () => {} });
  const check = (what, make) => {
    try {
      const blocks = parse(serialize(make()));
      if (blocks.length === 0) problems.push(`${what}: makes no block`);
      for (const block of flat(blocks)) {
        if (!block.isValid) problems.push(`${what}: ${block.name} is invalid: ${block.originalContent}`);
      }
    } catch (error) {
      problems.push(`${what}: ${error}`);
    }
  };
  const text = 'Fresh <strong>bread</strong> &amp; butter';
  for (const { name, attributes: filled } of blocks) {
    const type = getBlockType(name);
    if (type === undefined) continue;
    if (type.example !== undefined) {
      counts.examples += 1;
      check(`${name} example`, () =>
        build({ name, attributes: type.example.attributes, innerBlocks: type.example.innerBlocks }),
      );
    }
    for (const variation of getBlockVariations(name) ?? []) {
      counts.variations += 1;
      check(`${name} variation ${variation.name}`, () => build({ ...variation, name }));
      if (variation.example) check(`${name} example of ${variation.name}`, () => build({ ...variation.example, name }));
    }
    const own = build({
      name,
      attributes: { ...filled, ...type.example?.attributes },
      innerBlocks: type.example?.innerBlocks,
    });
    for (const transform of getBlockTransforms('to', name)) {
      for (const target of transform.blocks ?? []) {
        counts.transforms += 1;
        check(`${name} to ${target}`, () => switchToBlockType([own], target) ?? []);
      }
    }
    for (const transform of getBlockTransforms('from', name)) {
      for (const source of transform.type === 'block' ? transform.blocks : []) {
        if (source === '*' || getBlockType(source) === undefined) continue;
        counts.transforms += 1;
        const given = createBlock(source, {
          content: text,
          value: text,
          text,
          citation: text,
          url: 'https://example.org/',
          alt: 'Bread',
        });
        if (['core/quote', 'core/group', 'core/columns'].includes(source))
          given.innerBlocks = [createBlock('core/paragraph', { content: text })];
        check(`${name} from ${source}`, () => switchToBlockType([given], name) ?? []);
      }
    }
    for (const [at, old] of (type.deprecated ?? []).entries()) {
      counts.deprecations += 1;
      const given = { ...filled, ...type.example?.attributes };
      const former = Object.entries(old.attributes ?? {}).map(([one, schema]) => [
        one,
        one in given ? given[one] : schema.type === 'string' ? text : undefined,
      ]);
      const attributes = Object.fromEntries(former.filter(([, value]) => value !== undefined));
      check(`${name} deprecation ${at}`, () => {
        const before = { ...type, ...old, deprecated: undefined, transforms: undefined };
        const html = wp.element.renderToString(getSaveElement(before, attributes));
        const comment = Object.fromEntries(
          Object.entries(attributes).filter(([one]) => old.attributes[one].source === undefined),
        );
        const content = `<!-- wp:${name} ${JSON.stringify(comment).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')} -->\n${html}\n<!-- /wp:${name} -->`;
        const read = parse(content);
        if (read.some((block) => !block.isValid))
          problems.push(`${name} deprecation ${at}: what it saved is not understood: ${content}`);
        const lost = Object.values(attributes).filter(
          (value) => typeof value === 'string' && !JSON.stringify(read).includes(JSON.stringify(value)),
        );
        if (lost.length > 0) problems.push(`${name} deprecation ${at}: loses ${lost.join(', ')}`);
        return read;
      });
    }
  }
  Object.assign(console, kept);
  return { problems, counts };
});
