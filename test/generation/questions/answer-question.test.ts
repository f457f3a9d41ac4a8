import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../../server/src/generation/questions/answer-question.ts';
import { isQuestion } from '../../../server/src/generation/questions/is-question.ts';
import { ask, type QuestionCase, tableOf } from './question-set.ts';

test.each([
  ['Which hook runs before plugins_loaded?', /`muplugins_loaded` fires before/],
  ['What does the third parameter of add_action do?', /`\$priority`.*`int`.*`10` by default.*lower numbers/],
  ['What is the default of has_archive in register_post_type?', /`false` by default/],
  ['Since when is wp_body_open() available?', /since WordPress 5\.2/],
  ['Was wp_body_open added in 5.3?', /^No: .*5\.2/],
  ['Is get_page_by_title deprecated?', /^Yes: .*6\.2\.0; use `WP_Query` instead/],
  ['Is the_content an action or a filter?', /^`the_content` is a filter/],
  ['Does init fire before wp_loaded?', /^Yes: /],
  ['Which function escapes a URL for an href?', /`esc_url\(\)`/],
  ['Which hook fires when a user logs in?', /`wp_login`/],
  ['Which roles can publish posts?', /administrators, editors and authors/],
  ['Can a contributor upload files?', /^No: /],
  ['What does wp_insert_post return on failure?', /returns 0, or a `WP_Error` where `\$wp_error` is true/],
  ['Which class does WP_REST_Posts_Controller extend?', /extends `WP_REST_Controller`/],
  ['Which method of WP_HTML_Tag_Processor sets an attribute?', /->set_attribute\(\)/],
  ['How many arguments does save_post pass?', /three arguments/],
  ['What constant holds a week in seconds?', /WEEK_IN_SECONDS/],
  ['How long is a nonce valid?', /24 hours/],
  ['Which of these fires first?\nA) init\nB) plugins_loaded\nC) wp_loaded', /^B\. plugins_loaded/],
  ['Where is save_post fired?', /`wp_insert_post\(\)`/],
])('%s', (question, expected) => {
  expect(isQuestion(question)).toBe(true);
  expect(answerQuestion(question)).toMatchObject({ text: expect.stringMatching(expected), by: 'facts' });
});

test('names that do not exist are told', () => {
  expect(answerQuestion('What does wp_get_banana() return?').text).toMatch(
    /has no function, class or hook `wp_get_banana`/,
  );
});

test.each(["What's the weather in Paris?", 'Is WordPress better than Drupal?', 'Who won the match yesterday?'])(
  'what facts do not say is not known: %s',
  (question) => {
    expect(answerQuestion(question).by).toBe('unknown');
  },
);

test.each([
  'Can you write a function that returns the post title?',
  'Write a function that checks whether a user is logged in.',
  "<?php\nadd_action( 'init', ",
  'Register a post type for books?\n```php\n$x = 1;\n```',
])('asks for code: %s', (prompt) => {
  expect(isQuestion(prompt)).toBe(false);
});

// Shares of right answers, and of right ones among those that are given: what it does now, less a little.
test.each([
  ['known', 0.93, 0.95],
  // Written by somebody who saw nothing of it, and asked once before anything was changed for them: 40 of 60, 40 of 43.
  ['unseen', 0.8, 0.93],
])('%s questions are answered right, or not at all', (name, least, leastGiven) => {
  const set: QuestionCase[] = JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), 'utf8'));
  const results = set.map(ask);
  const right = results.filter(({ verdict }) => verdict === 'right').length;
  const wrong = results.filter(({ verdict }) => verdict === 'wrong').length;
  console.info(tableOf(results));
  expect(right / set.length).toBeGreaterThanOrEqual(least);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(leastGiven);
});
