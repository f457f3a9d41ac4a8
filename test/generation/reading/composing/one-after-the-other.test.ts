import { expect, test } from 'vitest';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import { composeMarked } from '../support/compose-marked.ts';

const requests = '{who:Employees} {!submit:submit} {thing:requests} with an {field:amount}. ';

const stepsOf = (plan: ReturnType<typeof composeMarked>['plan']) =>
  plan.behaviours?.flatMap((one) => (one.kind === 'approval_steps' ? [one.steps.map(({ label }) => label)] : []));

test.each([
  '{!approve:First} the {who:treasurer}, then the {who:board} approves {thing:requests}.',
  '{thing:Requests} are {!approve:approved} in two steps: by the {who:treasurer} and by the {who:board}.',
  '{thing:Requests} are {!approve:checked} by the {who:treasurer} first and then {!approve:approved} by the {who:board}.',
  'The {who:board} {!approve:approves} {thing:requests} next, after the {who:treasurer}.',
])('who approves one after the other: %s', (sentence) => {
  const { plan } = composeMarked(`${requests}${sentence}`);
  expect(stepsOf(plan)).toEqual([['Treasurer', 'Board']]);
  expect(plan.behaviours?.some(({ kind }) => kind === 'approval')).toBe(false);
});

test('who approves together needs no steps', () => {
  const { plan } = composeMarked(
    `${requests}The {who:treasurer} or the {who:board} {!approve:approves} {thing:requests}.`,
  );
  expect(stepsOf(plan)).toEqual([]);
  expect(plan.behaviours?.some(({ kind }) => kind === 'approval')).toBe(true);
});

test('a step in certain cases is refused, and the others are there', () => {
  const { plan, notUnderstood } = composeMarked(
    `${requests}First the {who:treasurer}, then the {who:board} {!approve:approves} {thing:requests}. {if:Above {number:1,000} euros} the {who:director} must {!approve:approve} too.`,
  );
  expect(stepsOf(plan)).toEqual([['Treasurer', 'Board']]);
  expect(notUnderstood.some(({ reason }) => reason.startsWith('A step that is needed in certain cases only'))).toBe(
    true,
  );
});

const workshops =
  '{thing:Workshops} {!fields:have} a {field:date} and a {field:number of places}. {who:People} {!submit:sign up} for {thing:workshops} with an {field:email}. ';

test.each([
  'When it is full, {who:people} {!waiting_list:go on a waiting list}.',
  '{thing:Sign-ups} are {!limit:limited to} the {field:places}; after that there is a {!waiting_list:waiting list}.',
])('who comes too late waits for a place: %s', (sentence) => {
  const { plan } = composeMarked(`${workshops}${sentence}`);
  const limits = plan.behaviours?.filter(({ kind }) => kind === 'capacity_limit' || kind === 'rule');
  expect(limits).toEqual([
    expect.objectContaining({ kind: 'capacity_limit', parent: 'workshop', field: 'places', waits: true }),
  ]);
});

test('a waiting list of nothing that is limited is refused', () => {
  const { plan, notUnderstood } = composeMarked(
    '{who:People} {!submit:send} {thing:letters} with an {field:email}. When it is full, {who:people} {!waiting_list:go on a waiting list}.',
  );
  expect(plan.behaviours?.some(({ kind }) => kind === 'capacity_limit')).toBe(false);
  expect(notUnderstood.map(({ reason }) => reason)).toContain('It does not say for how many there is room.');
});

test.each([
  '{who:Teachers} {!restrict:see} only the {thing:bookings} of their own {thing:courses}.',
  '{who:Teachers} {!list:get a list} of the people in their own {thing:courses}.',
])('what belongs to records of one’s own is listed for nobody else: %s', (sentence) => {
  const { plan } = composeMarked(
    `{thing:Courses} {!declare:have} a {field:date}. {who:People} {!submit:book} {thing:courses} with an {field:email}, and {thing:bookings} {!fields:have} a {field:phone number}. ${sentence}`,
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'listing', entity: 'booking', whose: 'of_own', audience: { who: 'logged_in' } }),
  );
  expect(plan.behaviours?.some(({ kind }) => kind === 'restriction')).toBe(false);
  expect(plan.entities?.find(({ key }) => key === 'booking')?.public).toBe(false);
});

test('ordinary sentences of a school', () => {
  const { plan } = readDescription(
    'Courses have a title, a date and a number of seats. People register for a course with their name and email. When a course is full, people go on a waiting list. Teachers see only the participants of their own courses.',
    'School',
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'capacity_limit', field: 'seats', waits: true }),
  );
  expect(plan.behaviours).toContainEqual(
    expect.objectContaining({ kind: 'listing', entity: 'course_registration', whose: 'of_own' }),
  );
});
