import { expect, test } from 'vitest';
import { explanation } from '../../vscode-extension/src/findings/explanation.ts';
import { isFiltering, noFilter, passes, readFilter } from '../../vscode-extension/src/findings/filter.ts';
import type { Finding } from '../../vscode-extension/src/findings/finding.ts';
import { groupFindings } from '../../vscode-extension/src/findings/group-findings.ts';
import { english } from './english.ts';

const finding = (change: Partial<Finding>): Finding => ({
  uri: 'file:///shop/includes/cart.php',
  path: 'includes/cart.php',
  line: 4,
  character: 6,
  endLine: 4,
  endCharacter: 16,
  rule: 'security/unescaped-output',
  message: 'It is printed unescaped.',
  severity: 'high',
  category: 'security',
  confidence: 'high',
  suggestion: 'Escape it with `esc_html()`.',
  steps: [],
  ...change,
});
const names = { titleOf: () => undefined, entryPointsOf: () => [], t: english };
const slow = finding({
  uri: 'file:///shop/shop.php',
  path: 'shop.php',
  rule: 'performance/unbounded-query',
  severity: 'medium',
  category: 'performance',
});

test('groups begin with the worst finding, and findings of a group too', () => {
  const low = finding({ severity: 'low', line: 1 });
  const groups = groupFindings([slow, low, finding({})], 'file', names);
  expect(groups.map(({ label, description }) => [label, description])).toEqual([
    ['cart.php', 'includes'],
    ['shop.php', ''],
  ]);
  expect(groups[0]?.findings.map(({ severity }) => severity)).toEqual(['high', 'low']);
});

test('a group of a rule bears the title of its page, or the id where it has none', () => {
  const titles = new Map([['security/unescaped-output', 'Unescaped output']]);
  const groups = groupFindings([slow, finding({})], 'rule', { ...names, titleOf: (rule) => titles.get(rule) });
  expect(groups.map(({ label, description }) => [label, description])).toEqual([
    ['Unescaped output', 'security/unescaped-output'],
    ['performance/unbounded-query', ''],
  ]);
});

test('a finding stands under each entry point that leads to it, others under a heading of their own', () => {
  const [save, list] = ['wp_ajax_save', 'GET shop/v1/orders'].map((label) => ({ id: label, label, description: '' }));
  if (save === undefined || list === undefined) throw new Error('no headings');
  const entryPointsOf = ({ rule }: Finding) => (rule === slow.rule ? [] : [save, list]);
  const groups = groupFindings([slow, finding({})], 'entryPoint', { ...names, entryPointsOf });
  expect(groups.map(({ label, findings }) => [label, findings.length])).toEqual([
    ['GET shop/v1/orders', 1],
    ['wp_ajax_save', 1],
    ['No known entry point', 1],
  ]);
});

test('a filter hides severities and categories; what was kept and is not known is dropped', () => {
  const filter = readFilter({ hiddenSeverities: ['medium', 'awful'], hiddenCategories: 7 });
  expect(filter).toEqual({ hiddenSeverities: ['medium'], hiddenCategories: [] });
  expect([slow, finding({})].filter((one) => passes(filter, one))).toEqual([finding({})]);
  expect(isFiltering(filter)).toBe(true);
  expect(readFilter(undefined)).toEqual(noFilter);
});

test('an explanation tells the way of the data, and what to do, above the page of the rule', () => {
  const step = { uri: 'file:///shop/shop.php', path: 'shop.php', line: 8, character: 0, message: '$_GET is read' };
  const text = explanation(
    finding({ steps: [step], cwe: 'CWE-79' }),
    '<!-- made -->\n\n# Unescaped output\n\nWhy.\n',
    english,
  );
  expect(text).toMatch(/^# It is printed unescaped\.\n/);
  expect(text).toContain('1. `shop.php:9`: $\\_GET is read');
  expect(text).toContain('[CWE-79](https://cwe.mitre.org/data/definitions/79.html)');
  expect(text).toContain('Escape it with `esc_html()`.');
  expect(text).toContain('## Unescaped output');
  expect(text).not.toContain('<!--');
});
