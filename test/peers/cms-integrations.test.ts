import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

interface Outcome {
  readonly status: string;
  readonly label: string;
  readonly description: string;
  readonly actions: string;
}

requirePeer('php', 'wordpress', 'sqlite')('what WordPress itself asks of the plugin', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let admin: ProjectClient;
  const sample = 'plugin:leaky-guestbook/leaky-guestbook.php';

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    admin = await ProjectClient.logIn(site);
    process.env.HTTP_HOST = new URL(site.url).host; // Installing opens pages of the site.
  }, 300_000);

  afterAll(async () => {
    delete process.env.HTTP_HOST;
    site?.remove();
    await server?.stop();
  });

  const connect = () =>
    admin.send('POST', '/settings', {
      endpoint: server.url,
      api_key: server.key,
      ca: { mode: 'pem', pem: server.ca },
    });

  describe('Site Health', () => {
    /** Runs a test of ours as Site Health does. */
    const test = (group: 'async' | 'direct', name: string): Outcome =>
      site.evaluate<Outcome>(`
        require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
        $test = WP_Site_Health::get_tests()['${group}']['presswright_${name}'];
        return call_user_func( $test['async_direct_test'] ?? $test['test'] );`);

    it('says whether the server can be reached, and where to correct it', async () => {
      expect(test('async', 'connection')).toMatchObject({
        status: 'recommended',
        label: 'Presswright cannot reach its server',
        description: expect.stringContaining('No server address is set.'),
        actions: expect.stringContaining('page=presswright-settings'),
      });
      await connect();
      const overRest = await admin.send<Outcome>('GET', '/site-health/connection');
      expect(overRest).toMatchObject({ status: 200, body: { status: 'good', actions: '' } });
      expect(JSON.stringify(overRest.body)).not.toContain(server.key);
    });

    it('says whether what is active has findings of high severity', async () => {
      expect(test('direct', 'findings')).toMatchObject({ status: 'recommended' });
      await admin.finish(await admin.send('POST', '/checks', { target: sample }));
      expect(test('direct', 'findings')).toMatchObject({ status: 'recommended' }); // It is not active.
      site.activate('leaky-guestbook/leaky-guestbook.php');
      expect(test('direct', 'findings')).toMatchObject({
        status: 'critical',
        label: expect.stringMatching(/^Presswright has found \d problems? of high severity or worse$/),
        description: expect.stringContaining('Leaky Guestbook 1.2.3'),
      });
    });

    it('shows information for those who help, and no secret', () => {
      const text = site.evaluate<string>(`
        require_once ABSPATH . 'wp-admin/includes/class-wp-debug-data.php';
        return WP_Debug_Data::format( WP_Debug_Data::debug_data(), 'debug' );`);
      expect(text).toContain('### presswright ###\n\nversion: ');
      expect(text).toContain('nightly: off');
      expect(text).not.toContain(server.key);
      expect(text).not.toContain(new URL(server.url).host);
    });
  });

  describe('the abilities', () => {
    const execute = <T>(name: string, input: object): T & { code?: string } =>
      site.evaluate(`
        $ability = wp_get_ability( 'presswright/${name}' );
        $answer  = $ability->execute( json_decode( base64_decode( '${Buffer.from(JSON.stringify(input)).toString('base64')}' ), true ) );
        return is_wp_error( $answer ) ? array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message() ) : $answer;`);

    it('analyze', () => {
      const { job, check } = execute<{ job: { state: string }; check: { results: object[] } }>('analyze', {
        target: sample,
        analysis_type: 'security',
      });
      expect(job.state).toBe('done');
      expect(check).toMatchObject({ target: sample, has_all: true });
      expect(JSON.stringify(check.results)).toContain('security/sql-injection');
      expect(execute('analyze', { target: 'plugin:../x.php' }).code).toBe('presswright_unknown_target');
      expect(execute('analyze', { target: sample, path: '/etc' }).code).toBe('ability_invalid_input');
      expect(execute('analyze', {}).code).toBe('ability_invalid_input');
    });

    it('plan, generate and install', () => {
      const kind = { kind: 'plugin', name: 'Testimonials' };
      const { plan } = execute<{ plan: object }>('plan', { ...kind, description: 'testimonials with stars' });
      expect(JSON.stringify(plan)).toContain('"stars"');
      const made = execute<{ job: { state: string; result: { project_id: number } } }>('generate', { ...kind, plan });
      expect(made.job.state).toBe('done');
      const id = made.job.result.project_id;
      expect(execute('install', { project_id: id, activate: true })).toMatchObject({
        job: { state: 'done', result: { state: 'active' } },
      });
      expect(execute('install', { project_id: 99 }).code).toBe('presswright_unknown_project');
    });
  });

  it('left no complaint in the log', () => {
    expect(site.debugLog()).toBe('');
  });
});
