import { expect, it } from 'vitest';
import { integerRule } from '../../../server/src/inference/llama/child/integer-rule.ts';
import { grammarOf } from '../../../server/src/inference/llama/child/json-grammar.ts';
import { patternRule } from '../../../server/src/inference/llama/child/pattern-rule.ts';

/** A rule of a grammar as the regular expression that it is, where it names no other rule. */
function asPattern(rule: string): RegExp {
  const source = rule.replace(/\[(?:\\.|[^\]])*\]|"((?:\\.|[^"])*)"|\s+/g, (piece, literal?: string) =>
    literal === undefined ? (piece.startsWith('[') ? piece : '') : literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  );
  return new RegExp(`^(?:${source})$`, 'u');
}

it.each([
  [0, 100],
  [480, 1200],
  [-5, 12],
  [-120, -8],
  [7, 7],
  [99, 101],
  [null, 31],
  [12, null],
])('takes exactly the whole numbers from %s to %s', (least, most) => {
  const rule = asPattern(integerRule(least, most));
  const taken = Array.from({ length: 3001 }, (_, at) => at - 1500).filter((number) => rule.test(String(number)));
  const [first, last] = [least ?? -1500, most ?? 1500];
  expect(taken).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at));
  for (const text of ['', '-0', '00', '01', '-', '1.5']) expect(rule.test(text), text).toBe(false);
});

it.each([
  ['^[a-z][a-z0-9_]*$', ['a', 'key_1'], ['', '1', 'A', 'a"', 'a-b']],
  ['^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', ['09:30', '23:59'], ['24:00', '9:30', '']],
  ['^(?:|#(?:[0-9a-f]{3}|[0-9a-f]{6}))$', ['', '#fff', '#a1b2c3'], ['#ffff', 'fff']],
  ['^$|^(?:https?://|/)[^\\s"<>]*$', ['', '/a', 'https://example.org'], ['ftp://a', '/a b', '/"']],
  ['^\\d{4}-\\d{2}$', ['2026-11'], ['26-11']],
])('takes what %s matches', (pattern, taken, refused) => {
  const rule = asPattern(patternRule(pattern) ?? 'none');
  for (const text of taken) expect(rule.test(text), text).toBe(true);
  for (const text of refused) expect(rule.test(text), text).toBe(false);
});

it.each(['[a-z]', '^(?=a)a$', '^(a)\\1$', '^a\\bb$', '^[\\n\\t]$', '^"$', '^a{5000}$'])(
  'leaves %s to who checks the answer',
  (pattern) => {
    expect(patternRule(pattern)).toBeNull();
  },
);

it('keeps to the length where one kind of character repeats', () => {
  const rule = asPattern(patternRule('^[a-z][a-z0-9]*$', 4) ?? '');
  expect(['a', 'abcd', 'abcde'].map((text) => rule.test(text))).toEqual([true, true, false]);
});

it('has the required members first, then the others in any choice of them, and references to itself', () => {
  const grammar = grammarOf({
    type: 'object',
    properties: {
      note: { type: 'string' },
      kind: { const: 'list' },
      items: { type: 'array', items: { $ref: '#' }, maxItems: 3 },
    },
    required: ['kind'],
  });
  expect(grammar).toContain('root ::= r');
  expect(grammar).toMatch(/"\\"kind\\"" space ":" space "\\"list\\""/);
  expect(grammar).toMatch(/\(ref0 \(space "," space ref0\)\{0,2\}\)\?/);
});
