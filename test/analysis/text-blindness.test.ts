import { describe, expect, it } from 'vitest';
import { phpRules } from '../../server/src/analysis/rules/registry/php.generated.ts';
import { type Example, exampleName, type RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';
import { withComments, withFunctionsReversed, withNames } from './support/disguises.ts';
import { type Sample, samplesOf } from './support/samples.ts';

/**
 * Rules for which a name is the evidence: nothing but its name tells a password or a key from other texts. Their variables
 * get other names that still hold the word.
 */
const judgesNames: ReadonlyMap<string, string> = new Map([
  ['security/hard-coded-secret', 'a literal is a secret by what it is assigned to'],
  ['security/insecure-cookie', 'a cookie holds a secret by the name of what is put into it'],
  ['security/loose-secret-comparison', 'what a parameter or a property holds is known by its name alone'],
  ['security/unsafe-upload', 'a list of types is known by the name of its variable'],
  ['security/weak-hash-for-passwords', 'a password that comes in as a parameter is known by its name alone'],
  ['security/weak-randomness', 'a random text becomes a secret by the name of what it is assigned to'],
]);

const metas: readonly RuleMeta[] = phpRules.map(({ meta }) => meta).filter(({ category }) => category === 'security');

const samples = samplesOf(metas);

const disguised = ({ beside, ...example }: Example, change: (code: string) => string): Example => ({
  ...example,
  code: change(example.code),
  ...(beside !== undefined && {
    beside: Object.fromEntries(
      Object.entries(beside).map(([name, code]) => [name, name.endsWith('.php') ? change(code) : code]),
    ),
  }),
});

/** What is found, by rule and place. `place` says what stands for a line. */
function found({ meta }: Sample, example: Example, place: (line: number) => string | number): string[] {
  const named = { ...example, name: exampleName(meta, example) };
  return analyzeExample(meta, named, 'security')
    .issues.map(({ rule, line }) => `${rule} ${place(line)}`)
    .toSorted();
}

const judged = (rule: string) => judgesNames.has(rule.split(' ')[0] ?? '');
const textOf = (code: string) => (line: number) => code.split('\n')[line - 1]?.trim() ?? '';
const itself = (line: number) => line;

describe.each(metas.map(({ id }) => id))('%s', (id) => {
  const own = samples.filter(({ meta }) => meta.id === id);
  it.each(own.map((sample) => [sample.title, sample] as const))('%s', (_title, sample) => expectBlindness(sample));
});

function expectBlindness(sample: Sample): void {
  const { example } = sample;
  const before = found(sample, example, itself);
  expect(found(sample, disguised(example, withComments), itself), 'with comments that name guards').toEqual(before);
  const renamed = disguised(example, (code) => withNames(code, (_name, number) => `v${number}`));
  expect(
    found(sample, renamed, itself).filter((one) => !judged(one)),
    'with neutral names',
  ).toEqual(before.filter((one) => !judged(one)));
  const prefixed = disguised(example, (code) => withNames(code, (name) => `own_${name}`));
  expect(found(sample, prefixed, itself).filter(judged), 'with other names that hold the word').toEqual(
    before.filter(judged),
  );
  const reversed = disguised(example, withFunctionsReversed);
  expect(found(sample, reversed, textOf(reversed.code)), 'with functions in the opposite order').toEqual(
    found(sample, example, textOf(example.code)),
  );
}
