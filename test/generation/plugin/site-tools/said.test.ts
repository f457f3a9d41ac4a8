import { expect, it } from 'vitest';
import { addressIn, colourIn, quoteIn } from '../../../../server/src/generation/plugin/site-tools/support/said.ts';
import { clauseOf } from '../../../../server/src/generation/understanding/clause.ts';
import { tokenize } from '../../../../server/src/generation/understanding/tokens.ts';

const clause = (text: string) => ({ ...clauseOf(tokenize(text)), text });

it.each([
  ['says "Back soon: 5% \\ <b>$x</b>" to all', 'Back soon: 5% \\ <b>$x</b>'],
  ["says 'We'll be back' on the bakers' page", "We'll be back"],
  ['says “Gleich zurück” to all', 'Gleich zurück'],
  ['links to "/sale" and says "Sale!"', 'Sale!'],
  ["on the bakers' and the smiths' pages", ''],
])('finds the text in quotes of: %s', (text, quote) => {
  expect(quoteIn(clause(text))).toBe(quote);
});

it.each([
  ['a link to https://example.com/sale?x=1&y=2.', 'https://example.com/sale?x=1&y=2'],
  ['a link (http://example.com/a)', 'http://example.com/a'],
  ['a link to "/sale"', '/sale'],
  ['a link', ''],
])('finds the address of: %s', (text, address) => {
  expect(addressIn(clause(text))).toBe(address);
});

it.each([
  ['in #F00 on white', '#ff0000'],
  ['a background of #12ab9f', '#12ab9f'],
  ['a navy bar', '#1e3a8a'],
  ['order #12', ''],
])('finds the colour of: %s', (text, colour) => {
  expect(colourIn(clause(text))).toBe(colour);
});
