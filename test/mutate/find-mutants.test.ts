import { describe, expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { mutatedText } from './mutant.ts';
import { withTree } from './parse-typescript.ts';
import { withProbes } from './probes.ts';

/** What a module becomes, one text for each mutant. */
const mutated = (text: string): string[] => findMutants('module.ts', text).map((mutant) => mutatedText(text, mutant));

describe('changes of TypeScript', () => {
  it.each([
    ['f(a < b);', ['f(a >= b);', ';']],
    ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
    [
      'const a = b ? 1 : 2;',
      ['const a = true ? 1 : 2;', 'const a = false ? 1 : 2;', 'const a = b ? 2 : 2;', 'const a = b ? 1 : 3;'],
    ],
    ['const a = [b, c];', ['const a = [ c];', 'const a = [b, ];']],
    ["const a = ['a', 'b', 'c', 'd', 'e', 'f'];", ['const a = [];']],
    ['const a = b.filter(c);', ['const a = b;']],
    ['const a = /x/.test(b);', ['const a = /(?!)/.test(b);']],
  ])('%s', (text, expected) => {
    expect(mutated(text).sort()).toEqual(expected.toSorted());
  });

  it.each([
    ["import { a } from 'a';"],
    ["type A = 'a' | 'b';"],
    ["throw new Error('not this');"],
    ["const a = 'A sentence for people.';"],
    ["const a = { title: 'x', message: y };"],
    ['// a < b'],
  ])('leaves as it is: %s', (text) => {
    expect(mutated(text)).toEqual([]);
  });
});

describe('changes of templates', () => {
  /** Where a value is put in. */
  const hole = '$'.concat('{c}');
  const lines = (language: string, ...code: string[]): string => `const a = ${language}\`\n${code.join('\n')}\n\`;`;

  it('take statements, operators, guards and names of PHP', () => {
    const text = lines(
      'php',
      '  if ( $a && ! $b ) {',
      `    add_action( 'init', ${hole} );`,
      '    echo esc_html( $a );',
      '  }',
    );
    const found = findMutants('module.ts', text).map(({ line, operator }) => `${line} ${operator}`);
    expect(found).toEqual([
      '2 generated operator',
      '2 generated negation',
      '3 generated line',
      '3 generated text',
      '4 generated line',
      '4 generated guard',
    ]);
  });

  it('leave comments and translated texts', () => {
    const text = lines('php', '  // 1 && 2', '  /**', '   * true', '   */', `  $a = __( 'word', ${hole} )`);
    expect(mutated(text)).toEqual([]);
  });

  it('drop rules of CSS whole', () => {
    const text = lines('css', '  .a {', '    color: red;', '  }', '', '  .b {', '    margin: 0;', '  }');
    expect(mutated(text).map((one) => /\.[ab]/g.exec(one)?.[0])).toEqual(['.b', '.a']);
  });
});

it('numbers functions as the probes do', () => {
  const text = 'const a = () => b(1);\nfunction c() {\n  return { d: (e) => ({ f: e < 2 }) };\n}\n';
  const probed = withProbes(text, 10);
  expect(withTree(probed, ({ hasError }) => hasError)).toBe(false);
  expect([...probed.matchAll(/__mutationProbes\[(\d+)\]=1/g)].map(([, number]) => number)).toEqual(['10', '11', '12']);
  const comparison = findMutants('module.ts', text).find(({ operator }) => operator === 'comparison');
  expect(comparison?.within).toBe(2);
});
