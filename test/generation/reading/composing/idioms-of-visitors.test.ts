import { describe, expect, it } from 'vitest';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';

const behavioursOf = (text: string) => readDescription(text, 'Harbour').plan.behaviours ?? [];

describe('bookings', () => {
  it('have the length, the days and the hours that a sentence says', () => {
    const behaviours = behavioursOf(
      'Customers can reserve a 45-minute appointment with a stylist, Tuesday to Saturday between 9 and 18.',
    );
    expect(behaviours).toContainEqual(
      expect.objectContaining({
        kind: 'booking',
        slots: {
          minutes: 45,
          pause_minutes: 0,
          hours: [
            { weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], from: '09:00', until: '18:00' },
          ],
        },
      }),
    );
    expect(behaviours).toContainEqual(expect.objectContaining({ kind: 'public_form', entity: 'appointment' }));
  });

  it('take what later sentences say of them', () => {
    expect(
      behavioursOf(
        'Patients book an appointment online. Appointments are Monday to Friday from 8 to 12 and last 20 minutes. They can cancel until a day before.',
      ),
    ).toContainEqual(
      expect.objectContaining({
        kind: 'booking',
        cancel_hours: 24,
        slots: expect.objectContaining({
          minutes: 20,
          hours: [expect.objectContaining({ from: '08:00', until: '12:00' })],
        }),
      }),
    );
  });

  it('are of whole days where no time is said, and of as many as there are', () => {
    const [booking] = behavioursOf('Guests book a canoe for a day; we have eight canoes.').filter(
      ({ kind }) => kind === 'booking',
    );
    expect(booking).toMatchObject({ date: 'day', places: 8 });
    expect(booking).not.toHaveProperty('slots');
  });

  it('are none of what takes place anyway', () => {
    const kinds = behavioursOf('Visitors book a place in a course.').map(({ kind }) => kind);
    expect(kinds).not.toContain('booking');
  });
});

it.each([
  ['Send subscribers a weekly digest of new articles on Friday morning.', { sends: 'weekly', weekday: 'friday' }],
  ['Readers can sign up by email to hear about new posts.', { sends: 'each', entity: 'post' }],
  ['Let visitors subscribe to our latest articles and choose the categories.', { choices: 'category' }],
])('hears who subscribes to what is new: %s', (text, subscription) => {
  expect(behavioursOf(text)).toContainEqual(expect.objectContaining({ kind: 'post_subscription', ...subscription }));
});

it.each([
  [
    'Readers may read three articles a month for free, then they must log in.',
    { free_reads: { count: 3, per: 'month' }, outcome: 'login' },
  ],
  ['Show only the first two paragraphs to people who are not members.', { teaser_paragraphs: 2, shows_teaser: true }],
])('knows how much can be read before: %s', (text, restriction) => {
  expect(behavioursOf(text)).toContainEqual(
    expect.objectContaining({ kind: 'restriction', allowed: { who: 'logged_in' }, ...restriction }),
  );
});

it.each([
  ['Log people out after 30 minutes of inactivity.', { idle_logout: { minutes: 30 } }],
  [
    'Make editors change their password every 60 days.',
    { password_age: expect.objectContaining({ days: 60, roles: ['editor'] }) },
  ],
  ['Only one session per user at a time.', { sessions: { maximum: 1, at_limit: 'end_oldest' } }],
  ["Users can't reuse any of the last 5 passwords.", { kept_passwords: 5 }],
])('holds accounts to what is said: %s', (text, policy) => {
  expect(behavioursOf(text)).toContainEqual({ kind: 'account_policy', ...policy });
});

it.each([
  ['Commenters can edit their comment for ten minutes.', { kind: 'comment_authors', edit_minutes: 10 }],
  [
    'People who have three approved comments are published without waiting.',
    { kind: 'comment_authors', trusted_after: 3 },
  ],
  ['Count how often each PDF is downloaded.', { kind: 'downloads', types: ['document'] }],
])('knows what people may do with what they wrote and read: %s', (text, behaviour) => {
  expect(behavioursOf(text)).toContainEqual(behaviour);
});
