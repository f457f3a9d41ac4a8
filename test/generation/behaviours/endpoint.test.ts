import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../server/src/generation/behaviours/endpoint/endpoint-plan.ts';
import { examples } from '../../../server/src/generation/behaviours/endpoint/examples.ts';
import { planOf, pluginOf, refusalOf } from '../support/behaviour.ts';
import { faultOf } from './support.ts';

const open: Endpoint = {
  kind: 'endpoint',
  entity: 'post',
  route: '',
  methods: ['list'],
  shows: ['title'],
  writes: [],
  match_by: null,
  filters: [],
  order: 'newest',
  per_page: 10,
  readers: { by: 'everyone' },
  writers: { by: 'key' },
  status: 'draft',
  rate_per_minute: 0,
  cache_minutes: 0,
  origins: [],
};
const events: NonNullable<PluginPlan['entities']> = [
  {
    key: 'event',
    singular: 'Event',
    plural: 'Events',
    fields: [
      { key: 'date', label: 'Date', type: 'date' },
      { key: 'contact', label: 'Contact', type: 'email' },
    ],
  },
];
const write = (attribute: string, required = false) => ({ attribute, from: attribute, required });

describe('endpoints', () => {
  it.each(examples.map((one) => [one.says, one.asks] as const))('make files that pass: %s', (_, asks) => {
    const { files, findings } = pluginOf(planOf(asks));
    expect(findings).toEqual([]);
    const code = files.get('includes/class-field-desk-endpoint-1.php') ?? '';
    for (const key of asks.shows) expect(code).toContain(`'${key}'`);
    for (const { from } of asks.writes) expect(code).toContain(`'${from}'`);
    for (const origin of asks.origins) expect(code).toContain(`'${origin}'`);
    if (asks.route !== '') expect(code).toContain("'news/v1'");
  });

  it('are about records of the plan, in posts and in tables', () => {
    for (const more of [[], [{ kind: 'stored_in_table' as const, entity: 'event' }]]) {
      const one: Endpoint = {
        ...open,
        entity: 'event',
        methods: ['list', 'one', 'create', 'update', 'delete'],
        shows: ['title', 'date'],
        writes: [write('title', true), write('date'), write('contact')],
        filters: ['date'],
        rate_per_minute: 60,
      };
      const { files, findings } = pluginOf({ version: 1, entities: events, behaviours: [one, ...more] });
      expect(findings).toEqual([]);
      expect(files.get('includes/class-field-desk-endpoint-1.php')).toContain('function create_item(');
    }
  });

  it.each<[string, Partial<Endpoint>, string]>([
    ['that show visitors what they may not see', { entity: 'user', shows: ['email'] }, 'shows[0]'],
    ['that show visitors the contacts of events', { entity: 'event', shows: ['contact'] }, 'shows[0]'],
    ['that filter by what visitors may not see', { entity: 'user', shows: ['name'], filters: ['email'] }, 'filters[0]'],
    [
      'through which a key makes administrators',
      { entity: 'user', methods: ['update'], shows: [], writes: [write('role')] },
      'writes[0].attribute',
    ],
    ['that answer nothing', { shows: [] }, 'shows'],
    ['that sort users by a date that nobody keeps', { entity: 'user', shows: ['name'], order: 'changed' }, 'order'],
    ['that make nothing of what they do not know, with nothing to know it by', { creates: false }, 'creates'],
    ['that take nothing', { methods: ['create'] }, 'writes'],
    ['that make records without a title', { methods: ['create'], writes: [write('content', true)] }, 'writes'],
    ['that both create and receive', { methods: ['create', 'receive'], writes: [write('title', true)] }, 'methods'],
    [
      'that make orders',
      { entity: 'order', methods: ['create'], shows: [], writes: [write('status', true)] },
      'methods',
    ],
    [
      'that match by what is not sent',
      { methods: ['receive'], writes: [write('title', true)], match_by: 'slug' },
      'match_by',
    ],
    [
      'that are signed and change records',
      { methods: ['update'], writes: [write('title')], writers: { by: 'signature', header: 'X-Sig' } },
      'writers.by',
    ],
  ])('are refused: %s', (_, wrong, path) => {
    expect(refusalOf({ ...open, ...wrong }, { entities: events })).toContain(`plan.behaviours[0].${path}`);
  });

  it('answer 404 to what they do not know, and have a route of their own', () => {
    const till: Endpoint = {
      ...open,
      route: 'till/v1/stock',
      entity: 'product',
      methods: ['receive'],
      shows: [],
      writes: [write('sku', true), write('stock', true)],
      match_by: 'sku',
      creates: false,
    };
    const { files } = pluginOf({ version: 1, behaviours: [till] });
    const code = files.get('includes/class-field-desk-endpoint-1.php') ?? '';
    expect(code).toMatch(/\n\t\treturn \$this->not_found\(\);\n\t\}/);
    expect(code).not.toContain('function make(');
    expect(faultOf({ version: 1, behaviours: [{ ...open, route: till.route }, till] })).toContain(
      '.route: expected a route',
    );
  });
});
