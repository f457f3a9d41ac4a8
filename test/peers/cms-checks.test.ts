import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from './cms-made-project.ts';
import { type Job, ProjectClient } from './cms-project-client.ts';
import { manyFiles, type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

interface Check {
  readonly id: number;
  readonly target: string;
  readonly score: number;
  readonly files: number;
  readonly findings: Readonly<Record<string, number>>;
  readonly results?: { file: string; issues: { rule: string; line: number }[] }[];
  readonly has_all?: boolean;
}

requirePeer('php', 'wordpress', 'sqlite')('checks on the WordPress site', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let admin: ProjectClient;
  const sample = 'plugin:leaky-guestbook/leaky-guestbook.php';
  const many = 'plugin:many-files/many-files.php';

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    admin = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  const check = async (data: object): Promise<Job> => admin.finish(await admin.send('POST', '/checks', data));
  const list = async (): Promise<Check[]> => (await admin.send<Check[]>('GET', '/checks')).body;
  const rulesOf = (found: Check): string[] =>
    (found.results ?? []).flatMap(({ file, issues }) => issues.map(({ rule, line }) => `${file} ${rule}:${line}`));
  const runScheduled = (): void => {
    site.evaluate(`do_action( 'presswright_run_jobs' ); return 1;`);
  };

  describe('as jobs', () => {
    it('keep the last findings of each plugin, theme, file and version of a project', async () => {
      const project = addProject(site, { slug: 'draft', files: { 'draft.php': '<?php\necho $_GET["q"];\n' } });
      const job = await check({ target: sample });
      expect(job).toMatchObject({ state: 'done', progress: 1, result: { check: { target: sample } } });
      await check({ target: sample, file: 'leaky-guestbook.php' });
      await check({ target: `project:${project}` });
      await check({ target: sample, analysis_type: 'security' });

      const checks = await list();
      expect(checks.map(({ target }) => target).sort()).toEqual(
        [`project:${project}@1`, `${sample}#leaky-guestbook.php`, sample].sort(),
      );
      const found = checks.find(({ target }) => target === sample) as Check;
      expect(found).toMatchObject({ analysis_type: 'security', files: 3, version: '1.2.3', created_by: 'admin' });
      expect(found.results).toBeUndefined();
      const whole = (await admin.send<Check>('GET', `/checks/${found.id}`)).body;
      expect(whole).toMatchObject({ has_all: true, score: found.score });
      expect(rulesOf(whole)).toEqual([
        'includes/entries.php security/sql-injection:14',
        'leaky-guestbook.php security/unescaped-output:21',
      ]);
      const draft = checks.find(({ target }) => target.startsWith('project:')) as Check;
      expect(rulesOf((await admin.send<Check>('GET', `/checks/${draft.id}`)).body)).toContain(
        'draft.php security/unescaped-output:2',
      );
    });

    it('go on when nobody asks, batch by batch, and keep a bounded list', async () => {
      const begun = await admin.send<{ job: Job }>('POST', '/checks', { target: many, analysis_type: 'security' });
      expect(begun).toMatchObject({ status: 202, body: { job: { kind: 'analyze', state: 'queued' } } });
      runScheduled();
      const found = (await list()).find(({ target }) => target === many) as Check;
      expect(found.files).toBe(manyFiles);
      expect((await admin.send<Check>('GET', `/checks/${found.id}`)).body.has_all).toBe(true);

      const lines = Array.from({ length: 1200 }, (_, i) => `echo $_GET['q${i}'];`).join('\n');
      writeFileSync(join(site.folder, 'wp-content/plugins/leaky-guestbook/lines.php'), `<?php\n${lines}\n`);
      const { result } = await check({ target: sample, file: 'lines.php' });
      const { id, findings } = (result as { check: Check }).check;
      const kept = (await admin.send<Check>('GET', `/checks/${id}`)).body;
      expect(Object.values(findings).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1000);
      expect([kept.has_all, rulesOf(kept).length]).toEqual([false, 1000]);
    });

    it('tell how far they are, and stop when they are cancelled', async () => {
      const before = await list();
      const { body } = await admin.send<{ job: Job }>('POST', '/checks', { target: many });
      const steps = site.evaluate<number[]>(`
        $services = new Presswright\\Services( new Presswright\\Settings\\SettingsStore() );
        $told     = array();
        foreach ( array( 1, 2 ) as $turn ) {
          $job    = $services->runner->advance( '${body.job.id}', 0 );
          $told[] = $services->runner->describe( $job )['progress'];
        }
        return $told;`);
      expect(steps).toEqual([0.33, 0.5]);
      const again = await admin.send<{ job: Job }>('POST', '/checks', { target: many });
      expect(again.body.job.id).toBe(body.job.id); // The same check is not begun twice.
      const cancelled = await admin.send<Job>('DELETE', `/jobs/${body.job.id}`);
      expect(cancelled.body).toMatchObject({ state: 'failed', error: { code: 'presswright_cancelled' } });
      expect(await list()).toEqual(before);
    });

    it('rest as long as the server asks', async () => {
      const { body } = await admin.send<{ job: Job }>('POST', '/checks', { target: sample });
      const states = site.evaluate<string[]>(`
        $refuse = function () {
          return array( 'headers' => array( 'retry-after' => '1' ), 'response' => array( 'code' => 429, 'message' => '' ), 'cookies' => array(),
            'body' => '{"error":{"code":"rate_limit_exceeded","message":"slow","type":"x"}}' );
        };
        $runner = ( new Presswright\\Services( new Presswright\\Settings\\SettingsStore() ) )->runner;
        $states = array();
        add_filter( 'pre_http_request', $refuse, 99 );
        $states[] = $runner->advance( '${body.job.id}' )->state;
        remove_filter( 'pre_http_request', $refuse, 99 );
        $states[] = $runner->advance( '${body.job.id}' )->state;
        sleep( 2 );
        $states[] = $runner->advance( '${body.job.id}' )->state;
        return $states;`);
      expect(states).toEqual(['running', 'running', 'done']);
    });

    it('say what cannot be checked', async () => {
      for (const [data, status, code] of [
        [{ target: 'plugin:../../wp-config.php' }, 404, 'presswright_unknown_target'],
        [{ target: 'project:99' }, 404, 'presswright_unknown_project'],
        [{ target: 'project:../1' }, 404, 'presswright_unknown_project'],
        [{ target: sample, file: '../../../wp-config.php' }, 404, 'presswright_unknown_file'],
        [{ target: sample, file: 'includes/config.php' }, 404, 'presswright_unknown_file'],
        [{ target: sample, analysis_type: 'taste' }, 400, 'rest_invalid_param'],
      ] as const) {
        const answer = await admin.send('POST', '/checks', data);
        expect([answer.status, answer.body.code], JSON.stringify(data)).toEqual([status, code]);
      }
    });

    it('are open to whoever may analyze, but for drafts', async () => {
      site.evaluate(`get_role( 'subscriber' )->add_cap( 'presswright_analyze' ); return 1;`);
      const reader = await ProjectClient.logIn(site, 'reader');
      const job = await reader.finish(await reader.send('POST', '/checks', { target: sample }));
      expect(job.state).toBe('done');
      const seen = (await reader.send<Check[]>('GET', '/checks')).body.map(({ target }) => target);
      expect(seen).toContain(sample);
      expect(seen.filter((target) => target.startsWith('project:'))).toEqual([]);
      expect((await reader.send('POST', '/checks', { target: 'project:1' })).status).toBe(403);
      const draft = (await list()).find(({ target }) => target.startsWith('project:')) as Check;
      expect((await reader.send('GET', `/checks/${draft.id}`)).status).toBe(403);
      site.evaluate(`get_role( 'subscriber' )->remove_cap( 'presswright_analyze' ); return 1;`);
      expect((await reader.send('GET', `/jobs/${job.id}`)).status).toBe(403);
    });
  });

  it('left no complaint in the log', () => {
    expect(site.debugLog()).toBe('');
  });
});
