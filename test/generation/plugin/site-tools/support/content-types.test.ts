import { expect, it } from 'vitest';
import { contentIn } from '../../../../../server/src/generation/plugin/site-tools/support/content-types.ts';
import { clauseOf } from '../../../../../server/src/generation/understanding/clause.ts';
import { tokenize } from '../../../../../server/src/generation/understanding/tokens.ts';
import { makePlugin } from '../../features/make-plugin.ts';

it.each([
  ['Show it above each post', ['post']],
  ['Table of contents for articles and pages', ['post', 'page']],
  ['Show it on posts, pages and events', ['post', 'page', 'event']],
  ['Show it at the end of every book review', ['book_review']],
  ['Show it on all post types', ['any']],
  ['Show it at the top of the page', []],
  ['Settings page with the colour', []],
])('reads where something is shown: %s', (text, content) => {
  expect(contentIn(clauseOf(tokenize(text)))).toEqual(content);
});

const events = 'Events with date and venue. Sponsors with a logo.';

it.each([
  [`${events} Show the reading time above each event.`, "array( 'eventful_event' )"],
  [`${events} Show the reading time above posts and sponsors.`, "array( 'post', 'eventful_sponsor' )"],
  [`${events} Show the reading time above the text.`, "array( 'eventful_event', 'eventful_sponsor' )"],
  [
    `${events} Show the reading time above all content.`,
    "array( 'post', 'page', 'eventful_event', 'eventful_sponsor' )",
  ],
  ['Show the reading time of each product.', "array( 'product' )"],
  ['Show the reading time above each gadget.', "array( 'post' )"],
])('is about content of the plugin that the description names: %s', (description, types) => {
  const { file } = makePlugin(description, [], 'Eventful');
  expect(/'post_types' +=> (array\( '.*),\n/.exec(file('includes/class-eventful-settings.php'))?.[1]).toBe(types);
});
