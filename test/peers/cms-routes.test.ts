import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request as playwrightRequest } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

requirePeer(
  'php',
  'wordpress',
  'sqlite',
)('the REST routes of the WordPress plugin', () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  const sample = 'plugin:leaky-guestbook/leaky-guestbook.php';
  const routes = [
    { method: 'GET', path: '/settings' },
    { method: 'POST', path: '/settings', data: { endpoint: 'https://example.org' } },
    { method: 'POST', path: '/connection-test', data: { endpoint: 'https://example.org' } },
    { method: 'GET', path: '/targets' },
    { method: 'GET', path: `/files?target=${encodeURIComponent(sample)}` },
    {
      method: 'POST',
      path: '/analyze',
      data: { target: sample, analysis_type: 'all', files: ['leaky-guestbook.php'] },
    },
  ];

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  /** A client with the cookies of a user and, when asked for, the nonce that WordPress gives its pages. */
  async function client(user: 'admin' | 'reader' | undefined, withNonce = true) {
    const context = await playwrightRequest.newContext({ baseURL: site.url });
    let nonce = '';
    if (user) {
      await context.post('/wp-login.php', { form: { log: user, pwd: 'password' }, maxRedirects: 0 });
      nonce = await (await context.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    }
    const headers = withNonce && nonce !== '' ? { 'X-WP-Nonce': nonce } : {};
    return async (method: string, path: string, data?: object): Promise<Answer> => {
      const options = { method, headers, ...(data === undefined ? {} : { data }) };
      const answer = await context.fetch(`/wp-json/presswright/v1${path}`, options);
      return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
    };
  }

  const configure = async () => {
    const send = await client('admin');
    const ca = { mode: 'pem', pem: server.ca };
    return send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
  };

  describe('who may call them', () => {
    it.each(routes)('$method $path: not a visitor, not a subscriber, not a page without nonce', async (route) => {
      const call = async (send: Awaited<ReturnType<typeof client>>) =>
        (await send(route.method, route.path, route.data)).status;
      await expect(client(undefined).then(call)).resolves.toBe(401);
      await expect(client('reader').then(call)).resolves.toBe(403);
      await expect(client('admin', false).then(call)).resolves.toBe(401);
    });

    it('lets a role with the capability analyze, and nothing more', async () => {
      site.evaluate(`get_role( 'subscriber' )->add_cap( 'presswright_analyze' ); return 1;`);
      const send = await client('reader');
      expect((await send('GET', '/targets')).status).toBe(200);
      expect((await send('GET', '/settings')).status).toBe(403);
      site.evaluate(`get_role( 'subscriber' )->remove_cap( 'presswright_analyze' ); return 1;`);
    });
  });

  describe('the settings', () => {
    it('name the field that is wrong', async () => {
      const send = await client('admin');
      const key = `-----BEGIN ${'PRIVATE'} KEY-----\nMA==\n-----END ${'PRIVATE'} KEY-----`;
      for (const [data, field] of [
        [{ endpoint: 'ftp://localhost' }, 'endpoint'],
        [{ endpoint: 'https://user:secret@localhost' }, 'endpoint'],
        [{ endpoint: 'http://localhost:8443' }, 'endpoint'],
        [{ endpoint: server.url, api_key: 'two words' }, 'api_key'],
        [{ endpoint: server.url, ca: { mode: 'pem', pem: key } }, 'ca'],
        [{ endpoint: server.url, ca: { mode: 'file', file: '../ca.pem' } }, 'ca'],
        [{ endpoint: server.url, ca: { mode: 'file', file: 'php://filter/resource=/etc/passwd' } }, 'ca'],
        [{ endpoint: server.url, ca: { mode: 'file', file: '/etc/passwd' } }, 'ca'],
      ] as const) {
        const { status, body } = await send('POST', '/settings', data);
        expect([status, (body.data as Record<string, unknown>).field], JSON.stringify(data)).toEqual([400, field]);
      }
      expect((await send('POST', '/settings', { endpoint: 5 })).body.code).toBe('rest_invalid_param');
    });

    it('store the key encrypted, for one server, and give it to nobody', async () => {
      const saved = await configure();
      expect(saved).toMatchObject({ status: 200, body: { endpoint: server.url, api_key_source: 'saved' } });
      expect(JSON.stringify(saved.body)).not.toContain(server.key);
      const database = readFileSync(join(site.folder, 'wp-content/database/.ht.sqlite'), 'latin1');
      expect(database).toContain('presswright_api_key');
      expect(database).not.toContain(server.key);

      const send = await client('admin');
      const elsewhere = { endpoint: 'https://localhost:1' };
      expect((await send('POST', '/settings', elsewhere)).body.code).toBe('presswright_key_for_other_server');
      expect((await send('POST', '/connection-test', elsewhere)).body.code).toBe('presswright_key_for_other_server');
    });

    it('notice that the salts have changed, and let the constants win', async () => {
      const describe = '( new Presswright\\Settings\\SettingsStore() )->describe()';
      const salted = site.evaluate<{ api_key_problem: string }>(
        `add_filter( 'salt', function ( $salt ) { return $salt . 'new'; } ); return ${describe};`,
      );
      expect(salted.api_key_problem).toContain('salts in wp-config.php have changed');
      const fixed = site.evaluate(
        `define( 'PRESSWRIGHT_API_KEY', 'from-the-file' ); define( 'PRESSWRIGHT_ENDPOINT', 'https://fixed.example/v1/' );
        return array( ${describe}, ( new Presswright\\Settings\\SettingsStore() )->connection()->api_key );`,
      );
      expect(fixed).toMatchObject([
        { endpoint: 'https://fixed.example', endpoint_locked: true, api_key_source: 'constant' },
        'from-the-file',
      ]);
    });
  });

  describe('the analysis', () => {
    it('reads only files of installed plugins and themes', async () => {
      const send = await client('admin');
      const escapes = ['plugin:../../wp-config.php', 'plugin:/etc/passwd', 'theme:../plugins/many-files', 'theme:..'];
      for (const target of escapes) {
        expect((await send('GET', `/files?target=${encodeURIComponent(target)}`)).status, target).toBe(404);
      }
      const files = [
        '../../../wp-config.php',
        '/etc/passwd',
        'includes/../../../../wp-config.php',
        'includes/config.php',
      ];
      for (const file of files) {
        const body = { target: sample, analysis_type: 'all', files: [file] };
        const answer = await send('POST', '/analyze', body);
        expect([answer.status, answer.body.code], file).toEqual([400, 'presswright_unknown_file']);
      }
    });

    it('finds the flaws of the sample, and takes bundled code only when asked', async () => {
      await configure();
      const send = await client('admin');
      const query = `target=${encodeURIComponent(sample)}`;
      const { body: listed } = await send('GET', `/files?${query}`);
      expect(listed.batches).toEqual([['assets/guestbook.css', 'includes/entries.php', 'leaky-guestbook.php']]);
      const { body: more } = await send('GET', `/files?${query}&with_bundled=1`);
      expect(more).toMatchObject({ total: 4 });
      expect((more.batches as string[][])[0]).toContain('vendor/acme/library.php');

      const files = ['includes/entries.php', 'leaky-guestbook.php'];
      const { status, body } = await send('POST', '/analyze', { target: sample, analysis_type: 'security', files });
      expect(status).toBe(200);
      const results = body.results as { file: string; issues: { rule: string; line: number }[] }[];
      expect(results.map(({ file, issues }) => [file, ...issues.map(({ rule, line }) => `${rule}:${line}`)])).toEqual([
        ['includes/entries.php', 'security/sql-injection:14'],
        ['leaky-guestbook.php', 'security/unescaped-output:21'],
      ]);
    });

    it('takes files that are no UTF-8, and names those that are no text', async () => {
      const folder = join(site.folder, 'wp-content/plugins/many-files');
      writeFileSync(join(folder, 'latin.php'), Buffer.from("<?php\n// caf\xe9\necho $_GET['x'];\n", 'latin1'));
      writeFileSync(join(folder, 'binary.php'), Buffer.from([0x3c, 0x3f, 0, 1, 2]));
      const send = await client('admin');
      const files = ['binary.php', 'latin.php'];
      const target = 'plugin:many-files/many-files.php';
      const { body } = await send('POST', '/analyze', { target, analysis_type: 'security', files });
      expect(body).toMatchObject({
        results: [{ file: 'latin.php', issues: [{ line: 3 }] }],
        skipped: [{ file: 'binary.php', reason: 'not_text' }],
      });
    });

    it('passes on what the server says, with the id of the request', async () => {
      const send = await client('admin');
      await send('POST', '/settings', { endpoint: server.url, api_key: 'svc-test-wrong-wrong-wrong-wrong-wrong' });
      const request = { target: sample, analysis_type: 'all', files: ['leaky-guestbook.php'] };
      const refused = await send('POST', '/analyze', request);
      expect(refused).toMatchObject({
        status: 502,
        body: { code: 'presswright_invalid_api_key', data: { server_status: 401, server_code: 'invalid_api_key' } },
      });
      expect((refused.body.data as Record<string, string>).request_id).toMatch(/^[A-Za-z0-9._-]{8,}$/);
      expect(refused.body.message).toContain('The API key is missing or invalid');
    });
  });

  it('left no complaint in the log', () => {
    expect(site.debugLog()).toBe('');
  });
});
