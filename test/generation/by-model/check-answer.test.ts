import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../server/src/generation/by-model/check-answer.ts';
import { conversationWantsCode, wantsCode } from '../../../server/src/generation/by-model/wants-code.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';

const prompt = 'Write a function that returns the title.';
const check = (
  answer: string,
  more: { language?: string; version?: string; prompt?: string; form?: 'conversation' } = {},
) => checkAnswer(analyzer, { prompt, language: null, version: null, form: 'code', ...more, answer });
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
    ['<?php\nfunction acme_a() {\n\tbreak;\n}\n', 'PHP does not compile it'],
    ['<?php\nwp_frobnicate( 1 );\n', 'wp_frobnicate() is no function of WordPress'],
    ['<?php\n$a = wp_get_attachement_url( 1 );\n', 'quality/unknown-function'],
    ['document.body.innerHTML = location.hash;', 'security/dom-xss'],
    ['I cannot help with that.', 'expected code, got a refusal'],
    ['The title is what the post is called.', 'expected code, got prose'],
    ['{"title":"The title"}', 'expected the code that was asked for, got JSON'],
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

describe('an answer in a conversation', () => {
  const checkTalk = (answer: string) => check(answer, { form: 'conversation' });
  const member = 'public function title(): string {\n\treturn esc_html( get_the_title() );\n}';

  it.each([
    `Here it is:\n\n\`\`\`php\n${good}\`\`\`\nThis returns the title.`,
    good,
    `Put this into the class:\n\`\`\`php\n/** The title. */\n${member}\n\`\`\``,
    'Which post type do you mean?\n',
    'Install it with:\n```bash\nwp plugin install acme\n```\n',
  ])('is taken with its words: %j', (answer) => {
    expect(checkTalk(answer)).toEqual({ kind: 'fit', value: answer });
  });

  it.each([
    [`So:\n\`\`\`php\n${member.replace('}', '')}\n\`\`\``, 'does not parse as php'],
    ['So:\n```php\npublic function a() {\n\techo $_GET["a"];\n}\n```', 'line 2: '],
    ['Sure: <?php eval( $_POST["code"] );', 'security/code-execution'],
    ['element.innerHTML = location.hash;', 'security/dom-xss'],
    ['I’m unable to do that.', 'expected code, got a refusal'],
    [' ', 'expected code, got nothing'],
  ])('goes back with what is wrong with its code: %j', (answer, why) => {
    expect(checkTalk(answer)).toMatchObject({ kind: 'unfit', faults: [expect.stringContaining(why)] });
  });
});

it.each([
  [['Write a function that returns the title.', 'Shorter please'], true],
  [['Write a function that returns the title.', 'Why is the hook called init?'], false],
  [['Write a function that returns the title.', 'Explain that'], false],
  [['Hello there', 'Add a shortcode for the year'], true],
  [['Hello there', 'Shorter please'], false],
  [[], false],
])('a person who says %j wants code: %s', (said, expected) => {
  expect(conversationWantsCode(said)).toBe(expected);
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
