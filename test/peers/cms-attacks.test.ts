import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, request as playwrightRequest } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

interface Parameter {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly required?: boolean;
  readonly items?: Parameter;
}

/** A route as its schema describes it, with ids that exist. */
interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly args: Readonly<Record<string, Parameter>>;
}

requirePeer('php', 'wordpress', 'sqlite')('attacks on the WordPress plugin', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let admin: ProjectClient;
  let endpoints: readonly Endpoint[];

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    admin = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
    addProject(site, { slug: 'draft', files: { 'draft.php': '<?php\n' } });
    endpoints = site
      .evaluate<Endpoint[]>(`
        $found = array();
        foreach ( rest_get_server()->get_routes( 'presswright/v1' ) as $route => $handlers ) {
          foreach ( '/presswright/v1' === $route ? array() : $handlers as $handler ) {
            foreach ( array_keys( $handler['methods'] ) as $method ) {
              $found[] = array( 'method' => $method, 'path' => substr( $route, 15 ), 'args' => (object) $handler['args'] );
            }
          }
        }
        return $found;`)
      .map((one) => ({
        ...one,
        path: one.path
          .replaceAll('(?P<id>[0-9a-f-]{36})', '00000000-0000-4000-8000-000000000000')
          .replaceAll(/\(\?P<\w+>\\d\+\)/g, '1'),
      }));
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  const session = async (user: string): Promise<{ context: APIRequestContext; nonce: string }> => {
    const context = await playwrightRequest.newContext({ baseURL: site.url });
    await context.post('/wp-login.php', { form: { log: user, pwd: 'password' }, maxRedirects: 0 });
    return { context, nonce: await (await context.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text() };
  };

  describe('requests that another site forges', () => {
    const answers = async (context: APIRequestContext, headers: Record<string, string>) =>
      Promise.all(
        endpoints.map(async ({ method, path, args }) => {
          const data = required(args);
          const answer = await context.fetch(`/wp-json/presswright/v1${path}`, {
            method,
            headers,
            ...(method === 'GET' ? { params: data as Record<string, string> } : { data }),
          });
          return `${method} ${path}: ${answer.status()} ${((await answer.json()) as { code?: string }).code}`;
        }),
      );

    it('are refused without a nonce, and with the nonce of somebody else', async () => {
      expect(endpoints.length).toBeGreaterThan(20);
      const { context } = await session('admin');
      const { nonce } = await session('reader');
      const refused = (why: string) => endpoints.map(({ method, path }) => `${method} ${path}: ${why}`);
      expect(await answers(context, {})).toEqual(refused('401 rest_forbidden'));
      expect(await answers(context, { 'X-WP-Nonce': nonce })).toEqual(refused('403 rest_cookie_invalid_nonce'));
    });

    it('do not take notices away', async () => {
      site.evaluate(`Presswright\\Checks\\UpdateNotices::add( 'Something to read.' ); return 1;`);
      const { context } = await session('admin');
      const address = '/wp-admin/admin-post.php?action=presswright_dismiss_update_notices';
      expect((await context.get(address)).status()).toBe(403);
      const page = await (await context.get('/wp-admin/plugins.php')).text();
      expect(page).toContain('Something to read.');
      const link = /href="([^"]*presswright_dismiss_update_notices[^"]*)"/.exec(page)?.[1]?.replaceAll('&#038;', '&');
      expect((await context.get(link ?? '')).status()).toBe(200);
      expect(await (await context.get('/wp-admin/plugins.php')).text()).not.toContain('Something to read.');
    });
  });

  it('leads out of its folder by no parameter that names a file', async () => {
    const escapes = [
      '../../../wp-config.php',
      '/etc/passwd',
      'plugin:../../wp-config.php',
      'draft.php/../../../wp-config.php',
    ];
    const more = [
      '..\\..\\wp-config.php',
      '%2e%2e%2fwp-config.php',
      'project:1/../../x',
      'php://filter/resource=/etc/passwd',
    ];
    const sampleTarget = 'plugin:leaky-guestbook/leaky-guestbook.php';
    let tried = 0;
    for (const { method, path, args } of endpoints) {
      for (const name of Object.keys(args).filter((one) => /^(target|files?|path|ca)$/.test(one))) {
        for (const outside of [...escapes, ...more]) {
          tried += 1;
          const data: Record<string, unknown> = required(args);
          if ('target' in args) data.target = sampleTarget;
          data[name] = name === 'ca' ? { mode: 'file', file: outside } : name === 'files' ? [outside] : outside;
          const query = method === 'GET' ? `?${new URLSearchParams(data as Record<string, string>)}` : '';
          const answer = await admin.send(method, `${path}${query}`, method === 'GET' ? undefined : data);
          const what = `${method} ${path} ${name}=${outside}`;
          if (path === '/connection-test') expect(answer.body.ok, what).toBe(false);
          else expect([400, 404], `${what}: ${JSON.stringify(answer)}`).toContain(answer.status);
          expect(JSON.stringify(answer.body), what).not.toMatch(/DB_NAME|root:/);
        }
      }
    }
    expect(tried).toBeGreaterThanOrEqual(8 * 8);
  });

  describe('the address of the server', () => {
    /** Tests a connection while nothing leaves the machine; answers what would have been asked for. */
    const probe = (endpoint: string, key: string, answer: string) =>
      site.evaluate<{ asked: string[]; keys: string[]; body: Record<string, unknown> }>(`
        $asked = array();
        $keys  = array();
        add_filter( 'pre_http_request', function ( $before, $options, $url ) use ( &$asked, &$keys ) {
          $asked[] = $url;
          $keys[]  = $options['headers']['Authorization'] ?? '';
          return ${answer};
        }, 99, 3 );
        $request = new WP_REST_Request( 'POST', '/presswright/v1/connection-test' );
        $request->set_param( 'endpoint', '${endpoint}' );
        ${key === '' ? '' : `$request->set_param( 'api_key', '${key}' );`}
        return array( 'body' => rest_do_request( $request )->get_data(), 'asked' => $asked, 'keys' => array_values( array_filter( $keys ) ) );`);
    const refusal = `new WP_Error( 'http_request_not_executed', 'nothing leaves this machine' )`;

    it('is an HTTPS address, and none of the machine room', () => {
      const refused = [
        'http://localhost',
        'file:///etc/passwd',
        'gopher://localhost:70',
        'ftp://localhost',
        'javascript:1',
      ];
      const internal = [
        'https://169.254.169.254',
        'https://[fe80::1]',
        'https://[::ffff:169.254.169.254]',
        'https://2852039166',
      ];
      const odd = ['https://0xa9fea9fe', 'https://0251.0376.0251.0376', 'https://169.254.43518', 'https://0.0.0.0'];
      for (const endpoint of [...refused, ...internal, ...odd]) {
        const { asked, body } = probe(endpoint, 'a-new-key', refusal);
        expect([asked, body.ok, body.field], endpoint).toEqual([[], false, 'endpoint']);
      }
      for (const endpoint of [
        'https://127.0.0.1:8443',
        'https://10.0.0.5',
        'https://[::1]:8443',
        'https://1password.example',
      ]) {
        expect(probe(endpoint, 'a-new-key', refusal).asked, endpoint).toEqual([`${endpoint}/v1/health`]);
      }
    });

    it('gets no key that was saved for another', () => {
      const { asked, body } = probe('https://elsewhere.example', '', refusal);
      expect([asked, body.code]).toEqual([[], 'presswright_key_for_other_server']);
    });

    it('leads nowhere else, and shows nothing of what answers there', () => {
      const moved = `array( 'response' => array( 'code' => 302, 'message' => '' ), 'headers' => array( 'location' => 'https://169.254.169.254/' ), 'body' => '', 'cookies' => array() )`;
      const redirected = probe('https://elsewhere.example', 'a-new-key', moved);
      expect(redirected.asked).toEqual(['https://elsewhere.example/v1/health']);
      expect([redirected.keys, redirected.body.code]).toEqual([[], 'presswright_redirected']);
      const secret = `array( 'response' => array( 'code' => 200, 'message' => '' ), 'headers' => array(), 'body' => '{"secret":"inner workings"}', 'cookies' => array() )`;
      const other = probe('https://elsewhere.example', 'a-new-key', secret);
      expect([other.keys, other.body.code]).toEqual([[], 'presswright_not_a_server']);
      expect(JSON.stringify(other.body)).not.toContain('inner workings');
    });
  });

  it('puts no markup of names into pages', async () => {
    const attack = `"><img src=x onerror=alert(1)>`;
    const folder = join(site.folder, 'wp-content/plugins/named');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'named.php'),
      `<?php\n/**\n * Plugin Name: Named ${attack}\n * Version: 1${attack}\n */\n`,
    );
    writeFileSync(join(folder, `a'b<i>.php`), `<?php\necho $_GET['q'];\n`);
    site.activate('named/named.php');
    const job = await admin.finish(await admin.send('POST', '/checks', { target: 'plugin:named/named.php' }));
    expect(job.state).toBe('done');
    const { body } = await admin.send('GET', '/targets');
    expect(JSON.stringify(body)).not.toContain('onerror');
    expect(JSON.stringify(job.result)).not.toContain('onerror');
    const description = site.evaluate<string>(`
      $settings = new Presswright\\Settings\\SettingsStore();
      return ( new Presswright\\Health\\SiteHealth( $settings ) )->findings()['description'];`);
    expect(description).toContain('Named');
    expect(description).not.toContain('<img');

    const named = { kind: 'plugin', name: `Testimonials ${attack}`, description: `testimonials ${attack}` };
    const { body: planned } = await admin.send<{ plan: object }>('POST', '/plans', named);
    const made = await admin.finish(
      await admin.send('POST', '/projects', { ...named, plan: planned.plan, note: attack }),
    );
    expect(made.state).toBe('done');
    site.evaluate(`Presswright\\Checks\\UpdateNotices::add( '${attack}' ); return 1;`);
    const project = await admin.send('GET', `/projects/${made.result?.project_id}`);
    expect(JSON.stringify([project.body.name, project.body.versions])).not.toContain('<img');
    const { context } = await session('admin');
    const pages = ['plugins.php', 'index.php', 'site-health.php?tab=debug', 'admin.php?page=presswright'];
    for (const page of [...pages, 'admin.php?page=presswright-projects', 'admin.php?page=presswright-create']) {
      const html = await (await context.get(`/wp-admin/${page}`)).text();
      expect(html, page).not.toMatch(/<img[^>]*onerror/);
    }
  });
});

/** A value that a parameter takes. */
function sample(schema: Parameter): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  return schema.type === 'integer' ? 1 : 'x';
}

/** Values for the parameters that a route demands. */
const required = (args: Endpoint['args']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, schema]) => (schema.required ? [[name, sample(schema)]] : [])),
  );
