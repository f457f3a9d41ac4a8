import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { TestBrowser } from '../../wordpress/browser.ts';
import { readForm } from '../harness/form.ts';
import type { SiteAnswer } from '../harness/http.ts';
import { PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'multi-step-intake',
)?.plan ?? { version: 1 };

requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('a form in steps', { timeout: 120_000 }, () => {
  let site: PlannedSite;
  let page: string;

  beforeAll(async () => {
    site = await PlannedSite.create('Practice', plan);
    page = site.site.evaluate(
      `return wp_make_link_relative( get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Intake', 'post_content' => '[practice_intake_form]' ) ) ) );`,
    );
  }, 240_000);

  afterAll(() => site?.remove());

  async function send(answers: Readonly<Record<string, string>>): Promise<SiteAnswer> {
    const visitor = site.visitor();
    const { fields } = readForm((await visitor.get(page)).text, 'practice-form');
    const all = { title: 'Intake', name: 'Ann', email: 'ann@example.org', ...answers };
    for (const [key, value] of Object.entries(all)) fields.set(`practice_fields[${key}]`, value);
    return visitor.post(page, fields);
  }

  const stored = (): { title: string; age: string }[] =>
    site.site.evaluate(`
      wp_cache_flush();
      return array_map(
        static function ( $one ) {
          return array( 'title' => $one->post_title, 'age' => (string) get_post_meta( $one->ID, 'practice_age', true ) );
        },
        get_posts( array( 'post_type' => 'practice_intake', 'post_status' => 'any', 'orderby' => 'ID', 'order' => 'ASC' ) )
      );`);

  it('has all steps and answers on one page for who has no scripts', async () => {
    const { text } = await site.visitor().get(page);
    const legends = [...text.matchAll(/<legend tabindex="-1">([^<]*)<\/legend>/g)].map(([, legend]) => legend);
    expect(legends).toEqual(['About you', 'Your concern', 'Dates']);
    expect(readForm(text, 'practice-form').controls.map(({ name }) => name)).toEqual([
      'practice_fields[title]',
      'practice_fields[name]',
      'practice_fields[email]',
      'practice_fields[who_for]',
      'practice_fields[age]',
      'practice_fields[concern]',
      'practice_fields[dates]',
      'practice_fields[website]',
    ]);
    expect(text).toMatch(
      /data-asked-if="practice_fields\[who_for\]" data-values="\[&quot;child&quot;\]" data-required="1"/,
    );
    expect(text).toContain('Only if “Who is it for?” is: Child');
    expect(text).toContain('assets/js/form.js');
  });

  it('asks for the age of a child, and stores none of an adult', async () => {
    const refused = await send({ title: 'Too early', who_for: 'child' });
    expect(refused.status).toBe(200);
    expect(refused.text).toMatch(/id="practice-error-age" role="alert">This field is required\./);

    expect((await send({ title: 'Child', who_for: 'child', age: '7' })).status).toBe(302);
    expect((await send({ title: 'Adult', who_for: 'adult', age: '7' })).status).toBe(302);
    expect((await send({ title: 'Nobody', who_for: '', age: '7' })).status).toBe(302);
    expect(stored()).toEqual([
      { title: 'Child', age: '7' },
      { title: 'Adult', age: '' },
      { title: 'Nobody', age: '' },
    ]);
    expect(site.log.fresh()).toEqual([]);
  });

  it('leads from step to step with the keyboard, and asks for the age only after “Child”', async () => {
    const browser = await TestBrowser.open();
    try {
      const { page: tab } = browser;
      await tab.goto(`${site.site.url}${page}`);
      const field = (key: string) => tab.locator(`[name="practice_fields[${key}]"]`);
      const status = tab.locator('.practice-form [role="status"]');
      await field('title').fill('By keyboard');
      await field('title').press('Enter');
      // The name is missing: the first step stays.
      expect(await status.textContent()).toBe('Step 1 of 3');
      await field('name').fill('Ben');
      await field('email').fill('ben@example.org');
      await field('email').press('Enter');
      expect(await status.textContent()).toBe('Step 2 of 3');
      expect(await tab.evaluate('document.activeElement.textContent')).toBe('Your concern');
      expect(await field('name').isVisible()).toBe(false);

      expect(await field('age').isVisible()).toBe(false);
      await field('who_for').selectOption('child');
      expect(await field('age').isVisible()).toBe(true);
      await tab.getByRole('button', { name: 'Next' }).press('Enter');
      expect(await status.textContent()).toBe('Step 2 of 3');
      await field('who_for').selectOption('adult');
      await tab.getByRole('button', { name: 'Next' }).press('Enter');
      expect(await status.textContent()).toBe('Step 3 of 3');
      await tab.getByRole('button', { name: 'Back' }).press('Enter');
      expect(await field('concern').isVisible()).toBe(true);
      await tab.getByRole('button', { name: 'Next' }).press('Enter');
      await tab.getByRole('button', { name: 'Submit' }).press('Enter');
      await tab.locator('.practice-message').waitFor();
      expect(stored().at(-1)).toEqual({ title: 'By keyboard', age: '' });
      expect(browser.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
