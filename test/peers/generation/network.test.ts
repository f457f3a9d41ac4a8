import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { sampleOf } from '../whole.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { inside } from './harness/inside.ts';
import { activatePlugins, deletePlugins, differences, installPlugins, type Snapshot } from './harness/installed.ts';
import { activateOnNetwork, addSite, NetworkLog, snapshots } from './harness/network.ts';
import { pluginMatrix } from './matrix/plugins.ts';
import { toolMatrix } from './matrix/tools.ts';

/** What plugins set up on a site, whatever is on it. */
const setUp = /^(table|role|cron) /;

// The tests build on each other in their order.
requirePeer('php', 'wordpress', 'sqlite')('generated plugins on a network', { timeout: 300_000 }, () => {
  let generator: Generator;
  let network: WordPressSite;
  let log: NetworkLog;
  let projects: Generated[];
  let files: string[];
  let untouched: ReadonlyMap<string, Snapshot>;

  const namesOf = (path: string, pattern = /./): string[] =>
    Object.keys(snapshots(network).get(path) ?? {})
      .filter((name) => pattern.test(name))
      .sort();

  beforeAll(async () => {
    generator = await Generator.create();
    const plugins = sampleOf(Object.entries(pluginMatrix), 3);
    projects = await generator.all('plugin', {
      ...Object.fromEntries(plugins),
      'every feature': pluginMatrix['every feature'] ?? {},
      'every tool': toolMatrix['every tool'] ?? {},
    });
    network = WordPressSite.createNetwork();
    log = new NetworkLog(network);
    untouched = snapshots(network);
  }, 300_000);

  afterAll(async () => {
    network?.remove();
    await generator?.close();
  });

  it('set up every site when they are activated for all', () => {
    expect(generator.refused).toEqual([]);
    files = installPlugins(
      network,
      projects.map(({ archive }) => archive),
    );
    const before = namesOf('/', setUp);
    expect(activateOnNetwork(network, files)).toEqual([]);
    expect(namesOf('/second/', setUp)).toEqual(namesOf('/', setUp).filter((name) => !networkTable.test(name)));
    expect(namesOf('/', setUp).length).toBeGreaterThan(before.length);
    expect(log.fresh()).toEqual([]);
  });

  it('set up a site that joins later', () => {
    addSite(network, 'third');
    expect(namesOf('/third/', setUp)).toEqual(namesOf('/second/', setUp));
    expect(log.fresh()).toEqual([]);
  });

  it('leave no table of a site that is deleted', () => {
    const id = addSite(network, 'fourth');
    const left = network.evaluate<string[]>(
      `wpmu_delete_blog( ${id}, true ); return $GLOBALS['wpdb']->get_col( "SHOW TABLES LIKE 'wp\\\\_${id}\\\\_%'" );`,
    );
    expect(left).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('leave nothing scheduled when they are inactive, and nothing on any site when they are deleted', () => {
    for (const path of ['/', '/second/', '/third/']) {
      expect(inside<number>(network, 'fill-site', null, path)).toBeGreaterThan(0);
    }
    expect(inside(network, 'deactivate', files)).toBe('');
    for (const [path, now] of snapshots(network)) {
      const before = untouched.get(path) ?? untouched.get('/second/') ?? {};
      expect(differences(before, now).filter((one) => one.includes('cron '))).toEqual([]);
    }
    expect(deletePlugins(network, files)).toEqual([]);
    const now = snapshots(network);
    for (const path of ['/', '/second/']) {
      expect(differences(untouched.get(path) ?? {}, now.get(path) ?? {}), path).toEqual([]);
    }
    addSite(network, 'fifth');
    expect(namesOf('/third/')).toEqual(namesOf('/fifth/'));
    expect(log.fresh()).toEqual([]);
  });

  it('touch no other site when they are activated for one', () => {
    const chosen = projects.filter(({ label }) => label === 'every feature');
    const [file = ''] = installPlugins(
      network,
      chosen.map(({ archive }) => archive),
    );
    expect(Object.values(activatePlugins(network, [file])).filter((one) => one !== '')).toEqual([]);
    expect(differences(untouched.get('/second/') ?? {}, snapshots(network).get('/second/') ?? {})).toEqual([]);
    addSite(network, 'sixth');
    expect(namesOf('/sixth/', setUp)).toEqual(namesOf('/second/', setUp));
    expect(namesOf('/', setUp)).not.toEqual(Object.keys(untouched.get('/') ?? {}).filter((name) => setUp.test(name)));
    expect(log.fresh()).toEqual([]);
  });
});

/** Tables that a network has once. */
const networkTable = /^table wp_(blogs|blogmeta|registration_log|signups|site|sitemeta|users|usermeta)$/;
