import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const reports: PluginPlan = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'damage-report',
)?.plan ?? { version: 1 };
const plan: PluginPlan = {
  ...reports,
  behaviours: (reports.behaviours ?? []).map((one) => (one.kind === 'record_lookup' ? { ...one, hourly: 8 } : one)),
};

requirePeer('php', 'wordpress', 'sqlite')('reports with a number', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let pages: { report: string; state: string; public: string };

  beforeAll(async () => {
    site = await PlannedSite.create('Town Hall', plan);
    site.addUsers({ ed: 'editor' });
    pages = site.site.evaluate(`
      $made = array();
      foreach ( array( 'report' => 'report_form', 'state' => 'report_state', 'public' => 'public_reports' ) as $key => $tag ) {
        $made[ $key ] = wp_make_link_relative( get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $key, 'post_content' => "[town_hall_{$tag}]" ) ) ) );
      }
      return $made;`);
  }, 120_000);

  afterAll(() => site?.remove());

  /** Sends a report and returns the number that is mailed. */
  async function report(email: string): Promise<string> {
    const visitor = site.visitor();
    const { fields } = readForm((await visitor.get(pages.report)).text, 'town-hall-form');
    for (const [key, value] of Object.entries({
      title: 'A lamp',
      report_kind: 'street_light',
      place: 'Station Road 1',
      description: 'It is dark.',
      email,
    }))
      fields.set(`town_hall_fields[${key}]`, value);
    expect((await visitor.post(pages.report, fields)).status).toBe(302);
    const mail = site.mails().find(({ to }) => to === email);
    const number = /DR-\d+-\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(mail?.message).toContain(`Its number is ${number}.`);
    return number;
  }

  async function lookUp(visitor: Session, number: string, email: string): Promise<string> {
    const { fields } = readForm((await visitor.get(pages.state)).text, 'town-hall-lookup');
    fields.set('lookup_number', number);
    fields.set('lookup_email', email);
    const { status, text } = await visitor.post(pages.state, fields);
    expect(status).toBe(200);
    return text;
  }

  it('mail the number, and show the state to who has number and address', async () => {
    const ann = await report('ann@example.org');
    const ben = await report('ben@example.org');
    expect(ann).not.toBe('');
    expect(ann).not.toBe(ben);

    site.site.evaluate(`
      $all = get_posts( array( 'post_type' => 'town_hall_report', 'post_status' => 'any', 'order' => 'ASC', 'orderby' => 'ID' ) );
      update_post_meta( $all[0]->ID, 'town_hall_state', 'in_work' );
      return true;`);
    const visitor = site.visitor();
    const found = await lookUp(visitor, ` ${ann.toLowerCase()}`, 'Ann@example.org');
    expect(found).toContain(`<h3>${ann}</h3>`);
    expect(found).toContain('<dt>State</dt><dd>In work</dd>');
    expect(found).toContain('<dt>Place</dt><dd>Station Road 1</dd>');
    // What is empty is left out, and so is what nobody asked to see.
    expect(await lookUp(visitor, ben, 'ben@example.org')).not.toContain('<dt>State</dt>');
    expect(found).not.toContain('It is dark.');

    const guessed = `${ann.slice(0, -1)}${(Number(ann.at(-1)) + 1) % 10}`;
    for (const [number, email] of [
      [ann, 'ben@example.org'],
      [ben, 'ann@example.org'],
      [guessed, 'ann@example.org'],
      ['', ''],
      ['"><script>', 'ann@example.org'],
    ] as const) {
      const text = await lookUp(visitor, number, email);
      expect(text).toContain('Could not find a report with this number and email address.');
      expect(text).not.toContain('<dl>');
      expect(text).not.toContain('"><script>');
    }
  });

  it('are found by staff by their number, and show it to nobody else', async () => {
    const number = await report('cleo@example.org');
    const staff = await site.logIn('ed');
    const list = await staff.get(`/wp-admin/edit.php?post_type=town_hall_report&s=${number}`);
    expect(list.text.match(/DR-\d+-\d{6}<\/td>/g)).toEqual([`${number}</td>`]);
    expect((await site.visitor().get(pages.public)).text).not.toContain('DR-');
    expect((await site.visitor().get(`${pages.state}?number=${number}`)).text).toContain(`value="${number}"`);
  });

  it('let nobody try for ever', async () => {
    const visitor = site.visitor();
    const answers: string[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) answers.push(await lookUp(visitor, 'DR-1-1', 'x@example.org'));
    expect(answers.at(-1)).toContain('You have tried too often.');
  });

  it('log nothing, leave nothing, and pass their own tests', () => {
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
    expect(ownTestsOf('Town Hall', plan)).toEqual([]);
  }, 120_000);
});
