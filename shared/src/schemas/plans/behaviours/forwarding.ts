import { Type } from 'typebox';
import { location } from '../site-tools/parts.ts';
import { Entity, Key, strict } from './parts.ts';

export const forwarding = Type.Object(
  {
    kind: Type.Literal('forwarding'),
    entity: Entity,
    attribute: Key('A field of type url: where the page of a record leads'),
    status: Type.Integer({ enum: [301, 302, 307, 308], description: 'What browsers are told' }),
    until: Type.Optional(Key('A field of type date or datetime: the last day on which it leads there')),
    after: Type.Optional(
      location('Of `until`: where it leads once that day is over; absent: to the page of the record'),
    ),
    counts: Type.Boolean({ description: 'Clicks are counted, and shown in the list of the administration' }),
  },
  {
    ...strict,
    description:
      'Pages of records lead to an address that a field has: short links, campaign links, links to partners.',
  },
);
