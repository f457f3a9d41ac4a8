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
  // These answer what is no operation: another path, another method, another protocol, an Expect of something unknown.
  const elsewhere = ['not_found', 'method_not_allowed', 'https_required', 'expectation_failed'];
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
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|\son\w+=/);
  const loaded = [...page.body.matchAll(/(?:src|href)="((?!data:)[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(loaded.length).toBeGreaterThan(0);
  for (const address of loaded) {
    expect(address).not.toMatch(/^(https?:)?\/\//);
    const file = await test.app.inject({ url: new URL(address, 'https://host/docs/').pathname });
    expect(file.statusCode).toBe(200);
  }
  expect((await test.app.inject({ url: '/docs/none' })).statusCode).toBe(404);
});
