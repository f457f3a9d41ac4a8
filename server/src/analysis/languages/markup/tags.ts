/** A tag of the HTML. Places are indexes of the text it was read from. */
export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The text of the whole tag. */
  readonly text: string;
}

const opening = /<([a-z][a-z0-9-]*)(?=[\s/>])/gi;
/** A tag that is longer is none. */
const longest = 20_000;
/** Tags without an end, after which the rest is no HTML that somebody wrote. */
const maxBrokenTags = 100;

/** The opening tags between two indexes, in order. */
export function* tagsIn(html: string, from = 0, to = html.length): Generator<Tag> {
  const pattern = new RegExp(opening);
  pattern.lastIndex = from;
  let broken = 0;
  for (let match = pattern.exec(html); match !== null && match.index < to; match = pattern.exec(html)) {
    const end = tagEnd(html, pattern.lastIndex);
    if (end === -1) {
      if (++broken > maxBrokenTags) return;
      continue;
    }
    pattern.lastIndex = end;
    const [, name = ''] = match;
    yield { name: name.toLowerCase(), start: match.index, end, text: html.slice(match.index, end) };
  }
}

/** The index after the `>` that ends a tag; -1 when there is none. Quoted values may hold any sign. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length && at < from + longest; at++) {
    const sign = html[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
    else if (sign === '<') return -1;
  }
  return -1;
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
