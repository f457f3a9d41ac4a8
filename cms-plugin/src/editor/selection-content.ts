/** A block of the editor, as far as its content goes. */
export interface ContentBlock {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly ContentBlock[];
}

/** An attribute as a plan is asked for it. */
export interface AskedAttribute {
  readonly type: string;
  readonly label: string;
  readonly items?: string;
}

/** What a block made of a selection stores. */
export interface SelectionContent {
  /** Key to attribute, in the order of the selection. */
  readonly attributes: Readonly<Record<string, AskedAttribute>>;
  /** Key to what the selection has there. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of blocks whose content cannot be taken along. */
  readonly left: readonly string[];
}

/** A piece of content before it has its key. */
interface Piece {
  readonly key: string;
  readonly type: string;
  readonly value: unknown;
  readonly items?: string;
}

type Attributes = ContentBlock['attributes'];

/** The text of a value that may be rich text. */
const htmlOf = (value: unknown): string =>
  typeof value === 'string' || (typeof value === 'object' && value !== null) ? String(value) : '';

const rich = (key: string, value: unknown): Piece[] =>
  htmlOf(value) === '' ? [] : [{ key, type: 'rich_text', value: htmlOf(value) }];
const picture = (key: string, type: string, { id, url, alt }: Attributes): Piece[] =>
  typeof url !== 'string' || url === ''
    ? []
    : [{ key, type, value: { ...(typeof id === 'number' && { id }), url, alt: htmlOf(alt) } }];

/** Content of the blocks inside as one rich text. */
const linesOf = (blocks: readonly ContentBlock[]): string =>
  blocks
    .map(({ attributes, innerBlocks }) =>
      [htmlOf(attributes.content), linesOf(innerBlocks)].filter(Boolean).join('<br>'),
    )
    .filter((line) => line !== '')
    .join('<br>');

/** Takes tags and entities out of rich text. */
type PlainText = (html: string) => string;

/** What each block holds itself. */
function piecesOf(plainOf: PlainText): Readonly<Record<string, (block: ContentBlock) => Piece[]>> {
  const text = (key: string, value: unknown): Piece[] => {
    const plain = plainOf(htmlOf(value)).trim();
    return plain === '' ? [] : [{ key, type: 'string', value: plain }];
  };
  const itemsOf = (blocks: readonly ContentBlock[]): string[] =>
    blocks.flatMap(({ attributes, innerBlocks }) => [
      plainOf(htmlOf(attributes.content)).trim(),
      ...innerBlocks.flatMap((list) => itemsOf(list.innerBlocks)),
    ]);
  return {
    'core/heading': ({ attributes }) => text('heading', attributes.content),
    'core/paragraph': ({ attributes }) => rich('text', attributes.content),
    'core/verse': ({ attributes }) => rich('text', attributes.content),
    'core/preformatted': ({ attributes }) => rich('text', attributes.content),
    'core/image': ({ attributes }) => [
      ...picture('image', 'image', attributes),
      ...text('caption', attributes.caption),
    ],
    'core/cover': ({ attributes }) => picture('image', 'image', attributes),
    'core/media-text': ({ attributes: { mediaId: id, mediaUrl: url, mediaAlt: alt } }) =>
      picture('image', 'image', { id, url, alt }),
    'core/video': ({ attributes: { id, src, caption } }) => [
      ...picture('video', 'media', { id, url: src }),
      ...text('caption', caption),
    ],
    'core/list': ({ innerBlocks }) => [
      { key: 'items', type: 'array', items: 'string', value: itemsOf(innerBlocks).filter((item) => item !== '') },
    ],
    'core/quote': ({ attributes, innerBlocks }) => [
      ...rich('quote', linesOf(innerBlocks)),
      ...text('author', attributes.citation),
    ],
    'core/pullquote': ({ attributes }) => [...rich('quote', attributes.value), ...text('author', attributes.citation)],
    'core/details': ({ attributes, innerBlocks }) => [
      ...text('question', attributes.summary),
      ...rich('answer', linesOf(innerBlocks)),
    ],
    'core/button': ({ attributes }) => [
      ...text('buttonText', attributes.text),
      ...(htmlOf(attributes.url) === '' ? [] : [{ key: 'buttonLink', type: 'url', value: htmlOf(attributes.url) }]),
    ],
  };
}

/** Blocks whose inner blocks are part of their own content. */
const closed = new Set(['core/list', 'core/quote', 'core/details']);

/** Blocks that only hold or space out others. */
const frames = new Set([
  'core/group',
  'core/columns',
  'core/column',
  'core/buttons',
  'core/gallery',
  'core/separator',
  'core/spacer',
]);

function collect(
  blocks: readonly ContentBlock[],
  pieces: ReturnType<typeof piecesOf>,
  found: Piece[],
  left: Set<string>,
): void {
  for (const block of blocks) {
    const own = pieces[block.name]?.(block);
    if (own !== undefined) found.push(...own);
    else if (!frames.has(block.name)) left.add(block.name);
    if (!closed.has(block.name) && (own !== undefined || frames.has(block.name))) {
      collect(block.innerBlocks, pieces, found, left);
    }
  }
}

/** `buttonText` to “Button text”. */
const labelOf = (key: string): string => {
  const words = key.replaceAll(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * What a block is to store so that it can take the place of the selected ones.
 * @param plainOf takes tags and entities out of rich text
 */
export function contentOfSelection(blocks: readonly ContentBlock[], plainOf: PlainText): SelectionContent {
  const found: Piece[] = [];
  const left = new Set<string>();
  collect(blocks, piecesOf(plainOf), found, left);
  const counts = new Map<string, number>();
  const keyed = found.map(({ key, type, items, value }) => {
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const own = number === 1 ? key : `${key}${number}`;
    return { own, value, asked: { type, label: labelOf(own), ...(items !== undefined && { items }) } };
  });
  return {
    attributes: Object.fromEntries(keyed.map(({ own, asked }) => [own, asked])),
    values: Object.fromEntries(keyed.map(({ own, value }) => [own, value])),
    left: [...left],
  };
}

/** Whether an attribute of a block type can hold a value. */
function fits(type: string | readonly string[] | undefined, value: unknown): boolean {
  const own = Array.isArray(value) ? 'array' : typeof value;
  return type === undefined || (typeof type === 'string' ? type === own : type.includes(own));
}

/** The values of a selection that a block type has a place for. */
export function valuesFor(
  attributes: Readonly<Record<string, { type?: string | readonly string[] }>>,
  values: SelectionContent['values'],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => Object.hasOwn(attributes, key) && fits(attributes[key]?.type, value),
    ),
  );
}
