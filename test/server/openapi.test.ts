import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@presswright/shared/endpoints';
import { errorTable } from '@presswright/shared/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly security: unknown[];
  readonly responses: Record<string, { readonly content?: Record<string, { examples?: Record<string, unknown> }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

let test: TestApp;
let paths: Paths;
beforeAll(async () => {
  test = await createTestApp();
  const answer = await test.app.inject({ url: '/openapi.json' });
  expect(answer.json().openapi).toMatch(/^3\.1\./);
  paths = answer.json().paths;
});
afterAll(() => test.close());

function formOf(purpose: string, content: string): FormData {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([content]), 'a.jsonl');
  return form;
}

function operations(): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

it('names each endpoint as the contract does', () => {
  const contract = new Map<string, { method: string; path: string; permission: unknown }>(Object.entries(endpoints));
  expect(operations().length).toBeGreaterThan(0);
  for (const { path, method, operation } of operations()) {
    const entry = contract.get(operation.operationId);
    expect(entry, operation.operationId).toMatchObject({ method, path });
    expect(operation.security.length === 0, path).toBe(entry?.permission === null);
  }
});

it('lists only what works', async () => {
  const bodies: Record<string, object> = {
    '/v1/analyze': { code: 'x', analysis_type: 'security' },
    '/v1/analyze/batch': { files: [{ name: 'a', content: 'x' }], analysis_type: 'security' },
    '/v1/blocks/analyze': { block_code: 'x', analysis_type: 'security' },
    '/v1/themes/analyze': { theme_files: [{ name: 'a', content: 'x' }], analysis_type: 'security' },
    '/v1/blocks/generate': { block_type: 'Quote' },
    '/v1/plugins/generate': { plugin_name: 'Books' },
    '/v1/plugins/scaffold': { plugin_name: 'Books' },
    '/v1/themes/generate': { theme_name: 'Quiet' },
    '/v1/generate': { prompt: 'x' },
    '/v1/generate/stream': { prompt: 'x' },
  };
  const credential = { 'x-api-key': test.key };
  const form = new Request('https://host', { method: 'POST', body: formOf('fine-tune', 'x') });
  const type = form.headers.get('content-type') ?? '';
  const upload = Buffer.from(await form.arrayBuffer());
  const uploaded = await test.app.inject({
    method: 'POST',
    url: '/v1/files',
    headers: { ...credential, 'content-type': type },
    payload: upload,
  });
  // Deleting comes last.
  const ordered = operations().sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
  for (const { path, method } of ordered) {
    const isUpload = path === '/v1/files' && method === 'POST';
    const payload = isUpload ? upload : bodies[path];
    const answer = await test.app.inject({
      method: method as 'GET',
      url: path.replace('{model_id}', 'svc-llm-7b').replace('{file_id}', uploaded.json().id),
      headers: { ...credential, ...(isUpload ? { 'content-type': type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${method} ${path}`).toBe(200);
  }
});

it('gives each error the status of the error table', () => {
  for (const { path, operation } of operations()) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      const codes = Object.keys(answer.content?.['application/json']?.examples ?? {});
      if (status !== '200') expect(codes.length, `${path} ${status}`).toBeGreaterThan(0);
      for (const code of codes) expect(errorTable).toHaveProperty([code, 'status'], Number(status));
    }
  }
});

it('documents every error that the server answers with', () => {
  const root = join(import.meta.dirname, '../../server/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const thrown = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/new ServiceError\(\s*'(\w+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  const documented = operations().flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((answer) =>
      Object.keys(answer.content?.['application/json']?.examples ?? {}),
    ),
  );
  // These answer what is no operation: another path, another method, another protocol.
  const elsewhere = ['not_found', 'method_not_allowed', 'https_required'];
  expect(thrown.length).toBeGreaterThan(10);
  expect([...documented, ...elsewhere]).toEqual(expect.arrayContaining(thrown));
});

it('has every endpoint in the folder of its path, in the file of its method', () => {
  const root = join(import.meta.dirname, '../../server/src/routes');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!support).*\/(get|post|put|patch|delete)\.ts$/.test(file))
    .map((file) => {
      const parts = file.split('/');
      const method = (parts.pop() ?? '').replace('.ts', '').toUpperCase();
      return `${method} /${parts.map((part) => part.replace(/^\[(.+)\]$/, ':$1')).join('/')}`;
    });
  for (const route of files) {
    const [method = '', url = ''] = route.split(' ');
    expect(test.app.hasRoute({ method: method as 'GET', url }), route).toBe(true);
  }
  expect(files.length).toBeGreaterThanOrEqual(operations().length);
});

it('has a reference page that loads nothing from elsewhere', async () => {
  const page = await test.app.inject({ url: '/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(loaded.length).toBeGreaterThan(0);
  for (const address of loaded) {
    expect(address).not.toMatch(/^(https?:)?\/\//);
    const file = await test.app.inject({ url: new URL(address, 'https://host/docs/').pathname });
    expect(file.statusCode).toBe(200);
  }
  expect((await test.app.inject({ url: '/docs/none' })).statusCode).toBe(404);
});
