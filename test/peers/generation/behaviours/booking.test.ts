import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const plans = new Map(
  readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).map(({ id, plan }) => [id, plan] as const),
);
const parts = ['canoe-rental', 'therapy-slots'].map((id) => plans.get(id));
/** Canoes by the day and appointments by the half hour, of one plugin. */
const plan: PluginPlan = {
  version: 1,
  entities: parts.flatMap((one) => one?.entities ?? []),
  behaviours: parts.flatMap((one) => one?.behaviours ?? []),
};

const year = new Date().getUTCFullYear() + 1;
const summer = `${year}-06-15`;

requirePeer('php', 'wordpress', 'sqlite')('bookings', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let visitor: Session;
  let made: { solo: number; duo: number; canoes: string; slots: string };

  const evaluate = <T>(code: string): T => site.site.evaluate<T>(`wp_cache_flush(); ${code}`);

  beforeAll(async () => {
    site = await PlannedSite.create('Harbour', plan);
    site.addUsers({ staff: 'editor' });
    visitor = site.visitor();
    made = evaluate(`
      add_option( 'timezone_string', 'UTC' );
      $canoe = static function ( $title, $boats ) {
        return wp_insert_post( array( 'post_type' => 'harbour_canoe', 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => array( 'harbour_boats' => $boats ) ) );
      };
      $page = static function ( $form ) {
        return wp_make_link_relative( get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Book', 'post_content' => "[harbour_{$form}_form]" ) ) ) );
      };
      add_filter( 'harbour_booking_hourly_limit', '__return_zero' );
      return array( 'solo' => $canoe( 'Solo <i>', 2 ), 'duo' => $canoe( 'Duo', 8 ), 'canoes' => $page( 'booking' ), 'slots' => $page( 'appointment' ) );`);
  }, 120_000);

  afterAll(() => site?.remove());

  /** Sends a form as it is filled in; returns what a visitor reads then. */
  async function send(path: string, values: Readonly<Record<string, string>>): Promise<string> {
    evaluate(
      `global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%harbour_sent_%'" ); return true;`,
    );
    const { fields } = readForm((await visitor.get(path)).text, 'harbour-form');
    for (const [key, value] of Object.entries(values)) fields.set(`harbour_fields[${key}]`, value);
    const answer = await visitor.post(path, fields);
    return answer.status === 302
      ? 'booked'
      : (/class="harbour-error"[^>]*>([^<]*)/.exec(answer.text)?.[1] ?? answer.text);
  }

  const rent = (day: string, number: number, canoe = made.solo) =>
    send(made.canoes, {
      canoe: `${canoe}`,
      day,
      number: `${number}`,
      name: 'Ann',
      email: 'ann@example.org',
      phone: '040 123456',
    });
  const meet = (starts_at: string, email: string) => send(made.slots, { starts_at, name: 'Ben', email });
  const shown = async (path: string, query = '') => (await visitor.get(query === '' ? path : `${path}?${query}`)).text;

  it('show what is free of each day, and choose it in the form', async () => {
    const page = await shown(made.canoes, `harbour_booking_1_from=${summer}`);
    expect(page).toContain('Solo &lt;i&gt;</th>');
    const links = [...page.matchAll(/<a href="([^"]*harbour_booking_1_time=[^"]*)"[^>]*>([^<]*)</g)];
    expect(links).toHaveLength(60);
    expect(new Set(links.map(([, , text]) => text))).toEqual(new Set(['2 free', '8 free']));
    const link =
      links.find(([, url = '']) => url.includes(`time=${summer}`) && url.includes(`thing=${made.solo}`))?.[1] ?? '';
    const chosen = readForm(await shown(link.replace(/&#038;|&amp;/g, '&').replace(/#.*/, '')), 'harbour-form');
    expect(chosen.fields.get('harbour_fields[day]')).toBe(summer);
    expect(chosen.fields.get('harbour_fields[canoe]')).toBe(`${made.solo}`);
    expect(chosen.fields.has('harbour_fields[title]')).toBe(false);
  });

  it('are never more than there are, and give back what is canceled', async () => {
    site.mails();
    expect(await rent(summer, 3)).toBe('Sorry, there are only 2 left.');
    expect(await rent(summer, 2)).toBe('booked');
    expect(await rent(summer, 1)).toBe('Sorry, this is fully booked.');
    expect(await rent(summer, 1, made.duo)).toBe('booked');
    expect(await shown(made.canoes, `harbour_booking_1_from=${summer}`)).toContain('Fully booked');
    expect(
      evaluate(`return array( get_option( 'harbour_booking_1_lock' ), wp_count_posts( 'harbour_booking' )->publish );`),
    ).toEqual([false, '2']);

    const link = /Cancel: (\S+)/.exec(site.mails()[0]?.message ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '') ?? '';
    expect((await visitor.post(link, new URLSearchParams())).text).toContain('It has been canceled.');
    expect(await rent(summer, 2)).toBe('booked');
  });

  it('wait for nobody who has died while booking', async () => {
    evaluate(
      `global $wpdb; $wpdb->insert( $wpdb->options, array( 'option_name' => 'harbour_booking_1_lock', 'option_value' => time() - 60, 'autoload' => 'off' ) ); return true;`,
    );
    expect(await rent(`${year}-06-20`, 1)).toBe('booked');
  });

  it('are refused on closed days, of the plan and of staff', async () => {
    expect(await rent(`${year}-10-01`, 1)).toBe('Sorry, there are no bookings on this day.');
    expect(await rent(`${year + 1}-03-31`, 1)).toBe('Sorry, there are no bookings on this day.');
    expect(await rent(`${year}-04-01`, 1)).toBe('booked');
    expect(await rent('2020-06-15', 1)).toBe('Sorry, it is too late to book this.');

    const staff = await site.logIn('staff');
    const screen = '/wp-admin/edit.php?post_type=harbour_booking&page=harbour-closed-days-1';
    const page = (await staff.get(screen)).text;
    expect(page).toContain('October 1 of every year');
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
    const sent = { action: 'harbour_booking_1_closed', from: `${year}-07-04`, until: '', note: '<b>Regatta' };
    const answer = await staff.post('/wp-admin/admin-post.php', new URLSearchParams({ ...sent, _wpnonce: nonce }));
    expect(answer.status).toBe(302);
    expect((await staff.post('/wp-admin/admin-post.php', new URLSearchParams({ ...sent, _wpnonce: 'x' }))).status).toBe(
      403,
    );
    expect(await rent(`${year}-07-04`, 1)).toBe('Sorry, there are no bookings on this day.');
    expect(await rent(`${year}-07-05`, 1)).toBe('booked');
    const removed = { action: 'harbour_booking_1_closed', remove: '0', _wpnonce: nonce };
    await staff.post('/wp-admin/admin-post.php', new URLSearchParams(removed));
    expect(await rent(`${year}-10-01`, 1)).toBe('booked');
  });

  it('cannot be canceled too late', async () => {
    site.mails();
    evaluate(`
      foreach ( array( 1, 4 ) as $days ) {
        wp_insert_post( array( 'post_type' => 'harbour_booking', 'post_status' => 'publish', 'post_title' => 'X', 'meta_input' => array( 'harbour_canoe' => ${made.solo}, 'harbour_day' => current_datetime()->modify( "+$days days" )->format( 'Y-m-d' ), 'harbour_number' => 1, 'harbour_email' => 'ann@example.org' ) ) );
      }
      return true;`);
    const links = site
      .mails()
      .map(({ message }) => /Cancel: (\S+)/.exec(message)?.[1]?.replace(/^https?:\/\/[^/]+/, '') ?? '');
    const late = await visitor.post(links[0] ?? '', new URLSearchParams());
    expect(late.status).toBe(403);
    expect(late.text).toContain('Sorry, this can only be canceled until 48 hours before.');
    expect((await visitor.post(links[1] ?? '', new URLSearchParams())).text).toContain('It has been canceled.');
  });

  it('of staff are drafts where there is no place', () => {
    expect(
      evaluate(`
        wp_set_current_user( get_user_by( 'login', 'staff' )->ID );
        $made = array();
        foreach ( array( 2, 1 ) as $number ) {
          $id = wp_insert_post( array( 'post_type' => 'harbour_booking', 'post_status' => 'publish', 'post_title' => 'By phone', 'meta_input' => array( 'harbour_canoe' => ${made.solo}, 'harbour_day' => '${year}-01-10', 'harbour_number' => $number ) ) );
          wp_update_post( array( 'ID' => $id, 'post_title' => 'Again' ) );
          $made[] = get_post_status( $id );
        }
        return $made;`),
    ).toEqual(['publish', 'draft']);
  });

  it('have slots on weekdays from tomorrow on, each of them once, two for each patient', async () => {
    const offered = async (): Promise<string[]> =>
      [...(await shown(made.slots)).matchAll(/<option value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/g)].map(
        ([, time = '']) => time,
      );
    const times = await offered();
    const now = evaluate<string>(`return current_datetime()->modify( '+24 hours' )->format( 'Y-m-d\\\\TH:i' );`);
    const last = evaluate<string>(`return current_datetime()->modify( '+42 days' )->format( 'Y-m-d' );`);
    expect(times.every((time) => time >= now && time.slice(0, 10) <= last)).toBe(true);
    expect(times.every((time) => ![0, 6].includes(new Date(`${time}Z`).getUTCDay()))).toBe(true);
    const clocks = [...new Set(times.map((time) => time.slice(11)))].sort();
    expect([clocks[0], clocks.at(-1), clocks.length]).toEqual(['08:00', '17:30', 16]);
    expect(clocks).not.toContain('12:00');

    const [first = '', second = '', third = '', fourth = ''] = times.slice(40);
    expect(await meet(first, 'ben@example.org')).toBe('booked');
    expect(await offered()).not.toContain(first);
    expect(await meet(first, 'eva@example.org')).toBe('Sorry, this is fully booked.');
    expect(await meet(`${first.slice(0, 10)}T13:00`, 'eva@example.org')).toBe('Sorry, this time cannot be booked.');
    expect(await meet(`${year + 2}${first.slice(4)}`, 'eva@example.org')).toBe(
      'Sorry, this cannot be booked so far ahead.',
    );
    expect(await meet(second, 'BEN@example.org')).toBe('booked');
    expect(await meet(third, 'ben@example.org')).toBe('You already have 2 open bookings.');
    expect(await meet(fourth, 'eva@example.org')).toBe('booked');
  });

  it('pass the tests of the plugin, and leave nothing behind', () => {
    expect(ownTestsOf('Harbour', plan)).toEqual([]);
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
  }, 120_000);
});
