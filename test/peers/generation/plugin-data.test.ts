import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { requirePeer } from '../peers.ts';
import { WordPressSite } from '../wordpress/site.ts';
import {
  activatePlugins,
  deactivatePlugins,
  deletePlugins,
  differences,
  type Snapshot,
  snapshot,
} from './harness/installed.ts';

const request = {
  plugin_name: 'Event Manager',
  description:
    'Manage events with date, venue, price and level (easy, hard). The date is required. Visitors book events.',
  features: ['rest_api' as const, 'custom_table' as const, 'import_export' as const, 'custom_post_type' as const],
};

interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
}

// The tests build on each other in their order.
requirePeer('php', 'wordpress', 'sqlite')('the data of a generated plugin', { timeout: 120_000 }, () => {
  let site: WordPressSite;
  let before: Snapshot;
  const main = 'event-manager/event-manager.php';

  /** Sends a request as a user (0: a visitor). */
  const send = (user: number, method: string, path: string, params: object = {}): Answer =>
    site.evaluate<Answer>(`
      wp_set_current_user( ${user} );
      $request = new WP_REST_Request( '${method}', '/event-manager/v1/${path}' );
      foreach ( json_decode( base64_decode( '${Buffer.from(JSON.stringify(params)).toString('base64')}' ), true ) as $name => $value ) {
        $request->set_param( $name, $value );
      }
      $response = rest_do_request( $request );
      return array( 'status' => $response->get_status(), 'data' => $response->get_data() );`);

  beforeAll(() => {
    site = WordPressSite.create();
    before = snapshot(site);
    for (const { path, content } of generatePlugin(request, new Slots()).files) {
      const file = join(site.folder, 'wp-content/plugins/event-manager', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    expect(activatePlugins(site, [main])).toEqual({ [main]: '' });
  }, 120_000);

  afterAll(() => site?.remove());

  it('takes what an administrator sends, exactly', () => {
    const title = `It's a "test" \\ with <b> & 100%`;
    const made = send(1, 'POST', 'events', {
      title,
      status: 'publish',
      event_date: '2030-05-01',
      venue: 'C:\\x',
      price: 9.5,
    });
    expect(made).toMatchObject({
      status: 201,
      data: { event_date: '2030-05-01', venue: 'C:\\x', price: 9.5, level: null },
    });
    expect(send(1, 'PUT', `events/${made.data.id}`, { level: 'hard' })).toMatchObject({
      status: 200,
      data: { level: 'hard', venue: 'C:\\x' },
    });
  });

  it.each([
    ['no date, which is required', { title: 'x' }],
    ['a day that does not exist', { title: 'x', event_date: '2030-02-30' }],
    ['a choice that is none', { title: 'x', event_date: '2030-05-01', level: 'deadly' }],
    ['a price below zero', { title: 'x', event_date: '2030-05-01', price: -1 }],
  ])('refuses %s', (_, values) => {
    expect(send(1, 'POST', 'events', values).status).toBe(400);
  });

  it('sorts by a field and keeps those without a value', () => {
    send(1, 'POST', 'events', { title: 'Cheap', status: 'publish', event_date: '2030-06-01', price: 2 });
    send(1, 'POST', 'events', { title: 'Free', status: 'publish', event_date: '2030-07-01' });
    const listed = send(0, 'GET', 'events', { orderby: 'price', order: 'desc' });
    expect((listed.data as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      expect.stringContaining('test'),
      'Cheap',
      'Free',
    ]);
  });

  it('shows visitors nothing that is not published', () => {
    const draft = send(1, 'POST', 'events', { title: 'Secret', event_date: '2030-08-01' });
    expect(draft.data.status).toBe('draft');
    expect(send(0, 'GET', `events/${draft.data.id}`).status).toBe(401);
    expect(send(0, 'GET', 'events', { status: 'any' }).status).toBe(401);
    expect(JSON.stringify(send(0, 'GET', 'events').data)).not.toContain('Secret');
  });

  it('disarms formulas in CSV and arms them again when the file comes back', () => {
    const { csv, report, titles } = site.evaluate<{ csv: string; report: unknown; titles: string[] }>(`
      wp_set_current_user( 1 );
      $kind = Event_Manager_Transfer_Kinds::all()['event'];
      $kind['repository']->create( array( 'title' => '=1+1', 'event_date' => '2030-01-01', 'venue' => '@here' ) );
      ob_start();
      ( new Event_Manager_Exporter( $kind ) )->print_csv();
      $csv  = ob_get_clean();
      $path = wp_tempnam();
      file_put_contents( $path, "title,event_date,venue\\n'=2+2,2030-01-02,'@there\\nBroken,never,x\\n" );
      $report = ( new Event_Manager_Importer( $kind, false ) )->import( $path, 'csv' );
      return array( 'csv' => $csv, 'report' => $report, 'titles' => wp_list_pluck( $kind['repository']->find( array( 'per_page' => 50 ) ), 'title' ) );`);
    expect(csv).toContain(`,'=1+1,`);
    expect(csv).toContain(`,'@here,`);
    expect(report).toMatchObject({ created: 1, updated: 0, errors: [expect.stringContaining('Row 3')] });
    expect(titles).toContain('=2+2');
  });

  it('changes nothing in a trial run', () => {
    const counts = site.evaluate<number[]>(`
      wp_set_current_user( 1 );
      $kind = Event_Manager_Transfer_Kinds::all()['event'];
      $path = wp_tempnam();
      file_put_contents( $path, '[{"title":"New","event_date":"2030-01-02"}]' );
      $before = $kind['repository']->count( array( 'status' => 'any' ) );
      $report = ( new Event_Manager_Importer( $kind, true ) )->import( $path, 'json' );
      return array( $report['created'], $kind['repository']->count( array( 'status' => 'any' ) ) - $before );`);
    expect(counts).toEqual([1, 0]);
  });

  it('exports and erases what belongs to an e-mail address', () => {
    const [exported, erased, left] = site.evaluate<
      [{ data: { group_label: string }[] }, { items_removed: boolean }, { data: unknown[] }]
    >(`
      $filters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
      $erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
      $email   = 'someone@example.com';
      foreach ( Event_Manager_Transfer_Kinds::all() as $kind ) {
        if ( isset( $kind['repository']->fields()['email'] ) ) {
          $values = array( 'title' => 'Someone', 'email' => $email );
          foreach ( $kind['repository']->fields() as $key => $field ) {
            if ( $field['required'] && ! isset( $values[ $key ] ) ) {
              $values[ $key ] = 'relation' === $field['input'] ? get_posts( array( 'post_type' => $field['target'], 'fields' => 'ids' ) )[0] : 1;
            }
          }
          $kind['repository']->create( $values );
        }
      }
      $export = $filters['event-manager']['callback'];
      return array( $export( $email, 1 ), $erasers['event-manager']['callback']( $email, 1 ), $export( $email, 1 ) );`);
    expect(exported.data).toHaveLength(1);
    expect(erased.items_removed).toBe(true);
    expect(left.data).toEqual([]);
  });

  it('leaves nothing when it is deleted', () => {
    expect(deactivatePlugins(site, [main])).toBe('');
    expect(deletePlugins(site, [main])).toEqual([]);
    expect(differences(before, snapshot(site)).filter((one) => !/rewrite_rules|transient/.test(one))).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
