import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const base = { kind: 'rule', when: 'saved', outcome: 'refuse', message: '' } as const;

const plan: PluginPlan = {
  version: 1,
  entities: [
    {
      key: 'room',
      singular: 'Room',
      plural: 'Rooms',
      fields: [
        { key: 'seats', label: 'Seats', type: 'integer' },
        { key: 'closes', label: 'Closes', type: 'date' },
      ],
    },
    {
      key: 'booking',
      singular: 'Booking',
      plural: 'Bookings',
      fields: [
        { key: 'room', label: 'Room', type: 'relation', relates_to: 'room' },
        { key: 'start', label: 'Start', type: 'datetime' },
        { key: 'end', label: 'End', type: 'datetime' },
        { key: 'email', label: 'Email', type: 'email' },
      ],
    },
    {
      key: 'ticket',
      singular: 'Ticket',
      plural: 'Tickets',
      fields: [
        { key: 'room', label: 'Room', type: 'relation', relates_to: 'room' },
        { key: 'people', label: 'People', type: 'integer' },
      ],
    },
  ],
  behaviours: [
    { kind: 'public_form', entity: 'booking', requires_login: false },
    {
      ...base,
      entity: 'booking',
      checks: [
        { is: 'after', attribute: 'end', other: 'start', may_be_same: false },
        { is: 'span', attribute: 'end', other: 'start', max: 4, unit: 'hours' },
        { is: 'no_overlap', start: 'start', end: 'end', same: ['room'] },
        { is: 'date', attribute: 'start', from_days: 1 },
        { is: 'unique', attributes: ['email', 'room'] },
      ],
    },
    {
      ...base,
      entity: 'ticket',
      checks: [
        { is: 'capacity', relation: 'room', field: 'seats', takes: 'people' },
        { is: 'related', relation: 'room', conditions: [{ attribute: 'closes', is: 'upcoming' }] },
      ],
    },
    {
      ...base,
      entity: 'post',
      when: 'published',
      checks: [
        { is: 'length', attribute: 'title', counts: 'characters', max: 20 },
        { is: 'filled', attribute: 'excerpt' },
      ],
      exempt: { who: 'roles', roles: ['editor'] },
    },
    {
      ...base,
      entity: 'user',
      checks: [
        { is: 'text', attribute: 'email', match: 'ends_with', values: ['@School.example.org'] },
        { is: 'password', min_length: 10, needs: ['digit'] },
      ],
      message: 'Not like <this>',
    },
    {
      ...base,
      entity: 'comment',
      when: 'created',
      checks: [{ is: 'text', attribute: 'content', match: 'contains_none_of', values: ['casino'] }],
      outcome: 'spam',
    },
    {
      ...base,
      entity: 'comment',
      when: 'created',
      checks: [{ is: 'count', most: 1, per: 'attribute', attribute: 'email', period: 'day' }],
    },
    {
      ...base,
      entity: 'media',
      when: 'created',
      checks: [{ is: 'text', attribute: 'file_name', match: 'ends_with', values: ['.txt'] }],
    },
    {
      ...base,
      entity: 'category',
      checks: [{ is: 'text', attribute: 'title', match: 'is_none_of', values: ['Misc'] }],
    },
  ],
  features: ['rest_api', 'shortcode', 'custom_post_type', 'meta_boxes'],
};

requirePeer('php', 'wordpress', 'sqlite')('rules', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  let author: Session;

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Ruled House', plan }]);
    tools.site.evaluate(
      `wp_insert_user( array( 'user_login' => 'ann', 'user_pass' => 'password', 'user_email' => 'ann@school.example.org', 'role' => 'author' ) );
       update_option( 'users_can_register', 1 ); return 1;`,
    );
    await tools.serve();
    author = await Session.logIn(tools.site.url, 'ann');
  }, 180_000);

  afterAll(() => tools?.remove());

  const room = (seats: number, closes = `wp_date( 'Y-m-d' )`): number => {
    const { id } = tools.post({ post_type: 'ruled_house_room', post_title: `Room for ${seats}` });
    tools.site.evaluate(
      `update_post_meta( ${id}, 'ruled_house_seats', ${seats} );
       update_post_meta( ${id}, 'ruled_house_closes', ${closes} ); return 1;`,
    );
    return id;
  };
  const saved = async (route: string, values: object): Promise<string> => {
    const { status, body } = await tools.admin.rest<{ message?: string }>('POST', route, values);
    return status === 201 || status === 200 ? '' : (body.message ?? String(status));
  };

  it('refuse bookings that end too early, overlap, come too late or twice', async () => {
    const [one, two] = [room(5), room(5)];
    const route = '/ruled-house/v1/bookings';
    const at = (start: string, end: string) => ({ start: `2090-05-0${start}`, end: `2090-05-0${end}` });
    const booking = (more: object) => ({ title: 'B', room: one, ...more });
    expect(await saved(route, booking({ ...at('1T10:00', '1T12:00'), email: 'a@example.org' }))).toBe('');
    expect(await saved(route, booking({ ...at('2T12:00', '2T10:00'), email: 'b@example.org' }))).toBe(
      'The end must be after the start.',
    );
    expect(await saved(route, booking({ ...at('1T11:00', '1T13:00'), email: 'c@example.org' }))).toBe(
      'This time is already taken.',
    );
    expect(await saved(route, booking({ ...at('1T12:00', '1T13:00'), email: 'd@example.org' }))).toBe('');
    expect(await saved(route, booking({ ...at('1T11:00', '1T13:00'), email: 'c@example.org', room: two }))).toBe('');
    expect(await saved(route, booking({ ...at('5T11:00', '5T13:00'), email: 'A@example.org' }))).toBe(
      'There is already one booking with this email and room.',
    );
    expect(
      await saved(route, booking({ start: '2090-05-06T10:00', end: '2090-05-06T14:00', email: 'f@example.org' })),
    ).toBe('');
    expect(
      await saved(route, booking({ start: '2090-05-07T10:00', end: '2090-05-07T14:01', email: 'g@example.org' })),
    ).toBe('The end must be at most 4 hours after the start.');
    expect(
      await saved(route, booking({ start: '2020-01-01T10:00', end: '2020-01-01T11:00', email: 'e@example.org' })),
    ).toBe('The start must be not before 1 day from now.');
  });

  it('take no more tickets than there are seats', async () => {
    const small = room(3);
    const ticket = (people: number) => saved('/ruled-house/v1/tickets', { title: 'T', room: small, people });
    expect(await ticket(2)).toBe('');
    expect(await ticket(2)).toBe('Sorry, there are no places left.');
    expect(await ticket(1)).toBe('');
    expect(await ticket(1)).toBe('Sorry, there are no places left.');
  });

  it('take nothing for what is over', async () => {
    const closed = room(3, `wp_date( 'Y-m-d', time() - DAY_IN_SECONDS )`);
    expect(await saved('/ruled-house/v1/tickets', { title: 'T', room: closed, people: 1 })).toBe(
      'Sorry, this room does not take tickets.',
    );
  });

  it('tell visitors in forms', async () => {
    const form = tools.post({ post_type: 'page', post_content: '[ruled_house_booking_form]' });
    const visitor = tools.visitor();
    const { text } = await visitor.get(form.path);
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of text.matchAll(
      /<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g,
    ))
      fields.set(name, value);
    for (const [key, value] of Object.entries({
      title: 'Me',
      start: '2090-06-02T10:00',
      end: '2090-06-01T10:00',
      email: 'v@example.org',
    }))
      fields.set(`ruled_house_fields[${key}]`, value);
    const answer = await visitor.post(form.path, fields);
    expect(answer.text).toContain('The end must be after the start.');
  });

  it('keep posts from being published, in the editor and elsewhere', async () => {
    const refused = await author.rest<{ message: string }>('POST', '/wp/v2/posts', {
      title: 'A headline that is far too long',
      status: 'publish',
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The title must have at most 20 characters. Please fill in the excerpt.',
    ]);
    expect((await author.rest('POST', '/wp/v2/posts', { title: 'A headline that is far too long' })).status).toBe(201);
    expect(
      (await author.rest('POST', '/wp/v2/posts', { title: 'Short', excerpt: 'So', status: 'publish' })).status,
    ).toBe(201);
    const { id } = tools.post({ post_title: 'Another headline that is too long', post_status: 'draft' });
    const status = tools.site.evaluate(
      `wp_set_current_user( 1 ); wp_publish_post( ${id} ); wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) ); return get_post_status( ${id} );`,
    );
    expect(status).toBe('publish');
    const held = tools.site.evaluate(
      `wp_set_current_user( get_user_by( 'login', 'ann' )->ID ); $id = wp_insert_post( array( 'post_title' => 'One more that is far too long', 'post_status' => 'publish' ) ); return get_post_status( $id );`,
    );
    expect(held).toBe('draft');
    expect((await author.get('/wp-admin/edit.php')).text).toContain('The title must have at most 20 characters.');
    expect((await author.get('/wp-admin/edit.php')).text).not.toContain('The title must have at most 20 characters.');
  });

  it('ask for addresses and passwords of accounts', async () => {
    const register = (email: string) =>
      tools
        .visitor()
        .post(
          '/wp-login.php?action=register',
          new URLSearchParams({ user_login: email.split('@')[0] ?? '', user_email: email }),
        );
    expect((await register('bob@example.org')).text).toContain('Not like &lt;this&gt;');
    expect((await register('bob@school.example.org')).status).toBe(302);
    const make = (password: string) =>
      tools.admin.rest<{ message?: string }>('POST', '/wp/v2/users', {
        username: `u${password.length}`,
        email: `u${password.length}@school.example.org`,
        password,
      });
    expect((await make('short1')).body.message).toContain('Not like');
    expect((await make('long enough 1')).status).toBe(201);
  });

  it('sort comments and files', async () => {
    const { id } = tools.post({ post_title: 'Talk', comment_status: 'open' });
    const comment = (content: string, email: string) =>
      tools.site.evaluate(
        `wp_set_current_user( 0 );
         $data = array( 'comment_post_ID' => ${id}, 'comment_author' => 'A', 'comment_author_email' => '${email}', 'comment_author_url' => '', 'comment_content' => '${content}', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0, 'comment_author_IP' => '127.0.0.1', 'comment_agent' => 'x' );
         add_filter( 'comment_flood_filter', '__return_false' );
         $id = wp_new_comment( $data, true ); return is_wp_error( $id ) ? $id->get_error_message() : wp_get_comment_status( $id );`,
      );
    expect(comment('Best Casino!', 'a@example.org')).toBe('spam');
    expect(comment('Occasionally nice', 'b@example.org')).toBe('unapproved');
    expect(comment('Nice again', 'b@example.org')).toBe('The limit of 1 comments has been reached.');
    const upload = (name: string) =>
      tools.site.evaluate(
        `require_once ABSPATH . 'wp-admin/includes/file.php';
         $path = wp_tempnam( '${name}' ); file_put_contents( $path, 'text' );
         $file = array( 'name' => '${name}', 'type' => 'text/plain', 'tmp_name' => $path, 'size' => 4, 'error' => 0 );
         $made = wp_handle_sideload( $file, array( 'test_form' => false ) ); if ( isset( $made['file'] ) ) { unlink( $made['file'] ); } else { unlink( $path ); }
         return $made['error'] ?? '';`,
      );
    expect(upload('note.csv')).toBe('This file name is not allowed.');
    expect(upload('note.txt')).toBe('');
    expect(
      tools.site.evaluate(
        `$t = wp_insert_term( 'misc', 'category' ); return is_wp_error( $t ) ? $t->get_error_message() : '';`,
      ),
    ).toBe('This name is not allowed.');
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php';
       foreach ( get_users( array( 'exclude' => array( 1, 2 ) ) ) as $user ) { wp_delete_user( $user->ID ); }
       update_option( 'users_can_register', 0 ); return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
