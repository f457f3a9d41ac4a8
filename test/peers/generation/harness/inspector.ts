import type { Frame, Locator, Page } from 'playwright-core';
import { chooseFromLibrary } from './media-library.ts';

/** What using one control of the sidebar did to the selected block. */
export interface ControlUse {
  /** Its name as a screen reader says it, or its kind. */
  readonly control: string;
  /** Attributes that are different afterwards. */
  readonly changed: readonly string[];
}

/** What can be brought into view. */
interface Scrollable {
  scrollIntoView(options: { block: 'center' }): void;
}

/** How each kind of control is used, as a person does: by typing and clicking. */
const uses: readonly { readonly selector: string; use(control: Locator, page: Page): Promise<void> }[] = [
  { selector: 'button:text-matches("^Add", "i")', use: (control) => control.click() },
  {
    selector: '.components-form-token-field__input',
    async use(control) {
      await control.fill('Typed');
      await control.press('Enter');
    },
  },
  {
    selector: 'input[type=checkbox]',
    async use(control) {
      // Forced, because the switch is drawn over it; in the middle, or the tabs above the sidebar would take the click.
      await control.evaluate((element) => (element as unknown as Scrollable).scrollIntoView({ block: 'center' }));
      await control.click({ force: true });
    },
  },
  { selector: 'input[type=range]', use: (control) => control.press('ArrowRight') },
  { selector: 'input[type=number]', use: (control) => control.fill('3') },
  {
    selector: 'input[type=date], input[type=datetime-local]',
    async use(control) {
      const withTime = (await control.getAttribute('type')) !== 'date';
      await control.fill(withTime ? '2026-05-06T10:30' : '2026-05-06');
    },
  },
  {
    selector: 'input[type=text], input[type=url], input:not([type]), textarea',
    use: (control) => control.fill('https://example.org/typed'),
  },
  {
    selector: 'select',
    async use(control) {
      const values = await control
        .locator('option')
        .evaluateAll((options) => (options as unknown as { value: string }[]).map((one) => one.value));
      await control.selectOption(values.at(-1) ?? '');
    },
  },
  { selector: '[role=radio], input[type=radio]', use: (control) => control.click() },
  {
    // Opens a picker of dates, colours or links beside the sidebar.
    selector: '.components-dropdown > button[aria-expanded=false]',
    async use(control, page) {
      await control.click();
      const opened = '.block-editor-link-control, .components-datetime__date, .components-circular-option-picker';
      // Other things open beside the sidebar too; those are let be.
      const picker = page.locator(`.components-popover :is(${opened})`).first();
      await picker.waitFor({ timeout: 5000 }).catch(() => undefined);
      const links = page.locator('.components-popover .block-editor-link-control');
      if ((await links.count()) > 0) {
        // A link that is there already is shown first.
        const edit = links.getByRole('button', { name: /^Edit/ });
        if ((await edit.count()) > 0) await edit.first().click();
        const link = links.locator('input[role=combobox]');
        await link.fill('');
        // It asks the site for pages of that name while somebody types, and offers the address among them.
        await link.pressSequentially('https://example.org/chosen');
        await page.locator('.components-popover .block-editor-link-control__search-item').first().waitFor();
        await link.press('Enter');
        await link.waitFor({ state: 'detached', timeout: 10_000 });
      }
      const picks = page
        .locator('.components-popover')
        .locator('.components-datetime__date__day, .components-circular-option-picker__option');
      if ((await picks.count()) > 0) await picks.nth(1).click();
      await page.keyboard.press('Escape');
    },
  },
  { selector: '.components-circular-option-picker__option', use: (control) => control.click() },
  { selector: '.components-datetime__date__day', use: (control) => control.click() },
  {
    selector: 'button:text-matches("^(select|choose|media library|open media)", "i")',
    use: async (control, page) => void (await chooseFromLibrary(page, control)),
  },
];

/** Types into every text of the block that stands in the canvas, and says which attributes each changed. */
export async function typeInCanvas(page: Page, canvas: Frame, clientId: string): Promise<ControlUse[]> {
  await page.evaluate(`wp.data.dispatch('core/block-editor').selectBlock('${clientId}')`);
  const texts = canvas.locator(
    `[data-block="${clientId}"] [contenteditable=true], [data-block="${clientId}"] textarea`,
  );
  const used: ControlUse[] = [];
  for (let at = 0; at < (await texts.count()); at += 1) {
    const text = texts.nth(at);
    // Texts of blocks inside are other blocks'.
    if ((await text.evaluate(blockOf)) !== clientId) continue;
    const before = await attributes(page);
    await text.click();
    await page.keyboard.press('End');
    await page.keyboard.type('Typed');
    await page.waitForTimeout(30);
    used.push({ control: `text ${at} in the canvas`, changed: changedSince(before, await attributes(page)) });
  }
  return used;
}

function changedSince(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Attributes of the selected block. */
const attributes = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate("({ ...wp.data.select('core/block-editor').getSelectedBlock()?.attributes })");

/** Selects a block of the open post, and opens every panel of its settings in the sidebar. */
async function openSettings(page: Page, clientId: string): Promise<Locator> {
  await page.evaluate(`wp.data.dispatch('core/block-editor').selectBlock('${clientId}')`);
  await page.evaluate("wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')");
  const sidebar = page.locator('.block-editor-block-inspector');
  await sidebar.waitFor();
  const tab = sidebar.getByRole('tab', { name: 'Settings' });
  if ((await tab.count()) > 0) await tab.click();
  const closed = sidebar.locator('.components-panel__body:not(.is-opened) .components-panel__body-toggle');
  while ((await closed.count()) > 0) await closed.first().click();
  return sidebar;
}

/** Uses every control in the sidebar of one block of the open post, and says which attributes each changed. */
export async function useControls(page: Page, clientId: string): Promise<ControlUse[]> {
  const sidebar = await openSettings(page, clientId);
  const used: ControlUse[] = [];
  for (const { selector, use } of uses) {
    const controls = sidebar.locator(selector);
    // A control may bring others, as an item that is added does: those are somebody else's turn.
    const count = await controls.count();
    for (let at = 0; at < count && at < 30; at += 1) {
      const control = controls.nth(at);
      if ((await control.count()) === 0 || !(await control.isVisible()) || !(await control.isEnabled())) continue;
      // A switch may take itself away.
      const name = await control.evaluate(nameOf);
      const before = await attributes(page);
      await use(control, page);
      await page.waitForTimeout(30);
      used.push({ control: name, changed: changedSince(before, await attributes(page)) });
    }
  }
  return used;
}

/** What is used of an element of a page. */
interface PageElement {
  readonly labels?: readonly { innerText: string }[] | null;
  readonly outerHTML: string;
  readonly dataset: Readonly<Record<string, string>>;
  getAttribute(name: string): string | null;
  closest(selector: string): PageElement | null;
}

// These run in the page.
const blockOf = (element: unknown) => (element as PageElement).closest('[data-block]')?.dataset.block;
const nameOf = (element: unknown) => {
  const { labels, outerHTML } = element as PageElement;
  return labels?.[0]?.innerText ?? (element as PageElement).getAttribute('aria-label') ?? outerHTML.slice(0, 80);
};
