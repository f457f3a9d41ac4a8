/** A disk or database file without room: the client is told to come back, and nothing half is kept. */
import { expect, it } from 'vitest';
import { createTestApp } from './support/test-app.ts';

const faults: readonly (readonly [string, object])[] = [
  ['the disk', { code: 'ENOSPC' }],
  ['the quota', { code: 'EDQUOT' }],
  ['the database', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
];

it.each(faults)('%s without room is answered 503 and says when to come back', async (_what, fault) => {
  const test = await createTestApp({
    parts: ({ storage }) => ({
      storage: {
        ...storage,
        files: {
          ...storage.files,
          create: () => Promise.reject(Object.assign(new Error('full: /var/secret'), fault)),
          get: storage.files.get,
          list: storage.files.list,
          delete: storage.files.delete,
        },
      },
    }),
  });
  const form = [
    '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nfine-tune\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n{"text":"a"}\n\r\n--x--\r\n',
  ].join('');
  const headers = { 'x-api-key': test.key, 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await test.app.inject({ method: 'POST', url: '/v1/files', headers, payload: form });
  expect(answer.statusCode, answer.body).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json().error).toMatchObject({ code: 'server_overloaded', message: expect.stringContaining('no room') });
  expect(answer.body).not.toContain('secret');
  const listed = await test.app.inject({ url: '/v1/files', headers: { 'x-api-key': test.key } });
  expect(listed.json().data).toEqual([]);
  await test.close();
});
