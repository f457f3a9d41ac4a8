import type { ServiceError } from '@presswright/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../server/src/auth/first-key.ts';
import { checkStructure, maxDepth, maxValues } from '../../server/src/bodies/check-structure.ts';
import { makeId } from '../../server/src/ids.ts';
import { createBytesInFlight } from '../../server/src/limits/bytes-in-flight.ts';
import { type PortApp, startPortApp } from './support/port-app.ts';

const mebibyte = 2 ** 20;

describe('a body of more than 1 MiB', () => {
  let port: PortApp;
  beforeAll(async () => {
    port = await startPortApp();
  });
  afterAll(() => port.close());

  async function send(body: string | Buffer) {
    const headers = { 'x-api-key': port.test.key, 'content-type': 'application/json' };
    const answer = await port.client.send('/v1/analyze/batch', { headers, body });
    const { id: _id, created: _created, ...rest } = JSON.parse(answer.body);
    return { status: answer.status, rest };
  }

  const file = { name: 'a.php', content: '// bug' };
  const cases: [string, string | Buffer][] = [
    ['what is right', JSON.stringify({ files: [file], analysis_type: 'all', severity: 'all', more: { a: [1] } })],
    ['a byte order mark', `\ufeff${JSON.stringify({ files: [file], analysis_type: 'all', severity: 'all' })}`],
    ['broken JSON', '{"files":['],
    ['nothing', ' '],
    ['no object', '[1,2]'],
    ['bytes that are no UTF-8', Buffer.from('{"a":"\xff\xfe"}', 'latin1')],
    ['a wrong type', '{"files":7,"analysis_type":"all"}'],
    ['a missing member', '{"files":[{"name":"a.php"}],"analysis_type":"all"}'],
    ['a value of no enumeration', '{"files":[{"name":"a","content":""}],"analysis_type":"any"}'],
    ['members named like parts of objects', '{"__proto__":{},"constructor":1,"files":[],"analysis_type":"all"}'],
  ];
  it.each(cases)('is answered as a small one is: %s', async (_what, body) => {
    const small = await send(body);
    const large = await send(Buffer.concat([Buffer.from(body), Buffer.alloc(mebibyte, ' ')]));
    // V8 quotes the end of a text, of which the larger one has more.
    const plain = (text: string) => text.replace(/, ".*is not valid JSON|at position.*/s, '');
    expect(large.status).toBe(small.status);
    expect(plain(JSON.stringify(large.rest))).toBe(plain(JSON.stringify(small.rest)));
  });

  it('of more values than any request has is refused before they are made', async () => {
    const wide = await send(`{"analysis_type":"all","files":[${'{},'.repeat(maxValues)}{}]}`);
    expect(wide).toMatchObject({ status: 400, rest: { error: { message: expect.stringContaining('100000 values') } } });
    const deep = await send(`{"a":${'['.repeat(mebibyte)}${']'.repeat(mebibyte)}}`);
    expect(deep).toMatchObject({ status: 400, rest: { error: { message: expect.stringContaining('200 deep') } } });
  });
});

describe('bodies in memory', () => {
  let port: PortApp;
  let otherKey: string;
  beforeAll(async () => {
    port = await startPortApp({}, { config: { bodyMegabytes: 5, bodyMegabytesPerOrganization: 3 } });
    const { store } = port.test;
    const organization = { id: makeId('organization'), name: 'Other', plan: 'enterprise' as const, createdAt: 1 };
    await store.organizations.create(organization);
    const { value, stored } = newKey(organization.id, 'other', ['read', 'write']);
    await store.apiKeys.create(stored);
    otherKey = value;
  });
  afterAll(() => port.close());

  /** Announces a body, and sends a byte of it. */
  function announce(key: string, head: string) {
    const connection = port.connect();
    connection.socket.write(
      `POST /v1/analyze/batch HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\n${head}`,
    );
    return connection;
  }
  const declared = (bytes: number) => `Content-Length: ${bytes}\r\n\r\n{`;
  const analysis = (characters: number) =>
    JSON.stringify({ files: [{ name: 'a.php', content: 'x'.repeat(characters) }], analysis_type: 'all' });
  const send = (key: string, body: string) =>
    port.client.send('/v1/analyze/batch', { headers: { 'x-api-key': key, 'content-type': 'application/json' }, body });

  it('have a budget for each organisation and for all, reserved by what they announce', async () => {
    const { key } = port.test;
    const first = announce(key, declared(2.5 * mebibyte));
    await expect.poll(() => port.test.app.bodiesInFlight.used()).toBe(2.5 * mebibyte);
    const refused = await send(key, analysis(1_040_000));
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(JSON.parse(refused.body).error).toMatchObject({ code: 'server_overloaded', retry_after: 5 });
    expect((await send(key, analysis(1000))).status).toBe(200);
    expect((await send(otherKey, analysis(1_040_000))).status).toBe(200);

    const second = announce(otherKey, declared(2.5 * mebibyte));
    await expect.poll(() => port.test.app.bodiesInFlight.used()).toBe(5 * mebibyte);
    expect((await send(otherKey, analysis(1_040_000))).status).toBe(503);
    for (const { socket } of [first, second]) socket.destroy();
    await expect.poll(async () => (await send(key, analysis(1_040_000))).status).toBe(200);
  });

  it('count as they come where nothing is announced', async () => {
    const { key } = port.test;
    const first = announce(key, declared(2.5 * mebibyte));
    await expect.poll(() => port.test.app.bodiesInFlight.used()).toBe(2.5 * mebibyte);
    const chunked = announce(key, 'Transfer-Encoding: chunked\r\n\r\n');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let sent = 0; sent < 2 * mebibyte && !chunked.socket.destroyed; sent += 0x10000) chunked.socket.write(chunk);
    expect((await chunked.until(/^HTTP\/1\.1 (\d+)/))[1]).toBe('503');
    first.socket.destroy();
  });
});

describe('the budget of bytes', () => {
  const refusal = expect.objectContaining({ code: 'server_overloaded' } satisfies Partial<ServiceError>);

  it('gives back what was held, once', () => {
    const budget = createBytesInFlight({ total: 100, perOwner: 60 });
    const [first, second] = [budget.hold('a'), budget.hold('b')];
    first.add(50);
    second.add(50);
    expect(() => second.add(1)).toThrow(refusal);
    first.release();
    first.release();
    second.add(10);
    expect(budget.used()).toBe(60);
  });

  it('takes one body of any size when there is no other', () => {
    const budget = createBytesInFlight({ total: 100, perOwner: 60 });
    const only = budget.hold('a');
    only.add(500);
    expect(() => budget.hold('b').add(1)).toThrow(refusal);
    only.release();
    expect(budget.used()).toBe(0);
  });
});

describe('the structure of a text', () => {
  const check = (text: string) => () => checkStructure(Buffer.from(text));
  it('counts what stands outside strings', () => {
    expect(check(`["${'[{,\\"'.repeat(maxValues)}\\\\",1]`)).not.toThrow();
    expect(check(`[${'1,'.repeat(maxValues)}1]`)).toThrow(/values/);
    expect(check('['.repeat(maxDepth))).not.toThrow();
    expect(check('['.repeat(maxDepth + 1))).toThrow(/deep/);
    expect(check(`["\\\\",${'['.repeat(maxDepth + 1)}`)).toThrow(/deep/);
  });
});
