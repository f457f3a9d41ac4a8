import { expect, test } from 'vitest';
import { idioms } from '../../../../server/src/generation/reading/composing/idioms/table.ts';
import { composeMarked } from '../support/compose-marked.ts';

const boats =
  '{thing:Boats} {!declare:have} a {field:name}, a {field:length in metres} and an {field:inspection date}. ';
const mail = `${boats}{when:{span:Ten months} after the {field:inspection date}} {who:the owner} {!email:gets an email}. `;
const log = 'We need an {!log:activity log} of {thing:logins}. ';
const seo = 'I want boxes on the page and post editor for a meta title and a meta description. ';

test.each([
  ['for how long a log is kept', `${log}Records older than 60 days are removed.`, { kind: 'activity_log', days: 60 }],
  ['where people come from', `${log}For each: who, when, IP address.`, { keeps_address: true }],
  [
    'after how long addresses are shortened',
    `${log}IP addresses are shortened after 7 days.`,
    { kind: 'activity_log', keeps_address: true, address_days: 7 },
  ],
  ['that a log is downloaded', `${log}There is a link which downloads it as CSV.`, { has_download: true }],
  [
    'what is logged',
    'Log logins, posts published and plugins activated.',
    { kind: 'activity_log', events: ['logins', 'content', 'plugins'] },
  ],
  [
    'after how many attempts one is locked out',
    'After four failed attempts from one address, it is blocked for 20 minutes.',
    { kind: 'limit_login_attempts', attempts: 4, minutes: 20 },
  ],
  [
    'what the log-in does not give away',
    'The login error must not reveal whether an account exists.',
    { kind: 'switch_off', things: ['login_errors'] },
  ],
  [
    'how old passwords may be, and of whom',
    'Editors and administrators must change theirs every 90 days and are told 7 days before.',
    {
      kind: 'account_policy',
      password_age: { days: 90, roles: ['editor', 'administrator'], notice_days: 7, is_mailed: true },
    },
  ],
  [
    'which passwords cannot come back',
    'The last three passwords cannot be used again.',
    { kind: 'account_policy', kept_passwords: 3 },
  ],
  [
    'after what time without activity people are logged out',
    'After 30 minutes without activity people are logged out.',
    { kind: 'account_policy', idle_logout: { minutes: 30 } },
  ],
  [
    'that some are logged out sooner',
    'Shop managers are logged out after an hour of inactivity.',
    { kind: 'account_policy', idle_logout: { minutes: 60, roles: ['shop_manager'] } },
  ],
  [
    'that an account is logged in once',
    'Two logins at the same time with one account are not allowed.',
    { kind: 'account_policy', sessions: { maximum: 1, at_limit: 'end_oldest' } },
  ],
  [
    'that new administrators are confirmed',
    'New administrators must be confirmed by another administrator.',
    { kind: 'account_policy', confirmed_roles: ['administrator'] },
  ],
  [
    'to which hosts browsers connect early',
    'Preconnect to fonts.example.com.',
    { kind: 'page_loading', preconnect: ['https://fonts.example.com'] },
  ],
  [
    'that the first image is not lazy',
    'Load images lazily except the first one.',
    { kind: 'page_loading', eager_images: 1 },
  ],
  [
    'from which size of options on it warns',
    'Warn on the dashboard when autoloaded options exceed 1 MB.',
    { kind: 'autoload_warning', kilobytes: 1024 },
  ],
  [
    'that renamed pages stay reachable',
    'When somebody changes the address of a page, add a redirect from the old one.',
    { kind: 'redirects', moved_types: ['page'] },
  ],
  ['fields for search engines', seo, { kind: 'seo', entity: 'page', has_fields: true }],
  [
    'a tick box',
    'I need a tick box on the product edit screen that says "Fragile".',
    { kind: 'extra_fields', entity: 'product', fields: [{ key: 'fragile', label: 'Fragile', type: 'boolean' }] },
  ],
  [
    'a field by its type and name',
    'On posts, a date and time field "Gone by".',
    { entity: 'post', fields: [{ key: 'gone_by', label: 'Gone by', type: 'datetime' }] },
  ],
  [
    'what can be chosen',
    'Two extra fields on every image, Source and Rights, where Rights is one of two: free, or for us only.',
    expect.objectContaining({
      entity: 'media',
      fields: [
        { key: 'source', label: 'Source', type: 'text' },
        expect.objectContaining({ key: 'rights', type: 'choice' }),
      ],
    }),
  ],
  [
    'what a button is for',
    'Readers press "Useful" on a comment, whether or not they are logged in.',
    { kind: 'reaction', entity: 'comment', act: { is: 'like', label: 'Useful', done_label: 'Useful' } },
  ],
  [
    'pages that are ticked',
    'On each page we can tick "members only".',
    { kind: 'restriction', allowed: { who: 'logged_in' } },
  ],
  [
    'memberships with their reminders',
    'Every user has a "paid until" date. 10 days before the date the member gets a reminder. On each page we can tick "members only".',
    { kind: 'membership', role: 'member', reminders: [{ days: 10, side: 'before', subject: '', message: '' }] },
  ],
  [
    'reasons of those who reject',
    `${boats}{thing:Boats} {!approve:wait for approval}. If a warden says no, they must give a reason, and the owner gets an email with that reason.`,
    { kind: 'approval_steps', entity: 'boat', comment: 'to_reject', tells_owner: true },
  ],
  [
    'notes for staff',
    `${boats}We need a private note field for the committee.`,
    { kind: 'internal_notes', entity: 'boat' },
  ],
  [
    'headers that protect visitors',
    'Send Strict-Transport-Security for one year, X-Frame-Options DENY and X-Content-Type-Options nosniff.',
    { kind: 'security_headers', hsts_days: 365, frames: 'nobody', nosniff: true },
  ],
  ['addresses in small letters', 'Uppercase paths redirect to lowercase.', { kind: 'redirects', lowercase: true }],
  [
    'the most of a number',
    `${boats}Over 12 must not be accepted.`,
    { kind: 'rule', checks: [{ is: 'number', attribute: 'length', max: 12 }] },
  ],
])('idioms say %s', (_what, text, expected) => {
  const made = 'asymmetricMatch' in expected ? expected : expect.objectContaining(expected);
  expect(composeMarked(text).plan.behaviours).toContainEqual(made);
});

test.each([
  ['ends these e-mails', 'Every email needs a link at the bottom so they can stop them.', { can_unsubscribe: true }],
])('each e-mail has a link that %s', (_what, sentence, expected) => {
  const { plan } = composeMarked(mail + sentence);
  expect(JSON.stringify(plan.behaviours)).toContain(JSON.stringify(expected).slice(1, -1));
});

test('an e-mail is sent once more where nothing was done', () => {
  const { plan } = composeMarked(`${mail}If it is not updated another three weeks on, send one more.`);
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ when: expect.objectContaining({ repeat: { every_days: 21, times: 1 } }) }),
  );
});

test.each([
  ['a log', 'Records older than 60 days are removed.'],
  ['a log', "Don't ever store passwords."],
  ['redirects', 'Refuse whatever makes a loop.'],
  ['fields for search engines', 'They go in the head of the page.'],
  ['a form', 'A hidden field please.'],
  ['a button', 'Show the count beside the button.'],
])('what says more of %s makes nothing by itself: %s', (_what, sentence) => {
  expect(composeMarked(sentence).plan.behaviours).toEqual([]);
});

test('what an idiom does not say of its sentence is told', () => {
  const { notUnderstood } = composeMarked(
    'The harbour bell rings twice, and after four failed attempts the address is blocked for 20 minutes.',
  );
  expect(notUnderstood.map(({ text }) => text)).toEqual(['The harbour bell rings twice']);
});

test('two people of one role are planned as two steps, and that they differ is told', () => {
  const { plan, notUnderstood } = composeMarked('Each post needs a yes from two different editors.');
  expect(plan.behaviours).toEqual([expect.objectContaining({ kind: 'approval_steps', entity: 'post' })]);
  expect(notUnderstood).toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('nothing keeps one person') }),
  );
});

test('commas in patterns are optional together with the space before them', () => {
  for (const { pattern } of idioms) expect(pattern.source).not.toMatch(/ ,\? /);
});
