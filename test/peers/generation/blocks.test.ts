import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { TestBrowser } from '../wordpress/browser.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { BlockEditor, type ReadBlock, type SavedPost } from './harness/block-editor.ts';
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
import { type AttributeSchema, hostileValue, plainValue } from './matrix/attribute-values.ts';
import { blockMatrix } from './matrix/blocks.ts';

interface RegisteredBlock {
  readonly attributes: Readonly<Record<string, AttributeSchema>>;
  readonly is_dynamic: boolean;
  readonly styles: readonly string[];
  readonly api_version: number;
  readonly handles: readonly string[];
  readonly sheets: readonly string[];
}

/** A generated block with the name under which WordPress registers it. */
interface Block extends Generated {
  readonly name: string;
  readonly json: {
    readonly attributes?: Readonly<Record<string, AttributeSchema>>;
    readonly parent?: readonly string[];
  };
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
      const json = JSON.parse(textOf(project, path)) as Block['json'] & { name: string };
      return { ...project, name: json.name, json };
    });
    editable = blocks.filter(({ label }) => blockMatrix[label]?.include_editor !== false);
    site = WordPressSite.create();
    log = new DebugLog(site);
    browser = await TestBrowser.open();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await generator?.close();
  });

  it('have no error of syntax and nothing that the analyser finds', () => {
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
    const problems = blocks.flatMap(({ label, name, json }) => {
      const type = registered[name];
      if (!type) return [`${label}: ${name} is not registered`];
      const missing = Object.keys(json.attributes ?? {}).filter((one) => !(one in type.attributes));
      const asked = Object.keys(blockMatrix[label]?.attributes ?? {});
      return [
        ...missing.map((one) => `${label}: no attribute ${one}`),
        ...(Object.keys(json.attributes ?? {}).length < asked.length
          ? [`${label}: fewer attributes than asked for`]
          : []),
        ...[...type.handles, ...type.sheets].map((one) => `${label}: ${one} is not registered`),
        ...(type.api_version < 3 ? [`${label}: API version ${type.api_version}`] : []),
      ];
    });
    expect(problems).toEqual([]);
  });

  it('escape everything that they render', () => {
    const dynamic = blocks.filter(({ name }) => registered[name]?.is_dynamic);
    const kinds: ((schema: AttributeSchema) => unknown)[] = [
      hostileValue,
      plainValue,
      () => '<script>window.pwned=1</script>',
      () => ['x'],
      () => 'javascript:window.pwned=1',
    ];
    const tries = dynamic.flatMap(({ label, name, json }) =>
      kinds.map((make) => ({ label, name, attributes: attributesBy(json.attributes, make) })),
    );
    const rendered = inside<{ html: string; printed: string; dangers: string[] }[]>(site, 'render-blocks', tries);
    const problems = rendered.flatMap(({ printed, dangers }, at) =>
      [...dangers, ...(printed === '' ? [] : [`printed ${printed}`])].map((one) => `${tries[at]?.label}: ${one}`),
    );
    expect(problems).toEqual([]);
    expect(log.fresh()).toEqual([]);
  });

  it('are put into a post and saved by the editor', async () => {
    const insert = editable.map(({ name, json }) => ({
      name,
      attributes: attributesBy(json.attributes, hostileValue),
    }));
    saved = await editor.write('Generated blocks', insert);
    expect(saved.report.filter((one) => !one.registered).map((one) => one.name)).toEqual([]);
    const missing = saved.report.flatMap(({ name, attributes }, at) =>
      Object.keys(editable[at]?.json.attributes ?? {})
        .filter((one) => !attributes.includes(one))
        .map((one) => `${name}: ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('are valid when the post is opened again, with the attributes that were saved', async () => {
    expect(await reopened(hostileValue)).toEqual([]);
  });

  it('are valid after another change', async () => {
    await editor.change(editable.map(({ json }) => attributesBy(json.attributes, plainValue)));
    expect(await reopened(plainValue)).toEqual([]);
    await editor.page.screenshot({ path: join(screenshots, 'editor.png') });
  });

  it('have a control for every attribute, in the sidebar or in the text', async () => {
    const canvas = await editor.canvas();
    const problems: string[] = [];
    for (const [at, { label, json }] of editable.entries()) {
      if (!/every type|hostile texts|custom_controls alone/.test(label)) continue;
      const clientId = await editor.clientId(at);
      const uses = [
        ...(await typeInCanvas(editor.page, canvas, clientId)),
        ...(await useControls(editor.page, clientId)),
      ];
      const changed = new Set(uses.flatMap((one) => one.changed));
      const fixed = Object.entries(json.attributes ?? {}).filter(
        ([name, { type }]) => type !== 'null' && !changed.has(name),
      );
      problems.push(...fixed.map(([name]) => `${label}: nothing changes ${name}`));
    }
    expect(problems).toEqual([]);
  });

  it('have examples, variations, transforms and deprecations that make valid blocks', async () => {
    const names = editable.map(({ name }) => name);
    const { problems, counts } = await inPage<{ problems: string[]; counts: Record<string, number> }>(
      editor.page,
      'check-definitions',
      { names },
    );
    expect(problems).toEqual([]);
    if (process.env.PRESSWRIGHT_MATRIX === undefined) {
      expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    }
  });

  it('harm nobody on the front end', async () => {
    await editor.page.goto(saved.link, { waitUntil: 'load' });
    const found = await inPage<string[]>(editor.page, 'audit-page');
    await editor.page.screenshot({ path: join(screenshots, 'front.png'), fullPage: true });
    expect(found).toEqual([]);
  });

  it('have styles that look different', async () => {
    const styled = editable.filter(
      ({ name, label }) =>
        /pairs of features 0|every feature/.test(label) && (registered[name]?.styles.length ?? 0) > 0,
    );
    const insert = styled.flatMap(({ name, json }) =>
      ['', ...(registered[name]?.styles ?? [])].map((style) => ({
        name,
        attributes: {
          ...attributesBy(json.attributes, plainValue),
          ...(style === '' ? {} : { className: `is-style-${style}` }),
        },
      })),
    );
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
      const expected = (registered[name]?.styles.length ?? 0) + 1;
      const different = new Set(all).size;
      return different === expected ? [] : [`${label}: ${different} looks of ${expected} in ${all.length} blocks`];
    });
    expect(problems).toEqual([]);
  });

  it('leave no complaint anywhere', () => {
    console.log(`screenshots: ${screenshots}`);
    expect(browser.complaints.filter((text) => !wordPressOwn.test(text))).toEqual([]);
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
  async function reopened(make: (schema: AttributeSchema) => unknown): Promise<string[]> {
    const read = await editor.read(saved.post);
    if (read.length !== editable.length) return [`${read.length} blocks instead of ${editable.length}`];
    return editable.flatMap(({ label, json }, at) => problemsOf(label, read[at], attributesBy(json.attributes, make)));
  }
});

/** What WordPress 7.1's own editor says. */
const wordPressOwn = /was added to the iframe incorrectly/;

function attributesBy(
  schemas: Readonly<Record<string, AttributeSchema>> | undefined,
  make: (schema: AttributeSchema) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas ?? {}).map(([name, schema]) => [name, make(schema)]));
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
