import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

type Automation = Extract<PlanBehaviour, { kind: 'automation' }>;
type Mail = Extract<Automation['actions'][number], { do: 'email' }>;

const mail = (subject: string, recipients: Mail['recipients'], more: Partial<Mail> = {}): Mail => ({
  do: 'email',
  recipients,
  subject,
  message: `${subject} {link}`,
  ...more,
});

const automations: readonly Omit<Automation, 'kind'>[] = [
  {
    entity: 'post',
    when: { on: 'event', event: 'published' },
    actions: [mail('Published: {title}', [{ to: 'role', role: 'editor' }], { can_unsubscribe: true })],
  },
  {
    entity: 'user',
    when: { on: 'event', event: 'created' },
    actions: [mail('Welcome {name}', [{ to: 'owner' }], { reply_to: { to: 'address', address: 'hello@example.org' } })],
  },
  {
    entity: 'comment',
    when: { on: 'event', event: 'created' },
    conditions: [{ attribute: 'link_count', is: 'more', value: 1 }],
    actions: [{ do: 'set', attribute: 'status', value: 'spam' }],
  },
  {
    entity: 'event',
    when: { on: 'date', attribute: 'date', days: 3, side: 'before', at: '09:00', repeat: { every_days: 1, times: 1 } },
    actions: [mail('Soon: {title}', [{ to: 'owner' }])],
  },
  {
    entity: 'event',
    when: { on: 'change', attribute: 'stage', to: 'full' },
    actions: [{ do: 'notice', role: 'administrator', message: '{title} is full & "booked".' }],
  },
  {
    entity: 'booking',
    when: { on: 'event', event: 'published' },
    actions: [mail('Booked: {title}', [{ to: 'relation', relation: 'event' }], { attach: ['ticket'] })],
  },
  {
    entity: 'user',
    when: { on: 'event', event: 'role' },
    actions: [
      {
        do: 'create',
        entity: 'page',
        values: [
          { attribute: 'title', value: 'Page of {name}' },
          { attribute: 'status', value: 'published' },
        ],
      },
    ],
  },
  {
    entity: 'post',
    when: { on: 'event', event: 'published', delay: { amount: 2, unit: 'days' } },
    conditions: [{ attribute: 'comment_count', is: 'equal', value: 0 }],
    actions: [{ do: 'add', attribute: 'tag', value: 'Quiet' }],
  },
  {
    entity: 'post',
    when: { on: 'interval', every: 'daily', is_together: true, at: '07:30' },
    conditions: [{ attribute: 'status', is: 'equal', value: 'draft' }],
    once: 'record',
    actions: [mail('Drafts: {count}', [{ to: 'admin' }], { message: '{list}' })],
  },
  {
    entity: 'event',
    when: { on: 'event', event: 'updated' },
    once: 'record',
    actions: [mail('First change of {title}', [{ to: 'admin' }])],
  },
  {
    entity: 'user',
    when: { on: 'date', attribute: 'last_login', days: 30, side: 'after' },
    conditions: [{ attribute: 'role', is: 'not_contains', value: 'administrator' }],
    actions: [{ do: 'set', attribute: 'role', value: 'sleeper' }],
  },
  {
    entity: 'media',
    when: { on: 'interval', every: 'hourly', is_together: false },
    conditions: [{ attribute: 'alt', is: 'empty' }],
    actions: [{ do: 'set', attribute: 'alt', value: 'Picture' }],
  },
  {
    entity: 'seat',
    when: { on: 'date', attribute: 'date', via: 'event', days: 1, side: 'before' },
    actions: [mail('Tomorrow: {title}', [{ to: 'attribute', attribute: 'email' }], { can_cancel: true })],
  },
  {
    entity: 'seat',
    when: { on: 'event', event: 'published' },
    actions: [
      {
        do: 'webhook',
        address: '',
        sends: ['title', 'email'],
        secret_header: 'X-Desk-Key',
        retries: 2,
      },
    ],
  },
];

const plan: PluginPlan = {
  version: 1,
  roles: [{ key: 'sleeper', name: 'Sleeper' }],
  entities: [
    {
      key: 'event',
      singular: 'Event',
      plural: 'Events',
      fields: [
        { key: 'date', label: 'Date', type: 'date' },
        {
          key: 'stage',
          label: 'Stage',
          type: 'choice',
          choices: [
            { value: 'open', label: 'Open' },
            { value: 'full', label: 'Full' },
          ],
        },
      ],
    },
    {
      key: 'booking',
      singular: 'Booking',
      plural: 'Bookings',
      fields: [
        { key: 'event', label: 'Event', type: 'relation', relates_to: 'event' },
        { key: 'ticket', label: 'Ticket', type: 'file' },
      ],
    },
    {
      key: 'seat',
      singular: 'Seat',
      plural: 'Seats',
      fields: [
        { key: 'event', label: 'Event', type: 'relation', relates_to: 'event' },
        { key: 'email', label: 'Email', type: 'email' },
        { key: 'phone', label: 'Phone', type: 'phone' },
      ],
    },
  ],
  behaviours: automations.map((one) => ({ kind: 'automation', ...one })),
};

requirePeer(
  'php',
  'phpunit',
  'wordpress',
  'sqlite',
)('automations', { timeout: 300_000 }, () => {
  let planned: PlannedSite;
  const run = <T>(code: string): T => planned.site.evaluate<T>(code);
  const sent = () => planned.mails().map(({ to, subject }) => `${to}: ${subject}`);

  beforeAll(async () => {
    planned = await PlannedSite.create('Event Desk', plan);
    planned.addUsers({ ed: 'editor', host: 'author' });
  }, 300_000);

  afterAll(() => planned?.remove());

  it('have tests of their own that pass', () => {
    expect(ownTestsOf('Event Desk', plan)).toEqual([]);
  });

  it('e-mail when something happens, until a recipient unsubscribes', async () => {
    run(`return wp_insert_post( array( 'post_title' => 'A & "B"', 'post_status' => 'publish' ) );`);
    const [first] = planned.mails();
    expect([first?.to, first?.subject]).toEqual(['ed@example.org', 'Published: A & "B"']);
    const url = /Unsubscribe: (\S+)/.exec(first?.message ?? '')?.[1] ?? '';
    expect(first?.headers).toEqual([`List-Unsubscribe: <${url}>`]);
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const visitor = planned.visitor();
    expect((await visitor.get(path)).text).toContain('Do you want to stop emails to ed@example.org?');
    expect((await visitor.get(path.replace('ed%40', 'host%40'))).status).toBe(403);
    run(`return wp_insert_post( array( 'post_title' => 'C', 'post_status' => 'publish' ) );`);
    expect(sent()).toEqual(['ed@example.org: Published: C']);
    expect((await visitor.post(path, new URLSearchParams())).text).toContain('You will not receive these emails');
    run(`return wp_insert_post( array( 'post_title' => 'D', 'post_status' => 'publish' ) );`);
    expect(sent()).toEqual([]);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('welcome users with an address for replies, and make pages of them when they get a role', () => {
    run(
      `return wp_insert_user( array( 'user_login' => 'ann', 'user_pass' => 'x', 'user_email' => 'ann@example.org', 'display_name' => 'Ann', 'role' => 'subscriber' ) );`,
    );
    const welcome = planned.mails().find(({ subject }) => subject === 'Welcome Ann');
    expect([welcome?.to, welcome?.headers]).toEqual(['ann@example.org', ['Reply-To: hello@example.org']]);
    expect(
      run(
        `return wp_list_pluck( get_posts( array( 'post_type' => 'page', 'title' => 'Page of Ann' ) ), 'post_status' );`,
      ),
    ).toEqual(['publish']);
  });

  it('change what meets their conditions, and nothing else', () => {
    const comment = (text: string) =>
      run<string>(
        `$_SERVER['REMOTE_ADDR'] = '127.0.0.1'; add_filter( 'comment_flood_filter', '__return_false', 99 ); $id = wp_new_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'X', 'comment_author_email' => 'x@example.org', 'comment_author_url' => '', 'comment_content' => '${text}', 'comment_type' => 'comment' ) ); return wp_get_comment_status( $id );`,
      );
    expect(comment('https://a.example https://b.example')).toBe('spam');
    expect(comment('No link')).not.toBe('spam');
    const file = run<number>(
      `return wp_insert_attachment( array( 'post_mime_type' => 'image/gif', 'post_title' => 'Cat' ) );`,
    );
    planned.runTask('event_desk_media_hourly_12');
    expect(run(`return get_post_meta( ${file}, '_wp_attachment_image_alt', true );`)).toBe('Picture');
  });

  it('remind before a date once, and again as often as is said', () => {
    run(`
      $host = get_user_by( 'login', 'host' )->ID;
      foreach ( array( 'Three days' => 3, 'Two days' => 2, 'A week' => 7 ) as $title => $days ) {
        $id = wp_insert_post( array( 'post_type' => 'event_desk_event', 'post_status' => 'publish', 'post_title' => $title, 'post_author' => $host ) );
        update_post_meta( $id, 'event_desk_event_date', wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) );
        update_post_meta( $id, 'event_desk_date', wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) );
      }
      delete_option( 'test_mails' );
      return true;`);
    planned.runTask('event_desk_event_date_4');
    expect(sent().sort()).toEqual(['host@example.org: Soon: Three days', 'host@example.org: Soon: Two days']);
    planned.runTask('event_desk_event_date_4');
    expect(sent()).toEqual([]);
    expect(run<string>(`return wp_date( 'H:i', wp_next_scheduled( 'event_desk_event_date_4' ) );`)).toBe('09:00');
  });

  it('hear of a field that changes, and show notices until somebody dismisses them', async () => {
    const id = run<number>(
      `return wp_insert_post( array( 'post_type' => 'event_desk_event', 'post_status' => 'publish', 'post_title' => 'Ball' ) );`,
    );
    run(`update_post_meta( ${id}, 'event_desk_stage', 'open' ); return true;`);
    const admin = await planned.logIn('admin');
    expect((await admin.get('/wp-admin/index.php')).text).not.toContain('Ball is full');
    run(`update_post_meta( ${id}, 'event_desk_stage', 'full' ); return true;`);
    const { text } = await admin.get('/wp-admin/index.php');
    expect(text).toContain('Ball is full &amp; &quot;booked&quot;.');
    const link =
      /href="([^"]*action=event_desk_dismiss[^"]*)"/
        .exec(text)?.[1]
        ?.replaceAll('&#038;', '&')
        .replaceAll('&amp;', '&') ?? '';
    const ed = await planned.logIn('ed');
    expect((await ed.get('/wp-admin/index.php')).text).not.toContain('Ball is full');
    expect((await ed.get(link)).status).toBe(403);
    expect((await admin.get(link)).status).toBe(302);
    expect((await admin.get('/wp-admin/index.php')).text).not.toContain('Ball is full');
  });

  it('e-mail the owner of what a record points to, with its file', () => {
    run(`
      $event  = wp_insert_post( array( 'post_type' => 'event_desk_event', 'post_status' => 'publish', 'post_title' => 'Fair', 'post_author' => get_user_by( 'login', 'host' )->ID ) );
      $upload = wp_upload_bits( 'ticket.txt', null, 'Ticket' );
      $file   = wp_insert_attachment( array( 'post_mime_type' => 'text/plain', 'post_title' => 'Ticket' ), $upload['file'] );
      $id     = wp_insert_post( array( 'post_type' => 'event_desk_booking', 'post_status' => 'draft', 'post_title' => 'Seat' ) );
      update_post_meta( $id, 'event_desk_event', $event );
      update_post_meta( $id, 'event_desk_ticket', $file );
      delete_option( 'test_mails' );
      wp_publish_post( $id );
      return true;`);
    expect(planned.mails().map(({ to, subject, attachments }) => [to, subject, attachments])).toEqual([
      ['host@example.org', 'Booked: Seat', ['ticket.txt']],
    ]);
  });

  const seat = (title: string, event: number, status = 'draft') =>
    run<number>(`
      $id = wp_insert_post( array( 'post_type' => 'event_desk_seat', 'post_status' => '${status}', 'post_title' => '${title}' ) );
      update_post_meta( $id, 'event_desk_event', ${event} );
      update_post_meta( $id, 'event_desk_email', 'guest@example.org' );
      update_post_meta( $id, 'event_desk_phone', '0123' );
      return $id;`);
  const eventIn = (hours: number) =>
    run<number>(`
      $id = wp_insert_post( array( 'post_type' => 'event_desk_event', 'post_status' => 'publish', 'post_title' => 'Show' ) );
      update_post_meta( $id, 'event_desk_event_date', wp_date( 'Y-m-d', time() + ${hours} * HOUR_IN_SECONDS ) );
      return $id;`);

  it('remind before the date of what a record belongs to, with a link that cancels the record alone', async () => {
    const near = seat('Near', eventIn(24));
    seat('Far', eventIn(24 * 9));
    planned.mails();
    planned.runTask('event_desk_seat_date_13');
    const [mailed, ...others] = planned.mails();
    expect([mailed?.to, mailed?.subject, others.length]).toEqual(['guest@example.org', 'Tomorrow: Near', 0]);
    const url = /Cancel: (\S+)/.exec(mailed?.message ?? '')?.[1] ?? '';
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const visitor = planned.visitor();
    expect((await visitor.get(path)).text).toContain('Do you want to cancel this seat?');
    expect((await visitor.get(path.replace(`seat-${near}`, 'seat-1'))).status).toBe(403);
    const status = () => run<string>(`wp_cache_flush(); return get_post_status( ${near} );`);
    expect(status()).toBe('draft');
    expect((await visitor.post(path, new URLSearchParams())).text).toContain('It has been canceled.');
    expect(status()).toBe('trash');
    expect((await visitor.get(path)).text).toContain('This has been canceled already.');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('send chosen fields with a secret, and try again while the service is down', () => {
    const id = seat('Row 1', 0);
    const answers = (status: number, statement: string) =>
      run<[string, string, boolean, string[]][]>(`
        update_option( 'event_desk_settings', array( 'webhook_14' => 'https://crm.example.org/in', 'webhook_14_secret' => 's3cret' ) );
        $sent = array();
        add_filter( 'pre_http_request', function ( $result, $args, $url ) use ( &$sent ) {
          $sent[] = array( $url, $args['body'], $args['blocking'], $args['headers']['X-Desk-Key'] ?? '' );
          return array( 'response' => array( 'code' => ${status} ), 'body' => '', 'headers' => array(), 'cookies' => array() );
        }, 10, 3 );
        add_action( 'event_desk_webhook_failed', function ( $name ) use ( &$sent ) { $sent[] = 'failed ' . $name; } );
        ${statement}
        return $sent;`);
    const waiting = (attempt: number) =>
      run<boolean>(`return (bool) wp_next_scheduled( 'event_desk_retry_webhook', array( '14', ${id}, ${attempt} ) );`);
    const request = ['https://crm.example.org/in', '{"title":"Row 1","email":"guest@example.org"}', true, 's3cret'];
    expect(answers(503, `wp_publish_post( ${id} );`)).toEqual([request]);
    expect([waiting(1), waiting(2)]).toEqual([true, false]);
    const again = (attempt: number) => `do_action( 'event_desk_retry_webhook', '14', ${id}, ${attempt} );`;
    expect(answers(503, again(1))).toEqual([request]);
    expect(waiting(2)).toBe(true);
    expect(answers(503, again(2))).toEqual([request, 'failed 14']);
    expect(waiting(3)).toBe(false);
    expect(answers(200, again(1))).toEqual([request]);
    run(`delete_option( 'event_desk_settings' ); return true;`);
  });

  it('wait, and look again before they act', () => {
    const [quiet, talked] = run<number[]>(`
      $ids = array();
      foreach ( array( 'Quiet', 'Talked' ) as $title ) { $ids[] = wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish' ) ); }
      wp_insert_comment( array( 'comment_post_ID' => $ids[1], 'comment_content' => 'Hi', 'comment_approved' => 1 ) );
      return $ids;`);
    expect(run(`return (bool) wp_next_scheduled( 'event_desk_post_published_8_later', array( ${quiet} ) );`)).toBe(
      true,
    );
    run(
      `foreach ( array( ${quiet}, ${talked} ) as $id ) { do_action( 'event_desk_post_published_8_later', $id ); } return true;`,
    );
    expect(
      run(
        `return array_map( fn( $id ) => wp_get_post_tags( $id, array( 'fields' => 'names' ) ), array( ${quiet}, ${talked} ) );`,
      ),
    ).toEqual([['Quiet'], []]);
  });

  it('send one list of all, and do once what is to be done once', () => {
    run(
      `wp_insert_post( array( 'post_title' => 'Idea', 'post_status' => 'draft' ) ); delete_option( 'test_mails' ); return true;`,
    );
    planned.runTask('event_desk_post_daily_9');
    const [list] = planned.mails();
    expect(list?.subject).toBe('Drafts: 1');
    expect(list?.message).toContain('Idea — http');
    run(
      `wp_insert_post( array( 'post_title' => 'Second', 'post_status' => 'draft' ) ); delete_option( 'test_mails' ); return true;`,
    );
    planned.runTask('event_desk_post_daily_9');
    expect(planned.mails().map(({ subject, message }) => [subject, /Idea/.test(message)])).toEqual([
      ['Drafts: 1', false],
    ]);
    planned.runTask('event_desk_post_daily_9');
    expect(planned.mails()).toEqual([]);
    run(`
      $id = wp_insert_post( array( 'post_type' => 'event_desk_event', 'post_status' => 'publish', 'post_title' => 'Run' ) );
      delete_option( 'test_mails' );
      wp_update_post( array( 'ID' => $id, 'post_content' => 'a' ) );
      wp_update_post( array( 'ID' => $id, 'post_content' => 'b' ) );
      return true;`);
    expect(sent()).toEqual(['admin@example.org: First change of Run']);
  });

  it('record log-ins, and give long absent users another role', async () => {
    await planned.logIn('ed');
    expect(
      run<string>(`return get_user_meta( get_user_by( 'login', 'ed' )->ID, 'presswright_last_login', true );`),
    ).not.toBe('');
    run(
      `update_user_meta( get_user_by( 'login', 'host' )->ID, 'presswright_last_login', wp_date( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ) ); return true;`,
    );
    planned.runTask('event_desk_user_last_login_11');
    expect(
      run(`return array_map( fn( $login ) => get_user_by( 'login', $login )->roles, array( 'ed', 'host' ) );`),
    ).toEqual([['editor'], ['event_desk_sleeper']]);
  });

  it('get through very many records in several runs', () => {
    const left = run<number>(`
      global $wpdb;
      for ( $i = 0; $i < 700; $i++ ) { $wpdb->insert( $wpdb->posts, array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => "File $i", 'post_mime_type' => 'image/gif' ) ); }
      do_action( 'event_desk_media_hourly_12' );
      $ids = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 'fields' => 'ids' ) );
      return count( array_filter( $ids, fn( $id ) => '' === get_post_meta( $id, '_wp_attachment_image_alt', true ) ) );`);
    expect(left === 0 || run<boolean>(`return (bool) wp_next_scheduled( 'event_desk_media_hourly_12' );`)).toBe(true);
    expect(left).toBeLessThan(700);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('leave nothing behind', () => {
    run(
      `foreach ( get_users( array( 'role' => 'event_desk_sleeper' ) ) as $user ) { $user->set_role( 'author' ); } foreach ( get_posts( array( 'post_type' => 'page', 'title' => 'Page of Ann' ) ) as $page ) { wp_delete_post( $page->ID, true ); } return true;`,
    );
    expect(planned.uninstall()).toEqual([]);
    expect(
      run(
        `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key = 'presswright_last_login'" );`,
      ),
    ).toBe(0);
    expect(planned.log.fresh()).toEqual([]);
  });
});
