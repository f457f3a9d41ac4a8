import { describe, expect, it } from 'vitest';
import { rule } from '../../../server/src/generation/behaviours/rule/rule.ts';
import { madeOf, planOf, wrongWith } from './support/made-of.ts';

const base = { kind: 'rule', entity: 'post', when: 'saved', outcome: 'refuse', message: '' };
const room = {
  key: 'room',
  singular: 'Room',
  plural: 'Rooms',
  fields: [
    { key: 'seats', label: 'Seats', type: 'integer' },
    { key: 'closes', label: 'Closes', type: 'date' },
  ],
};
const booking = {
  key: 'booking',
  singular: 'Booking',
  plural: 'Bookings',
  fields: [
    { key: 'room', label: 'Room', type: 'relation', relates_to: 'room' },
    { key: 'start', label: 'Start', type: 'datetime' },
    { key: 'end', label: 'End', type: 'datetime' },
    { key: 'email', label: 'Email', type: 'email' },
    { key: 'people', label: 'People', type: 'integer' },
  ],
};
const ofBookings = (...checks: object[]) => ({ ...base, entity: 'booking', checks });
const withRooms = (behaviour: object, more: object = {}) => planOf([behaviour], { entities: [room, booking], ...more });

describe('a rule', () => {
  it.each(rule.examples.map(({ says, asks }) => [says, asks] as const))('is made: %s', (_says, asks) => {
    const plan = planOf([asks]);
    expect(wrongWith(plan)).toBeNull();
    expect(madeOf(plan).findings).toEqual([]);
  });

  it.each([{}, { features: ['custom_table'] }])('looks at records of the plan before they are saved: %o', (more) => {
    const plan = withRooms(
      ofBookings(
        { is: 'after', attribute: 'end', other: 'start', may_be_same: false },
        { is: 'no_overlap', start: 'start', end: 'end', same: ['room'], gap_minutes: 15 },
        { is: 'unique', attributes: ['email', 'room'] },
        { is: 'capacity', relation: 'room', field: 'seats', takes: 'people' },
        { is: 'related', relation: 'room', conditions: [{ attribute: 'closes', is: 'upcoming' }] },
        { is: 'count', most: 2, per: 'attribute', attribute: 'email', period: 'week' },
        { is: 'date', attribute: 'start', from_days: 1, weekdays: ['monday'], from_time: '09:00', until_time: '17:00' },
      ),
      more,
    );
    expect(wrongWith(plan)).toBeNull();
    const { code, findings, file } = madeOf(plan);
    expect(findings).toEqual([]);
    expect(code).toMatch(/apply_filters\( 'acme_tools_checked_values', null/);
    expect(file('includes/class-acme-tools-rules.php')).toContain('$start < $other_end + 900');
    expect(code).toContain('Sorry, this room does not take bookings.');
    expect(code).toContain('A booking is refused when saved, unless the end is after the start');
  });

  it.each([3 * 1024 * 1024, 2 * 1024 * 1024 + 1])('takes sizes of files in KB, so that %i is refused', (max) => {
    const limit = {
      ...base,
      entity: 'media',
      when: 'created',
      checks: [{ is: 'number', attribute: 'file_size', max }],
    };
    expect(wrongWith(planOf([limit]))).toContain('checks[0].max: expected KB, at most 2097152 (2 GB): 3 MB are 3072');
  });

  it('compares the size of a file in KB', () => {
    const checks = [{ is: 'number', attribute: 'file_size', max: 3072 }];
    const { code } = madeOf(planOf([{ ...base, entity: 'media', when: 'created', checks }]));
    expect(code).toContain("'file_size' => (int) ceil( (int) ( $file['size'] ?? 0 ) / KB_IN_BYTES )");
    expect(code).toContain('The file size (KB) must be at most 3072.');
  });

  const checked = (check: object) => ({ ...base, checks: [check] });
  it.each([
    [
      'what is not there',
      checked({ is: 'filled', attribute: 'colour' }),
      'checks[0].attribute: expected one of "title"',
    ],
    [
      'what is known only later',
      { ...base, entity: 'comment', checks: [{ is: 'filled', attribute: 'date' }] },
      'checks[0].attribute: expected one of "name"',
    ],
    [
      'a length without bounds',
      checked({ is: 'length', attribute: 'title', counts: 'words' }),
      'checks[0].max: expected min, max or both, got nothing.',
    ],
    [
      'bounds that nothing is between',
      checked({ is: 'number', attribute: 'word_count', min: 5, max: 2 }),
      'checks[0].max: expected at least min (5), got 2.',
    ],
    [
      'a number that is none',
      checked({ is: 'number', attribute: 'title', min: 5 }),
      'checks[0].attribute: expected one of',
    ],
    [
      'a date without bounds',
      checked({ is: 'date', attribute: 'date' }),
      'checks[0].from_days: expected a bound, weekdays or times',
    ],
    [
      'hours from a text',
      checked({ is: 'span', attribute: 'date', other: 'title', max: 4, unit: 'hours' }),
      'checks[0].other',
    ],
    [
      'a span without a bound',
      checked({ is: 'span', attribute: 'modified', other: 'date', unit: 'days' }),
      'checks[0].max: expected min, max or both',
    ],
    [
      'a date after a text',
      checked({ is: 'after', attribute: 'date', other: 'title', may_be_same: true }),
      'checks[0].other: expected two dates or two numbers',
    ],
    [
      'an overlap of texts',
      checked({ is: 'no_overlap', start: 'title', end: 'date', same: [] }),
      'checks[0].start: expected one of "date"',
    ],
    [
      'a count of nothing',
      checked({ is: 'count', most: 1, per: 'attribute', period: 'day' }),
      'checks[0].attribute: expected whose values are counted',
    ],
    ['the password of a post', checked({ is: 'password', min_length: 8, needs: [] }), 'checks[0].is: expected another'],
    [
      'spam that is no comment',
      { ...base, outcome: 'spam', checks: [{ is: 'filled', attribute: 'title' }] },
      'outcome: expected one of "refuse", "hold", "draft", got "spam".',
    ],
    [
      'users that wait',
      { ...base, entity: 'user', outcome: 'hold', checks: [{ is: 'filled', attribute: 'name' }] },
      'outcome: expected one of "refuse", got "hold".',
    ],
    [
      'comments that are published',
      { ...base, entity: 'comment', when: 'published', checks: [{ is: 'filled', attribute: 'name' }] },
      'when: expected one of "created", "saved"',
    ],
    [
      'a role that nobody has',
      { ...checked({ is: 'filled', attribute: 'title' }), exempt: { who: 'roles', roles: ['chef'] } },
      'exempt.roles[0]: expected one of',
    ],
  ])('about %s is refused, and says where', (_name, behaviour, message) => {
    expect(wrongWith(planOf([behaviour]))).toContain(`behaviours[0].${message}`);
  });

  it.each([
    [{ is: 'capacity', relation: 'email', field: 'seats' }, 'checks[0].relation: expected one of "room", got "email".'],
    [{ is: 'capacity', relation: 'room', field: 'size' }, 'checks[0].field: expected one of "seats", got "size".'],
  ])('about room that is not there is refused: %o', (check, message) => {
    expect(wrongWith(withRooms(ofBookings(check)))).toContain(`behaviours[0].${message}`);
  });
});
