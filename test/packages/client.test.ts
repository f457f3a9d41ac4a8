/** The archive of the HTTP client, installed into a TypeScript project that has nothing else. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../server/support/server-process.ts';
import { PackedPackage } from './packed-package.ts';

const run = promisify(execFile);
let packed: PackedPackage;
let project: string;

beforeAll(async () => {
  packed = await PackedPackage.make('client', 'presswright-client');
  project = await packed.install();
});
afterAll(() => packed?.remove());

it('has types that stand on their own: the example of its read-me compiles, and mistakes do not', async () => {
  const readMe = readFileSync(join(project, 'node_modules/@presswright/client/README.md'), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readMe)?.[1] ?? '';
  expect(example).toContain('client.analysis.create');
  // without `@types/node`, which a project need not have
  const declared = [
    "declare module 'node:fs' { export function readFileSync(path: string, encoding: 'utf8'): string; }",
    'declare const process: { readonly env: Readonly<Record<string, string | undefined>> };',
    'declare const console: { log(text: string): void; error(...parts: unknown[]): void };',
  ];
  writeFileSync(join(project, 'node.d.ts'), declared.join('\n'));
  writeFileSync(join(project, 'example.ts'), example);
  const mistakes = [
    "import { type Issue, PresswrightClient } from '@presswright/client';",
    "const client = new PresswrightClient({ baseUrl: 'https://127.0.0.1:8443' });",
    "await client.analysis.create({ code: '', analysis_type: 'securty' });",
    'const issue: Issue = { line: 1 };',
    'console.log((await client.models.list({})).data.id);',
    'console.log(issue.message);',
  ];
  writeFileSync(join(project, 'mistakes.ts'), mistakes.join('\n'));
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, type: 'module' }));
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: [],
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, skipLibCheck: false }, include: ['*.ts'] }),
  );
  const tsc = createRequire(resolve('package.json')).resolve('typescript/package.json');
  const { stdout } = await run(process.execPath, [join(tsc, '../bin/tsc')], { cwd: project }).catch((error) => error);
  expect(stdout.match(/^\w+\.ts\(\d+/gm)).toEqual(['mistakes.ts(3', 'mistakes.ts(4', 'mistakes.ts(5']);
});

it('calls a real server whose certificate it is told to trust', async () => {
  const key = 'svc-test-0123456789-0123456789-abcdef';
  const settings = { PRESSWRIGHT_DATA_DIR: join(packed.folder, 'data'), PRESSWRIGHT_BOOTSTRAP_KEY: key };
  const server = runProgram(['serve', '--port', '0', '--announce', 'json'], settings);
  try {
    const { url, ca_file } = JSON.parse((await server.until(/^\{.*\}$/m))[0]);
    const program = [
      "import { readFileSync } from 'node:fs';",
      "import { PresswrightClient, ServiceError } from '@presswright/client';",
      'const { URL: baseUrl, KEY: apiKey, CA: ca } = process.env;',
      "const client = new PresswrightClient({ baseUrl, apiKey, ca: readFileSync(ca, 'utf8') });",
      'const request = { code: "<?php echo $_GET[\'name\'];", analysis_type: "security" };',
      'const { issues } = await client.analysis.create(request);',
      "const error = await client.models.get('none').catch((cause) => cause);",
      'await client.close();',
      'console.log(JSON.stringify([issues[0].rule, error instanceof ServiceError, error.status]));',
    ];
    writeFileSync(join(project, 'call.mjs'), program.join('\n'));
    const env = { ...packed.environment, URL: url, KEY: key, CA: ca_file };
    const { stdout } = await run(process.execPath, [join(project, 'call.mjs')], { env });
    expect(JSON.parse(stdout)).toEqual(['security/unescaped-output', true, 404]);
  } finally {
    server.child.kill('SIGTERM');
    await server.finished;
  }
});
