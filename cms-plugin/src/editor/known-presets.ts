/** Kinds of presets, as `var:preset|kind|slug` names them, to the slugs that a site has. */
export type KnownPresets = Readonly<Record<string, ReadonlySet<string>>>;

/** A block with attributes and blocks inside. */
interface Tree<Block> {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly Block[];
}

/** Where the settings of an editor list the presets of each kind. */
const places = {
  color: ['color', 'palette'],
  gradient: ['color', 'gradients'],
  'font-size': ['typography', 'fontSizes'],
  'font-family': ['typography', 'fontFamilies'],
  spacing: ['spacing', 'spacingSizes'],
  shadow: ['shadow', 'presets'],
} as const;

/** Attributes that name a preset. */
const kindOf: Readonly<Record<string, keyof typeof places>> = {
  backgroundColor: 'color',
  textColor: 'color',
  borderColor: 'color',
  overlayColor: 'color',
  gradient: 'gradient',
  fontSize: 'font-size',
  fontFamily: 'font-family',
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The presets of a site, by the settings of its editor (`__experimentalFeatures`). */
export function presetsOf(features: unknown): KnownPresets {
  return Object.fromEntries(
    Object.entries(places).map(([kind, [part, name]]) => {
      const lists = Object.values(record(record(record(features)[part])[name]));
      const slugs = lists.flatMap((list) => (Array.isArray(list) ? list.map((one) => String(record(one).slug)) : []));
      return [kind, new Set(slugs)];
    }),
  );
}

/** A part of a style without what names presets that are not there; undefined: nothing is left. */
function knownStyle(value: unknown, known: KnownPresets): unknown {
  if (typeof value === 'string') {
    const [, kind, slug] = /^var:preset\|([\w-]+)\|([\w-]+)$/.exec(value) ?? [];
    if (kind !== undefined && slug !== undefined) return known[kind]?.has(slug) ? value : undefined;
    return value.includes('--wp--custom--') ? undefined : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, knownStyle(part, known)] as const)
    .filter(([, part]) => part !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Styles of blocks that WordPress itself has. */
const ownStyles = /^is-style-(?:outline|fill|plain|rounded|wide|dots|logos-only)$/;

function knownAttribute(name: string, value: unknown, known: KnownPresets): unknown {
  const kind = kindOf[name];
  if (kind !== undefined) return known[kind]?.has(String(value)) ? value : undefined;
  if (name === 'style') return knownStyle(value, known);
  // Ids for the menu of a theme's front page, and classes that only its stylesheet knows.
  if (name === 'anchor') return undefined;
  if (name === 'className')
    return (
      String(value)
        .split(' ')
        .filter((one) => ownStyles.test(one))
        .join(' ') || undefined
    );
  return name === 'url' && value === '' ? undefined : value;
}

/**
 * A block as a site can show it: without presets, classes and ids that its theme does not have.
 * @param create makes a block of attributes and blocks inside
 */
export function withKnownPresets<Block extends Tree<Block>>(
  block: Block,
  known: KnownPresets,
  create: (block: Block, attributes: Record<string, unknown>, inner: Block[]) => Block,
): Block {
  const attributes = Object.entries(block.attributes)
    .map(([name, value]) => [name, knownAttribute(name, value, known)] as const)
    .filter(([, value]) => value !== undefined);
  const inner = block.innerBlocks.map((one) => withKnownPresets(one, known, create));
  return create(block, Object.fromEntries(attributes), inner);
}
