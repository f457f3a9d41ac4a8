import { expect, test } from 'vitest';
import { composePlan } from '../../../../server/src/generation/reading/composing/compose.ts';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import { composeMarked } from '../support/compose-marked.ts';

const redirects = (description: string) => composePlan(description).plan.behaviours ?? [];

test.each([
  [
    'From 1 November to 31 March, /terrace redirects to /winter-garden.',
    { sources: ['/terrace'], season_from: '11-01', season_until: '03-31', status: 302 },
  ],
  [
    'Redirect /menu to /christmas-menu between 1 December and 26 December every year.',
    { targets: ['/christmas-menu'], season_from: '12-01', season_until: '12-26' },
  ],
  ['Redirect /old-shop to /shop, but not for editors.', { sources: ['/old-shop'], spared_roles: ['editor'] }],
  ['Redirect author archives to the home page.', { archives: ['author'], archive_targets: ['/'] }],
  ['When a post is moved, its old address leads to the new one.', { moved_types: ['post'] }],
  [
    'When a product is deleted, its address should lead to the shop.',
    { deleted_types: ['product'], deleted_to: 'archive' },
  ],
  ['Redirects can be imported from a CSV file.', { imports: true }],
])('%s', (description, options) => {
  expect(redirects(description)).toEqual([expect.objectContaining({ kind: 'redirects', ...options })]);
});

test.each([
  ['{when:In winter} {url:/pool} {!redirect:leads} to {url:/sauna}.', 'In winter'],
  ['{!redirect:Redirect} {url:/a} to {url:/b} {when:from 1 December to 6 January 2027}.', 'every year'],
  ['{!redirect:Redirect} {url:/a} to {url:/b} until {date:6 January 2027}.', '6 January 2027'],
  ['{!redirect:Redirect} the category archive {text:"News"} to {url:/magazine}.', '/category/news'],
  ['{!redirect:Redirect} {thing:tag archives}.', 'where archives lead'],
  ['{when:When a {thing:post} is deleted}, its address {!redirect:leads} elsewhere.', 'What is deleted leads to'],
])('what is not understood is refused: %s', (source, reason) => {
  const { plan, notUnderstood } = composeMarked(source);
  expect(plan.behaviours).toEqual([]);
  expect(notUnderstood.map((one) => one.reason).join(' ')).toContain(reason);
});

test('redirects of two sentences have one season', () => {
  const { plan, notUnderstood } = composeMarked(
    '{!redirect:Redirect} {url:/a} to {url:/b}. {when:From 1 June to 31 August} {url:/c} {!redirect:leads} to {url:/d}.',
  );
  expect(plan.behaviours).toMatchObject([{ kind: 'redirects', sources: ['/a'] }]);
  expect(plan.behaviours?.[0]).not.toHaveProperty('season_from');
  expect(notUnderstood[0]?.reason).toContain('same season');
});

test.each([
  ['Redirect /old-shop to /shop, but not for editors.', { spared_roles: ['editor'] }],
  ['Redirect /menu to /christmas-menu between 1 December and 26 December every year.', { season_from: '12-01' }],
])('a lone sentence keeps its condition: %s', (description, options) => {
  expect(readDescription(description, 'Test').plan.behaviours).toEqual([expect.objectContaining(options)]);
});
