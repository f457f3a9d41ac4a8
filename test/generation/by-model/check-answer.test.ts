import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../server/src/generation/by-model/check-answer.ts';
import { wantsCode } from '../../../server/src/generation/by-model/wants-code.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';

const prompt = 'Write a function that returns the title.';
const check = (answer: string, more: { language?: string; version?: string; prompt?: string } = {}) =>
  checkAnswer(analyzer, { prompt, language: null, version: null, ...more, answer });
const good = '<?php\nfunction acme_title(): string {\n\treturn esc_html( get_the_title() );\n}\n';

describe('an answer of code', () => {
  it.each([
    ['alone', good, good],
    ['in a fence', `\`\`\`php\n${good}\`\`\``, good],
    ['in a fence between prose', `Here it is:\n\n\`\`\`php\n${good}\`\`\`\nThis returns the title.`, good],
    ['in a fence that is not closed', `\`\`\`php\n${good}`, good],
    ['after a sentence', `Here is the code:\n${good}`, good],
    ['without an open tag', "add_action( 'init', 'acme' );\n", "add_action( 'init', 'acme' );\n"],
  ])('is taken bare: %s', (_, answer, value) => {
    expect(check(answer)).toEqual({ kind: 'fit', value });
  });

  it('stays in its fences where there are several, or Markdown is asked for', () => {
    const both = `\`\`\`php\n${good}\`\`\`\n\n\`\`\`css\n.a { color: red; }\n\`\`\`\n`;
    expect(check(both)).toEqual({ kind: 'fit', value: both });
    const one = `\`\`\`php\n${good}\`\`\`\n`;
    expect(check(one, { prompt: `${prompt} Put it into a fenced block.` })).toEqual({ kind: 'fit', value: one });
  });

  it.each([
    ['php', '<?php\nfunction acme_title( {\n\treturn;\n', 'does not parse as php'],
    ['javascript', 'function a( { return 1', 'line 1: it does not parse as javascript'],
    ['typescript', 'const a: string = ;', 'line 1: it does not parse as typescript'],
    ['css', '.a { color: red;', 'css-syntax'],
    ['json', '{"a":1,}', 'expected JSON'],
  ])('that is no %s goes back with its place', (language, code, why) => {
    const checked = check(code, { language });
    expect(checked).toMatchObject({ kind: 'unfit', faults: [expect.stringContaining(why)] });
    expect(check(`\`\`\`${language}\n${code}\n\`\`\``)).toMatchObject({ kind: 'unfit' });
  });

  it.each([
    ['<?php\necho $_GET["title"];\n', 'security/unescaped-output'],
    ['<?php\neval( $_POST["code"] );\n', 'security/code-execution'],
    ['<?php\nwp_frobnicate( 1 );\n', 'wp_frobnicate() is no function of WordPress'],
    ['<?php\n$a = wp_get_attachement_url( 1 );\n', 'quality/unknown-function'],
    ['document.body.innerHTML = location.hash;', 'security/dom-xss'],
    ['I cannot help with that.', 'expected code, got a refusal'],
    ['The title is what the post is called.', 'expected code, got prose'],
  ])('with a fault goes back with it: %j', (answer, why) => {
    expect(JSON.stringify(check(answer))).toContain(JSON.stringify(why).slice(1, -1));
  });

  it('calls nothing that the version asked for lacks, unless it asks first', () => {
    const code = '<?php\nfunction acme_mode() {\n\treturn wp_get_development_mode();\n}\n';
    expect(check(code, { version: '6.3' }).kind).toBe('fit');
    expect(check(code, { version: '6.0' })).toEqual({
      kind: 'unfit',
      faults: ['wp_get_development_mode() came with WordPress 6.3.0, the code is for 6.0'],
    });
    const asked = code.replace('return wp', "return function_exists( 'wp_get_development_mode' ) ? '' : wp");
    expect(check(asked, { version: '6.0' }).kind).toBe('fit');
  });

  it('may be in a language that nothing here reads', () => {
    const sql = '```sql\nSELECT 1;\n```\n';
    expect(check(sql)).toEqual({ kind: 'fit', value: 'SELECT 1;\n' });
  });
});

it.each([
  ['Write a function that returns the title.', true],
  ['Add a shortcode for the year', true],
  ['Write `acme_ids( int $count ): array` that returns the newest ids.', true],
  ['Explain this code: add_action( "init", "acme" );', false],
  ['Which hook runs after init?', false],
  ['Write two friendly sentences about our bakery.', false],
  ['<?php\nfunction acme_', false],
])('%j wants code: %s', (asked, expected) => {
  expect(wantsCode({ prompt: asked, suffix: '', language: null })).toBe(expected);
});
