import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { isWhole } from '../whole.ts';
import { TestBrowser } from '../wordpress/browser.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { DebugLog } from './harness/debug-log.ts';
import { fileComplaints } from './harness/file-complaints.ts';
import { chosen, type Generated, Generator } from './harness/generated.ts';
import { installThemes } from './harness/installed.ts';
import { editTheme, switchTheme, visitTheme, writeContent } from './harness/theme-pages.ts';
import { themeMatrix } from './matrix/themes.ts';

// One site for all of them; every theme is switched on, visited and opened in the site editor.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('generated themes', { timeout: 300_000 }, () => {
  const screenshots = mkdtempSync(join(tmpdir(), 'presswright-themes-'));
  let generator: Generator;
  let site: WordPressSite;
  let log: DebugLog;
  /** Nobody in particular, and the administrator. */
  let visitor: TestBrowser;
  let admin: TestBrowser;
  let themes: Generated[] = [];
  let pages: Record<string, string>;

  beforeAll(async () => {
    generator = await Generator.create();
    themes = await generator.all('theme', themeMatrix);
    site = WordPressSite.create();
    log = new DebugLog(site);
    pages = writeContent(site);
    await site.serve();
    [visitor, admin] = [await TestBrowser.open(), await TestBrowser.open()];
    await admin.logIn(site.url);
    console.log(`screenshots: ${screenshots}`);
  }, 300_000);

  afterAll(async () => {
    await visitor?.close();
    await admin?.close();
    site?.remove();
    await generator?.close();
  });

  it('are made, have no error of syntax and nothing that the analyser finds', () => {
    expect(generator.refused).toEqual([]);
    expect(fileComplaints(generator.folder, themes)).toEqual([]);
  });

  it('install without a word', () => {
    const folders = installThemes(
      site,
      themes.map(({ archive }) => archive),
    );
    expect(folders).toEqual(themes.map(({ slug }) => slug));
    expect(log.fresh()).toEqual([]);
  });

  it.each(Object.entries(chosen(themeMatrix)))(
    '%s: every page is in order at two widths, and in the site editor',
    async (label, request) => {
      const theme = themes.find((one) => one.label === label);
      if (theme === undefined) throw new Error(`${label} was not made`);
      switchTheme(site, theme.slug);
      const { front = '/', single = '/', archive = '/', search = '/' } = pages;
      // A few features change few pages; what all themes share is visited with the others.
      const visited = /alone$/.test(label)
        ? { front, single }
        : /^pairs/.test(label)
          ? { front, single, archive, search }
          : pages;
      expect(await visitTheme(visitor, site, theme.slug, visited, screenshots)).toEqual([]);
      // The site editor reads the same templates of each pair, and all of them where there is every feature: two are opened.
      const isOpened = request.type !== 'classic' && (isWhole || !/^pairs.*[1-8]$/.test(label));
      if (isOpened) expect(await editTheme(admin, site, theme.slug, screenshots)).toEqual([]);
      expect(log.fresh()).toEqual([]);
    },
  );

  it('have asked no other machine for anything', () => {
    expect([...visitor.refused, ...admin.refused]).toEqual([]);
  });
});
