import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGeneration } from '../../server/src/inference/builtin/generate.ts';
import { lex } from '../../server/src/inference/builtin/lexer/lex.ts';
import { openModel } from '../../server/src/inference/builtin/model.ts';
import { modelPath, readModel } from '../../server/src/inference/builtin/model-file.ts';
import { type Completion, completeWith, greedy, openInference, type TestInference } from './support.ts';

let inference: TestInference;
beforeAll(() => {
  inference = openInference();
});
afterAll(() => inference.close());

const complete = (
  ...rest: Parameters<typeof completeWith> extends [unknown, ...infer R] ? R : never
): Promise<Completion> => completeWith(inference, ...rest);

describe('what the built-in model completes', () => {
  it('a call of a method of $wpdb', async () => {
    const { text } = await complete('<?php\nfunction acme_rows() {\n\tglobal $wpdb;\n\t$rows = $wpdb->');
    expect(text).toMatch(/^(?:get_results|get_var|prepare|get_row|query)\(/);
  });

  it('a hook name that has been begun, with its closing quote', async () => {
    const { text } = await complete("<?php\nadd_action( '");
    expect(text).toMatch(/^[a-z_]+'/);
    expect((await complete("<?php\nadd_action( 'rest_api_in")).text).toMatch(/^it'/);
  });

  it('an escaping function that has been begun', async () => {
    const { text } = await complete('<?php\n$title = get_the_title();\necho esc_');
    expect(text).toMatch(/^(?:html|attr|url)\( /);
  });

  it('with names that only the prompt has', async () => {
    const prompt = `<?php
function acme_total( $invoice_rows ) {
	$grand_total = 0;
	foreach ( $invoice_rows as $invoice_row ) {
		$grand_total += acme_price_of( $invoice_row );
	}
	return acme_round( $grand_total );
}

function acme_other( $invoice_rows ) {
	$grand_total = 0;
	foreach ( $invoice_rows as $invoice_row ) {
		$grand_total += acme_pr`;
    expect((await complete(prompt)).text).toMatch(/^ice_of\( \$invoice_row \);/);
  });

  it("in the prompt's own style of white space", async () => {
    const prompt = '<?php\nif (foo($a)) {\n    bar($a, $b);\n}\nif (baz($b)) {\n    bar($b, $a);\n}\nif (';
    const { text } = await complete(prompt, { maxTokens: 12 });
    expect(text).not.toMatch(/\( |\t/);
  });

  it('JavaScript too', async () => {
    const { text } = await complete("import { registerBlockType } from '@wordpress/blocks';\n\nregisterBlock");
    expect(text).toMatch(/^Type\(/);
  });

  it('prose that asks for nothing as the comment above code', async () => {
    const { text } = await complete('The registered post types of this plugin');
    expect(text).toMatch(/^\n\n<\?php\n/);
  });

  it('a comment by ending it first', async () => {
    const { text } = await complete('<?php\n// Register the post type');
    expect(text.startsWith('\n')).toBe(true);
  });
});

describe('the limits of a completion', () => {
  const prompt = '<?php\nfunction acme_scripts() {\n\twp_enqueue_script( ';

  it('it has at most max_tokens tokens, and usage counts them', async () => {
    const { text, outcome } = await complete(prompt, { maxTokens: 3 });
    expect(outcome).toMatchObject({
      kind: 'done',
      finishReason: 'length',
      usage: { prompt_tokens: 8, completion_tokens: 3, total_tokens: 11 },
    });
    expect(lex(text, 'php', 'code')).toHaveLength(3);
  });

  it('it is refused when max_tokens does not fit the window, before anything is sent', async () => {
    const { events, outcome } = await complete(prompt, { maxTokens: 93, contextWindow: 100 });
    expect(outcome).toEqual({ kind: 'refused', promptTokens: 8, allowed: 92 });
    expect(events).toEqual([]);
    expect((await complete(prompt, { maxTokens: null, contextWindow: 8 })).outcome.kind).toBe('refused');
    expect((await complete(prompt, { maxTokens: null, contextWindow: 100 })).outcome.kind).toBe('done');
  });

  it('it ends before a stop string, wherever that lies in the tokens', async () => {
    const { text } = await complete(prompt);
    for (const stop of [text.slice(3, 9), text.slice(10, 11), text.slice(5, 30)]) {
      const stopped = await complete(prompt, { stop: ['not in there', stop] });
      expect(stopped.text).toBe(text.slice(0, text.indexOf(stop)));
      expect(stopped.outcome).toMatchObject({ kind: 'done', finishReason: 'stop' });
    }
  });

  it('it closes what it opens', async () => {
    for (const start of ['<?php\n', '<?php\nfunction acme_a() {\n\t', '<?php\n$a = array(\n', 'const a = () => {\n']) {
      const { text, outcome } = await complete(start, { maxTokens: null });
      if (outcome.kind !== 'done' || outcome.finishReason !== 'stop') continue;
      const count = (part: string) => `${start}${text}`.split(part).length;
      expect(count('(')).toBe(count(')'));
      expect(count('{')).toBeGreaterThanOrEqual(count('}'));
    }
  });
});

describe('what the built-in model cannot do', () => {
  it.each([
    ['messages', { prompt: '', messages: [{ role: 'user', content: 'Write a plugin.' }] }],
    ['answerSchema', { answerSchema: { type: 'object' } }],
  ] as const)('is refused before anything is sent: %s', async (capability, fields) => {
    const { engine } = await inference.models.get('org_any', 'svc-llm-7b');
    expect(engine.capabilities[capability]).toBe(false);
    const { events, outcome } = await completeWith(inference, '<?php\n', fields);
    expect(outcome).toEqual({ kind: 'unsupported', capability });
    expect(events).toEqual([]);
  });
});

describe('chance', () => {
  const prompt = '<?php\nadd_action( ';

  it('plays no part at temperature 0', async () => {
    const one = await complete(prompt, { seed: 1 });
    expect((await complete(prompt, { seed: 2 })).text).toBe(one.text);
  });

  it('repeats itself with the seed, and differs with another', async () => {
    const draw = async (seed: number) => (await complete(prompt, { seed, temperature: 1.5, maxTokens: 30 })).text;
    expect(await draw(42)).toBe(await draw(42));
    const texts = await Promise.all([1, 2, 3, 4, 5].map(draw));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('has no choice with a tiny top_p', async () => {
    const greedy = await complete(prompt, { maxTokens: 20 });
    expect((await complete(prompt, { maxTokens: 20, temperature: 0.6, topP: 0.001 })).text).toBe(greedy.text);
  });
});

describe('a suffix', () => {
  it('is not repeated: a string that is closed already, brackets that are', async () => {
    expect((await complete("<?php\nadd_action( 'rest_api_in", { suffix: "', 'acme_init' );\n" })).text).toBe('it');
    const argument = await complete('<?php\n$title = acme();\necho esc_html( ', { suffix: ' );\n' });
    expect(argument.text).not.toContain(';');
    expect(argument.text.split('(').length).toBe(argument.text.split(')').length);
  });

  it('ends the completion where it begins', async () => {
    const { text } = await complete('<?php\nfunction acme_get( $id ) {\n\t', { suffix: '\n\treturn $posts;\n}\n' });
    expect(text).not.toBe('');
    expect(text).not.toContain('return $posts');
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('counts as prompt', async () => {
    const { outcome } = await complete('<?php\n', { suffix: '$a = 1;' });
    expect(outcome).toMatchObject({ usage: { prompt_tokens: 5 } });
  });
});

describe('any prompt', () => {
  it.each([
    '',
    ' ',
    '\n',
    '\u0000',
    '?>',
    '}}}}',
    '((((((',
    '<?php "',
    "'",
    '<?php <<<EOT\nabc',
    '`${',
    '🎉🎉🎉',
    '<?php $',
    '<div class="',
    '/*',
    '// ',
    '#',
    'a'.repeat(5000),
  ])('is completed or ended, without an error: %j', async (prompt) => {
    for (const suffix of ['', prompt]) {
      const { outcome } = await complete(prompt, { suffix, temperature: 0.9, maxTokens: 40 });
      expect(outcome.kind).toBe('done');
    }
  });
});

describe('a client that hangs up', () => {
  it('ends its completion, and the thread serves the next', async () => {
    const controller = new AbortController();
    controller.abort();
    expect((await complete('<?php\n', {}, controller.signal)).outcome.kind).toBe('aborted');
    expect((await complete('<?php\n', { maxTokens: 5 })).outcome.kind).toBe('done');
  });

  it('stops one that has begun within a few tokens', async () => {
    const { buffer } = readModel(modelPath(inference.dataDir)) ?? expect.fail('there is no model');
    const task = { ...greedy, prompt: '<?php\nglobal $wpdb;\n$rows = $wpdb->', maxTokens: 4000 };
    const begin = () => startGeneration(openModel(buffer), task).begin(4000);
    const whole = begin();
    while (whole.next() !== null);
    expect(whole.tokens).toBeGreaterThan(8);
    const stopped = begin();
    expect(stopped.next(() => true)).toBeNull();
    expect(stopped.tokens).toBeLessThanOrEqual(8);
  });
});
