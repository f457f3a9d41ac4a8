import { describe, expect, it } from 'vitest';
import { parseBaseline } from '../../../shared/src/baseline/parse-baseline.ts';

const entry = {
  file: 'a.php',
  rule: 'security/unescaped-output',
  statement: '0'.repeat(32),
  count: 1,
  category: 'security',
  severity: 'high',
  message: 'Escape "it"',
};
const text = (entries: string, more = '') =>
  `{"format":"presswright-baseline","version":1,${more}"entries":${entries}}`;

describe('a baseline', () => {
  it('is read, with fields that a later version may add', () => {
    const later = { ...entry, since: { day: [1, { deep: true }] }, ...Object.fromEntries([['__proto__', 1]]) };
    const baseline = parseBaseline(text(JSON.stringify([entry, later]), '"made":{"by":["x"]},'));
    expect(baseline.entries).toHaveLength(2);
    expect(parseBaseline(JSON.stringify(baseline, null, '\t')).entries[0]).toEqual(entry);
  });

  it('is refused with the first five faults, their places, and how many more there are', () => {
    const entries = [entry, ...Array.from({ length: 9 }, (_, index) => ({ ...entry, count: index % 2 ? 0 : 'x' }))];
    const faulty = text(
      `\n${entries.map((value) => JSON.stringify(value)).join(',\n ')}`.replace(/^/, '[').concat(']'),
    );
    const refusal = () => parseBaseline(faulty);
    expect(refusal).toThrow(/^\/entries\/1\/count \(line 3, column 2\) must be integer; \/entries\/2\/count \(line 4/);
    expect(refusal).toThrow(/\/entries\/5\/count .*; and 4 more$/);
  });

  it.each([
    ['no JSON', '<?php', 'it is not JSON'],
    ['a list', '[]', 'it is not JSON'],
    ['a text that breaks off', text('[').slice(0, -1), 'it is not JSON'],
    ['comments', text('[]').replace('{', '{/* */'), 'it is not JSON'],
    ['no format', '{"entries":[]}', 'it lacks "format"'],
    ['another version', '{"format":"presswright-baseline","version":2}', 'it has version 2'],
    ['no entries', '{"format":"presswright-baseline","version":1}', 'required'],
    ['entries that are none', text('[1,"a",[],null]'), '/entries/0'],
    ['too many entries', text(`[${Array(100_001).fill(JSON.stringify(entry)).join()}]`), 'more than 100000 items'],
  ])('is refused: %s', (_what, written, message) => {
    expect(() => parseBaseline(written)).toThrow(message);
  });

  it('makes no objects of what is wrong', () => {
    expect(() => parseBaseline(text(`[${'{},'.repeat(500_000)}{}]`))).toThrow(/and 99996 more$/);
    expect(() => parseBaseline(text('['.repeat(1_000_000)))).toThrow('full of values');
    expect(() => parseBaseline(text(`[{"a":${'[1],'.repeat(500_000)}]`))).toThrow();
    expect(() => parseBaseline(text('[]', `"x":[${'{},'.repeat(500_000)}{}],`))).toThrow('full of values');
  });
});
