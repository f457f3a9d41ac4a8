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
])('nothing is made of %s', (_what, text) => {
  const { plan, notUnderstood } = composeMarked(text);
  expect(plan.behaviours ?? []).toEqual([]);
  expect(notUnderstood.length).toBeGreaterThan(0);
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
