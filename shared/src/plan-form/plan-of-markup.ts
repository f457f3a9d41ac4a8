import { keyOf } from './blank.ts';
import { phraseOf } from './words.ts';

/** An attribute of a block, as its plan has it. */
interface Attribute {
  readonly key: string;
  readonly type: string;
  readonly label: string;
  readonly default?: string | number | boolean;
  readonly items?: { readonly type: string };
}

/** A block that a piece of markup or a shortcode can become. */
export interface BlockFromMarkup {
  readonly name: string;
  readonly plan: {
    readonly version: 1;
    readonly purpose: 'generic';
    readonly title: string;
    readonly attributes: readonly Attribute[];
  };
}

/** Longest text that is carried over as what new blocks begin with. */
const maxDefault = 500;

/** Elements of a page that people write in, and what a block stores of each. */
const parts: Readonly<Record<string, { readonly key: string; readonly type: string }>> = {
  h1: { key: 'heading', type: 'string' },
  h2: { key: 'heading', type: 'string' },
  h3: { key: 'subheading', type: 'string' },
  h4: { key: 'subheading', type: 'string' },
  p: { key: 'text', type: 'rich_text' },
  blockquote: { key: 'quote', type: 'rich_text' },
  figcaption: { key: 'caption', type: 'string' },
  button: { key: 'button', type: 'string' },
  a: { key: 'link', type: 'url' },
  img: { key: 'image', type: 'image' },
  time: { key: 'date', type: 'date' },
  ul: { key: 'items', type: 'array' },
  ol: { key: 'items', type: 'array' },
};

/** A plan of a block for a selection: markup or a shortcode; null where it holds nothing that a block could store. */
export function planOfMarkup(selection: string): BlockFromMarkup | null {
  const text = selection.trim();
  return blockOfShortcode(text) ?? blockOfElements(text);
}

/** `[opening_hours shop="Harbor" days="7"]` */
function blockOfShortcode(text: string): BlockFromMarkup | null {
  const [, tag, rest = ''] = /^\[([A-Za-z][\w-]*)((?:\s[^\]]*)?)\/?\]/.exec(text) ?? [];
  if (tag === undefined) return null;
  const pairs = [...rest.matchAll(/([A-Za-z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)];
  const attributes = pairs.map(([, name = '', double, single, bare]) =>
    attributeOf(name.replaceAll('-', '_'), double ?? single ?? bare ?? ''),
  );
  const [, inner] = /^\[[^\]]*\]([\s\S]*)\[\/[\w-]+\]\s*$/.exec(text) ?? [];
  const content: Attribute[] = inner === undefined ? [] : [{ key: 'content', type: 'rich_text', label: 'Content' }];
  return block(phraseOf(tag), [...attributes, ...content]);
}

function attributeOf(key: string, value: string): Attribute {
  const label = phraseOf(key);
  if (/^-?\d+(?:\.\d+)?$/.test(value)) {
    return { key, label, type: value.includes('.') ? 'number' : 'integer', default: Number(value) };
  }
  if (/^(?:true|false|yes|no|on|off)$/i.test(value)) {
    return { key, label, type: 'boolean', default: /^(?:true|yes|on)$/i.test(value) };
  }
  if (/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value)) return { key, label, type: 'color', default: value };
  return { key, label, type: /^https?:\/\//.test(value) ? 'url' : 'string', default: value };
}

function blockOfElements(text: string): BlockFromMarkup | null {
  const markup = text.replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<\?[\s\S]*?(?:\?>|$)/gi, '');
  const found: Attribute[] = [];
  const counts = new Map<string, number>();
  for (const { 1: name = '', index } of markup.matchAll(/<([a-z][a-z0-9]*)\b/gi)) {
    const part = Object.hasOwn(parts, name.toLowerCase()) ? parts[name.toLowerCase()] : undefined;
    if (part === undefined || found.length >= 40) continue;
    const number = (counts.get(part.key) ?? 0) + 1;
    counts.set(part.key, number);
    const key = number === 1 ? part.key : `${part.key}_${number}`;
    found.push({ ...part, key, label: phraseOf(key), ...initial(part.type, markup.slice(index), name) });
  }
  if (found.length === 0) return null;
  const classes = /\bclass\s*=\s*["']([^"'\s]+)/.exec(markup)?.[1];
  const heading = found.find(({ key }) => key === 'heading')?.default;
  const named =
    classes === undefined ? String(heading ?? '') : classes.replace(/^wp-block-/, '').replaceAll(/__|--/g, ' ');
  return block(phraseOf(keyOf(named)) || 'Selection', found);
}

/** What a new block begins with: what was selected. */
function initial(type: string, rest: string, name: string): Partial<Attribute> {
  if (type === 'array') return { items: { type: 'string' } };
  const tag = /^<[^>]*>/.exec(rest)?.[0] ?? '';
  if (type === 'url') {
    const address = /\bhref\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1];
    return address === undefined || address === '' ? {} : { default: address };
  }
  if (type !== 'string') return {};
  const [inner = ''] = rest.slice(tag.length).split(new RegExp(`</${name}\\s*>`, 'i'));
  const words = inner
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' || words.length > maxDefault ? {} : { default: words };
}

function block(title: string, attributes: readonly Attribute[]): BlockFromMarkup {
  const keys = new Set<string>();
  const own = attributes.filter(({ key }) => key !== '' && !keys.has(key) && keys.add(key));
  return { name: title, plan: { version: 1, purpose: 'generic', title, attributes: own } };
}
