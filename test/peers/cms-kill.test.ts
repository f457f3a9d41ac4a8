import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProject, addVersion } from './cms-made-project.ts';
import { type Job, ProjectClient } from './cms-project-client.ts';
import { startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { isWhole } from './whole.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

const rounds = isWhole ? 50 : 8;

/** Printed, so that the same moments can be tried again: CMS_KILL_SEED=… */
const seed = Number(process.env.CMS_KILL_SEED ?? Date.now() % 1_000_000);

/** Numbers from 0 to 1 that follow from a seed (the generator mulberry32). */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const evaluate = fileURLToPath(new URL('wordpress/evaluate.php', import.meta.url));

/** A plugin of many files, so that a process may die among them. */
const files = (version: string): Record<string, string> => ({
  'survivor.php': `<?php\n/**\n * Plugin Name: Survivor\n * Version: ${version}\n */\n`,
  ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`parts/part-${n}.php`, `<?php\n// ${version}, ${n}\n`])),
});

requirePeer('php', 'wordpress', 'sqlite')('installations whose process is killed', { timeout: 600_000 }, () => {
  let site: WordPressSite;
  let client: ProjectClient;
  let id: number;

  beforeAll(async () => {
    site = await startSite();
    client = await ProjectClient.logIn(site);
    id = addProject(site, { slug: 'survivor', files: files('1.0') });
    addVersion(site, id, files('2.0'));
  }, 300_000);

  afterAll(() => site?.remove());

  /** Waits until folders begin to be exchanged, unless the process ends before. */
  async function untilExchange(php: ChildProcess): Promise<void> {
    const journal = join(site.folder, 'wp-content/plugins/.presswright/journal.php');
    while (!existsSync(journal) && php.exitCode === null) await sleep(1);
  }

  /** Runs a job in a process of its own and kills it after so many milliseconds, counted from its start or from the exchange of folders; answers whether it had not ended yet. */
  async function runAndKill(job: string, after: number, from: 'start' | 'exchange'): Promise<boolean> {
    const env = { ...process.env, HTTP_HOST: new URL(site.url).host };
    const php = spawn('php', [evaluate, site.folder], { env, stdio: ['pipe', 'ignore', 'ignore'] });
    const ended = once(php, 'exit');
    php.stdin?.end(`
      $runner = ( new Presswright\\Services( new Presswright\\Settings\\SettingsStore() ) )->runner;
      do { $job = $runner->advance( '${job}' ); } while ( ! $job->has_ended() );
      return $job->state;`);
    if (from === 'exchange') await untilExchange(php);
    await Promise.race([ended, sleep(after)]);
    const isAlive = php.exitCode === null;
    php.kill('SIGKILL');
    await ended;
    return isAlive;
  }

  /** The site is up, and what is listed is what is on the disk, whole. */
  async function expectTruth(
    when: string,
  ): Promise<{ current_version: number | null; state: string; can_undo: boolean }> {
    for (const page of ['/', '/wp-login.php']) {
      expect((await requestSite(`${site.url}${page}`)).status, `${when}: ${page}`).toBe(200);
    }
    const { body } = await client.send<{ current_version: number | null; state: string; can_undo: boolean }>(
      'GET',
      `/projects/${id}`,
    );
    const onDisk = site.evaluate<number | string>(`
      $store   = new Presswright\\Projects\\ProjectStore();
      $files   = Presswright\\Install\\InstalledFiles::read( $store->find( ${id} ) );
      if ( is_wp_error( $files ) ) { return $files->get_error_message(); }
      if ( ! $files ) { return 0; }
      foreach ( $store->versions( ${id} ) as $version ) {
        if ( $version->files === $store->blobs->put( $files ) ) { return $version->number; }
      }
      return 'no version has these files';`);
    expect(onDisk, `${when}: ${JSON.stringify(body)}`).toBe(body.current_version ?? 0);
    expect(body.state, when).not.toBe('broken');
    return body;
  }

  it(`leave the site up, files whole and versions listed truly, ${rounds} times`, async () => {
    let project = await expectTruth('before');
    const random = randomNumbers(seed);
    const lasts: Record<string, number> = {};
    const kills: Record<string, number> = {};
    const outcomes: Record<string, number> = {};
    for (let round = 0, planned = 0; planned < rounds; round += 1) {
      const current = project.current_version ?? 0;
      const goesBack = current === 2 || (current === 1 && random() < 1 / 3);
      const act = goesBack ? 'undo' : current === 0 ? 'install' : 'update';
      const isFirst = lasts[act] === undefined;
      const activate = isFirst || random() < 0.5;
      const path = goesBack ? `/projects/${id}/undo` : `/projects/${id}/versions/${current + 1}/install`;
      const answer = await client.send('POST', path, goesBack ? {} : { activate });
      expect(answer.status, JSON.stringify(answer.body)).toBe(202);
      const job = (answer.body.job as Job).id;
      // The first of each act runs on to its end and says how long that takes. A third of the others die while folders
      // are exchanged, which takes so short a time that hardly any would otherwise.
      const from = !isFirst && random() < 1 / 3 ? 'exchange' : 'start';
      const after = isFirst ? 60_000 : random() * (from === 'exchange' ? 20 : (lasts[act] ?? 0));
      const began = performance.now();
      const wasAlive = await runAndKill(job, after, from);
      if (isFirst) lasts[act] = Math.round(performance.now() - began);
      else planned += 1;
      if (wasAlive) kills[`${act} from ${from}`] = (kills[`${act} from ${from}`] ?? 0) + 1;
      const when = `seed ${seed}, round ${round}, ${act} killed ${Math.round(after)} ms after the ${from}`;
      await expectTruth(when);
      const ended = await client.finish({ status: 202, body: { job: { id: job, state: 'running' } } });
      const outcome = `${ended.state} ${ended.error?.message ?? ''}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      project = await expectTruth(`${when}, then ${outcome}`);
      expect(ended.state, `${when}: ${JSON.stringify(ended.error)}`).toBe('done');
    }
    const told = { seed, lasts, kills, outcomes };
    console.log(`${rounds} moments: ${JSON.stringify(told)}`);
  });

  it('count as installed when the process died between the end of the trial and the note of it', async () => {
    const before = await expectTruth('before');
    const number = before.current_version === 1 ? 2 : 1;
    const path = `/projects/${id}/versions/${number}/install`;
    const ended = await client.finish(await client.send('POST', path, { activate: true }));
    expect(ended).toMatchObject({ state: 'done' });
    site.evaluate(`
      global $wpdb;
      return $wpdb->update( Presswright\\Storage\\Schema::table( 'jobs' ), array( 'state' => 'running', 'step' => 'probes' ), array( 'id' => '${ended.id}' ) );`);
    const again = await client.finish({ status: 202, body: { job: { id: ended.id, state: 'running' } } });
    expect(again.state, JSON.stringify(again.error)).toBe('done');
    expect(await expectTruth('after')).toMatchObject({ current_version: number });
  });
});
