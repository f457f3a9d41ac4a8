import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';

const faultOf = compileBodyCheck(PluginPlan);

/** What is wrong with a plan, by its form or by what it refers to; null: nothing. */
function wrong(plan: unknown): string | null {
  const fault = faultOf(plan);
  if (fault !== null) return fault.message;
  try {
    checkPlan(plan as PluginPlan);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const event = {
  key: 'event',
  singular: 'Event',
  plural: 'Events',
  fields: [
    { key: 'date', label: 'Date', type: 'date' },
    { key: 'price', label: 'Price', type: 'money' },
  ],
};
const booking = {
  key: 'booking',
  singular: 'Booking',
  plural: 'Bookings',
  fields: [{ key: 'event', label: 'Event', type: 'relation', relates_to: 'event', required: true }],
};
const withEvent = (more: object) => ({ version: 1, entities: [event, booking], ...more });
const doing = (behaviour: object) => withEvent({ behaviours: [behaviour] });

describe('a plan', () => {
  it.each([
    ['nothing', { version: 1 }],
    ['records and relations', withEvent({})],
    ['what is done with them', doing({ kind: 'csv_export', entity: 'booking' })],
    ['the posts of the site', { version: 1, behaviours: [{ kind: 'count_views', entity: 'post' }] }],
    ['a role of its own', withEvent({ roles: [{ key: 'helper', name: 'Helper', entities: ['event'] }] })],
    [
      'a role of WordPress',
      doing({ kind: 'email_on_create', entity: 'booking', recipient: { to: 'role', role: 'editor' } }),
    ],
    [
      'a figure of what belongs to it',
      doing({ kind: 'parent_figure', entity: 'booking', parent: 'event', figure: 'count', field: null, goal: 'price' }),
    ],
  ])('may have %s', (_name, plan) => {
    expect(wrong(plan)).toBeNull();
  });

  it.each([
    ['another version', { version: 2 }, 'version: expected 1, got the number 2.'],
    [
      'a member that nobody knows',
      { version: 1, colour: 'red' },
      'colour: expected no such member, but one of "version",',
    ],
    [
      'an unknown member of a field',
      withEvent({ entities: [{ ...event, fields: [{ key: 'a', label: 'A', type: 'text', requried: true }] }] }),
      'entities[0].fields[0].requried: expected no such member, but one of "key", "label",',
    ],
    [
      'an unknown type',
      withEvent({ entities: [{ ...event, fields: [{ key: 'a', label: 'A', type: 'txt' }] }] }),
      'entities[0].fields[0].type: expected one of "text",',
    ],
    [
      'an unknown behaviour',
      doing({ kind: 'fly', entity: 'event' }),
      'behaviours[0].kind: expected one of "email_on_create",',
    ],
    ['no behaviour', doing({ entity: 'event' }), 'behaviours[0].kind: expected one of "email_on_create",'],
    [
      'a behaviour without what it is about',
      doing({ kind: 'csv_export' }),
      'behaviours[0].entity: expected a string, got nothing.',
    ],
    ['a key that is no name', withEvent({ entities: [{ ...event, key: 'My Event' }] }), 'entities[0].key: expected'],
    [
      'a label of two lines',
      withEvent({ entities: [{ ...event, singular: 'A\nB' }] }),
      'entities[0].singular: expected',
    ],
    [
      'a key twice',
      withEvent({ entities: [event, event] }),
      'plan.entities[1].key: expected a key that no other has, got "event".',
    ],
    [
      'the name of the site’s posts',
      withEvent({ entities: [{ ...event, key: 'post' }] }),
      'plan.entities[0].key: expected another key',
    ],
    [
      'a reference to nothing',
      doing({ kind: 'csv_export', entity: 'evnt' }),
      'plan.behaviours[0].entity: expected one of "event", "booking", got "evnt".',
    ],
    [
      'a field of something else',
      doing({ kind: 'sum_total', entity: 'booking', field: 'price' }),
      'plan.behaviours[0].field: expected a field of type integer',
    ],
    [
      'a field that is no date',
      doing({ kind: 'expire_after_date', entity: 'event', field: 'price', days: 1 }),
      'plan.behaviours[0].field: expected a field of type date, datetime of event: one of "date", got "price".',
    ],
    [
      'a parent without a relation',
      doing({ kind: 'unique_entry', entity: 'event', field: 'price', parent: 'booking' }),
      'plan.behaviours[0].parent: expected what event has a relation to: nothing, since there is none, got "booking".',
    ],
    [
      'a role that nobody has',
      doing({ kind: 'email_on_create', entity: 'event', recipient: { to: 'role', role: 'chef' } }),
      'plan.behaviours[0].recipient.role: expected one of "administrator",',
    ],
    [
      'a list with a field that is not there',
      doing({ kind: 'search_filter', entity: 'event', by: ['date', 'venue'] }),
      'plan.behaviours[0].by[1]: expected one of "date", "price", got "venue".',
    ],
    [
      'a choice without choices',
      withEvent({ entities: [{ ...event, fields: [{ key: 'a', label: 'A', type: 'choice' }] }] }),
      'plan.entities[0].fields[0].choices: expected the choices there are, got nothing.',
    ],
    [
      'a relation to nothing',
      withEvent({ entities: [{ ...booking }] }),
      'plan.entities[0].fields[0].relates_to: expected one of "booking", got "event".',
    ],
    [
      'an upper bound below the lower',
      withEvent({ settings: [{ key: 'a', label: 'A', type: 'integer', min: 5, max: 2 }] }),
      'plan.settings[0].max: expected at least min (5), got 2.',
    ],
    [
      'redirects that lead nowhere',
      doing({ kind: 'redirects', status: 301, logs_not_found: false, sources: ['/a', '/b'], targets: ['/c'] }),
      'plan.behaviours[0].targets: expected 2 items, one for each that is led there, got ["/c"].',
    ],
    [
      'records that require one another',
      withEvent({
        entities: [
          {
            ...event,
            fields: [{ key: 'first', label: 'First', type: 'relation', relates_to: 'booking', required: true }],
          },
          booking,
        ],
      }),
      'plan.entities[0]: expected required relations that do not lead back to event, got "a cycle".',
    ],
    [
      'ten thousand fields',
      withEvent({
        entities: [
          {
            ...event,
            fields: Array.from({ length: 10_000 }, (_, at) => ({ key: `f${at}`, label: 'F', type: 'text' })),
          },
        ],
      }),
      'entities[0].fields: expected at most 40 items, got 10000.',
    ],
  ])('with %s is refused, and says where', (_name, plan, message) => {
    expect(wrong(plan)).toContain(message);
  });
});
