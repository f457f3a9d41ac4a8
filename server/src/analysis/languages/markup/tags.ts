/** A tag of the HTML. Places are indexes of the text it was read from. */
export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The text of the whole tag. */
  readonly text: string;
}

const tag = /<([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;

/** The opening tags between two indexes, in order. */
export function* tagsIn(html: string, from = 0, to = html.length): Generator<Tag> {
  const pattern = new RegExp(tag);
  pattern.lastIndex = from;
  for (let match = pattern.exec(html); match !== null && match.index < to; match = pattern.exec(html)) {
    const [text, name = ''] = match;
    yield { name: name.toLowerCase(), start: match.index, end: match.index + text.length, text };
  }
}

/** The tag that stands at an index, after space; null when something else does. */
export function tagAt(html: string, from: number): Tag | null {
  const gap = /\S/g;
  gap.lastIndex = from;
  const start = gap.exec(html)?.index;
  if (start === undefined || html[start] !== '<') return null;
  const [first] = tagsIn(html, start, start + 1);
  return first ?? null;
}

/** The value of a tag's attribute; '' when it has none, null when the attribute is not there. */
export function attributeOf({ text }: Tag, name: string): string | null {
  const found = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/>])`, 'i').exec(text);
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '');
}

/** The classes of a tag. */
export function classesOf(tag: Tag): ReadonlySet<string> {
  return new Set((attributeOf(tag, 'class') ?? '').split(/\s+/).filter((name) => name !== ''));
}
