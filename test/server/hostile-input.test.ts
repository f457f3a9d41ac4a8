/** What clients may send by mistake or malice, against the real program with its real workers. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpsClient, type HttpsClient } from './support/https-client.ts';
import { type Running, runProgram } from './support/server-process.ts';

const key = 'bootstrap-key-for-tests-0123456789abcdef';
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const small = JSON.stringify({ code: '<?php\necho $_GET["a"];\n', analysis_type: 'security' });

let dataDir: string;
let server: Running;
let client: HttpsClient;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-hostile-'));
  server = runProgram(['serve', '--port', '0', '--announce', 'json'], {
    PRESSWRIGHT_DATA_DIR: dataDir,
    PRESSWRIGHT_BOOTSTRAP_KEY: key,
    PRESSWRIGHT_LOG_LEVEL: 'warn',
  });
  const [line] = await server.until(/^.*\n/);
  client = createHttpsClient(JSON.parse(line).url, readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8'));
});
afterAll(async () => {
  client.close();
  server.child.kill('SIGTERM');
  const { code } = await server.finished;
  rmSync(dataDir, { recursive: true });
  expect(code).toBe(0);
});

async function analyze(code: string, more: object = {}) {
  const body = JSON.stringify({ code, analysis_type: 'all', file_name: 'sample.php', ...more });
  const answer = await client.send('/v1/analyze', { headers, body });
  return { status: answer.status, body: JSON.parse(answer.body) };
}

async function metric(name: string): Promise<number> {
  const { body } = await client.send('/metrics');
  return Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(body)?.[1]);
}

describe('a batch', () => {
  it('is read as one plugin, and a file too hard to follow costs only itself', async () => {
    const files = [
      { name: 'caller.php', content: '<?php\nacme_show( $_GET["name"] );\n' },
      { name: 'helper.php', content: '<?php\nfunction acme_show( $text ) {\n\techo $text;\n}\n' },
    ];
    const send = async (more: { name: string; content: string }[]) => {
      const body = JSON.stringify({ files: [...files, ...more], analysis_type: 'security' });
      const answer = await client.send('/v1/analyze/batch', { headers, body });
      expect(answer.status).toBe(200);
      return JSON.parse(answer.body).results;
    };
    const [caller, helper] = await send([]);
    expect(caller.issues).toEqual([]);
    expect(helper.issues).toMatchObject([{ rule: 'security/unescaped-output', line: 3 }]);
    expect(helper.issues[0].trace[0]).toMatchObject({ file: 'caller.php', line: 2 });

    const hard = { name: 'hard.php', content: `<?php\n$a = ${'['.repeat(250_000)}${']'.repeat(250_000)};` };
    const own = { name: 'own.php', content: '<?php\necho $_GET["own"];\n' };
    const results = await send([hard, own]);
    expect(results.map(({ file }: { file: string }) => file)).toEqual([...files, hard, own].map(({ name }) => name));
    expect(results[3].issues).toMatchObject([{ rule: 'security/unescaped-output', line: 2 }]);
  });
});

describe('code that is no ordinary file', () => {
  const mebibyte = 2 ** 20;
  const cases: Record<string, string> = {
    'a nested expression of 1 MiB': `<?php $a = ${'('.repeat(mebibyte / 2 - 20)}1${')'.repeat(mebibyte / 2 - 20)};`,
    'nested arrays': `<?php $a = ${'['.repeat(10_000)}${']'.repeat(10_000)};`,
    'a sum of 1 MiB': `<?php $a = 1${'+1'.repeat(mebibyte / 2 - 20)};`,
    'unclosed blocks': `<?php ${'if ($a) { '.repeat(20_000)}`,
    'half a file': '<?php\nfunction a( $b ) {\n\techo $_GET["c"];\n\tif ( $b ) {\n\t\techo $_GET["d"',
    'an unterminated heredoc': `<?php $a = <<<EOT\n${'text $b {$c}\n'.repeat(10_000)}`,
    'control characters': `<?php ${String.fromCharCode(...Array.from({ length: 4096 }, (_, index) => 1 + (index % 255)))}`,
    'lone surrogates': '<?php echo "\ud800\udc00\ud800";',
    'nothing at all': '',
  };
  it.each(Object.entries(cases))('is answered: %s', async (_name, code) => {
    const { status, body } = await analyze(code);
    // A parse that cannot be bounded any other way ends with its worker, which is replaced.
    expect([200, 504]).toContain(status);
    if (status === 200) expect(body).toMatchObject({ object: 'code_analysis' });
    else expect(body.error.code).toBe('timeout');
  });

  it('still shows the finding in half a file', async () => {
    const { body } = await analyze(cases['half a file'] ?? '', { analysis_type: 'security' });
    expect(body.issues.length).toBeGreaterThan(0);
  });
});

it('answers others while it chews on hostile code', async () => {
  const hostile = Array.from({ length: 4 }, (_, index) => analyze(`<?php $a${index} = ${'('.repeat(400_000)}`));
  const others = await Promise.all(
    Array.from({ length: 20 }, () => client.send('/v1/analyze', { headers, body: small })),
  );
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  for (const { status } of await Promise.all(hostile)) expect([200, 504]).toContain(status);
});

it('analyses a batch whose files are partly hostile', async () => {
  const files = [
    { name: 'good.php', content: '<?php\necho $_GET["a"];\n' },
    { name: 'deep.php', content: `<?php $a = ${'('.repeat(500_000)}` },
    { name: 'picture.png', content: '\u0089PNG\r\n' },
    { name: 'also-good.php', content: '<?php\necho $_POST["a"];\n' },
  ];
  const answer = await client.send('/v1/analyze/batch', {
    headers,
    body: JSON.stringify({ files, analysis_type: 'security' }),
  });
  expect(answer.status).toBe(200);
  const { results } = JSON.parse(answer.body);
  expect(results.map((result: { file: string }) => result.file)).toEqual(files.map(({ name }) => name));
  expect([results[0].issues.length, results[3].issues.length]).toEqual([1, 1]);
  expect(results[2]).toMatchObject({ language: null, error: expect.any(String) });
});

it.each([
  ['broken JSON', '{"code":', 400, 'invalid_request'],
  ['wrong types', '{"code":1,"analysis_type":[]}', 400, 'invalid_request'],
  ['2 MiB of code', JSON.stringify({ code: 'a'.repeat(2 ** 21), analysis_type: 'all' }), 413, 'payload_too_large'],
  ['an unknown model', small.replace('{', '{"model":"nope",'), 404, 'model_not_found'],
  ['bad UTF-8', Buffer.from(small.replace('echo', '\xff\xfe'), 'latin1'), 400, 'invalid_request'],
])('refuses %s', async (_name, body, status, code) => {
  const answer = await client.send('/v1/analyze', { headers, body });
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([status, code]);
});

it('stops generating for clients that hang up in the middle', async () => {
  const body = JSON.stringify({ prompt: '<?php\nfunction a() {\n', max_tokens: 3000, temperature: 1, n: 4 });
  for (let round = 0; round < 5; round++) {
    const answer = await client.open('/v1/generate/stream', { headers, body });
    await new Promise((resolve) => answer.once('data', resolve));
    answer.destroy();
  }
  await expect.poll(() => metric('presswright_worker_tasks_active')).toBe(0);
  expect((await client.send('/v1/health')).status).toBe(200);
});

it('gives its memory back', async () => {
  const megabytes = async () => (await metric('presswright_process_resident_memory_bytes')) / 2 ** 20;
  const bodies = Array.from({ length: 5 }, (_, index) =>
    JSON.stringify({ code: `<?php // ${index}\n${'$a = "text";\n'.repeat(70_000)}`, analysis_type: 'all' }),
  );
  const send = async () => {
    for (const body of bodies) await client.send('/v1/analyze', { headers, body });
  };
  await send();
  const before = await megabytes();
  for (let round = 0; round < 3; round++) await send();
  // A syntax tree of 1 MiB takes more than 10 MiB: 15 that leaked would be 150.
  expect((await megabytes()) - before).toBeLessThan(100);
}, 120_000);
