import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { type ScriptedServer, type ServerState, slowMs, startScriptedServer } from './cms-scripted-server.ts';
import { type PresswrightServer, skipTours, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { Pictures } from './pictures.ts';
import { isWhole } from './whole.ts';
import { accessibilityProblems } from './wordpress/accessibility.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

/** Something that is asked of the server from a page. */
interface Action {
  readonly name: string;
  /** Goes to the page with what was entered there, after which the server changes its state. */
  readonly open: (page: Page) => Promise<void>;
  /** Asks the server. */
  readonly act: (page: Page) => Promise<void>;
  /** Where the outcome is told. */
  readonly notice: string;
  /** Fails when something that was entered is gone. */
  readonly expectInput: (page: Page) => Promise<void>;
  /** What was entered is there after the page is loaded again, too. */
  readonly survivesReload: boolean;
}

/** What is looked at after an action. */
interface Look {
  readonly name: string;
  readonly notice: Locator;
  /** Whether to find out whom the page keeps out, too. */
  readonly keepsOut: boolean;
  /** What brings the notice back; absent where it cannot be. */
  readonly askAgain?: Action['act'];
}

/**
 * A usual run tries each action in every third state, and in each state every third action, so that each action meets two
 * states and each state three actions; `npm run test:full` tries them all.
 */
const turns = 3;
/** 0: a usual run tries the action of this place in the state of that place. */
const turnOf = (state: number, action: number): number => (state + action) % turns;

/** States with what each page has to say about them. */
const states: readonly (readonly [ServerState, RegExp])[] = [
  ['down', /Check that the server is running/],
  ['unauthorized', /Enter a valid key in the settings/],
  ['over the limit', /Try again in 150 seconds/],
  ['over the quota', /Ask whoever runs the server for a larger quota/],
  ['older', /is older \(0\.0\.9\) than this plugin .+Update the server/],
  ['newer', /is newer \(9\.0\.0\) than this plugin .+Update this plugin/],
];

requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('pages while the server is not as it should be', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let real: PresswrightServer;
  let server: ScriptedServer;
  let browser: TestBrowser;
  let project: number;
  const pictures = new Pictures(process.env.SCREENSHOTS, 'states');

  beforeAll(async () => {
    [real, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open({ isCalm: true })]);
    server = await startScriptedServer(real);
    const admin = await ProjectClient.logIn(site);
    const connection = { endpoint: server.url, api_key: real.key, ca: { mode: 'pem', pem: real.ca } };
    await admin.send('POST', '/settings', connection);
    const named = { kind: 'plugin', name: 'Client Voices', description: 'Testimonials with a photo and a link.' };
    const { status, body: planned } = await admin.send<{ plan: object }>('POST', '/plans', named);
    expect(status, JSON.stringify(planned)).toBe(200);
    const made = await admin.finish(await admin.send('POST', '/projects', { ...named, plan: planned.plan }));
    project = Number(made.result?.project_id);
    skipTours(site, 'admin');
    await browser.logIn(site.url);
  }, 300_000);

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await pictures.takeFailure(browser.page, task.name);
    await server.become('as usual');
  });

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await server?.stop();
    await real?.stop();
  });

  const open = (page: Page, screen: string) => page.goto(`${site.url}/wp-admin/admin.php?page=${screen}`);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  const description = 'Recipes with a photo and a cooking time.';
  const describeIt = async (page: Page) => {
    await open(page, 'presswright-create');
    await page.getByRole('radio', { name: /^Plugin/ }).check();
    await page.locator('#presswright-description').fill(description);
    await page.locator('#presswright-name').fill('Kitchen Book');
  };
  const expectDescription = async (page: Page) => {
    await page.locator('#presswright-description').waitFor();
    expect(await page.locator('#presswright-description').inputValue()).toBe(description);
    expect(await page.locator('#presswright-name').inputValue()).toBe('Kitchen Book');
  };
  const openPlan = async (page: Page) => {
    await describeIt(page);
    // The browser has kept the plan of the test before.
    const recipe = page.getByRole('button', { name: /^Recipe/ }).first();
    if (await page.getByRole('button', { name: 'Show the plan' }).isVisible()) await press(page, 'Show the plan');
    await recipe.waitFor();
  };
  const expectPlan = async (page: Page) => {
    await expectDescription(page);
    await page
      .getByRole('button', { name: /^Recipe/ })
      .first()
      .waitFor();
  };
  /** The plan of a project with one more field, and a note. */
  const openChange = async (page: Page) => {
    await open(page, `presswright-projects&project=${project}`);
    await page.getByRole('tab', { name: 'Plan' }).click();
    await page.getByLabel('Change something').waitFor();
    if (
      (await page
        .locator('.presswright-plan')
        .getByText(/, Phone$/)
        .count()) === 0
    ) {
      await page.getByLabel('Change something').fill('Add a phone field');
      await press(page, 'Change');
      await page.getByRole('heading', { name: 'What changed' }).waitFor();
    }
    await page.getByLabel('Note for the list of versions').fill('With a phone');
  };
  const expectChange = async (page: Page) => {
    if (!(await page.getByLabel('Note for the list of versions').isVisible())) {
      await page.getByRole('tab', { name: 'Plan' }).click();
    }
    await page
      .locator('.presswright-plan')
      .getByText(/, Phone$/)
      .waitFor();
    expect(await page.getByLabel('Note for the list of versions').inputValue()).toBe('With a phone');
  };
  const openEditor = async (page: Page, panel: string) => {
    await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(`window.wp?.data?.select( 'core/editor' )?.__unstableIsEditorReady()`);
    const text = '<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->';
    await page.evaluate(`(() => {
      wp.data.dispatch( 'core/block-editor' ).resetBlocks( wp.blocks.parse( ${JSON.stringify(text)} ) );
      wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'presswright/sidebar' );
    })()`);
    const toggle = page.locator('.presswright-sidebar').getByRole('button', { name: panel });
    await toggle.waitFor();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  };
  const expectPost = async (page: Page) => {
    const content = await page.evaluate<string>(`wp.data.select( 'core/editor' ).getEditedPostContent()`);
    expect(content).toContain('Kept');
  };

  const actions: readonly Action[] = [
    {
      name: 'Create: the plan of a description',
      open: describeIt,
      act: (page) => page.getByRole('button', { name: /^(Show the plan|Read the description again)$/ }).click(),
      notice: '.presswright-create .is-error',
      expectInput: expectDescription,
      survivesReload: true,
    },
    {
      name: 'Create: an instruction about the plan',
      open: async (page) => {
        await openPlan(page);
        await page.getByLabel('Change something').fill('Add a difficulty field');
      },
      act: (page) => press(page, 'Change'),
      notice: '.presswright-plan .is-error',
      expectInput: async (page) => {
        await expectPlan(page);
        expect(await page.getByLabel('Change something').inputValue()).toBe('Add a difficulty field');
      },
      survivesReload: false,
    },
    {
      name: 'Create: the files of the plan',
      open: openPlan,
      act: (page) => press(page, 'Generate'),
      notice: '.presswright-generate .is-error',
      expectInput: expectPlan,
      survivesReload: true,
    },
    {
      name: 'Projects: the next version',
      open: openChange,
      act: (page) => press(page, 'Make version 2'),
      notice: '.presswright-outcome .is-error',
      expectInput: expectChange,
      survivesReload: true,
    },
    {
      name: 'Projects: who reaches what',
      open: async (page) => {
        await open(page, `presswright-projects&project=${project}`);
        await page.getByRole('tab', { name: 'Preview' }).waitFor();
      },
      act: (page) => page.getByRole('tab', { name: 'Preview' }).click(),
      notice: '.presswright-project .is-error',
      expectInput: (page) => page.getByRole('heading', { name: 'Client Voices' }).waitFor(),
      survivesReload: true,
    },
    {
      name: 'Analyze',
      open: async (page) => {
        await open(page, 'presswright');
        await page.getByLabel('Plugin or theme').selectOption('plugin:leaky-guestbook/leaky-guestbook.php');
        await page.getByLabel('Check for').selectOption('security');
      },
      act: (page) => press(page, 'Analyze'),
      notice: '.presswright-results .is-error',
      expectInput: async (page) => {
        expect(await page.getByLabel('Check for').inputValue()).toBe('security');
        expect(await page.getByLabel('Plugin or theme').inputValue()).toContain('leaky-guestbook');
      },
      survivesReload: false,
    },
    {
      name: 'Settings: the test of the connection',
      open: async (page) => {
        await open(page, 'presswright-settings');
        await page.getByLabel('Check the active plugins and the active theme every night').check();
        await page.getByLabel('E-mail address').fill('someone@example.org');
      },
      act: (page) => press(page, 'Test connection'),
      notice: '.presswright-outcome .components-notice',
      expectInput: async (page) => {
        expect(await page.getByLabel('E-mail address').inputValue()).toBe('someone@example.org');
      },
      survivesReload: false,
    },
    {
      name: 'Editor: a pattern',
      open: async (page) => {
        await openEditor(page, 'Describe a pattern');
        await page.getByLabel('What should the pattern show?').fill('Prices for a bakery');
      },
      act: (page) => press(page, 'Make the pattern'),
      notice: '.presswright-sidebar .is-error',
      expectInput: async (page) => {
        await expectPost(page);
        expect(await page.getByLabel('What should the pattern show?').inputValue()).toBe('Prices for a bakery');
      },
      survivesReload: false,
    },
    {
      name: 'Editor: a check of blocks',
      open: (page) => openEditor(page, 'Improve this pattern'),
      act: (page) => page.getByRole('button', { name: /^Check (all blocks|the selection)$/ }).click(),
      notice: '.presswright-sidebar .is-error',
      expectInput: expectPost,
      survivesReload: false,
    },
  ];

  /**
   * Looks at the page at the width of a screen and of a phone: nothing may stick out, nor keep anybody out. An editor
   * that becomes narrow closes its sidebar and the notice with it: there, it is opened and asked again.
   */
  async function look(page: Page, { name, notice, keepsOut, askAgain }: Look): Promise<void> {
    const isEditor = name.startsWith('Editor');
    for (const width of isEditor && askAgain === undefined ? [1280] : [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      if (isEditor && width === 400) {
        await page.evaluate('new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )');
        await page.evaluate(
          `wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'presswright/sidebar' )`,
        );
        await askAgain?.(page);
        await notice.waitFor();
      }
      await notice.scrollIntoViewIfNeeded();
      await pictures.take(page, `${name}-${width}`, !isEditor);
      const box = await notice.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width);
      if (!keepsOut) continue;
      const part = isEditor ? '.presswright-sidebar' : '.wrap.presswright';
      expect(await accessibilityProblems(page, part), `${name} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  describe.each(states.map((told, at) => [...told, at] as const))('%s', (state, advice, at) => {
    const tried = actions.filter((_, place) => isWhole || turnOf(at, place) === 0);
    it.each(tried)('$name: says what to do next and loses no input', async (action) => {
      const { page } = browser;
      await action.open(page);
      await server.become(state);
      await action.act(page);
      const notice = page.locator(action.notice).filter({ hasText: advice }).first();
      await notice.waitFor();
      await action.expectInput(page);
      // The states differ in the text of the notice alone: one of them is enough to find out whom it keeps out.
      const keepsOut = at < turns && turnOf(at, actions.indexOf(action)) === 0;
      await look(page, { name: `${action.name} ${state}`, notice, keepsOut, askAgain: action.act });
      if (state === 'unauthorized' && !action.name.startsWith('Settings')) {
        expect(await notice.getByRole('link', { name: 'Go to settings' }).count()).toBe(1);
      }
      if (!action.survivesReload) return;
      await page.reload();
      await action.expectInput(page);
    });
  });

  it('goes on where it stopped once the server is back', async () => {
    const { page } = browser;
    const [, change, , version, , analyze] = actions;
    for (const action of [change, analyze, version]) {
      if (action === undefined) throw new Error('no such action');
      await action.open(page);
      await server.become('down');
      await action.act(page);
      await page.locator(action.notice).first().waitFor();
      await server.become('as usual');
      if (action === analyze) {
        await press(page, 'Try again');
        await page.getByText(/^Analysis finished: \d+ findings?\.$/).waitFor();
      } else if (action === change) {
        await action.act(page);
        await page
          .locator('.presswright-plan')
          .getByText(/, Difficulty$/)
          .waitFor();
      } else {
        await action.act(page);
        await page.locator('.presswright-outcome').getByText('Version 2 is ready.').waitFor();
      }
    }
    await page.getByRole('tab', { name: 'Plan' }).click();
    await page.getByLabel('Change something').waitFor();
    expect(await page.getByLabel('Note for the list of versions').inputValue()).toBe('');
  });

  it('builds what a newer server plans, with parts that this version does not know', async () => {
    const { page } = browser;
    await server.become('newer, and kind');
    await openPlan(page);
    await press(page, 'Generate');
    await page.getByRole('navigation', { name: 'Files' }).waitFor();
    await page.getByText('The files have been checked').waitFor();
  });

  it(`waits for a server that takes ${slowMs / 1000} seconds, says so, and shows what it answers`, async () => {
    const begun = actions.filter(({ name }) => /^(Create: the plan|Analyze|Settings|Editor: a pattern)/.test(name));
    const pages = await Promise.all(
      begun.map(async (action) => {
        const page = await browser.context.newPage();
        await action.open(page);
        return { action, page };
      }),
    );
    await server.become('slow');
    await Promise.all(
      pages.map(async ({ action, page }) => {
        const { name } = action;
        await action.act(page);
        if (name.startsWith('Settings')) {
          await page.locator(action.notice).getByText('did not respond in time').waitFor();
          return action.expectInput(page);
        }
        if (!name.startsWith('Analyze')) await page.getByText('Nothing that you entered will be lost').waitFor();
        await page.getByRole('button', { name: 'Cancel', exact: true }).first().waitFor();
        const notice = page.getByRole('button', { name: 'Cancel', exact: true }).first();
        await look(page, { name: `${name} slow`, notice, keepsOut: true });
        await action.expectInput(page);
        const answered = name.startsWith('Create')
          ? page.getByRole('heading', { name: 'What will be built' })
          : name.startsWith('Analyze')
            ? page.getByText(/^Analysis finished: \d+ findings?\.$/)
            : page.locator('.presswright-pattern');
        await answered.first().waitFor({ timeout: slowMs * 2 });
        await action.expectInput(page);
      }),
    );
    for (const { page } of pages) await page.close();
  });

  it('leaves no complaint in the log of the site', () => {
    expect(site.debugLog()).toBe('');
  });
});
