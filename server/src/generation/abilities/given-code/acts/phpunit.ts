import type { FunctionDecl } from '../../../../analysis/languages/php/ast.ts';
import { indentRest } from '../../../writers/code.ts';
import { docComment, phpString } from '../../../writers/php.ts';
import type { Act } from '../act.ts';
import type { GivenPhp } from '../given-php.ts';
import { inferTypes } from '../infer-types.ts';
import { evaluate } from '../testing/evaluate.ts';
import { samplesFor } from '../testing/samples.ts';
import { Undecidable, type Value } from '../testing/values.ts';

const maxCases = 4;

/** Writes the test of a function: what it gives for arguments is worked out by running it, never guessed. */
export const phpunit: Act = {
  id: 'phpunit',
  title: 'write its PHPUnit test',
  wants: /\b(?:php ?unit|unit[ -]?tests?|test (?:case|class)|wp_unittestcase|tests? for (?:this|the|it))\b/i,
  run(php) {
    const functions = php.tree.program.body.filter((node) => node.kind === 'Function');
    if (functions.length === 0) return null;
    const [first] = functions;
    const tests = functions.flatMap((fn) => testsOf(php, fn, functions));
    const name = `${(first?.name ?? 'code')
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('_')}_Test`;
    const body = indentRest(tests.join('\n\n'), '\t');
    const comment = docComment([`Tests ${functions.map((fn) => `${fn.name}()`).join(', ')}.`]).text;
    return { kind: 'text', text: `<?php\n${comment}\nclass ${name} extends WP_UnitTestCase {\n\t${body}\n}\n` };
  },
};

function test(name: string, summary: string, lines: readonly string[]): string {
  return `${docComment([summary]).text}\npublic function test_${name}() {\n\t${lines.join('\n\t')}\n}`;
}

function testsOf(php: GivenPhp, fn: FunctionDecl, functions: readonly FunctionDecl[]): string[] {
  const hooked = php.registrations.flatMap(({ handler, kind, hook, priority }) => {
    if (handler !== fn) return [];
    if (kind === 'shortcode')
      return test(`${fn.name}_renders_shortcode`, `The shortcode ${hook} is registered.`, [
        `$this->assertTrue( shortcode_exists( ${phpString(hook)} ) );`,
      ]);
    const asks = `has_${kind}( ${phpString(hook)}, ${phpString(fn.name)} )`;
    return test(`${fn.name}_is_hooked`, `${fn.name}() runs on ${hook}.`, [
      `$this->assertSame( ${priority === null ? 10 : php.text(priority.value)}, ${asks} );`,
    ]);
  });
  const cases = casesOf(php, fn, functions);
  const { returns } = inferTypes(php, fn);
  const values = cases.map(({ given, result }, at) =>
    test(`${fn.name}_${nameOfCase(given, at)}`, `What it returns is what its code gives for these arguments.`, [
      assertion(`${fn.name}(${given.length > 0 ? ` ${given.map(literal).join(', ')} ` : ''})`, result),
    ]),
  );
  if (values.length > 0 || hooked.length > 0) return [...hooked, ...values];
  const why =
    returns === 'void'
      ? 'It returns nothing: say what it changes.'
      : 'What it returns depends on more than its arguments: say what is there before.';
  return [
    test(fn.name, `${fn.name}() can be called.`, [
      `$this->assertTrue( function_exists( ${phpString(fn.name)} ) );`,
      `$this->markTestIncomplete( ${phpString(why)} );`,
    ]),
  ];
}

interface Case {
  readonly given: readonly Value[];
  readonly result: Value;
}

/** Calls whose results can be worked out, each result but once where there are others. */
function casesOf(php: GivenPhp, fn: FunctionDecl, functions: readonly FunctionDecl[]): Case[] {
  const found: Case[] = [];
  for (const given of samplesFor(php, fn)) {
    try {
      const result = evaluate(fn, given, functions);
      if (result !== null || inferTypes(php, fn).returns.startsWith('?')) found.push({ given, result });
    } catch (error) {
      // One that cannot be worked out is no case.
      if (!(error instanceof Undecidable)) throw error;
    }
  }
  const fresh = found.filter(
    ({ result }, at) => found.findIndex((other) => literal(other.result) === literal(result)) === at,
  );
  return (fresh.length >= 2 ? fresh : found).slice(0, maxCases);
}

function nameOfCase(given: readonly Value[], at: number): string {
  const isEmpty = (value: Value) => value === '' || value === 0 || (value instanceof Map && value.size === 0);
  if (given.length > 0 && given.every(isEmpty)) return 'with_nothing';
  return at === 0 ? 'with_usual_values' : `with_other_values_${at}`;
}

function assertion(call: string, result: Value): string {
  if (result === true) return `$this->assertTrue( ${call} );`;
  if (result === false) return `$this->assertFalse( ${call} );`;
  if (result === null) return `$this->assertNull( ${call} );`;
  if (typeof result === 'object' && !(result instanceof Map))
    return `$this->assertEqualsWithDelta( ${literal(result)}, ${call}, 0.00001 );`;
  return `$this->assertSame( ${literal(result)}, ${call} );`;
}

function literal(value: Value): string {
  if (value instanceof Map) {
    if (value.size === 0) return 'array()';
    const isList = [...value.keys()].every((key, at) => key === at);
    const items = [...value].map(([key, item]) => (isList ? literal(item) : `${literal(key)} => ${literal(item)}`));
    return `array( ${items.join(', ')} )`;
  }
  if (typeof value === 'string') return phpString(value);
  if (typeof value === 'object' && value !== null)
    return Number.isInteger(value.float) ? `${value.float}.0` : String(Number(value.float.toPrecision(12)));
  return String(value);
}
