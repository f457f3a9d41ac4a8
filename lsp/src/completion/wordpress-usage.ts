import { commonNames } from '@presswright/shared/wordpress/usage';
import type { ContextCounts, Usage } from './usage-counts.ts';

const read = new Map<string, ContextCounts | undefined>();

/** How often WordPress, plugins and themes use its names. */
export const wordpressUsage: Usage = {
  inContext(context) {
    // Contexts that nobody else has are not kept: they would be as many as there are names.
    const known = read.get(context);
    if (known !== undefined) return known;
    const names = commonNames(context);
    if (names === undefined) return undefined;
    let total = 0;
    for (const count of names.values()) total += count;
    const counts = { total, names };
    read.set(context, counts);
    return counts;
  },
};
