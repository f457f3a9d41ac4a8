import { describe, expect, it } from 'vitest';
import { javascriptRules } from '../../server/src/analysis/rules/registry/javascript.generated.ts';
import type { Example, RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';
import { type Sample, samplesOf } from './support/samples.ts';
import { withScriptComments, withScriptFunctionsReversed, withScriptNames } from './support/script-disguises.ts';

const metas: readonly RuleMeta[] = javascriptRules
  .map(({ meta }) => meta)
  .filter(({ category }) => category === 'security');

/** Rules for which a name is the evidence: nothing but its name tells a secret from other texts. */
const judgesNames: ReadonlySet<string> = new Set(['security/secret-in-script', 'security/weak-random-in-script']);

const samples = samplesOf(metas);

/** What is found, by rule and place. `place` says what stands for a line. */
function found({ meta }: Sample, example: Example, place: (line: number) => string | number): string[] {
  return analyzeExample(meta, example, 'security')
    .issues.map(({ rule, line }) => `${rule} ${place(line)}`)
    .toSorted();
}

const itself = (line: number) => line;
const textOf = (code: string) => (line: number) => code.split('\n')[line - 1]?.trim() ?? '';

describe.each(metas.map(({ id }) => id))('%s', (id) => {
  const own = samples.filter(({ meta, example }) => meta.id === id && !/\.tsx?$/.test(example.name ?? ''));
  it.each(own.map((sample) => [sample.title, sample] as const))('%s', (_title, sample) => {
    const { example } = sample;
    const before = found(sample, example, itself);
    const changed = (change: (code: string) => string): Example => ({ ...example, code: change(example.code) });
    expect(found(sample, changed(withScriptComments), itself), 'with comments that name guards').toEqual(before);
    const renamed = changed((code) =>
      withScriptNames(code, (name, number) => (judgesNames.has(id) ? `own_${name}` : `v${number}`)),
    );
    expect(found(sample, renamed, itself), `with neutral names\n${renamed.code}`).toEqual(before);
    const reversed = changed(withScriptFunctionsReversed);
    expect(found(sample, reversed, textOf(reversed.code)), 'with functions in the opposite order').toEqual(
      found(sample, example, textOf(example.code)),
    );
  });
});
