/** Takes the texts for people out of a manifest, into the files that VS Code reads them from by language. */

/** Members that people read. What models read stays English. */
const shown: ReadonlySet<string> = new Set([
  'title',
  'contents',
  'description',
  'displayName',
  'userDescription',
  'markdownDescription',
]);
const shownIn: Readonly<Record<string, ReadonlySet<string>>> = { name: new Set(['views']) };

export interface LocalizedManifest {
  readonly manifest: Record<string, unknown>;
  /** English, by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The manifest with `%key%` in place of each text, and the texts. */
export function localizeManifest(manifest: Readonly<Record<string, unknown>>): LocalizedManifest {
  const texts: Record<string, string> = {};
  const keyed = (text: string, path: readonly string[]): string => {
    // A name is the same in every language.
    if (text === 'Presswright') return text;
    const key = path.join('.');
    texts[key] = text;
    return `%${key}%`;
  };
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, nameOf(item, index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([member, child]) => {
        const place = [...path, member];
        if (member === 'inputSchema') return [member, child];
        if (member === 'enumDescriptions' && Array.isArray(child)) {
          return [member, child.map((text: string, index) => keyed(text, [...place, String(index)]))];
        }
        const isShown = shown.has(member) || shownIn[member]?.has(path[1] ?? '') === true;
        return [member, typeof child === 'string' && isShown ? keyed(child, place) : walk(child, place)];
      }),
    );
  };
  const localized = walk(manifest, []);
  return { manifest: localized as Record<string, unknown>, texts };
}

/** What tells an item of a list from the others. */
function nameOf(item: unknown, index: number): string {
  const { command, id, name, viewType } = Object(item) as Record<string, unknown>;
  return String(command ?? id ?? name ?? viewType ?? index);
}
