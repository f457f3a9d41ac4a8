import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { connectSite, goWholeWay } from './cms-whole-way.ts';
import { peerPath, requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

const withCurl = () => ['-d', `extension=${peerPath('php-curl')}`];
// What WordPress asks for; on a machine whose PHP has the extension, it is the same as not having it.
const withoutCurl = () => ['-d', 'disable_functions=curl_init,curl_exec'];

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Ways of WordPress to send requests, and what it can do with an address instead of a name. */
const transports = [
  { name: 'curl', options: withCurl, byAddress: { ok: true } },
  { name: 'fsockopen', options: withoutCurl, byAddress: { ok: false, code: 'presswright_address_without_curl' } },
];

requirePeer(
  'php',
  'php-curl',
  'wordpress',
  'sqlite',
)('the client of the WordPress plugin', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let used: string;

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    used = join(site.folder, 'transports.txt');
    const note = (name: string) =>
      `add_action( 'requests-${name}.before_request', function () { file_put_contents( '${used}', '${name} ', FILE_APPEND ); } );\n`;
    const code = `<?php\n${transports.map(({ name }) => note(name)).join('')}`;
    writeFileSync(join(site.folder, 'wp-content/mu-plugins/transports.php'), code);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  describe.each(transports)('over $name', ({ name, options, byAddress }) => {
    let client: ProjectClient;
    const sockets: Socket[] = [];
    let mute: Server;

    beforeAll(async () => {
      writeFileSync(used, '');
      await site.serve(options());
      client = await connectSite(site, server);
      mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
      await once(mute, 'listening');
      // Ten seconds would only make the test longer.
      const impatient = `<?php add_action( 'requests-requests.before_request', function ( &$url, &$headers, &$data, &$type, &$options ) {
        if ( strpos( $url, ':${portOf(mute)}/' ) ) { $options['timeout'] = $options['connect_timeout'] = 1; }
      }, 10, 5 );`;
      writeFileSync(join(site.folder, 'wp-content/mu-plugins/impatient.php'), impatient);
    });

    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      mute?.close();
    });

    const tryConnection = async (changes: object) => (await client.send('POST', '/connection-test', changes)).body;

    it('reaches the server with the certificate of its own authority', async () => {
      expect(await tryConnection({})).toMatchObject({ ok: true });
      expect(new Set(readFileSync(used, 'utf8').trim().split(' '))).toEqual(new Set([name]));
    });

    it('says what is wrong in the same words', async () => {
      const api_key = server.key;
      const answers = [
        await tryConnection({ api_key, ca: { mode: 'system' } }),
        await tryConnection({ api_key: 'svc-test-not-the-key-0123456789-0123' }),
        await tryConnection({ api_key, endpoint: site.url.replace('http://127.0.0.1', 'https://localhost') }),
        await tryConnection({ api_key, endpoint: 'https://localhost:1' }),
        await tryConnection({ api_key, endpoint: `https://localhost:${portOf(mute)}` }),
        await tryConnection({ api_key, endpoint: `https://127.0.0.1:${server.port}` }),
      ];
      expect(answers).toMatchObject([
        { ok: false, code: 'presswright_untrusted_certificate' },
        { ok: false, code: 'presswright_invalid_api_key' },
        { ok: false, code: 'presswright_not_https' },
        { ok: false, code: 'presswright_refused' },
        { ok: false, code: 'presswright_timeout' },
        byAddress,
      ]);
    });

    it('plans, makes, installs, updates, checks and undoes a plugin', () => goWholeWay(site, client));
  });

  it('left no complaint in the log', () => {
    expect(site.debugLog()).toBe('');
  });
});
