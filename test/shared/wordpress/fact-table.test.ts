import { expect, it } from 'vitest';
import { classesText } from '../../../shared/src/wordpress/classes.generated.ts';
import { FactTable } from '../../../shared/src/wordpress/fact-table.ts';
import { functionsText } from '../../../shared/src/wordpress/functions.generated.ts';
import { hooksText } from '../../../shared/src/wordpress/hooks.generated.ts';

const lowerCase = (name: string) => name.toLowerCase();
const open = (text = 'VERSION\nAdd\t1.0\ta b\nadd_all\t\tx\nbare\nlast\t2\n') => new FactTable(text, lowerCase);

it('finds an entry by its name, in what counts as the same spelling', () => {
  const table = open();
  expect(table.wordpress).toBe('VERSION');
  expect(table.find('ADD')).toEqual(['Add', '1.0', 'a b']);
  expect(table.find('add_all')).toEqual(['add_all', '', 'x']);
  expect(table.find('bare')).toEqual(['bare']);
  expect(table.find('last')).toEqual(['last', '2']);
  expect([...table.names()]).toEqual(['Add', 'add_all', 'bare', 'last']);
});

it.each(['', 'version', 'ad', 'add_', 'a b', 'add\t1.0', 'add\t', 'bare\n', '\n', 'constructor'])(
  'finds nothing for %j, neither in the text nor in the table',
  (name) => {
    const table = open();
    expect(table.find(name)).toBeUndefined();
    expect([...table.entries()]).toHaveLength(4);
    expect(table.find(name)).toBeUndefined();
  },
);

it.each([
  ['functions', functionsText],
  ['classes', classesText],
  ['hooks', hooksText],
])('answers the same for the first names as for later ones: %s', (_what, text) => {
  const later = open(text);
  const names = [...later.names()];
  // One entry a name, or the text would answer another than the table.
  expect(names).toHaveLength(text.split('\n').length - 2);
  for (let at = 0; at < names.length; at += 40) {
    const first = open(text);
    for (const name of names.slice(at, at + 40)) expect(first.find(name)).toEqual(later.find(name));
  }
});
