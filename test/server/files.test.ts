import type { CodeAnalysis } from '@presswright/shared/schemas/analysis';
import type { Baseline } from '@presswright/shared/schemas/baseline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../server/src/auth/first-key.ts';
import { makeId } from '../../server/src/ids.ts';
import { makeBaseline } from '../../shared/src/baseline/baseline.ts';
import { statementTexts } from '../../shared/src/baseline/statement-texts.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
let otherKey: string;
beforeAll(async () => {
  test = await createTestApp();
  const organization = { id: makeId('organization'), name: 'Other', plan: 'enterprise' as const, createdAt: 1 };
  await test.store.organizations.create(organization);
  const { value, stored } = newKey(organization.id, 'other', ['read', 'write']);
  await test.store.apiKeys.create(stored);
  otherKey = value;
});
afterAll(() => test.close());

const empty: Baseline = { format: 'presswright-baseline', version: 1, entries: [] };

async function upload(fields: readonly (readonly [string, string | Blob, string?])[], key = test.key) {
  const form = new FormData();
  for (const [name, value, filename] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename ?? 'x');
  }
  const request = new Request('https://host/', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/files',
    headers: { authorization: `Bearer ${key}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const baselineFile = (baseline: unknown, filename = 'known.json') =>
  upload([
    ['purpose', 'baseline'],
    ['file', new Blob([JSON.stringify(baseline)]), filename],
  ]);

function send(method: 'GET' | 'DELETE' | 'POST', url: string, key = test.key, payload?: object) {
  const headers = { authorization: `Bearer ${key}` };
  return test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

describe('files', () => {
  it('are uploaded, listed, read, downloaded and deleted', async () => {
    const rows = '{"text":"a"}\n'.repeat(1000);
    const { status, body } = await upload([
      ['file', new Blob([rows]), '../../rows.jsonl'],
      ['purpose', 'fine-tune'],
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^file_[0-9A-Za-z]{24}$/),
      object: 'file',
      bytes: rows.length,
      created_at: expect.any(Number),
      filename: 'rows.jsonl',
      purpose: 'fine-tune',
      status: 'uploaded',
      status_details: null,
    });
    expect((await send('GET', `/v1/files/${body.id}`)).json()).toEqual(body);
    const list = (await send('GET', '/v1/files?purpose=fine-tune')).json();
    expect(list).toMatchObject({ object: 'list', data: [body], has_more: false, first_id: body.id, last_id: body.id });
    const content = await send('GET', `/v1/files/${body.id}/content`);
    expect(content.body).toBe(rows);
    expect(content.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(rows.length),
      'content-disposition': "attachment; filename*=UTF-8''rows.jsonl",
    });
    expect((await send('DELETE', `/v1/files/${body.id}`)).json()).toEqual({
      id: body.id,
      object: 'file',
      deleted: true,
    });
    for (const answer of [
      await send('GET', `/v1/files/${body.id}`),
      await send('GET', `/v1/files/${body.id}/content`),
      await send('DELETE', `/v1/files/${body.id}`),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('file_not_found');
    }
  });

  it('are seen by their own organisation alone', async () => {
    const { body } = await baselineFile(empty);
    for (const [method, url] of [
      ['GET', `/v1/files/${body.id}`],
      ['GET', `/v1/files/${body.id}/content`],
      ['DELETE', `/v1/files/${body.id}`],
    ] as const) {
      expect((await send(method, url, otherKey)).statusCode).toBe(404);
    }
    expect((await send('GET', '/v1/files', otherKey)).json().data).toEqual([]);
    const analysis = { code: '<?php', file_name: 'a.php', analysis_type: 'all', baseline: body.id };
    expect((await send('POST', '/v1/analyze', otherKey, analysis)).json().error).toMatchObject({
      code: 'file_not_found',
      param: 'baseline',
    });
    expect((await send('GET', `/v1/files/${body.id}`)).statusCode).toBe(200);
  });

  it('are listed in pages, from either end', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { body } = await upload(
        [
          ['purpose', 'fine-tune'],
          ['file', new Blob([String(index)]), `${index}.jsonl`],
        ],
        otherKey,
      );
      ids.push(body.id);
    }
    const page = async (query: string) => (await send('GET', `/v1/files?limit=2${query}`, otherKey)).json();
    const all: string[] = [];
    for (let after = ''; ; ) {
      const { data, has_more, last_id } = await page(after);
      all.push(...data.map(({ id }: { id: string }) => id));
      if (!has_more) break;
      after = `&after=${last_id}`;
    }
    expect([...all].sort()).toEqual([...ids].sort());
    const before = await page(`&before=${all[4]}`);
    expect(before.data.map(({ id }: { id: string }) => id)).toEqual(all.slice(2, 4));
    expect((await page('&after=file_none')).error).toMatchObject({ code: 'invalid_request', param: 'after' });
    expect((await page('&purpose=other')).error).toMatchObject({ code: 'invalid_request', param: 'purpose' });
  });

  it.each([
    ['no purpose', [['file', new Blob(['x'])]], 400, 'purpose', 'expected one of "fine-tune", "baseline", got nothing'],
    [
      'a purpose that jobs only have',
      [
        ['purpose', 'fine-tune-results'],
        ['file', new Blob(['x'])],
      ],
      400,
      'purpose',
      'got "fine-tune-results"',
    ],
    ['no file', [['purpose', 'baseline']], 400, 'file', 'expected a file part, got nothing'],
    [
      'a baseline that is no JSON',
      [
        ['purpose', 'baseline'],
        ['file', new Blob(['<?php'])],
      ],
      400,
      'file',
      'it is not JSON',
    ],
    [
      'a baseline with a broken entry',
      [
        ['purpose', 'baseline'],
        ['file', new Blob([JSON.stringify({ ...empty, entries: [{ file: 'a' }] })])],
      ],
      400,
      'file',
      '/entries/0',
    ],
    [
      'a baseline of 9 MiB',
      [
        ['purpose', 'baseline'],
        ['file', new Blob(['x'.repeat(9 * 2 ** 20)])],
      ],
      413,
      'file',
      'at most 8388608 bytes',
    ],
    [
      'two files',
      [
        ['purpose', 'baseline'],
        ['file', new Blob(['x'])],
        ['file', new Blob(['x'])],
      ],
      400,
      undefined,
      'too many parts',
    ],
  ] as const)('are refused: %s', async (_what, fields, status, param, message) => {
    const kept = (await send('GET', '/v1/files?limit=100')).json().data.length;
    const answer = await upload(fields as Parameters<typeof upload>[0]);
    expect(answer.body.error).toMatchObject({ message: expect.stringContaining(message), ...(param && { param }) });
    expect(answer.status).toBe(status);
    expect((await send('GET', '/v1/files?limit=100')).json().data).toHaveLength(kept);
  });

  it('are refused in another media type, without permission, and cut short', async () => {
    const json = await send('POST', '/v1/files', test.key, { purpose: 'baseline' });
    expect(json.statusCode).toBe(415);
    expect(json.json().error.message).toContain('expected multipart/form-data');
    const readOnly = await test.keyFor(['read']);
    expect((await upload([['purpose', 'baseline']], readOnly)).status).toBe(403);
    const cut = await test.app.inject({
      method: 'POST',
      url: '/v1/files',
      headers: { authorization: `Bearer ${test.key}`, 'content-type': 'multipart/form-data; boundary=xx' },
      payload: '--xx\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    });
    expect(cut.statusCode).toBe(400);
    expect(cut.json().error.code).toBe('invalid_request');
    // Forms are for files alone.
    const form = await test.app.inject({
      method: 'POST',
      url: '/v1/analyze',
      headers: { authorization: `Bearer ${test.key}`, 'content-type': 'multipart/form-data; boundary=xx' },
      payload: '--xx--',
    });
    expect(form.statusCode).toBe(415);
  });
});

describe('an analysis with a baseline', () => {
  const code = '<?php\nfine();\n$bug = 1;\n';
  const analyze = async (url: string, more: object) =>
    send('POST', url, test.key, { analysis_type: 'security', ...more });

  async function uploadKnown(): Promise<string> {
    const answer = await analyze('/v1/analyze', { code, file_name: 'inc/a.php' });
    const { issues, language } = answer.json() as CodeAnalysis;
    const statements = statementTexts(code, { issues, language });
    const { body } = await baselineFile(makeBaseline([{ file: 'inc/a.php', issues, statements, partial: false }]));
    expect(body.status).toBe('processed');
    return body.id;
  }

  it('leaves known findings out of one file, a batch and a theme, and counts them', async () => {
    const baseline = await uploadKnown();
    const moved = `<?php\n\n\n${code.slice(6)}$other_bug = 2;\n`;
    const single = (await analyze('/v1/analyze', { code: moved, file_name: './inc/a.php', baseline })).json();
    expect(single.issues).toMatchObject([{ line: 6 }]);
    expect(single.baseline).toEqual({ file: baseline, hidden: 1, stale: 0, stale_entries: [] });
    const files = [
      { name: 'inc/a.php', content: moved },
      { name: 'b.php', content: code },
    ];
    for (const [url, field] of [
      ['/v1/analyze/batch', 'files'],
      ['/v1/themes/analyze', 'theme_files'],
    ] as const) {
      const body = (await analyze(url, { [field]: files, baseline })).json();
      expect(body.results.map(({ issues }: CodeAnalysis) => issues.map(({ line }) => line))).toEqual([[6], [3]]);
      expect(body.baseline).toMatchObject({ hidden: 1, stale: 0 });
      expect(body.summary.total_issues).toBe(2);
    }
  });

  it('tells what is gone from the files that were analysed', async () => {
    const baseline = await uploadKnown();
    const gone = (await analyze('/v1/analyze', { code: '<?php\n', file_name: 'inc/a.php', baseline })).json();
    expect(gone.baseline).toMatchObject({
      hidden: 0,
      stale: 1,
      stale_entries: [{ file: 'inc/a.php', rule: 'security/bug', count: 1 }],
    });
    const elsewhere = (await analyze('/v1/analyze', { code: '<?php\n', file_name: 'b.php', baseline })).json();
    expect(elsewhere.baseline).toMatchObject({ hidden: 0, stale: 0 });
  });

  it('needs the name of the file, and a file that is a baseline', async () => {
    const baseline = await uploadKnown();
    expect((await analyze('/v1/analyze', { code, baseline })).json().error.param).toBe('file_name');
    const { body } = await upload([
      ['purpose', 'fine-tune'],
      ['file', new Blob(['{}'])],
    ]);
    const answer = await analyze('/v1/analyze', { code, file_name: 'a.php', baseline: body.id });
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', param: 'baseline' });
  });
});
