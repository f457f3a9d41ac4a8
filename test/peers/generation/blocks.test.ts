// Long, because its tests are one story on one site: made, installed, inserted, saved, read again, changed, removed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planBlock } from '../../../server/src/generation/block/plans/plan-for.ts';
import { requirePeer } from '../peers.ts';
import { TestBrowser } from '../wordpress/browser.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { BlockEditor, type ReadBlock, type SavedPost } from './harness/block-editor.ts';
import { complaintsOf } from './harness/complaints.ts';
import { DebugLog } from './harness/debug-log.ts';
import { fileComplaints } from './harness/file-complaints.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { inPage } from './harness/in-page.ts';
import { inside } from './harness/inside.ts';
import { typeInCanvas, useControls } from './harness/inspector.ts';
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
import { addPicture } from './harness/media-library.ts';
import { textOf } from './harness/project.ts';
import {
  type AttributeSchemas,
  everywhere,
  hostileValues,
  plainValues,
  type Values,
  valuesBy,
} from './matrix/attribute-values.ts';
import { blockMatrix } from './matrix/blocks.ts';

interface RegisteredBlock {
  readonly attributes: AttributeSchemas;
  readonly is_dynamic: boolean;
  readonly styles: readonly string[];
  readonly api_version: number;
  readonly handles: readonly string[];
  readonly sheets: readonly string[];
}

/** A generated block with the name under which WordPress registers it. */
interface Block extends Generated {
  readonly name: string;
  /** Attributes of its block.json. */
  readonly schemas: AttributeSchemas;
  /** Names of its attributes, and of properties of them, that hold HTML. */
  readonly rich: ReadonlySet<string>;
}

// One site and one browser for all of it; the tests build on each other in their order.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('generated blocks', { timeout: 300_000 }, () => {
  const screenshots = mkdtempSync(join(tmpdir(), 'presswright-blocks-'));
  let generator: Generator;
  let site: WordPressSite;
  let log: DebugLog;
  let browser: TestBrowser;
  let editor: BlockEditor;
  let blocks: Block[];
  /** Those that the editor knows. */
  let editable: Block[];
  let plugins: string[];
  let registered: Record<string, RegisteredBlock | null>;
  let untouched: Snapshot;
  let saved: SavedPost;

  beforeAll(async () => {
    generator = await Generator.create();
    const projects = await generator.all('block', blockMatrix);
    blocks = projects.map((project) => {
      const { path = '' } = project.files.find((file) => /^(?!src\/).*block\.json$/.test(file.path)) ?? {};
      const json = JSON.parse(textOf(project, path)) as { name: string; attributes?: AttributeSchemas };
      return { ...project, name: json.name, schemas: json.attributes ?? {}, rich: richOf(project.label) };
    });
    editable = blocks.filter(({ label }) => blockMatrix[label]?.include_editor !== false);
    site = WordPressSite.create();
    site.useDevelopmentScripts();
    log = new DebugLog(site);
    browser = await TestBrowser.open();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await generator?.close();
  });

  it('are made, have no error of syntax and nothing that the analyser finds', () => {
    expect(generator.refused).toEqual([]);
    expect(fileComplaints(generator.folder, blocks)).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(blocks.map(({ name }) => name)).size).toBe(blocks.length);
  });

  it('install and activate without a word', async () => {
    untouched = snapshot(site);
    plugins = installPlugins(
      site,
      blocks.map(({ archive }) => archive),
    );
    const said = activatePlugins(site, plugins);
    expect(Object.values(said).filter((text) => text !== '')).toEqual([]);
    expect(blocks.flatMap((project) => unlikeArchive(site, project))).toEqual([]);
    addPicture(site);
    await site.serve();
    await browser.logIn(site.url);
    editor = new BlockEditor(browser, site.url);
  });

  it('are registered with every attribute, and every file that they name', () => {
    registered = inside(
      site,
      'registered-blocks',
      blocks.map(({ name }) => name),
    );
    const problems = blocks.flatMap(({ label, name, schemas }) => {
      const type = registered[name];
      if (!type) return [`${label}: ${name} is not registered`];
      const missing = Object.keys(schemas).filter((one) => !(one in type.attributes));
      const asked = Object.keys(blockMatrix[label]?.attributes ?? {});
      return [
        ...missing.map((one) => `${label}: no attribute ${one}`),
        ...(Object.keys(schemas).length < asked.length ? [`${label}: fewer attributes than asked for`] : []),
        ...[...type.handles, ...type.sheets].map((one) => `${label}: ${one} is not registered`),
        ...(type.api_version < 3 ? [`${label}: API version ${type.api_version}`] : []),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('escape everything that they render', () => {
    const dynamic = blocks.filter(({ name }) => registered[name]?.is_dynamic);
    const sets = [
      valuesBy(hostileValues),
      valuesBy(plainValues),
      everywhere('<script>window.pwned=1</script>'),
      everywhere('javascript:window.pwned=1'),
      everywhere('x" onclick="window.pwned=1" style="position:fixed'),
      everywhere(['x']),
      everywhere({ url: 'javascript:window.pwned=1', src: ['x'], id: '1', title: ['x'] }),
      everywhere(-1),
    ];
    const tries = dynamic.flatMap(({ label, name, schemas }) =>
      sets.map((valuesFor) => ({ label, name, attributes: valuesFor(schemas) })),
    );
    const rendered = inside<{ html: string; printed: string; dangers: string[] }[]>(site, 'render-blocks', tries);
    const problems = rendered.flatMap(({ printed, dangers }, at) =>
      [...dangers, ...(printed === '' ? [] : [`printed ${printed}`])].map((one) => `${tries[at]?.label}: ${one}`),
    );
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('are put into a post and saved by the editor', async () => {
    const insert = editable.map((block) => ({ name: block.name, attributes: valuesOf(block, hostileValues) }));
    saved = await editor.write('Generated blocks', insert);
    expect(saved.report.filter((one) => !one.registered).map((one) => one.name)).toEqual([]);
    const missing = saved.report.flatMap(({ name, attributes }, at) =>
      Object.keys(editable[at]?.schemas ?? {})
        .filter((one) => !attributes.includes(one))
        .map((one) => `${name}: ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('are valid when the post is opened again, with the attributes that were saved', async () => {
    expect(await reopened(hostileValues)).toEqual([]);
  });

  it('are valid after another change', async () => {
    await editor.change(editable.map((block) => valuesOf(block, plainValues)));
    expect(await reopened(plainValues)).toEqual([]);
    await editor.page.screenshot({ path: join(screenshots, 'editor.png') });
  });

  it('have a control for every attribute, in the sidebar or in the text', async () => {
    const canvas = await editor.canvas();
    const problems: string[] = [];
    for (const [at, { label, schemas }] of editable.entries()) {
      if (!/every type, |hostile texts, saved/.test(label)) continue;
      const clientId = await editor.clientId(at);
      const uses = [
        ...(await typeInCanvas(editor.page, canvas, clientId)),
        ...(await useControls(editor.page, clientId)),
      ];
      const changed = new Set(uses.flatMap((one) => one.changed));
      const fixed = Object.entries(schemas).filter(([name, { type }]) => type !== 'null' && !changed.has(name));
      problems.push(...fixed.map(([name]) => `${label}: nothing changes ${name}`));
    }
    expect(problems).toEqual([]);
  });

  it('have examples, variations, transforms and deprecations that make valid blocks', async () => {
    const filled = editable.map((block) => ({ name: block.name, attributes: valuesOf(block, plainValues) }));
    const { problems, counts } = await inPage<{ problems: string[]; counts: Record<string, number> }>(
      editor.page,
      'check-definitions',
      { blocks: filled },
    );
    expect(problems).toEqual([]);
    if (!process.env.GENERATION_MATRIX) {
      expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    }
  });

  it('harm nobody on the front end', async () => {
    await editor.page.goto(saved.link, { waitUntil: 'load' });
    const found = await inPage<string[]>(editor.page, 'audit-page');
    await editor.page.screenshot({ path: join(screenshots, 'front.png'), fullPage: true });
    expect(found).toEqual([]);
  });

  it('do something when a visitor clicks what is there to be clicked', async () => {
    const controls = editor.page.locator('.entry-content [data-wp-interactive] [data-wp-on--click]');
    const idle: string[] = [];
    for (let at = 0; at < (await controls.count()); at += 1) {
      const control = controls.nth(at);
      if (!(await control.isVisible())) continue;
      const before = await control.evaluate(markupAround);
      await control.click();
      // The Interactivity API renders in the next frame.
      await editor.page.waitForTimeout(100);
      if ((await control.evaluate(markupAround)) === before) idle.push(before.slice(0, 300));
    }
    if (blocks.some(({ label }) => blockMatrix[label]?.features?.includes('interactivity')))
      expect(await controls.count()).toBeGreaterThan(0);
    expect(idle).toEqual([]);
  });

  it('have styles that look different', async () => {
    const styled = editable.filter(
      ({ name, label }) =>
        /pairs of features 0|every feature/.test(label) && (registered[name]?.styles.length ?? 0) > 0,
    );
    const insert = styled.flatMap(({ name, schemas }) =>
      ['', ...(registered[name]?.styles ?? [])].map((style) => ({
        name,
        attributes: {
          ...valuesBy(plainValues)(schemas),
          ...(style === '' ? {} : { className: `is-style-${style}` }),
        },
      })),
    );
    expect(styled).not.toEqual([]);
    const { post, link } = await editor.write('Styled blocks', insert);
    const read = await editor.read(post);
    expect(read.flatMap((block, at) => problemsOf(`${at}`, block, {}))).toEqual([]);
    await editor.page.screenshot({ path: join(screenshots, 'styles-editor.png') });
    await editor.page.goto(link, { waitUntil: 'load' });
    await editor.page.screenshot({ path: join(screenshots, 'styles-front.png'), fullPage: true });
    const selectors = styled.map(({ name }) => `.wp-block-${name.replace('/', '-')}`);
    const looks = await inPage<string[][]>(editor.page, 'style-signatures', { selectors });
    const problems = styled.flatMap(({ label, name }, at) => {
      const all = looks[at] ?? [];
      // The style `default` is the look without a style.
      const expected = new Set(['default', ...(registered[name]?.styles ?? [])]).size;
      const different = new Set(all).size;
      return different === expected ? [] : [`${label}: ${different} looks of ${expected} in ${all.length} blocks`];
    });
    expect(problems).toEqual([]);
  });

  it('leave no complaint anywhere', () => {
    console.log(`screenshots: ${screenshots}`);
    expect(complaintsOf(browser)).toEqual([]);
    expect(browser.refused).toEqual([]);
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

  /** What is wrong with the blocks of the saved post when the editor opens it. */
  async function reopened(values: Values): Promise<string[]> {
    const read = await editor.read(saved.post);
    if (read.length !== editable.length) return [`${read.length} blocks instead of ${editable.length}`];
    return editable.flatMap((block, at) => problemsOf(block.label, read[at], valuesOf(block, values)));
  }
});

/** Markup of the interactive block around an element; runs in the page. */
const markupAround = (element: unknown): string =>
  (element as { closest(selector: string): { outerHTML: string } }).closest('[data-wp-interactive]').outerHTML;

const valuesOf = ({ schemas, rich }: Block, values: Values) => valuesBy(values, rich)(schemas);

function richOf(label: string): Set<string> {
  const request = blockMatrix[label];
  if (request === undefined) throw new Error(`no request ${label}`);
  const attributes = planBlock(request).attributes.flatMap((attribute) => [attribute, ...attribute.fields]);
  return new Set(attributes.filter(({ kind }) => kind === 'rich_text').map(({ name }) => name));
}

function problemsOf(
  label: string,
  block: ReadBlock | undefined,
  expected: Readonly<Record<string, unknown>>,
): string[] {
  if (block === undefined) return [`${label}: gone`];
  const lost = Object.entries(expected).filter(
    ([name, value]) => value !== null && JSON.stringify(block.attributes[name]) !== JSON.stringify(value),
  );
  return [
    ...block.invalid.map(
      ({ name, saved, expected }) => `${label}: ${name} is invalid: ${saved} instead of ${expected}`,
    ),
    ...(block.broken ? [`${label}: the editor shows an error: ${block.text}`] : []),
    ...lost.map(
      ([name, value]) =>
        `${label}: ${name} is ${JSON.stringify(block.attributes[name])} instead of ${JSON.stringify(value)}`,
    ),
  ];
}
