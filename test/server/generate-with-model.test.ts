import { afterEach, expect, it } from 'vitest';
import type { CompletionTask, Engine } from '../../server/src/inference/engine.ts';
import type { RunLogicTest } from '../../server/src/inference/logic-tests/run-logic-test.ts';
import { createModelCatalog } from '../../server/src/inference/registry.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp | undefined;
afterEach(() => test?.close());

/** An engine that follows instructions, and writes what `answer` makes of a prompt. */
function instructedEngine(answer: (prompt: string) => string): Engine & { readonly asked: string[] } {
  const asked: string[] = [];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return {
    asked,
    kind: 'remote',
    capabilities: { instructions: true, messages: false, answerSchema: false, tools: false },
    specifications: () => ({ parameters: '', context_window: '', training_data: '', specialization: '' }),
    health: () => 'healthy',
    async complete(task: CompletionTask, onEvent) {
      asked.push(task.prompt);
      onEvent({ kind: 'started', promptTokens: 1 });
      onEvent({ kind: 'text', text: answer(task.prompt) });
      return { kind: 'done', finishReason: 'stop', usage };
    },
  };
}

async function generate(engine: Engine, url: string, payload: object, runLogicTest: RunLogicTest | null = null) {
  const models = createModelCatalog([
    { id: 'svc-llm-7b', organizationId: null, created: 1, contextWindow: 4096, engine },
  ]);
  test = await createTestApp({ config: { requestTimeout: 600 }, parts: { models, runLogicTest } });
  return test.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${test.key}` }, payload });
}

/** Logic as it is answered, with its test. */
const withTest = (body: string) =>
  `function logic() {\n\t${body}\n}\n\nfunction test_logic() {\n\t$this->assertSame( 1, get_option( 'museum_guide_moon' ) );\n}\n`;

const plugin = { plugin_name: 'Museum Guide', description: 'Exhibits with a room and a year.' };

it('puts what a model writes for a slot into the files, escaped for them', async () => {
  const engine = instructedEngine(() => "Shows exhibits. */ $x & 'y\n\n== Evil ==");
  const answer = await generate(engine, '/v1/plugins/generate', plugin);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(engine.asked.length).toBeGreaterThan(0);
  const readme: string = answer.json().files.readme_file.content;
  expect(readme).toContain('Shows exhibits.');
  expect(readme).not.toMatch(/^== Evil/m);
});

it('keeps its own text where the model writes nothing, and says so', async () => {
  const answer = await generate(
    instructedEngine(() => '   '),
    '/v1/plugins/generate',
    plugin,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().files.readme_file.content).toContain('== Description ==');
  expect(answer.json().installation_instructions).toContain('readme_description: the model wrote nothing');
});

it('answers with its own texts when the model fails', async () => {
  const engine = instructedEngine(() => {
    throw new Error('the engine is out of order');
  });
  const answer = await generate(engine, '/v1/plugins/generate', plugin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().installation_instructions).toContain('readme_description: the model was asked, but it failed');
});

it('lets the model write what no feature makes, as far as it is a function body without findings', async () => {
  const described = {
    ...plugin,
    description: 'Exhibits with a room. Frobnicate the wibble whenever the moon is full.',
  };
  const good = instructedEngine((prompt) =>
    prompt.includes('two PHP 7.4 functions')
      ? `\`\`\`php\n${withTest("update_option( 'museum_guide_moon', 1, false );")}\`\`\``
      : '',
  );
  const answer = await generate(good, '/v1/plugins/generate', described);
  const { files, installation_instructions } = answer.json();
  const written = Object.values<{ path: string; content: string }>(files).find(({ path }) =>
    path.includes('further-logic'),
  );
  expect(written?.content).toContain("\n\t\tupdate_option( 'museum_guide_moon', 1, false );\n");
  const tests = Object.values<{ path: string; content: string }>(files).find(
    ({ path }) => path === 'tests/test-further-logic-1.php',
  );
  expect(tests?.content).toContain("\n\t\t$this->assertSame( 1, get_option( 'museum_guide_moon' ) );\n");
  expect(installation_instructions).toContain('Its test is `tests/test-further-logic-1.php`.');
  expect(installation_instructions).toContain('Review this code before you use it');

  await test?.close();
  const bad = instructedEngine((prompt) => {
    if (!prompt.includes('two PHP 7.4 functions')) return '';
    return withTest('global $wpdb; $wpdb->query( "DELETE FROM $wpdb->posts WHERE ID = " . $_GET["id"] );');
  });
  const refused = (await generate(bad, '/v1/plugins/generate', described)).json();
  expect(Object.values<{ path: string }>(refused.files).map(({ path }) => path)).not.toContainEqual(
    expect.stringContaining('further-logic'),
  );
  expect(refused.installation_instructions).toMatch(/logic_1: the analyser reports security\//);
});

it('takes styles of the model that parse, and no others', async () => {
  const block = { block_type: 'Notice', description: 'A note for visitors.' };
  const answer = await generate(
    instructedEngine((prompt) =>
      prompt.includes('Write CSS') ? '.wp-block-site-blocks-notice { letter-spacing: 0.01em; }' : '',
    ),
    '/v1/blocks/generate',
    block,
  );
  expect(answer.json().files.style.content).toContain('letter-spacing: 0.01em;');
  await test?.close();
  const bad = await generate(
    instructedEngine(() => 'body { background: url(https://example.org/x.png) }'),
    '/v1/blocks/generate',
    block,
  );
  expect(bad.json().files.style.content).not.toContain('example.org');
  expect(bad.json().instructions).toContain('styles: the styles ask for other files');
});

it('sends logic back with what the analyser reports, and says how often and who wrote what', async () => {
  const described = {
    ...plugin,
    description: 'Exhibits with a room. Frobnicate the wibble whenever the moon is full.',
  };
  const bad = 'global $wpdb; $wpdb->query( "DELETE FROM $wpdb->posts WHERE ID = " . $_GET["id"] );';
  const good = "add_action( 'wp_footer', function () { echo esc_html( get_bloginfo( 'name' ) ); } );";
  const engine = instructedEngine((prompt) => {
    if (prompt.includes('two PHP 7.4 functions'))
      return withTest(prompt.includes('security/sql-injection') ? good : bad);
    return prompt.includes('readme') ? 'I’m sorry, I can’t help with that.' : '';
  });
  const { files, written, repairs } = (await generate(engine, '/v1/plugins/generate', described)).json();
  expect(Object.values<{ content: string }>(files).some(({ content }) => content.includes(good))).toBe(true);
  expect(written).toEqual([
    expect.objectContaining({ part: 'plan', engine: 'builtin', reason: expect.stringContaining('no valid plan') }),
    { part: 'logic_1', engine: 'remote', repairs: 1, test: 'not_run' },
    { part: 'readme_description', engine: 'builtin', repairs: 1, reason: 'the model declined' },
  ]);
  expect(repairs).toBe(written.reduce((sum: number, part: { repairs: number }) => sum + part.repairs, 0));
});

it.each<[string, RunLogicTest, object]>([
  ['passes', async () => ({ kind: 'passed' }), { engine: 'remote', repairs: 0, test: 'passed' }],
  [
    'passes once it was mended',
    async ({ code }) => (code.includes('waxing') ? { kind: 'passed' } : { kind: 'failed', fault: 'the moon is new' }),
    { engine: 'remote', repairs: 1, test: 'passed' },
  ],
  [
    'fails',
    async () => ({ kind: 'failed', fault: 'the moon is new' }),
    { engine: 'builtin', repairs: 2, reason: 'the moon is new' },
  ],
  ['needs more', async () => ({ kind: 'not-run', why: 'posts' }), { engine: 'remote', repairs: 0, test: 'not_run' }],
  ['cannot be run', () => Promise.reject(new Error('no PHP')), { engine: 'remote', repairs: 0, test: 'not_run' }],
])('runs the test of logic where there is PHP, and says so when it %s', async (_, runLogicTest, expected) => {
  const files: { code: string; test: string }[] = [];
  const described = {
    ...plugin,
    description: 'Exhibits with a room. Frobnicate the wibble whenever the moon is full.',
  };
  const engine = instructedEngine((prompt) => {
    if (!prompt.includes('two PHP 7.4 functions')) return '';
    return withTest(
      `update_option( 'museum_guide_moon', ${prompt.includes('the moon is new') ? "'waxing'" : '1'}, false );`,
    );
  });
  const answer = await generate(engine, '/v1/plugins/generate', described, async (made, signal) => {
    files.push(made);
    return runLogicTest(made, signal);
  });
  const { written } = answer.json();
  expect(written.find(({ part }: { part: string }) => part === 'logic_1')).toEqual({ part: 'logic_1', ...expected });
  expect(files[0]?.code).toContain('final class Museum_Guide_Further_Logic_1 {');
  expect(files[0]?.test).toContain('class Museum_Guide_Further_Logic_1_Test extends WP_UnitTestCase {');
});
