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

it('gives the name of a function that returns something to no handler of a hook', async () => {
  const answer = await answerTo(
    'Customizer section "Contact bar" with a text setting contact_phone, plus a function contact_phone_link(): string that returns a tel: link to it.',
  );
  expect(answer).toContain('function contact_customize_register( WP_Customize_Manager $wp_customize )');
  expect(answer).not.toContain('contact_phone_link( WP_Customize_Manager');
});

it('writes nothing in place of the one function that is asked for', async () => {
  const answer = await answerTo(
    'Function upcoming_gigs( int $limit = 10 ): array - gigs (already registered) whose meta gig_date is today or later.',
  );
  expect(answer).toMatch(/function upcoming_gigs\(|Not understood well enough/);
});

// Such patterns tried every way to split a word.
it.each([
  'Register the post type parish_record with title, editor, custom-fields, revisions and page-attributes in the REST API of the archive.',
  `A client of https://api.example.org as "${'A_A_'.repeat(30)} with get( string $path ): array|WP_Error and a class.`,
])('reads long names as fast as short ones: %s', async (prompt) => {
  expect(await answerTo(prompt)).toContain('<?php');
});

it('registers both taxonomies of one entry, each for the post type before', async () => {
  const text = await answerTo(
    'Register two things.\n- post type `harbour`, public\n- a non-hierarchical taxonomy `boat` for it and a hierarchical taxonomy `dock` for it, both shown in REST',
  );
  expect(text).toContain("register_taxonomy( 'boat', 'harbour'");
  expect(text).toContain("register_taxonomy( 'dock', 'harbour'");
});

it('gives a function that is named for a role to that role', async () => {
  const text = await answerTo(
    'Add a role "warden" (display name Warden) that can read and upload_files, created only once, and a function is_warden( ?int $user_id = null ): bool that defaults to the current user.',
  );
  expect(text).toContain("in_array( 'warden', $user->roles, true )");
  expect(text).not.toContain("'user_id'");
});
