import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const parish = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'parish-events',
);

requirePeer('php', 'wordpress', 'sqlite')('calendars to subscribe to', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let page = '';

  beforeAll(async () => {
    if (parish === undefined) throw new Error('no plan of a parish');
    site = await PlannedSite.create('Parish', parish.plan);
    page = site.site.evaluate(`
      update_option( 'timezone_string', 'Europe/Berlin' );
      $add = static function ( $title, $start, $end, $status ) {
        wp_insert_post( array( 'post_type' => 'parish_event', 'post_status' => $status, 'post_title' => wp_slash( $title ), 'meta_input' => array( 'parish_starts_at' => $start, 'parish_ends_at' => $end, 'parish_place' => 'Hall; 2nd floor', 'parish_organiser' => str_repeat( 'Ü', 60 ) ) ) );
      };
      $add( 'Choir, mass & more \\\\ <b>', '2050-07-01T19:30', '2050-07-01T21:00', 'publish' );
      $add( 'Secret', '2050-07-01T19:30', '', 'draft' );
      $add( 'Long over', '2020-01-01T19:30', '', 'publish' );
      return wp_make_link_relative( get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Month', 'post_content' => '[parish_month]' ) ) ) );`);
  }, 120_000);

  afterAll(() => site?.remove());

  it('have what is published and not long over, in the time of the world, and lines that programs read', async () => {
    const answer = await site.visitor().get('/?feed=parish_month');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { text } = answer;
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'DTSTART:20500701T173000Z',
        'DTEND:20500701T190000Z',
        'LOCATION:Hall\\; 2nd floor',
        `DESCRIPTION:Organiser: ${'Ü'.repeat(60)}`,
      ]),
    );
    expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Choir\\, mass & more \\\\/);
    expect(text).not.toContain('Secret');
  });

  it('repeat: each time is an event of its own, which follows the first until somebody changes it', () => {
    const shown = <T>(code: string) => site.site.evaluate<T>(`wp_cache_flush(); ${code}`);
    const series = shown<number>(`
      $id = wp_insert_post( array( 'post_type' => 'parish_event', 'post_status' => 'publish', 'post_title' => 'Bible "hour"', 'meta_input' => array( 'parish_starts_at' => current_datetime()->modify( '+1 day' )->format( 'Y-m-d' ) . 'T20:00', 'parish_ends_at' => current_datetime()->modify( '+2 days' )->format( 'Y-m-d' ) . 'T01:00', 'parish_place' => 'Hall' ) ) );
      update_post_meta( $id, '_parish_repeats_1_rhythm', 'weekly' );
      update_post_meta( $id, '_parish_repeats_1_until', current_datetime()->modify( '+25 days' )->format( 'Y-m-d' ) );
      wp_update_post( array( 'ID' => $id ) );
      return $id;`);
    const copies = () =>
      shown<{ id: number; days: number; clock: string; end: string; title: string; status: string }[]>(`
        return array_map(
          static function ( $post ) {
            $start = get_post_meta( $post->ID, 'parish_starts_at', true );
            return array( 'id' => $post->ID, 'days' => (int) round( ( strtotime( substr( $start, 0, 10 ) ) - strtotime( current_datetime()->format( 'Y-m-d' ) ) ) / DAY_IN_SECONDS ), 'clock' => substr( $start, 11 ), 'end' => substr( get_post_meta( $post->ID, 'parish_ends_at', true ), 11 ), 'title' => $post->post_title, 'status' => $post->post_status );
          },
          get_posts( array( 'post_type' => 'parish_event', 'post_status' => array( 'publish', 'trash' ), 'numberposts' => -1, 'meta_key' => '_parish_repeats_1_series', 'orderby' => 'ID', 'order' => 'ASC' ) )
        );`);
    expect(copies()).toMatchObject(
      [8, 15, 22].map((days) => ({ days, clock: '20:00', end: '01:00', title: 'Bible "hour"', status: 'publish' })),
    );

    const [one, two] = copies();
    shown(`wp_update_post( array( 'ID' => ${one?.id}, 'post_title' => 'With guest' ) ); wp_trash_post( ${two?.id} );
      wp_update_post( array( 'ID' => ${series}, 'post_title' => 'Bible evening' ) ); return true;`);
    expect(copies().map(({ title, status }) => [title, status])).toEqual([
      ['With guest', 'publish'],
      ['Bible "hour"', 'trash'],
      ['Bible evening', 'publish'],
    ]);

    shown(
      `update_post_meta( ${series}, '_parish_repeats_1_rhythm', 'monthly' ); do_action( 'parish_repeats_1_continue' ); return true;`,
    );
    expect(copies().filter(({ status }) => status === 'publish')).toEqual([]);
  });

  it('are led to from the page, and nothing is logged', async () => {
    expect((await site.visitor().get(page)).text).toMatch(
      /<a href="webcal:\/\/[^"]*\/\?feed=parish_month">Subscribe to this calendar</,
    );
    expect(site.log.fresh()).toEqual([]);
    expect(ownTestsOf('Parish', parish?.plan ?? { version: 1 })).toEqual([]);
    expect(site.uninstall()).toEqual([]);
  }, 120_000);
});
