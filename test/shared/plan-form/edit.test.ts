import { changeInWords } from '@presswright/shared/plan-form/change-words';
import { editPlan, type PlanEdit } from '@presswright/shared/plan-form/edit';
import { contentNamed, nameFrom, withContent } from '@presswright/shared/plan-form/names';
import { nearestBehaviours } from '@presswright/shared/plan-form/nearest-behaviours';
import { allFields, planFaults, planForm } from '@presswright/shared/plan-form/plan-form';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { block, plugin, theme } from './schemas.ts';

const { schema } = plugin;
const bookings: PluginPlan = {
  version: 1,
  entities: [
    { key: 'event', singular: 'Event', plural: 'Events', fields: [{ key: 'day', label: 'Day', type: 'date' }] },
    {
      key: 'booking',
      singular: 'Booking',
      plural: 'Bookings',
      fields: [{ key: 'event', label: 'Event', type: 'relation', relates_to: 'event' }],
    },
  ],
  behaviours: [
    {
      kind: 'reminder_before_date',
      entity: 'event',
      field: 'day',
      hours: 24,
      recipient: { to: 'role', role: 'guide' },
    },
    { kind: 'public_form', entity: 'booking', requires_login: false },
  ],
  roles: [{ key: 'guide', name: 'Guide', entities: ['event'] }],
};

const edited = (...edits: PlanEdit[]) =>
  edits.reduce<unknown>((plan, edit) => editPlan(schema, plan, edit).plan, bookings) as PluginPlan;

describe('editing a plan', () => {
  it('renames a kind of content everywhere', () => {
    const plan = edited({ do: 'set', path: 'entities[0].key', value: 'walk' });
    expect(plan.entities?.[1]?.fields?.[0]).toMatchObject({ key: 'event', relates_to: 'walk' });
    expect(plan.behaviours?.[0]).toMatchObject({ entity: 'walk', field: 'day' });
    expect(plan.roles?.[0]?.entities).toEqual(['walk']);
  });

  it('takes away with a field what was about it, and says so', () => {
    const { plan, also } = editPlan(schema, bookings, { do: 'remove', path: 'entities[0].fields[0]' });
    expect((plan as PluginPlan).behaviours).toEqual([bookings.behaviours?.[1]]);
    expect(also).toEqual(['Reminder before a date']);
  });

  it('takes away with a kind of content relations to it, and leaves the rest', () => {
    const plan = edited({ do: 'remove', path: 'entities[0]' });
    expect(plan.entities).toEqual([{ ...bookings.entities?.[1], fields: [] }]);
    expect(plan.behaviours).toEqual([bookings.behaviours?.[1]]);
    expect(plan.roles?.[0]?.entities).toEqual([]);
  });

  it('gives a new part a key that follows its first name, and keeps it from then on', () => {
    const path = 'entities[0].fields[1].label';
    const once = edited({ do: 'add', path: 'entities[0].fields' }, { do: 'set', path, value: 'Phone number' });
    expect(once.entities?.[0]?.fields?.[1]).toMatchObject({ key: 'phone_number', label: 'Phone number' });
    const twice = editPlan(schema, once, { do: 'set', path, value: 'Mobile' }).plan as PluginPlan;
    expect(twice.entities?.[0]?.fields?.[1]).toMatchObject({ key: 'phone_number', label: 'Mobile' });
  });

  it('adds a behavior that is about what the plan has', () => {
    const plan = edited({ do: 'add', path: 'behaviours', shape: 'reminder_after_date' });
    expect(plan.behaviours?.at(-1)).toMatchObject({ entity: 'event', field: 'day', recipient: { to: 'admin' } });
    expect(planFaults(schema, plan)).toEqual([]);
  });

  it('gives a field what its new type needs, and takes what it has no use for', () => {
    const type = 'entities[1].fields[0].type';
    const choice = edited({ do: 'set', path: type, value: 'choice' });
    expect(choice.entities?.[1]?.fields?.[0]).not.toHaveProperty('relates_to');
    expect(choice.entities?.[1]?.fields?.[0]).toHaveProperty('choices');
    const relation = editPlan(schema, choice, { do: 'set', path: type, value: 'relation' }).plan as PluginPlan;
    expect(relation.entities?.[1]?.fields?.[0]).toEqual(bookings.entities?.[1]?.fields?.[0]);
  });

  it('keeps what two shapes have in common', () => {
    const plan = edited({ do: 'shape', path: 'behaviours[0].recipient', shape: 'admin' });
    expect(plan.behaviours?.[0]).toMatchObject({ recipient: { to: 'admin' } });
  });

  it('moves a part', () => {
    const { plan, focus } = editPlan(schema, bookings, { do: 'move', path: 'behaviours[1]', to: 0 });
    expect((plan as PluginPlan).behaviours?.map(({ kind }) => kind)).toEqual(['public_form', 'reminder_before_date']);
    expect(focus).toBe('behaviours[0]');
  });

  it('of what is not there changes nothing', () => {
    expect(edited({ do: 'set', path: 'poems[3].rhyme', value: 1 })).toBe(bookings);
    expect(edited({ do: 'add', path: 'version' })).toBe(bookings);
  });
});

it('a lost reference is told at its place', () => {
  const plan = { ...bookings, entities: bookings.entities?.slice(1) };
  const form = planForm(schema, plan);
  const told = allFields(form)
    .filter(({ errors }) => errors.length > 0)
    .map(({ path }) => path);
  expect(told).toEqual([
    'entities[0].fields[0].relates_to',
    'behaviours[0].entity',
    'behaviours[0].field',
    'roles[0].entities[0]',
  ]);
});

it('choices of a reference are what the plan has, then what every site has', () => {
  const field = allFields(planForm(schema, bookings)).find(({ path }) => path === 'behaviours[0].entity');
  const control = field?.control.kind === 'reference' ? field.control : undefined;
  expect(control?.options.slice(0, 3).map(({ label }) => label)).toEqual(['Events', 'Bookings', 'Posts']);
});

it.each([
  ['dolphins hum at noon', []],
  ['people can book a seat', ['public_form']],
  ['show the opening hours with a block', ['list_block']],
  ['export everything as a spreadsheet', ['csv_export', 'csv_import']],
])('%j is near %j', (text, kinds) => {
  const near = nearestBehaviours(schema, text).map(({ kind }) => kind);
  expect(near).toEqual(kinds.length === 0 ? [] : expect.arrayContaining(kinds));
});

it('changes are told as people say them', () => {
  const added = edited(
    { do: 'add', path: 'entities[1].fields' },
    { do: 'set', path: 'entities[1].fields[1].label', value: 'Phone' },
  );
  const say = (path: string, was: unknown, is: unknown) => changeInWords(schema, bookings, added, { path, was, is });
  expect(say('entities[1].fields[1]', null, added.entities?.[1]?.fields?.[1])).toBe('Added: Phone (Bookings)');
  expect(say('behaviours[1]', bookings.behaviours?.[1], null)).toBe('Removed: Form for visitors (Behaviors)');
  expect(say('behaviours[0].hours', 24, 48)).toBe('Hours: 24 → 48 (Reminder before a date)');
});

it('every kind of behavior has a title of its own, and labels have no underscores', () => {
  const add = allFields(planForm(schema, { version: 1 })).find(({ path }) => path === 'behaviours')?.control;
  const shapes = add?.kind === 'list' ? (add.add?.shapes ?? []) : [];
  expect(shapes.length).toBeGreaterThan(80);
  expect(new Set(shapes.map(({ label }) => label)).size).toBe(shapes.length);
  const filled = shapes.reduce<unknown>(
    (plan, { value }) => editPlan(schema, plan, { do: 'add', path: 'behaviours', shape: value }).plan,
    bookings,
  );
  const labels = allFields(planForm(schema, filled)).flatMap(({ label, control }) => [
    label,
    ...(control.kind === 'choice' ? control.options.map((one) => one.label) : []),
  ]);
  expect(labels.filter((label) => /_|^[a-z]/.test(label) && label !== 'theme.json')).toEqual([]);
});

it('a block’s attribute of choices asks for its options', () => {
  const plan = { version: 1, purpose: 'generic', attributes: [{ key: 'size', type: 'string' }] };
  const next = editPlan(block.schema, plan, { do: 'set', path: 'attributes[0].type', value: 'enum' }).plan;
  expect(allFields(planForm(block.schema, next)).map(({ path }) => path)).toContain('attributes[0].options[0].value');
});

it.each([
  ['opening hours per shop, shown by a block', 'Opening hours'],
  ['I want a plugin for events. Visitors can book.', ''],
  ['Events with a date and a price.', 'Events'],
  ['recipes', 'Recipes'],
  ['', ''],
])('%j is called %j', (description, name) => {
  expect(nameFrom(description)).toBe(name);
});

it.each([
  ['opening hours per shop, shown by a block', { singular: 'Shop', field: 'Opening hours' }],
  ['Seats hum', { singular: 'Seats hum', field: undefined }],
  ['recipes with photos', { singular: 'Recipe', field: undefined }],
  ['?', null],
])('%j names the content %j', (clause, content) => {
  expect(contentNamed(clause)).toEqual(content);
});

it('content that was named becomes a part of the plan', () => {
  const { plan } = withContent(schema, { version: 1 }, { singular: 'Shop', field: 'Opening hours' });
  expect(plan).toEqual({
    version: 1,
    entities: [
      {
        key: 'shop',
        singular: 'Shop',
        plural: 'Shops',
        fields: [{ key: 'opening_hours', label: 'Opening hours', type: 'textarea' }],
      },
    ],
  });
});

it('some of several values keep their order', () => {
  const { schema: themes } = theme;
  const plan = { version: 1, sections: ['posts', 'about', 'offers'] };
  const value = ['about', 'gallery', 'posts'];
  expect(editPlan(themes, plan, { do: 'set', path: 'sections', value }).plan).toMatchObject({
    sections: ['posts', 'about', 'gallery'],
  });
});
