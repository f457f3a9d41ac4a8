import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Audience } from './audience.ts';
import { Conditions, Entity, Key, oneOf, strict } from './parts.ts';

const key = Type.Object(
  { by: Type.Literal('key') },
  { ...strict, description: 'Programs with a key that the owner gives' },
);
const people = Type.Object({ by: Type.Literal('people'), people: Audience }, strict);

export const endpointMethods = ['list', 'one', 'create', 'update', 'delete', 'receive'] as const;

export const endpoint = Type.Object(
  {
    kind: Type.Literal('endpoint'),
    entity: Entity,
    route: Type.String({
      pattern: '^(?:|[a-z][a-z0-9-]*/v[0-9]+/[a-z][a-z0-9-]*)$',
      maxLength: 120,
      description: 'Such as `shop/v1/items`; empty: the plugin’s own',
    }),
    methods: Type.Array(StringEnum(endpointMethods), {
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
      description: '`receive`: another service tells of a record (incoming webhook), which is made or changed',
    }),
    shows: Type.Array(Key('An attribute'), { maxItems: 60, description: 'What is answered, besides the id' }),
    writes: Type.Array(
      Type.Object(
        {
          attribute: Key('What is written'),
          from: Type.String({
            pattern: '^[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*$',
            maxLength: 200,
            description: 'Where it is in what is sent: `email`, `data.customer.email`',
          }),
          required: Type.Boolean(),
        },
        strict,
      ),
      { maxItems: 60, description: 'What is taken' },
    ),
    match_by: Type.Union([Key('An attribute that is written'), Type.Null()], {
      description: 'Of `receive`: a record with the same value is changed; null: each is a new one',
    }),
    creates: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'What matches no record becomes a new one; false: it is answered with 404',
      }),
    ),
    conditions: Conditions,
    filters: Type.Array(Key('An attribute'), { maxItems: 20, description: 'By which a list can be narrowed' }),
    order: StringEnum(['newest', 'oldest', 'changed'] as const, {
      description: 'Of a list; `changed`: what was changed last comes first',
    }),
    per_page: Type.Integer({ minimum: 1, maximum: 100 }),
    readers: oneOf(
      'by',
      [Type.Object({ by: Type.Literal('everyone') }, strict), people, key],
      'Who reads; `everyone`: what visitors may see',
    ),
    writers: oneOf(
      'by',
      [
        people,
        key,
        Type.Object(
          {
            by: Type.Literal('signature'),
            header: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 60, description: '`X-Signature`' }),
          },
          { ...strict, description: 'HMAC-SHA256 of what is sent, with a secret that the owner gives' },
        ),
      ],
      'Who writes',
    ),
    status: StringEnum(['draft', 'pending', 'publish'] as const, { description: 'Of new posts' }),
    rate_per_minute: Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description: 'Requests of one client; 0: any number',
    }),
    log_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'For how many days each request is logged; absent: none is',
      }),
    ),
    cache_minutes: Type.Integer({ minimum: 0, maximum: 525_600, description: 'How long answers to everyone are kept' }),
    origins: Type.Array(Type.String({ pattern: '^https?://[a-z0-9.-]+(?::[0-9]+)?$', maxLength: 200 }), {
      maxItems: 20,
      description: 'Sites whose scripts may ask; empty: as WordPress has it',
    }),
  },
  { ...strict, description: 'Other programs read and write records over the REST API.' },
);
