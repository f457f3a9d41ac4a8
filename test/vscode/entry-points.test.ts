import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { expect, test } from 'vitest';
import {
  badges,
  checkLines,
  entryPointLabel,
  isUnguarded,
} from '../../vscode-extension/src/entry-points/describe-entry-point.ts';
import { leadsTo } from '../../vscode-extension/src/entry-points/reached-findings.ts';
import { english } from './english.ts';

const sink = {
  kind: 'change',
  label: 'update_option()',
  file: 'file:///shop/save.php',
  line: 9,
  column: 2,
  rules: ['security/missing-capability'],
  path: [],
} as const satisfies EntryPoint['sinks'][number];
const entry = (change: Partial<EntryPoint> = {}): EntryPoint => ({
  kind: 'ajax',
  name: 'wp_ajax_shop_save',
  file: 'file:///shop/shop.php',
  line: 5,
  column: 1,
  handler: { name: 'shop_save', file: 'file:///shop/ajax.php', line: 20, column: 1, end_line: 30 },
  public: false,
  audience: 'members',
  nonce: 'checked',
  capability: 'missing',
  capabilities: [],
  sinks: [sink],
  ...change,
});

test('badges tell in a row what the checks are in sentences', () => {
  expect(badges(entry(), english)).toBe('✓ nonce  ✗ capability');
  expect(badges(entry({ nonce: 'not_needed', capability: 'partly', public: true }), english)).toBe(
    'partly capability  public',
  );
  expect(checkLines(entry({ capability: 'checked', capabilities: ['manage_options'] }), english)).toEqual([
    { kind: 'nonce', state: 'checked', label: 'A nonce is checked on every way' },
    { kind: 'capability', state: 'checked', label: 'Permission is checked on every way: manage_options' },
  ]);
  expect(checkLines(entry({ nonce: 'not_needed' }), english).map(({ kind }) => kind)).toEqual(['capability']);
});

test('what lacks a check and does nothing that needs one is no cause for a warning', () => {
  expect(isUnguarded(entry())).toBe(true);
  expect(isUnguarded(entry({ sinks: [] }))).toBe(false);
  expect(isUnguarded(entry({ capability: 'unknown' }))).toBe(false);
});

test('a route is called by its methods too, and a handler of nothing known by its function', () => {
  expect(entryPointLabel(entry({ kind: 'rest', name: 'shop/v1/orders', methods: 'GET' }))).toBe('GET shop/v1/orders');
  expect(entryPointLabel(entry({ name: 'wp_ajax_nopriv_vote' }))).toBe('vote');
  expect(entryPointLabel(entry({ name: '' }))).toBe('shop_save');
});

test('an entry point leads to its sinks, to what its handler has, and to where it is registered', () => {
  const at = (uri: string, line: number, rule = 'security/missing-capability') =>
    leadsTo(entry(), { uri: `file:///shop/${uri}`, line: line - 1, rule });
  expect(at('save.php', 9)).toBe(true);
  expect(at('save.php', 9, 'quality/unused')).toBe(false);
  expect(at('save.php', 10)).toBe(false);
  expect(at('ajax.php', 30, 'quality/unused')).toBe(true);
  expect(at('ajax.php', 31)).toBe(false);
  expect(at('shop.php', 5)).toBe(true);
});
