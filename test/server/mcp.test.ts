import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Agent, fetch as fetchWith } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompletionTask } from '../../server/src/inference/engine.ts';
import { type PortApp, startPortApp } from './support/port-app.ts';
import { scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';

let app: PortApp;
let client: Client;
let dispatcher: Agent;
const opened: Client[] = [];

beforeAll(async () => {
  app = await startPortApp({}, { plan: 'pro' });
  dispatcher = new Agent({ connect: { ca: readFileSync(app.caFile, 'utf8') } });
  client = await connect(app.test.key);
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await dispatcher.close();
  await app.close();
});

async function connect(key: string): Promise<Client> {
  const fetch = ((address, init) => fetchWith(address, { ...init, dispatcher })) as typeof fetchWith;
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
    fetch: fetch as unknown as typeof globalThis.fetch,
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  const one = new Client({ name: 'test', version: '1' });
  await one.connect(transport as Transport);
  // The client checks structured answers against the schemas that it knows.
  await one.listTools();
  opened.push(one);
  return one;
}

async function call(name: string, given: Record<string, unknown>, by = client) {
  const {
    structuredContent = {},
    content,
    isError,
  } = (await by.callTool({ name, arguments: given })) as CallToolResult;
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { structured: structuredContent as Record<string, never>, text, isError: isError === true, content };
}

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.test.app.inject({ method: 'POST', url: '/mcp', headers: { 'x-api-key': app.test.key, ...headers }, payload });

describe('tools over HTTP', () => {
  it('are four, with schemas, and none that writes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['analyze', 'explain', 'plan', 'generate']);
    for (const { outputSchema, annotations } of tools) {
      expect(outputSchema?.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it('analyze files together and say what was found where', async () => {
    const files = [
      { name: 'a.php', content: '<?php\n// bug' },
      { name: 'b.php', content: '<?php\n' },
    ];
    const { structured, text } = await call('analyze', { files });
    expect(structured).toMatchObject({
      summary: { total_files: 2, total_issues: 1 },
      results: [
        { file: 'a.php', issues: [{ line: 2, rule: 'security/bug' }] },
        { file: 'b.php', issues: [] },
      ],
    });
    expect(text).toContain('a.php:2:1 high security/bug: A bug. Remove it.');
  });

  it('plan, keep the plan as a resource, and generate from its address', async () => {
    const description = 'Events with a date and a venue.';
    const planned = await call('plan', { kind: 'plugin', name: 'Event Desk', description });
    expect(planned.structured).toMatchObject({ plan: { entities: [{ key: 'event' }] }, not_understood: [] });
    const { plan, plan_uri: uri } = planned.structured as unknown as { plan: object; plan_uri: string };
    expect(planned.content).toContainEqual(expect.objectContaining({ type: 'resource_link', uri }));
    expect((await client.listResources()).resources[0]).toMatchObject({ uri, name: 'Plan of the plugin Event Desk' });
    const [read] = (await client.readResource({ uri })).contents;
    expect(JSON.parse(read !== undefined && 'text' in read ? read.text : '')).toEqual(plan);

    const made = await call('generate', { kind: 'plugin', name: 'Event Desk', plan_uri: uri });
    expect(made.structured).toMatchObject({ folder: 'event-desk', main: 'event-desk.php' });
    const { files } = made.structured as unknown as { files: { path: string; content: string }[] };
    expect(files.find(({ path }) => path === 'event-desk.php')?.content).toMatch(/Plugin Name: +Event Desk/);
    expect(made.text).toContain('event-desk/event-desk.php:\n```\n<?php');

    const changed = await call('plan', { kind: 'plugin', name: 'Event Desk', plan, instruction: 'add a phone field' });
    expect(JSON.stringify(changed.structured)).toContain('phone');
    expect(changed.text).toContain('Changed: ');
  });

  it('say which parts a model wrote', async () => {
    const description = 'Events with a date.';
    const answer = { plan: { version: 1, entities: [{ key: 'event', singular: 'Event', plural: 'Events' }] } };
    const understood = [{ text: 'Events with a date', as: 'entities[0]' }];
    const engine = scriptedEngine([
      JSON.stringify({ ...answer, understood }),
      'I’m sorry, I can’t help with that.',
      '',
    ]);
    app.test.models.put({ id: 'writing', organizationId: null, created: 1, contextWindow: 16_384, engine });
    const made = await call('generate', { kind: 'plugin', name: 'Event Desk', description, model: 'writing' });
    const { written } = made.structured as unknown as { written: { part: string; engine: string }[] };
    expect(written.map(({ part, engine: by }) => [part, by])).toEqual([
      ['plan', 'remote'],
      ['readme_description', 'builtin'],
    ]);
    expect(made.text).toContain('Written by the model: plan\n');
    expect(made.text).toContain('Not the model’s: readme_description (builtin): the model');
  });

  it('explain a rule with its page, which is a resource, too', async () => {
    const { structured, text } = await call('explain', { rule: 'unescaped-output' });
    expect(structured).toMatchObject({ rule: 'security/unescaped-output', category: 'security', severity: 'high' });
    const uri = 'presswright://rules/security/unescaped-output';
    expect((await client.readResource({ uri })).contents).toEqual([{ uri, mimeType: 'text/markdown', text }]);
  });

  it('list each rule once over all pages', async () => {
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listResources(cursor === undefined ? {} : { cursor });
      uris.push(...page.resources.map(({ uri }) => uri).filter((uri) => uri.includes('/rules/')));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(uris.length).toBeGreaterThan(200);
    expect(new Set(uris).size).toBe(uris.length);
    await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.readResource({ uri: 'presswright://rules/../x' })).rejects.toMatchObject({ code: -32002 });
  });

  it.each([
    ['analyze', { files: [] }, 'files: expected at least 1 item, got 0. (invalid_request)'],
    ['analyze', { file: 'x' }, 'files: expected an array, got nothing. (invalid_request)'],
    ['explain', { rule: 'unescaped-outptu' }, 'did you mean unescaped-output?'],
    ['plan', { kind: 'plugin', name: 'A', plan: { entities: 5 } }, 'plan.'],
    ['plan', { kind: 'plugin', name: 'A', description: 'x', model: 'none' }, 'There is no model "none"'],
    ['generate', { kind: 'plugin', name: 'A', plan_uri: 'presswright://plans/x' }, 'plan_uri: expected the address'],
  ])('%s refuses %j as the API does', async (name, given, message) => {
    const { isError, text } = await call(name, given);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it('of an unknown name are an error of the protocol', async () => {
    await expect(client.callTool({ name: 'none' })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('whoever calls', () => {
  const files = [{ name: 'a.php', content: '<?php' }];

  it('needs a key, and the permission of what a tool calls', async () => {
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'x-api-key': 'wrong' })).statusCode).toBe(401);
    const reader = await connect(await app.test.keyFor(['read']));
    expect(await call('explain', { rule: 'unescaped-output' }, reader)).toMatchObject({ isError: false });
    const refused = await call('analyze', { files }, reader);
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('insufficient_permissions') });
  });

  it('sees no plan of another organisation', async () => {
    const { structured } = await call('plan', { kind: 'theme', name: 'Own', description: 'A theme for a bakery.' });
    const { plan_uri: uri } = structured as unknown as { plan_uri: string };
    const other = await connect(await app.test.keyFor(['read', 'write'], await app.test.addOrganization()));
    await expect(other.readResource({ uri })).rejects.toMatchObject({ code: -32002 });
    expect((await other.listResources()).resources[0]?.uri).toMatch(/^presswright:\/\/rules\//);
    expect((await call('generate', { kind: 'theme', name: 'Own', plan_uri: uri }, other)).isError).toBe(true);
  });

  it('is counted once for a call of a tool, and metered for what it calls', async () => {
    const headers = { 'x-api-key': await app.test.keyFor(['write', 'read'], await app.test.addOrganization()) };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyze', arguments: { files } } };
    const left = async () => Number((await post(message, headers)).headers['x-ratelimit-remaining']);
    const first = await left();
    expect((await left()) - first).toBe(-1);
    const { body } = await app.test.app.inject({ url: '/metrics', headers: { 'x-api-key': app.test.key } });
    expect(body).toMatch(/analyzeBatch/);
  });

  it('may be no page of another site', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    for (const origin of ['https://evil.example', 'null', 'https://localhost.evil.example']) {
      const answer = await post(ping, { origin });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.message).toContain(`Origin: expected none, or one of this machine, got "${origin}"`);
    }
    for (const origin of ['http://localhost:6274', 'https://127.0.0.1:8443', 'https://[::1]:1']) {
      expect((await post(ping, { origin })).statusCode).toBe(200);
    }
  });

  it('gets clear answers to what is no message', async () => {
    expect((await post([{ jsonrpc: '2.0', id: 1, method: 'ping' }])).json().error).toMatchObject({
      code: 'invalid_request',
    });
    expect((await post({ jsonrpc: '1.0' })).json().error).toMatchObject({ param: 'jsonrpc' });
    expect((await app.test.app.inject({ method: 'GET', url: '/mcp' })).headers.allow).toBe('POST');
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202);
  });

  it('may be curl', async () => {
    const curl = async (path: string, body: object) => {
      const key = `Authorization: Bearer ${app.test.key}`;
      const args = ['-s', '--cacert', app.caFile, '-H', key, '-H', 'Content-Type: application/json'];
      return (await promisify(execFile)('curl', [...args, '-d', JSON.stringify(body), `${app.url}${path}`])).stdout;
    };
    expect(await curl('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })).toContain('"name":"analyze"');
    expect(await curl('/v1/completions', { prompt: '$a' })).toContain('"object":"text_completion"');
    const messages = [{ role: 'user', content: 'one' }];
    expect(await curl('/v1/chat/completions', { messages })).toContain('"presswright":{"engine":"builtin"}');
  });
});

describe('a call that takes long', () => {
  /** A model that says when it is asked, and works until it is stopped. */
  function hangingModel(id: string) {
    const asked = Promise.withResolvers<CompletionTask>();
    const stopped = Promise.withResolvers<void>();
    const engine = scriptedEngine([
      async (task, onEvent, signal) => {
        onEvent({ kind: 'started', promptTokens: 1 });
        signal.addEventListener('abort', () => stopped.resolve());
        asked.resolve(task);
        await stopped.promise;
        return { kind: 'aborted', usage: scriptedUsage };
      },
    ]);
    app.test.models.put({ id, organizationId: null, created: 1, contextWindow: 8192, engine });
    return { asked: asked.promise, stopped: stopped.promise };
  }
  const given = (model: string) => ({ kind: 'plugin', name: 'A', description: 'Events with a date.', model });

  it('tells its progress, and ends when it is cancelled', async () => {
    const model = hangingModel('hanging');
    const cancel = new AbortController();
    const told = Promise.withResolvers<string | undefined>();
    const result = client.callTool({ name: 'plan', arguments: given('hanging') }, undefined, {
      signal: cancel.signal,
      onprogress: ({ message }) => told.resolve(message),
    });
    expect(await told.promise).toBe('Planning the plugin A');
    await model.asked;
    cancel.abort('enough');
    await expect(result).rejects.toThrow('enough');
    await model.stopped;
  });

  it('ends when the client hangs up', async () => {
    const model = hangingModel('left');
    const leaving = await connect(app.test.key);
    const result = leaving.callTool({ name: 'plan', arguments: given('left') }).catch(() => 'gone');
    await model.asked;
    await leaving.close();
    await model.stopped;
    expect(await result).toBe('gone');
  });

  it('is not cancelled by another who uses its number', async () => {
    const model = hangingModel('shared');
    const cancel = new AbortController();
    // A client counts from 0; the requests of the organisation in a minute are limited, and the last one cancels.
    const own = await connect(app.test.key);
    const result = own.callTool({ name: 'plan', arguments: given('shared') }, undefined, { signal: cancel.signal });
    await model.asked;
    const other = { 'x-api-key': await app.test.keyFor(['read']), 'mcp-session-id': 'x' };
    for (let requestId = 0; requestId < 10; requestId++) {
      await post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }, other);
    }
    expect(await Promise.race([model.stopped.then(() => 'stopped'), Promise.resolve('runs')])).toBe('runs');
    cancel.abort();
    await expect(result).rejects.toThrow();
    await model.stopped;
  });
});
