import { planFieldTypes } from '@presswright/shared/schemas/plans/parts';
import { describe, expect, test } from 'vitest';
import { understand } from '../../../server/src/generation/understanding/understand.ts';

const size = 16_384;
const filled = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const hostile: Record<string, string> = {
  nothing: '',
  'white space': ' \n\t\r\n  ',
  'one sign': '?',
  'one word': 'events',
  brackets: filled('('),
  'pairs of brackets': filled('a(b) '),
  commas: filled(','),
  'commas after a list began': `Books with ${filled(',')}`,
  'user stories': filled('As a user I want to book tours so that x. '),
  'lists in German': filled('Rezepte mit Zutaten und Preis. '),
  'things that own things': filled('shop can have several coupons with a code and '),
  'values of properties': filled('an urgency of low, '),
  'many clauses': filled('manage books with a title and show them. '),
  'many properties': `Books with ${filled('colour of the cover, ')}`,
  'many entities': filled('Manage xyz').replace(/xyz/g, () => 'cats with a name and dogs with a price and '),
  'one long word': filled('a'),
  'words without an end': filled('list '),
  conjunctions: filled('and or , '),
  'when when when': filled('when and '),
  quotes: filled('"'),
  bullets: filled('- price\n'),
  headings: filled('# Events\n'),
  'half surrogates': filled('\ud83d'),
  emoji: filled('🎉'),
  'right to left': filled('إدارة الأحداث مع التاريخ والمكان. '),
  Chinese: filled('管理活动,包括日期、地点和价格。'),
  markup: filled('<b><script>alert("x")</script> */ --> ?> %s $var \\ `'),
  'prototype names':
    'Manage constructors with __proto__, constructor, toString, hasOwnProperty and valueOf (constructor, __proto__).',
  control: 'Manage\u0000 events\u0007 with\u202e date',
  'newlines and tabs': filled('Events\twith\tdate\n\n'),
  'unclosed brackets': 'Events with level (easy, medium, venue, price',
  'closing brackets': 'Events with ) date ] and } price',
  numbers: filled('1 2,3 4-5 '),
};

describe.each(Object.entries(hostile))('a description of %s', (_name, text) => {
  const understanding = understand(text, 'Some Title');

  test('is understood as something that can be built', () => {
    expect(understanding.entities.length).toBeGreaterThan(0);
    expect(understanding.entities.length).toBeLessThanOrEqual(12);
    const keys = new Set(understanding.entities.map(({ key }) => key));
    expect(keys.size).toBe(understanding.entities.length);
    for (const entity of understanding.entities) {
      expect(entity.key).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(entity.slug).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(entity.icon).toMatch(/^dashicons-[a-z0-9-]+$/);
      expect(entity.singular).not.toBe('');
      expect(entity.fields.length).toBeLessThanOrEqual(40);
      expect(new Set(entity.fields.map(({ key }) => key)).size).toBe(entity.fields.length);
      for (const field of entity.fields) {
        expect(field.key).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(field.key.length).toBeLessThanOrEqual(41);
        expect(planFieldTypes).toContain(field.type);
        expect(field.relatesTo === undefined || keys.has(field.relatesTo)).toBe(true);
        expect(field.type === 'choice').toBe(field.choices !== undefined);
        expect(field.type === 'relation').toBe(field.relatesTo !== undefined);
      }
      for (const taxonomy of entity.taxonomies) expect(taxonomy.key).toMatch(/^[a-z][a-z0-9_]{0,31}$/);
    }
    const roles = new Set(understanding.roles.map(({ key }) => key));
    for (const behaviour of understanding.behaviours) {
      if ('entity' in behaviour) expect(keys).toContain(behaviour.entity);
      if ('recipient' in behaviour && behaviour.recipient.to === 'role')
        expect(roles).toContain(behaviour.recipient.role);
      if ('field' in behaviour && behaviour.field !== null) {
        const owner = behaviour.kind === 'capacity_limit' ? behaviour.parent : behaviour.entity;
        const fields = understanding.entities.find(({ key }) => key === owner)?.fields.map(({ key }) => key);
        expect(fields).toContain(behaviour.field);
      }
    }
  });

  test('gives sentences of one line', () => {
    for (const line of [...understanding.understood, ...understanding.notUnderstood]) {
      expect(line).not.toMatch(/\p{Cc}/u);
      expect(line.isWellFormed()).toBe(true);
    }
    for (const quote of understanding.notUnderstood) expect(quote.length).toBeLessThanOrEqual(120);
  });

  test('means the same each time', () => {
    expect(understand(text, 'Some Title')).toEqual(understanding);
  });
});
