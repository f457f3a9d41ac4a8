import type { Example, RuleMeta } from '../../../server/src/analysis/rules/rule.ts';
import { readRuleCases, withoutMarks } from './rule-cases.ts';

/** An example or a case of a rule. */
export interface Sample {
  readonly meta: RuleMeta;
  readonly title: string;
  readonly example: Example;
}

/** All examples and cases of rules. */
export function samplesOf(metas: readonly RuleMeta[]): readonly Sample[] {
  const cases = readRuleCases();
  return metas.flatMap((meta) => [
    ...[...meta.examples.bad, ...meta.examples.good].map((example, at) => ({
      meta,
      title: `example ${at + 1}`,
      example: typeof example === 'string' ? { code: example } : example,
    })),
    ...cases
      .filter(({ rule }) => rule === meta.id)
      .map(({ title, name, marked, beside }) => ({
        meta,
        title,
        example: {
          code: withoutMarks(marked),
          ...(name !== undefined && { name }),
          ...(Object.keys(beside).length > 0 && { beside }),
        },
      })),
  ]);
}
