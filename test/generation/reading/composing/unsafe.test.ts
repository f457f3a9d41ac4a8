import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const notes = '{thing:Notes} {!declare:have} a {field:text} and a {field:date}. ';

test.each([
  ['a denial that nobody marked', `${notes}I do not want one of those {!cache:caching} suites.`],
  ['a condition that nobody marked', `${notes}{!list:A page shows} {thing:the notes} if the moon is full.`],
  ['“until” that nobody marked', `${notes}{!list:A page shows} {thing:the notes} until the office says no.`],
  [
    'a clause about what was not understood',
    `${notes}There is a safe for the committee, which {who:the public} {!not.restrict:can’t see}.`,
  ],
  ['what people may not see of each other', `${notes}{who:Visitors} {!not.restrict:mustn’t see} who else is coming.`],
  ['a way of payment where there is no shop', `${notes}They {!payment:pay by bank transfer}.`],
  ['orders that are cancelled', `We have a shop with a checkout. {!order_cancel:Cancelled} orders don’t count.`],
  ['the confirmation of an address', `${notes}They must {!approve:confirm} through a link in an e-mail.`],
  ['the title of a record', `{!seo_title:Title}, content, tags and date come from the file.`],
  ['mail about what nobody sends in', `Every {!email:mail} has a link at its end.`],
  ['farewell', `${notes}{!like:Cheers}, Hamish.`],
  ['what people happen to send in', `Some of what they {!submit:send in} is odd.`],
  ['what is left of something', `${notes}The page says {!figure:how many} lessons remain.`],
  ['a button that cleans up', 'There is a button to {!cleanup:clean out} revisions older than {span:90 days}.'],
  ['what administrators always see', `${notes}{who:Administrators} must {!restrict:always see} everything.`],
  ['an example with numbers', `${notes}{!show:A box} says {text:"Part 2 of 5"}.`],
  [
    'e-mails to somebody who was not named',
    'A {thing:post} is nice. {who:They} read. They {!email:get an email} then.',
  ],
  [
    'records that the theme registers',
    'There is a post type called trail that our theme already registers. {!list:List} all {thing:trails}.',
  ],
  ['a shop that there is not', 'The {thing:price} is fixed. {!payment:Payment} is by {value:cash} only, so no shop.'],
])('nothing is made of %s', (_what, text) => {
  const { plan, notUnderstood } = composeMarked(text);
  expect(plan.behaviours ?? []).toEqual([]);
  expect(notUnderstood.length).toBeGreaterThan(0);
});

test('what the writer enters is open to no visitor', () => {
  const { plan } = composeMarked('I want to {!submit:put in} {thing:concerts} with a {field:date}.');
  expect(plan.behaviours).toEqual([expect.objectContaining({ kind: 'public_form', requires_login: true })]);
});

test('e-mails to what the records are called go to their address', () => {
  const { plan } = composeMarked(
    '{thing:Customers} {!declare:have} an {field:email} and a {field:date of service}. {when:{span:Ten months} after that {field:date}} an {!email:email goes} to {who:the customer}.',
  );
  expect(plan.behaviours).toEqual([
    expect.objectContaining({
      when: expect.objectContaining({ on: 'date', attribute: 'date_of_service' }),
      actions: [expect.objectContaining({ recipients: [{ to: 'attribute', attribute: 'email' }] })],
    }),
  ]);
});

test('a tick for each page keeps no other page from search engines', () => {
  const { plan } = composeMarked('A tick for {!noindex:noindex} on {thing:pages}.');
  expect(plan.behaviours ?? []).toEqual([]);
});

test('what is due in the next days is done on none of them', () => {
  const { plan } = composeMarked(
    '{thing:Posts} that {when:expire in the next {span:seven days}} are {!set:set} to {value:draft}.',
  );
  expect(plan.behaviours ?? []).toEqual([]);
});

test.each([
  `${notes}{!list:A page shows} {thing:the notes}, if possible.`,
  `${notes}{!list:A page shows} {thing:the notes}; not only on Mondays.`,
  `${notes}We tried no end of plugins, so {!list:a page shows} {thing:the notes}.`,
])('what only sounds so is made: %s', (text) => {
  expect(composeMarked(text).plan.behaviours).toContainEqual(expect.objectContaining({ kind: 'listing' }));
});

test('people who are only spoken of get a role without rights', () => {
  const { plan } = composeMarked(`${notes}{who:Parents} {!restrict:may see} {thing:the notes}.`);
  expect(plan.roles).toEqual([expect.objectContaining({ key: 'parent', may: [] })]);
});
