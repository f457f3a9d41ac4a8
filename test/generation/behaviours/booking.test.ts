import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, projectOf, standsUp } from './support.ts';

type Booking = Extract<PlanBehaviour, { kind: 'booking' }>;

const days: Booking = {
  kind: 'booking',
  entity: 'rental',
  date: 'day',
  thing: 'boat',
  number: 'count',
  places: 1,
  places_field: 'boats',
  earliest_hours: 0,
  latest_days: 0,
  closed: [{ from: '10-01', until: '03-31' }],
  cancel_hours: 48,
  max_open: { number: 2, per: 'email' },
  holds: 'at_once',
};

const { number: _, places_field: __, ...rest } = days;
const slots: Booking = {
  ...rest,
  date: 'moment',
  slots: { minutes: 30, pause_minutes: 0, hours: [{ weekdays: ['monday'], from: '08:00', until: '12:00' }] },
};

const planOf = (one: PlanBehaviour, ...more: PlanBehaviour[]): PluginPlan => ({
  version: 1,
  entities: [
    {
      key: 'boat',
      singular: 'Boat',
      plural: 'Boats',
      fields: [{ key: 'boats', label: 'Boats', type: 'integer' }],
    },
    {
      key: 'rental',
      singular: 'Rental',
      plural: 'Rentals',
      public: false,
      fields: [
        { key: 'boat', label: 'Boat', type: 'relation', relates_to: 'boat' },
        { key: 'day', label: 'Day', type: 'date' },
        { key: 'last', label: 'Last day', type: 'date' },
        { key: 'moment', label: 'Time', type: 'datetime' },
        { key: 'count', label: 'Number', type: 'integer' },
        { key: 'email', label: 'Email', type: 'email' },
      ],
    },
  ],
  behaviours: [one, ...more],
});

const form: PlanBehaviour = { kind: 'public_form', entity: 'rental', requires_login: false };

describe('booking', () => {
  // Each is about records that only the plan has which asks for it.
  standsUp('booking', { minExamples: 0 });

  it('shows what is free above the form, in which it is chosen, and gives bookings a title', () => {
    const { file, findings } = projectOf(planOf(days, form));
    expect(findings).toEqual([]);
    const code = file('class-harbour-rental-form.php');
    expect(code).toContain('echo Harbour_Bookings_1::table();');
    expect(code).toContain('Harbour_Bookings_1::title( $values )');
    expect(code).toContain("array( 'status' => 'publish' )");
    expect(code).not.toContain('field-title');
    expect(code).toContain('Your rental is confirmed.');
  });

  it('counts again while nobody else books', () => {
    const code = projectOf(planOf(days)).file('class-harbour-bookings-1.php');
    expect(code).toContain('INSERT IGNORE INTO $wpdb->options');
    expect(code).toContain("'from'  => '10-01'");
    expect(code).not.toContain('public static function chosen');
  });

  it('refuses to cancel too late, by a link and by owners', () => {
    const mail: PlanBehaviour = {
      kind: 'automation',
      entity: 'rental',
      when: { on: 'event', event: 'created' },
      actions: [
        {
          do: 'email',
          recipients: [{ to: 'attribute', attribute: 'email' }],
          subject: 'Booked',
          message: '{day}',
          can_cancel: true,
        },
      ],
    };
    const owner: PlanBehaviour = {
      kind: 'own_records',
      entity: 'rental',
      name: 'mine',
      proof: { by: 'link', field: 'email' },
      fields: [],
      marks: [],
      can_delete: true,
      after_edit: 'stays',
    };
    const hook = "apply_filters( 'harbour_cancel_refusal', '', $record )";
    const { file, findings } = projectOf(planOf(days, mail, owner));
    expect(findings).toEqual([]);
    expect(file('class-harbour-automations.php')).toContain(hook);
    expect(file('class-harbour-own-records-1.php')).toContain(hook);
    const { cancel_hours: ___, ...anytime } = days;
    expect(projectOf(planOf(anytime, mail, owner)).text).not.toContain('cancel_refusal');
  });

  it.each<[string, Booking, string]>([
    ['what is no entity of the plan', { ...days, entity: 'post' }, 'entity'],
    ['whole days of a moment', { ...days, date: 'moment' }, 'date'],
    ['slots of a day', { ...slots, date: 'day' }, 'date'],
    ['an end of slots', { ...slots, until: 'last' }, 'until'],
    ['an end that is the beginning', { ...days, until: 'day' }, 'until'],
    ['what points to nothing', { ...days, thing: 'email' }, 'thing'],
    ['a number that is none', { ...days, number: 'email' }, 'number'],
    ['places that the thing does not have', { ...days, places_field: 'count' }, 'places_field'],
    ['a person that is none', { ...days, max_open: { number: 1, per: 'day' } }, 'max_open.per'],
    ['weekdays beside those of slots', { ...slots, weekdays: ['monday'] }, 'weekdays'],
    ['days that no year has', { ...days, closed: [{ from: '02-30', until: '03-01' }] }, 'closed[0]'],
    ['more notice than there is time', { ...days, earliest_hours: 100, latest_days: 2 }, 'earliest_hours'],
    [
      'hours that are too short',
      {
        ...slots,
        slots: { minutes: 60, pause_minutes: 0, hours: [{ weekdays: [], from: '08:00', until: '08:30' }] },
      },
      'slots.hours[0].until',
    ],
  ])('is refused: %s', (_name, one, at) => {
    expect(faultOf(planOf(one))).toContain(`plan.behaviours[0].${at}: expected`);
  });

  it('is refused twice for the same records, and at once where visitors would see them', () => {
    expect(faultOf(planOf(days, slots))).toContain('plan.behaviours[0].entity');
    const open = planOf(days);
    const entities = open.entities?.map((one) => ({ ...one, public: true }));
    expect(faultOf({ ...open, ...(entities && { entities }) })).toContain('plan.behaviours[0].holds');
  });
});
