import { expect, it } from 'vitest';
import { is, kindsOf } from '../../../../server/src/generation/reading/language/kinds.ts';
import { lemmaOf } from '../../../../server/src/generation/reading/language/lemma-of.ts';
import { nearness, verbNearness } from '../../../../server/src/generation/reading/language/nearness.ts';

it.each([
  ['children', 'NOUN', 'child'],
  ['allergies', 'NOUN', 'allergy'],
  ['hours', 'NOUN', 'hour'],
  ['boxes', 'NOUN', 'box'],
  ['news', 'NOUN', 'news'],
  ['addresses', 'NOUN', 'address'],
  ['check-ins', 'NOUN', 'check-in'],
  ['bookings', 'NOUN', 'booking'],
  ['plugins', 'NOUN', 'plugin'],
  ['sent', 'VERB', 'send'],
  ['cancelled', 'VERB', 'cancel'],
  ['booking', 'VERB', 'book'],
  ['expires', 'VERB', 'expire'],
  ['notifies', 'VERB', 'notify'],
  ['shipped', 'VERB', 'ship'],
  ['older', 'ADJ', 'old'],
  ['is', 'AUX', 'be'],
] as const)('%s as %s is %s', (word, pos, lemma) => {
  expect(lemmaOf(word, pos)).toBe(lemma);
});

it.each([
  ['trainer', 'person'],
  ['guest', 'person'],
  ['admin', 'person'],
  ['team', 'organisation'],
  ['venue', 'place'],
  ['price', 'money'],
  ['rent', 'money'],
  ['deadline', 'date'],
  ['duration', 'duration'],
  ['invoice', 'document'],
  ['photo', 'picture'],
  ['logo', 'picture'],
  ['colour', 'colour'],
  ['website', 'link'],
  ['status', 'choice'],
  ['phone number', 'contact'],
  ['dog', 'animal'],
  ['bike', 'vehicle'],
  ['soup', 'food'],
  ['head coach', 'person'],
] as const)('%s is a %s', (lemma, kind) => {
  expect(is(lemma, kind)).toBe(true);
});

it('says of no word what it is not', () => {
  expect(is('price', 'person')).toBe(false);
  expect(is('trainer', 'money')).toBe(false);
  expect(kindsOf('qwrtz')).toBeNull();
});

it('finds words near that mean alike', () => {
  expect(nearness('trainer', 'coach')).toBeGreaterThan(0.4);
  expect(nearness('trainer', 'banana')).toBeLessThan(0.1);
  expect(nearness('the due date', 'deadline')).toBeGreaterThan(0.5);
  expect(nearness('qwrtz', 'coach')).toBeNull();
});

it.each([
  ['notify', 'inform', 'dance'],
  ['delete', 'remove', 'show'],
  ['hide', 'conceal', 'publish'],
  ['buy', 'purchase', 'hide'],
  ['book', 'reserve', 'delete'],
  ['show', 'display', 'delete'],
])('%s is nearer to %s than to %s', (verb, near, far) => {
  expect(verbNearness(verb, near)).toBeGreaterThan(verbNearness(verb, far) + 0.1);
  expect(verbNearness(verb, near)).toBe(verbNearness(near, verb));
});
