import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { type Example, exampleName, type RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzer } from './analyzer-for-tests.ts';
import { readRecord } from './support/findings-record.ts';
import { type Variation, variationsOf, withOtherWords } from './support/variations.ts';

/** Variations of one example, and words of one rule. */
const [maxVariations, maxWords] = [14, 40];

/** Where the rule reports something, how bad, how sure and whether it would mend it: `3:2 high medium safe`. */
function verdictOn(meta: RuleMeta, { beside, ...example }: Example): string {
  const others = Object.entries(beside ?? {}).map(([name, code]) => ({ name, code }));
  const files = [{ name: exampleName(meta, example), code: example.code }, ...others];
  const [report] = analyzer.analyzeTogether(files, {
    analysisType: meta.category,
    everyPlace: true,
    severity: 'all',

    ...(beside && { paths: files.map(({ name }) => name) }),
  });
  const own = (report?.issues ?? []).filter(({ rule }) => rule === meta.id);
  return own
    .map(({ line, column, severity, confidence, fix }) => {
      const mend = fix ? (fix.safe ? ' safe' : ' fix') : '';
      return `${line}:${column} ${severity} ${confidence}${mend}`;
    })
    .join(', ');
}

/** The variations of an example on which the verdict is another one than on the example itself, by that verdict. */
function tipping(meta: RuleMeta, example: Example, variations: readonly Variation[]): string {
  const verdict = verdictOn(meta, example);
  const names = new Map<string, string[]>();
  for (const { name, code } of variations) {
    const other = verdictOn(meta, { ...example, code }) || 'silent';
    if (other !== (verdict || 'silent')) names.set(other, [...(names.get(other) ?? []), name]);
  }
  return [...names].map(([other, some]) => `  ${other}: ${some.join(' | ').replaceAll('\n', ' ')}\n`).join('');
}

function verdictsOf(meta: RuleMeta, words: readonly string[]): string {
  const examples = (['bad', 'good'] as const).flatMap((kind) =>
    meta.examples[kind].map((one, at) => ({ kind, at, example: typeof one === 'string' ? { code: one } : one })),
  );
  const parts = examples.map(({ kind, at, example }) => {
    const tips = tipping(meta, example, variationsOf(example.code, maxVariations));
    return tips === '' ? '' : `${kind} ${at}\n${tips}`;
  });
  const first = examples.find(({ example }) => withOtherWords(example.code, words).length > 0);
  const named = first ? tipping(meta, first.example, withOtherWords(first.example.code, words)) : '';
  return `words ${words.join(' ')}\n${parts.join('')}${named === '' ? '' : `other words in ${first?.kind} ${first?.at}\n${named}`}`;
}

/** Names that a rule's modules speak of, without those in its texts and examples. */
function wordsOf({ language, id }: RuleMeta): string[] {
  const path = join(import.meta.dirname, `../../server/src/analysis/rules/${language}/${id}.ts`);
  const own = readFileSync(path, 'utf8');
  const supports = [...own.matchAll(/from '(\.{1,2}\/(?:\.\.\/)*support\/[\w-]+\.ts)'/g)]
    .map(([, to]) => join(dirname(path), to ?? ''))
    .filter((support) => existsSync(support));
  const code = [own.slice(own.indexOf('\n};\n')), ...supports.map((support) => readFileSync(support, 'utf8'))];
  const quoted = code.flatMap((text) => [...text.matchAll(/'([a-z_][\w-]{1,39})'/g)].map(([, word]) => word ?? ''));
  const listed = code.flatMap((text) => [...text.matchAll(/(?<=[(|:])[a-z_-]{3,40}(?=[)|])/g)].map(([word]) => word));
  return [...new Set([...quoted, ...listed])].slice(0, maxWords);
}

/** The words of a rule are those of the record: they stay when the rule loses one. */
const wordsIn = (part: string | undefined): string[] => /^words (.+)$/m.exec(part ?? '')?.[1]?.split(' ') ?? [];

const record = readRecord(
  join(import.meta.dirname, 'verdicts.txt'),
  () => new Map(allRules.map(({ meta }) => [meta.id, verdictsOf(meta, wordsOf(meta))])),
);

describe('what tips the verdict of', () => {
  it.each(allRules.map(({ meta }) => [meta.id, meta] as const))('%s', (id, meta) => {
    const known = record.get(id);
    expect(verdictsOf(meta, wordsIn(known))).toBe(known);
  });
});
