import detailsJson from './block-details.generated.json' with { type: 'json' };

/** What an answer about a core block needs beyond its facts. */
export interface BlockDetails {
  /** Full names of the blocks that it may only stand in; [] where it may stand anywhere. */
  readonly parents: readonly string[];
  /** Defaults of attributes, where they are a text, a number or a boolean. */
  readonly defaults: ReadonlyMap<string, string | number | boolean>;
}

type Entry = readonly [readonly string[], Readonly<Record<string, string | number | boolean>>];
const { entries } = detailsJson as unknown as { readonly entries: Readonly<Record<string, Entry>> };

/** Details of a block by its full name, such as `core/button`. */
export function blockDetails(name: string): BlockDetails {
  const short = name.replace(/^core\//, '');
  const [parents = [], defaults = {}] = Object.hasOwn(entries, short) ? (entries[short] ?? []) : [];
  return { parents, defaults: new Map(Object.entries(defaults)) };
}
