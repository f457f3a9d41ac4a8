import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { DebugLog } from './harness/debug-log.ts';
import { fileComplaints } from './harness/file-complaints.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { Session } from './harness/http.ts';
import { inside } from './harness/inside.ts';
import {
  activatePlugins,
  deactivatePlugins,
  deletePlugins,
  differences,
  installPlugins,
  type Snapshot,
  snapshot,
  unlikeArchive,
} from './harness/installed.ts';
import { scaffoldMatrix } from './matrix/scaffolds.ts';

requirePeer('php', 'wordpress', 'sqlite')('generated scaffolds', { timeout: 300_000 }, () => {
  let generator: Generator;
  let site: WordPressSite;
  let log: DebugLog;
  let scaffolds: Generated[];
  let plugins: string[];
  let untouched: Snapshot;

  beforeAll(async () => {
    generator = await Generator.create();
    scaffolds = await generator.all('scaffold', scaffoldMatrix);
    site = WordPressSite.create();
    log = new DebugLog(site);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await generator?.close();
  });

  const isMustUse = ({ label }: Generated) => scaffoldMatrix[label]?.structure === 'mu_plugin';

  it('are made, have no error of syntax and nothing that the analyser finds', () => {
    expect(generator.refused).toEqual([]);
    expect(fileComplaints(generator.folder, scaffolds)).toEqual([]);
  });

  it('have every file that was asked for', () => {
    const missing = scaffolds.flatMap(({ label, files }) =>
      (scaffoldMatrix[label]?.include_files ?? [])
        .filter((asked) => !files.some(({ path }) => path === asked || (asked.endsWith('/') && path.startsWith(asked))))
        .map((asked) => `${label}: ${asked}`),
    );
    expect(missing).toEqual([]);
  });

  it('install and activate without a word', () => {
    untouched = snapshot(site);
    plugins = installPlugins(
      site,
      scaffolds.filter((one) => !isMustUse(one)).map(({ archive }) => archive),
    );
    const said = activatePlugins(site, plugins);
    expect(Object.values(said).filter((one) => one !== '')).toEqual([]);
    expect(scaffolds.filter((one) => !isMustUse(one)).flatMap((project) => unlikeArchive(site, project))).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('run on the pages of the site', async () => {
    await site.serve();
    const admin = await Session.logIn(site.url, 'admin');
    for (const path of ['/', '/wp-admin/index.php', '/wp-admin/plugins.php', '/wp-json/']) {
      expect((await admin.get(path)).status, path).toBe(200);
    }
    expect(log.fresh()).toEqual([]);
  });

  it('leave nothing behind', () => {
    expect(deactivatePlugins(site, plugins)).toBe('');
    const scheduled = differences(untouched, snapshot(site)).filter((one) => one.includes('cron '));
    expect(scheduled).toEqual([]);
    expect(deletePlugins(site, plugins)).toEqual([]);
    expect(differences(untouched, snapshot(site))).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('run as must-use plugins where that was asked for', () => {
    const count = () => site.evaluate<number>('return count( get_mu_plugins() );');
    const before = count();
    const mustUse = scaffolds.filter(isMustUse);
    expect(
      inside(
        site,
        'unpack',
        mustUse.map(({ archive }) => archive),
      ),
    ).toEqual([]);
    expect(count()).toBe(before + mustUse.length);
    expect(log.fresh()).toEqual([]);
  });
});
