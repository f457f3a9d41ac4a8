import { wordpressFunctionNames } from '@presswright/shared/wordpress/facts';
import { functionSignature, type Signature } from '@presswright/shared/wordpress/signatures';
import type { Instruction } from './instruction.ts';
import { wordsOf } from './reading/words.ts';
import { isInVersion } from './version.ts';

interface Entry {
  readonly name: string;
  readonly words: ReadonlySet<string>;
}

let entries: readonly Entry[] | undefined;
let frequency: ReadonlyMap<string, number> = new Map();

function functionEntries(): readonly Entry[] {
  if (entries !== undefined) return entries;
  const counts = new Map<string, number>();
  entries = [...wordpressFunctionNames()]
    .filter((name) => !name.startsWith('_'))
    .map((name) => ({ name, words: wordsOf(name.replace(/_/g, ' ').replace(/\bwp\b/g, '')) }));
  for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  frequency = counts;
  return entries;
}

/** WordPress' functions whose names say most of what a prompt says, the nearest first, deprecated and newer ones left out. */
export function nearestFunctions(
  { words, apis }: Instruction,
  count: number,
  version: string | null = null,
): Signature[] {
  const all = functionEntries();
  const weight = (word: string) => Math.log(all.length / (1 + (frequency.get(word) ?? 0)));
  const scored = all.map(({ name, words: own }) => {
    let said = 0;
    let unsaid = 0;
    for (const word of own)
      if (words.has(word)) said += weight(word);
      else unsaid += weight(word);
    return { name, score: said - 0.5 * unsaid + (apis.includes(name) ? 20 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
    .flatMap(({ name }) => functionSignature(name) ?? [])
    .filter(({ facts }) => facts.deprecated === undefined && (version === null || isInVersion(facts.since, version)))
    .slice(0, count);
}

/** `get_post( int|WP_Post|null $post = null ): WP_Post|array|null`. */
export function writeSignature({ name, parameters, returns }: Signature): string {
  const list = parameters.map(
    ({ name: own, type, defaultValue, variadic }) =>
      `${type === '' ? '' : `${type} `}${variadic ? '...' : ''}$${own}${defaultValue === '' ? '' : ` = ${defaultValue}`}`,
  );
  return `${name}(${list.length === 0 ? '' : ` ${list.join(', ')} `})${returns === '' ? '' : `: ${returns}`}`;
}
