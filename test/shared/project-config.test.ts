import { checkProjectConfig } from '@presswright/shared/project-config/check-project-config';
import { FileConfigs, levelOf } from '@presswright/shared/project-config/file-config';
import { parseProjectConfig } from '@presswright/shared/project-config/parse-project-config';
import { describe, expect, it } from 'vitest';

const ids = ['security/unescaped-output', 'security/sql-injection', 'quality/missing-prefix'];
const parse = (text: string) => parseProjectConfig(text, 'presswright.json', ids);

describe('a presswright.json', () => {
  it('is taken with all it may have', () => {
    const config = {
      $schema: './presswright.schema.json',
      include: ['inc/'],
      exclude: ['*.min.php'],
      rules: { 'quality/*': 'off', 'security/sql-injection': 'critical' },
      overrides: [{ files: ['tests/'], rules: { 'security/*': 'info' } }],
      baseline: 'known.json',
      text_domain: 'book-shelf',
      prefixes: ['book_shelf'],
      minimum_wp: '6.2',
      minimum_php: '7.4',
    };
    expect(parse(`\ufeff${JSON.stringify(config)}`)).toEqual(config);
  });

  it.each([
    ['', 'presswright.json:1: expected JSON, got nothing'],
    ['{\n  "rules": {},\n}', 'presswright.json:3: expected JSON, got what cannot be parsed (property name expected)'],
    ['[]', 'presswright.json:1: expected an object, got []'],
    ['{\n"rules": 1 }', 'presswright.json:2: /rules: expected an object, got 1'],
    [
      '{ "rules": { "security/sql-injektion": "off" } }',
      'presswright.json:1: /rules/security~1sql-injektion: expected a rule, got "security/sql-injektion"; did you mean "security/sql-injection"?',
    ],
    [
      '{ "rules": { "sql-injection": "off" } }',
      'presswright.json:1: /rules/sql-injection: expected a rule, got "sql-injection"; did you mean "security/sql-injection"?',
    ],
    [
      '{ "rules": { "securty/*": "off" } }',
      'presswright.json:1: /rules/securty~1*: expected a rule, got "securty/*"; did you mean "security/*"?',
    ],
    [
      '{ "rules": { "quality/*": "warn" } }',
      'presswright.json:1: /rules/quality~1*: expected one of critical, high, medium, low, info, off, got "warn"',
    ],
    [
      '{\n\n"overrides": [{ "files": ["a"], "rules": { "x": "off" } }] }',
      'presswright.json:3: /overrides/0/rules/x: expected a rule, got "x"; presswright rules lists them',
    ],
    [
      '{ "overrides": [{ "file": ["a"], "rules": {} }] }',
      'presswright.json:1: /overrides/0/file: did you mean "files"? Expected one of files, rules, got "file"',
    ],
    ['{ "overrides": [{ "files": ["a"] }] }', '/overrides/0: expected an object with rules, got {"files":["a"]}'],
    ['{ "minimum_wp": "six" }', '/minimum_wp: expected a version such as "6.2", got "six"'],
    ['{ "minimum_php": 8 }', '/minimum_php: expected a string, got 8'],
    ['{ "prefixes": [] }', '/prefixes: expected at least one, got []'],
    ['{ "exclude": [""] }', '/exclude/0: expected a pattern, got ""'],
    ['{ "text_domain": "A b" }', '/text_domain: expected small letters, digits, - and _, got "A b"'],
    ['{ "textdomain": "a" }', 'presswright.json:1: /textdomain: did you mean "text_domain"? Expected one of '],
  ])('is refused with its place and what was meant: %s', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

it('all that is wrong is found, each at its key or value', () => {
  const text = `{
  "rule": {},
  "rules": { "quality/*": "of", "sql-injection": "off" },
  "overrides": [
    { "file": ["a"] },
    { "files": "tests/", "rules": { "x": "off" } }
  ],
  "minimum_php": 8
}`;
  const lines = text.split('\n');
  const { faults = [] } = checkProjectConfig(text, ids);
  const shown = faults.map(({ pointer, start, end }) => {
    expect(end.line).toBe(start.line);
    return `${start.line} ${pointer} ${lines[start.line - 1]?.slice(start.column - 1, end.column - 1)}`;
  });
  expect(shown.sort()).toEqual([
    '2 /rule "rule"',
    '3 /rules/quality~1* "of"',
    '3 /rules/sql-injection "sql-injection"',
    '5 /overrides/0/file "file"',
    '6 /overrides/1/files "tests/"',
    '6 /overrides/1/rules/x "x"',
    '8 /minimum_php 8',
  ]);
});

describe('the rules of a file', () => {
  const configs = new FileConfigs({
    text_domain: 'a',
    rules: { 'security/*': 'low', 'security/sql-injection': 'critical', 'quality/missing-prefix': 'high' },
    overrides: [
      { files: ['tests/', '!tests/keep.php'], rules: { 'security/*': 'off' } },
      { files: ['tests/unit/*.php'], rules: { 'security/sql-injection': 'info' } },
    ],
  });
  const levels = (path: string) => ids.map((id) => levelOf(configs.of(path), id));

  it.each([
    ['inc/a.php', ['low', 'critical', 'high']],
    ['tests/a.php', ['off', 'off', 'high']],
    ['tests/keep.php', ['off', 'off', 'high']],
    ['tests/unit/a.php', ['off', 'info', 'high']],
    ['../tests/a.php', ['low', 'critical', 'high']],
  ])('of %s', (path, expected) => {
    expect(levels(path)).toEqual(expected);
  });

  it('are one object for all files with the same, facts included', () => {
    expect(configs.of('inc/a.php')).toBe(configs.of('b.php'));
    expect(configs.of('tests/a.php').text_domain).toBe('a');
  });
});
