import type { NamedFunction } from '../../../instructions/instruction.ts';
import { caseOf } from '../../../instructions/outcomes/case-expressions.ts';
import { readOutcomes } from '../../../instructions/outcomes/read-outcomes.ts';
import type { Act } from '../act.ts';
import { bodyStart, inLines, meantFunction } from '../returns.ts';

/** Has a function return something else in the cases that the words name. */
export const earlyReturns: Act = {
  id: 'early-returns',
  title: 'return something else in a case',
  isVague: true,
  wants:
    /\b(?:returns?|gives?|yields?)\b[^.\n]*\b(?:if|when|for|where|unless)\b|\b(?:if|when|for)\b[^.\n]*\b(?:returns?|gives?)\b/i,
  run(php, { words }) {
    const fn = meantFunction(php, words);
    const body = fn === null ? null : bodyStart(php, fn);
    if (fn === null || body === null) return null;
    const signature: NamedFunction = {
      name: fn.name,
      at: 0,
      returns: '',
      parameters: fn.params.map((param) => {
        const [, type = ''] = /^(\??[\w|\\]+)\s+[&.]*\$/.exec(php.text(param)) ?? [];
        return { name: param.name, type, defaultValue: '', prefix: '' };
      }),
    };
    const found = readOutcomes(words).flatMap((outcome) => {
      const read = caseOf(outcome.when, signature, '');
      return read?.kind === 'early' ? [{ ...outcome, expression: read.expression }] : [];
    });
    if (found.length === 0) return null;
    const lines = found.flatMap(({ expression, value }) => [`if ( ${expression} ) {`, `\treturn ${value};`, '}']);
    const text = inLines([...lines, '', ''], body.indent) + body.indent;
    return {
      kind: 'code',
      code: php.with([{ start: body.at, end: body.at, text }]),
      done: found.map(({ value, when }) => `${fn.name}() returns ${value} if ${when}.`),
    };
  },
};
