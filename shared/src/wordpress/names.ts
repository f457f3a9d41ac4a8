import namesJson from './names.generated.json' with { type: 'json' };

const { entries } = namesJson as unknown as { readonly entries: Readonly<Record<string, readonly string[]>> };

/**
 * Names of WordPress's own things of one kind, such as `option`, `taxonomy`, `theme feature` or `constant`; [] for a kind
 * that has none.
 */
export function wordpressNames(kind: string): readonly string[] {
  return Object.hasOwn(entries, kind) ? (entries[kind] ?? []) : [];
}
