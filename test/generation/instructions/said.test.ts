import { afterAll, expect, it } from 'vitest';
import { isInstruction } from '../../../server/src/generation/instructions/reading/is-instruction.ts';
import { readFunctions } from '../../../server/src/generation/instructions/reading/read-signature.ts';
import { isQuestion } from '../../../server/src/generation/questions/is-question.ts';
import { completeWith, openInference } from '../../inference/support.ts';

const inference = openInference();
afterAll(() => inference.close());

const answerTo = async (prompt: string) => (await completeWith(inference, prompt, { maxTokens: null })).text;

it.each([
  'shortcode [year] for the current year',
  'my shop needs a menu location footer_links = Links below',
  'With wp_handle_upload_prefilter, refuse uploads larger than 2 MB.',
  'With the tag processor: acme_lazy( string $html ): string sets loading="lazy" on all iframes.',
])('takes what is said in words for an instruction: %s', (prompt) => {
  expect(isInstruction(prompt)).toBe(true);
  expect(isQuestion(prompt)).toBe(false);
});

it('continues code, whatever words are in it', () => {
  expect(isInstruction('function acme_name( $id ): string {')).toBe(false);
  expect(isInstruction('add_action( "init", function () { // for the shop of my friends')).toBe(false);
  expect(isInstruction('<p>The menu of the day for all')).toBe(false);
});

it('answers with code where a question introduces a wish', () => {
  const prompt = 'How many comments did somebody write? I want a function comments_by( string $email ): int for that.';
  expect(isQuestion(prompt)).toBe(false);
  expect(isQuestion('Which function counts the comments of a post?')).toBe(true);
});

it('takes nothing for a type that is none', () => {
  const returns = (text: string) => readFunctions(text)[0]?.returns;
  expect(returns('acme_slugs( $raw ): users type slugs with commas')).toBe('');
  expect(returns('acme_slugs( $raw ): array of slugs')).toBe('array');
  expect(returns('acme_post( int $id ): ?WP_Post')).toBe('?WP_Post');
});

it('leaves out what is denied, and reads the base of a route and whose meta it is', async () => {
  expect(await answerTo('Register the post type vinyl, supports title and excerpt only, no editor.')).toContain(
    "'supports'     => array( 'title', 'excerpt' )",
  );
  expect(
    await answerTo('Register a taxonomy `cuisine` for posts, in the REST API under the base `cuisines`.'),
  ).toContain("=> 'cuisines'");
  expect(await answerTo('Register a `subtitle` post meta for pages: a single string.')).toContain(
    "'object_subtype'    => 'page'",
  );
});

it('says that it is unsure where most of a prompt is nowhere in the code', async () => {
  const unsure =
    'acme_tidy( $raw ): people type lists with commas, I need back an array without duplicates and empty entries';
  expect(await answerTo(unsure)).toMatch(/\/\/ Unsure whether this is what was asked for\.[^\n]+:\n\/\/ - .*duplicate/);
  expect(
    await answerTo('Write a function acme_slug( string $text ): string that returns a sanitized title.'),
  ).not.toContain('Unsure');
});
