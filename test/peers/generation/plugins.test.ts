import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namesFor } from '../../../server/src/generation/naming/names.ts';
import { requirePeer } from '../peers.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { DebugLog } from './harness/debug-log.ts';
import { exerciseMetaBoxes, differences as unlike } from './harness/edit-screen.ts';
import { fileComplaints } from './harness/file-complaints.ts';
import { fillForm } from './harness/fill-form.ts';
import { readForm } from './harness/form.ts';
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
import { addWitness, type Inventory, takeInventory } from './harness/inventory.ts';
import { addPicture } from './harness/media-library.ts';
import { exerciseRest } from './harness/rest-exercise.ts';
import { exerciseTransfer } from './harness/transfer.ts';
import { hostileText } from './matrix/hostile.ts';
import { pluginMatrix } from './matrix/plugins.ts';

interface Plugin extends Generated {
  readonly prefix: string;
  readonly inventory: Inventory;
}

/** Whether subscribers open the page of an approval: chance gives them a step, or one is for whom a field names, whoever that is. */
const letsSubscribersApprove = (label: string): boolean =>
  (pluginMatrix[label]?.plan?.behaviours ?? []).some(
    (one) =>
      one.kind === 'approval_steps' &&
      one.steps.some(({ by }) => by.who === 'person' || by.roles.includes('subscriber')),
  );

// One site for all of them, all active at once; the tests build on each other in their order.
requirePeer('php', 'wordpress', 'sqlite')('generated plugins', { timeout: 900_000 }, () => {
  let generator: Generator;
  let site: WordPressSite;
  let log: DebugLog;
  let projects: Generated[];
  let plugins: Plugin[];
  let files: string[];
  let untouched: Snapshot;
  let admin: Session;
  let reader: Session;
  let anonymous: Session;
  /** A hostile text, and what sanitising makes of it. */
  let text: { given: string; clean: string };

  beforeAll(async () => {
    generator = await Generator.create();
    projects = await generator.all('plugin', pluginMatrix);
    site = WordPressSite.create();
    log = new DebugLog(site);
    addWitness(site);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await generator?.close();
  });

  it('are made, have no error of syntax and nothing that the analyser finds', () => {
    expect(generator.refused).toEqual([]);
    expect(fileComplaints(generator.folder, projects)).toEqual([]);
  });

  it('install and activate without a word', async () => {
    untouched = snapshot(site);
    files = installPlugins(
      site,
      projects.map(({ archive }) => archive),
    );
    const said = activatePlugins(site, files);
    await site.serve();
    admin = await Session.logIn(site.url, 'admin');
    reader = await Session.logIn(site.url, 'reader');
    anonymous = new Session(site.url);
    const clean = site.evaluate<string>(
      `return sanitize_textarea_field( base64_decode( '${Buffer.from(hostileText).toString('base64')}' ) );`,
    );
    text = { given: hostileText, clean };
    expect(Object.values(said).filter((one) => one !== '')).toEqual([]);
    expect(projects.flatMap((project) => unlikeArchive(site, project))).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('register what was asked for', () => {
    const inventories = takeInventory(
      site,
      projects.map(({ slug }) => slug),
    );
    plugins = projects.map((project) => {
      const inventory = inventories.get(project.slug);
      if (inventory === undefined) throw new Error(project.slug);
      const { prefix } = namesFor(pluginMatrix[project.label]?.plugin_name ?? '', { kind: 'plugin' });
      return { ...project, prefix, inventory };
    });
    const problems = plugins.flatMap(({ label, inventory }) =>
      (pluginMatrix[label]?.features ?? []).flatMap((feature) => {
        const kind = registeredBy[feature];
        return kind === undefined || inventory[kind].length > 0
          ? []
          : [`${label}: ${feature} registers none of ${kind}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('show their screens to those who may, and nobody else', async () => {
    const problems: string[] = [];
    for (const { label, inventory } of plugins) {
      const lists = inventory.post_types.map((type) => ({ path: `/wp-admin/edit.php?post_type=${type}` }));
      for (const { path } of [...inventory.pages, ...lists]) {
        const shown = await admin.get(path);
        if (shown.status !== 200) problems.push(`${label}: ${path} answers ${shown.status}`);
        if (!/<h1[\s>]/.test(shown.text)) problems.push(`${label}: ${path} has no heading`);
        const refused = await reader.get(path);
        const wanted = path.includes('-approval-') && letsSubscribersApprove(label) ? 200 : 403;
        if (refused.status !== wanted) problems.push(`${label}: ${path} answers a subscriber ${refused.status}`);
      }
    }
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('show their dashboard widgets', async () => {
    const dashboard = (await admin.get('/wp-admin/index.php')).text;
    const missing = plugins.flatMap(({ label, inventory }) =>
      inventory.dashboard_widgets.filter((id) => !dashboard.includes(`id="${id}"`)).map((id) => `${label}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('save meta boxes with a right nonce only, sanitised', async () => {
    const problems: string[] = [];
    for (const { label, prefix, inventory } of withFeature('meta_boxes')) {
      for (const type of inventory.post_types) {
        const found = await exerciseMetaBoxes(admin, type, prefix, text);
        problems.push(...found.map((one) => `${label}: ${one}`));
      }
    }
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('save settings through options.php, sanitised', async () => {
    const problems: string[] = [];
    for (const { label, prefix, inventory } of withFeature('settings')) {
      const pages = await Promise.all(
        inventory.pages.map(async ({ path }) => ({ path, html: (await admin.get(path)).text })),
      );
      const page = pages.find(({ html }) => /<form[^>]*action="[^"]*options\.php"/.test(html));
      if (page === undefined) {
        problems.push(`${label}: no page has a form to options.php`);
        continue;
      }
      const form = readForm(page.html, 'options.php');
      const filled = fillForm(form, (name) => name.startsWith(prefix) && !keepsData.test(name), text.given);
      if (filled.size === 0) problems.push(`${label}: no setting on ${page.path}`);
      const wrong = new URLSearchParams(form.fields);
      wrong.set('_wpnonce', 'wrong');
      const refused = await admin.post('/wp-admin/options.php', wrong);
      if (refused.status !== 403) problems.push(`${label}: a wrong nonce is answered ${refused.status}`);
      const saved = await admin.post('/wp-admin/options.php', form.fields);
      if (saved.status !== 302) problems.push(`${label}: saving settings is answered ${saved.status}`);
      const shown = readForm((await admin.get(page.path)).text, 'options.php');
      problems.push(...unlike(`${label} settings`, shown, filled, text));
    }
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('answer REST requests as their schemas say, and write for those only who may', async () => {
    const problems: string[] = [];
    const given = { text: text.given, picture: addPicture(site) };
    for (const { label, slug, inventory } of plugins) {
      // Endpoints that a plan asks for have callers, keys and methods of their own: behaviours/endpoint.test.ts has them.
      const asked = (pluginMatrix[label]?.plan?.behaviours ?? []).flatMap((one) =>
        one.kind === 'endpoint' ? [one.route === '' ? `/${slug}/v1/` : `/${one.route}`] : [],
      );
      const routes = inventory.routes.filter(({ route }) => !asked.some((one) => route.startsWith(one)));
      const found = await exerciseRest({ admin, reader, anonymous }, routes, given);
      problems.push(...found.map((one) => `${label}: ${one}`));
    }
    site.evaluate(`return (bool) wp_delete_attachment( ${given.picture}, true );`);
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('import what they have exported, and change nothing by it', async () => {
    const problems: string[] = [];
    for (const { label, inventory } of withFeature('import_export')) {
      const tried = await Promise.all(inventory.pages.map(({ path }) => exerciseTransfer(admin, reader, path)));
      if (tried.every((one) => one === null)) problems.push(`${label}: no page exports and imports`);
      problems.push(...tried.flatMap((one) => one ?? []).map((one) => `${label}: ${one}`));
    }
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('escape what shortcodes are given', () => {
    const tags = plugins.flatMap(({ inventory }) => inventory.shortcodes);
    expect(inside(site, 'render-shortcodes', tags)).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('run their scheduled events', () => {
    const hooks = plugins.flatMap(({ inventory }) => inventory.cron);
    expect(inside(site, 'run-events', hooks)).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('have abilities that check who calls them', () => {
    const names = plugins.flatMap(({ inventory }) => inventory.abilities);
    expect(inside(site, 'run-abilities', { names, text: text.given })).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('add commands to WP-CLI', () => {
    const stub = join(site.folder, 'wp-content/mu-plugins/stub-wp-cli.php');
    writeFileSync(stub, readFileSync(new URL('harness/inside/stub-wp-cli.php', import.meta.url)));
    const commands = site.evaluate<Record<string, string>>('return (object) WP_CLI::$commands;');
    rmSync(stub);
    const without = withFeature('cli').filter(({ slug }) => !Object.values(commands).includes(slug));
    expect(without.map(({ label }) => label)).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('leave nothing scheduled when they are inactive, and nothing at all when they are deleted', () => {
    expect(deactivatePlugins(site, files)).toBe('');
    const scheduled = differences(untouched, snapshot(site)).filter((one) => one.includes('cron '));
    expect(scheduled).toEqual([]);
    expect(deletePlugins(site, files)).toEqual([]);
    expect(differences(untouched, snapshot(site))).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  function withFeature(feature: string): Plugin[] {
    return plugins.filter(({ label }) => pluginMatrix[label]?.features?.some((one) => one === feature));
  }
});

/** The setting that lets data outlive the plugin: these tests want it gone. */
const keepsData = /keep_data/;

/** What WordPress knows of after a feature, where that is one kind of thing. */
const registeredBy: Readonly<Record<string, keyof Inventory>> = {
  custom_post_type: 'post_types',
  rest_api: 'routes',
  admin_interface: 'pages',
  taxonomy: 'taxonomies',
  settings: 'settings',
  shortcode: 'shortcodes',
  widget_block: 'blocks',
  cron: 'cron',
  abilities: 'abilities',
  dashboard_widget: 'dashboard_widgets',
};
