import { PresswrightClient } from '@presswright/shared/client/client';
import { endpoints, type OperationId } from '@presswright/shared/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, type LoopbackService, startService } from '../loopback-service.ts';

/** Endpoints for a browser, an OAuth library or one of the Model Context Protocol: no method of the client. */
type ForBrowsers =
  | `${'enrol' | 'verify' | 'disable'}Totp`
  | `${'start' | 'finish'}WebAuthn${'Registration' | 'Login'}`
  | `saml${string}`
  | 'authorize'
  | 'sendMcpMessage'
  | `oauth${'Revoke' | 'Introspect' | 'Metadata'}`;

/** Loops over a stream or a list to its end; the answers here are empty, so what ends it does not matter. */
const drain = async (items: AsyncIterable<unknown>) => {
  try {
    for await (const _ of items);
  } catch {}
};

/** How the client calls each operation; the type demands every one. */
const calls: Record<Exclude<OperationId, ForBrowsers>, (client: PresswrightClient) => Promise<unknown>> = {
  generate: (client) => client.generation.create({ prompt: 'x' }),
  generateStream: (client) => drain(client.generation.stream({ prompt: 'x' })),
  analyze: (client) => client.analysis.create({ code: 'x', analysis_type: 'all' }),
  analyzeBatch: (client) => client.analysis.batch({ files: [], analysis_type: 'all' }),
  planBlock: (client) => client.blocks.plan({ block_type: 'x' }),
  generateBlock: (client) => client.blocks.generate({ block_type: 'x' }),
  analyzeBlock: (client) => client.blocks.analyze({ block_code: 'x', analysis_type: 'all' }),
  planPlugin: (client) => client.plugins.plan({ plugin_name: 'x' }),
  generatePlugin: (client) => client.plugins.generate({ plugin_name: 'x' }),
  scaffoldPlugin: (client) => client.plugins.scaffold({ plugin_name: 'x' }),
  planTheme: (client) => client.themes.plan({ theme_name: 'x' }),
  generateTheme: (client) => client.themes.generate({ theme_name: 'x' }),
  analyzeTheme: (client) => client.themes.analyze({ theme_files: [], analysis_type: 'all' }),
  generatePattern: (client) => client.patterns.generate({ description: 'x' }),
  createChatCompletion: (client) => client.chat.create({ messages: [{ role: 'user', content: 'x' }] }),
  createTextCompletion: (client) => client.textCompletions.create({ prompt: 'x' }),
  listModels: (client) => client.models.list(),
  getModel: (client) => client.models.get('x'),
  createJob: (client) => client.fineTuning.create({ training_file: 'x' }),
  listJobs: (client) => drain(client.fineTuning.listAll()),
  getJob: (client) => client.fineTuning.get('x'),
  cancelJob: (client) => client.fineTuning.cancel('x'),
  listJobEvents: (client) => drain(client.fineTuning.listAllEvents('x')),
  listJobCheckpoints: (client) => client.fineTuning.listCheckpoints('x'),
  uploadFile: (client) => client.files.upload({ content: new Blob(['x']), filename: 'x', purpose: 'fine-tune' }),
  listFiles: (client) => drain(client.files.listAll()),
  getFile: (client) => client.files.get('x'),
  downloadFile: (client) => drain(client.files.content('x')),
  deleteFile: (client) => client.files.delete('x'),
  getUsage: (client) => client.usage.get({ date: '2026-01-31' }),
  getSubscription: (client) => client.billing.getSubscription(),
  updateSubscription: (client) => client.billing.updateSubscription({ plan: 'pro' }),
  createWebhook: (client) => client.webhooks.create({ url: 'https://example.test/', events: ['block.generated'] }),
  listWebhooks: (client) => drain(client.webhooks.listAll()),
  getWebhook: (client) => client.webhooks.get('x'),
  updateWebhook: (client) => client.webhooks.update('x', { status: 'active' }),
  deleteWebhook: (client) => client.webhooks.delete('x'),
  testWebhook: (client) => client.webhooks.test('x', { type: 'system.update' }),
  rotateWebhookSecret: (client) => client.webhooks.rotateSecret('x'),
  listWebhookDeliveries: (client) => client.webhooks.listDeliveries('x'),
  replayWebhookDelivery: (client) => client.webhooks.replayDelivery('x', 'y'),
  getHealth: (client) => client.system.health(),
  getStatus: (client) => client.system.status(),
  validateToken: (client) => client.auth.validate(),
  getCurrentKey: (client) => client.auth.currentKey(),
  createKey: (client) => client.auth.createKey({ name: 'x' }),
  listKeys: (client) => drain(client.auth.listAllKeys()),
  getKey: (client) => client.auth.getKey('x'),
  rotateKey: (client) => client.auth.rotateKey('x'),
  deleteKey: (client) => client.auth.deleteKey('x'),
  getIpAllowlist: (client) => client.auth.getIpAllowlist(),
  setIpAllowlist: (client) => client.auth.setIpAllowlist({ cidrs: [] }),
  listAuditLogs: (client) => drain(client.auth.listAllAuditLogs()),
  ldapLogin: (client) => client.auth.ldapLogin({ username: 'x', password: 'y' }),
  oauthToken: (client) => client.auth.oauthToken({ grant_type: 'client_credentials' }),
};

let service: LoopbackService;
beforeAll(async () => {
  const empty = { data: [], has_more: false, last_id: null };
  service = await startService((_request, response) => answer(response, 200, empty));
});
afterAll(() => service.close());

test.each(Object.entries(calls))('%s is called as the contract writes it', async (operation, call) => {
  service.seen.length = 0;
  await call(new PresswrightClient({ baseUrl: service.url, apiKey: 'k', maxRetries: 0 }));
  const { method, path } = endpoints[operation as OperationId];
  const expected = `${method} ${path.replace('{delivery_id}', 'y').replace(/\{\w+\}/, 'x')}`;
  expect(service.seen.map((request) => `${request.method} ${request.url.split('?')[0]}`)).toEqual([expected]);
});
