import { describe, expect, it } from 'vitest';
import { javascriptRules, phpRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { analyze } from './analyzer-for-tests.ts';

/** Lines on which a rule reports something in a whole file. */
function linesOf(id: string, code: string, name: string): number[] {
  const lines = analyze(code, name)
    .issues.filter(({ rule }) => rule === id)
    .map(({ line }) => line);
  return [...new Set(lines)];
}

describe.each([...phpRules, ...javascriptRules].map(({ meta }) => [meta.id, meta] as const))('%s', (id, meta) => {
  const name = meta.language === 'php' ? 'example.php' : 'example.js';

  it.each(meta.examples.bad.map(({ code, lines }) => [code, lines] as const))(
    'reports its bad example %j',
    (code, lines) => {
      expect(linesOf(id, code, name)).toEqual(lines);
    },
  );

  it.each(meta.examples.good)('is silent on its good example %j', (code) => {
    expect(linesOf(id, code, name)).toEqual([]);
  });
});
