import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareEnvironment, freePort } from '../server/support/server-process.ts';
import { serverProgram } from '../support/server-program.ts';

// The first start learns the completion model.
const patience = { timeout: 240_000 };
const files = [{ name: 'a.php', content: "<?php\necho $_GET['q'];\n" }];

describe('presswright mcp', () => {
  let folder: string;
  const clients: Client[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'presswright-mcp-'));
  });
  afterAll(async () => {
    for (const client of clients) await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(settings: Record<string, string> = {}) {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [serverProgram, 'mcp', '--data-dir', join(folder, 'data')],
      env: { ...bareEnvironment(), ...settings },
      stderr: 'pipe',
    });
    let log = '';
    transport.stderr?.on('data', (text) => {
      log += text;
    });
    const client = new Client({ name: 'test', version: '1' });
    const strange: Error[] = [];
    // What is no message on standard output ends up here.
    client.onerror = (error) => strange.push(error);
    await client.connect(transport);
    clients.push(client);
    const call = async (name: string, given: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: given }, undefined, patience)) as CallToolResult;
    return { client, call, strange, log: () => log };
  }

  it('starts a server of its own, which another agent on the data folder uses', async () => {
    const one = await start();
    expect((await one.client.listTools()).tools).toHaveLength(4);
    const found = await one.call('analyze', { files, analysis_type: 'security' });
    expect(found.structuredContent, one.log()).toMatchObject({
      results: [{ issues: [{ rule: 'security/unescaped-output', line: 2 }] }],
    });
    const planned = await one.call('plan', {
      kind: 'block',
      name: 'Opening Hours',
      description: 'Shows opening hours.',
    });
    const { plan_uri: uri } = planned.structuredContent as { plan_uri: string };
    const made = await one.call('generate', { kind: 'block', name: 'Opening Hours', plan_uri: uri });
    expect(JSON.stringify(made.structuredContent)).toContain('block.json');

    const other = await start();
    expect((await other.call('analyze', { files })).isError).toBeUndefined();
    expect([...one.strange, ...other.strange]).toEqual([]);
  });

  it('says what is wrong with the server that the environment names', async () => {
    const { client, call } = await start({ PRESSWRIGHT_URL: `https://127.0.0.1:${await freePort()}` });
    expect((await client.listResources()).resources.length).toBeGreaterThan(0);
    const { isError, content } = await call('analyze', { files });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('ECONNREFUSED');
  });
});
