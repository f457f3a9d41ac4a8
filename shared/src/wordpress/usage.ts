import usageJson from './usage.generated.json' with { type: 'json' };

/**
 * How often WordPress and public plugins and themes use its names, by where they stand: counted by
 * `tools/extract-usage.ts`. The keys of the contexts are those of the language server's completion.
 */
const { entries } = usageJson as unknown as {
  readonly entries: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** How often which names stand in one context, such as `name` or `hook add_action`; undefined where none was counted. */
export function commonNames(context: string): ReadonlyMap<string, number> | undefined {
  const counts = Object.hasOwn(entries, context) ? entries[context] : undefined;
  return counts && new Map(Object.entries(counts));
}
