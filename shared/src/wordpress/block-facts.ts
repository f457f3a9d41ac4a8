import blocksJson from './blocks.generated.json' with { type: 'json' };

/** What is known of a core block, from its block.json. */
export interface BlockFacts {
  /** Declared attributes: the types, the only values allowed, and where the value is read from, if not the comment. */
  readonly attributes: ReadonlyMap<string, AttributeFacts>;
  readonly supports: ReadonlySet<string>;
  readonly styles: readonly string[];
  /** PHP makes its HTML, or parts of it. */
  readonly isDynamic: boolean;
}

export interface AttributeFacts {
  readonly types: readonly string[];
  readonly values: readonly string[];
  readonly source: string | null;
}

type Entry = readonly [Readonly<Record<string, string>>, readonly string[], readonly string[], boolean];
const entries = (blocksJson as unknown as { readonly entries: Readonly<Record<string, Entry>> }).entries;

/** Names of all blocks of WordPress, such as `core/paragraph`. */
export const coreBlockNames: readonly string[] = Object.keys(entries).map((name) => `core/${name}`);

/** Blocks that were, and what to use now; content with them is still shown. */
export const formerCoreBlocks: ReadonlyMap<string, string> = new Map([
  ['core/text-columns', 'core/columns'],
  ['core/subhead', 'core/paragraph'],
  ['core/comment-author-avatar', 'core/avatar'],
  ['core/comments-query-loop', 'core/comments'],
  ['core/post-comments', 'core/comments'],
  ['core/post-comment', 'core/comment-template'],
  ['core/navigation-area', 'core/navigation'],
  ['core/query-loop', 'core/post-template'],
  ['core/template', 'core/template-part'],
  ['core/post-hierarchical-terms', 'core/post-terms'],
  ['core/post-tags', 'core/post-terms'],
]);

/** Names that exist in some version or in some settings, though they have no block.json of their own here. */
const otherNames = /^core\/(?:social-link-[\w-]+|form[\w-]*|table-of-contents|time-to-read|widget-group|word-count)$/;

/** Attributes that any block may have by what it supports, or by the editor itself. */
export const commonAttributes: ReadonlySet<string> = new Set([
  'align',
  'allowedBlocks',
  'anchor',
  'ariaLabel',
  'backgroundColor',
  'borderColor',
  'className',
  'fitText',
  'fontFamily',
  'fontSize',
  'gradient',
  'layout',
  'lock',
  'metadata',
  'shadow',
  'style',
  'templateLock',
  'textAlign',
  'textColor',
]);

/** Facts about a block by its full name, such as `core/paragraph`; undefined for any other. */
export function coreBlock(name: string): BlockFacts | undefined {
  const short = name.startsWith('core/') ? name.slice('core/'.length) : '';
  const entry = Object.hasOwn(entries, short) ? entries[short] : undefined;
  if (entry === undefined) return undefined;
  const [attributes, supports, styles, isDynamic] = entry;
  return {
    attributes: new Map(Object.entries(attributes).map(([key, text]) => [key, readAttribute(text)])),
    supports: new Set(supports),
    styles,
    isDynamic,
  };
}

/** Whether WordPress has, or had, a block of this `core/` name. */
export function isKnownCoreBlock(name: string): boolean {
  return Object.hasOwn(entries, name.slice('core/'.length)) || formerCoreBlocks.has(name) || otherNames.test(name);
}

/** `type|type=value,value@source` */
function readAttribute(text: string): AttributeFacts {
  const [, types = '', values, source] = /^([\w|-]*)(?:=([^@]*))?(?:@(.*))?$/.exec(text) ?? [];
  return {
    types: types.split('|').filter((type) => type !== ''),
    values: values === undefined ? [] : values.split(','),
    source: source ?? null,
  };
}
