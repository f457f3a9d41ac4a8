import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const base = { kind: 'restriction', outcome: 'message', message: '' } as const;
const secret = { attribute: 'category', is: 'contains', value: 'Board' } as const;

const plan: PluginPlan = {
  version: 1,
  entities: [
    {
      key: 'room',
      singular: 'Room',
      plural: 'Rooms',
      fields: [
        { key: 'place', label: 'Place', type: 'text' },
        { key: 'code', label: 'Door code', type: 'text' },
      ],
    },
    { key: 'video', singular: 'Video', plural: 'Videos', supports: ['title', 'editor'] },
  ],
  roles: [
    { key: 'porter', name: 'Porter' },
    { key: 'translator', name: 'Translator', may: [{ entity: 'page', deeds: ['write', 'edit_others', 'publish'] }] },
  ],
  behaviours: [
    {
      ...base,
      subject: { of: 'records', entity: 'post', deeds: ['read', 'comment'], conditions: [secret] },
      allowed: { who: 'roles', roles: ['editor'] },
      outcome: 'not_found',
      is_hidden: true,
    },
    {
      ...base,
      subject: { of: 'records', entity: 'page', deeds: ['read'], applies_to: 'chosen' },
      allowed: { who: 'logged_in' },
      shows_teaser: true,
      message: 'Only for friends of <b>“{title}”</b>',
    },
    {
      ...base,
      subject: { of: 'records', entity: 'post', deeds: ['list', 'edit', 'delete'] },
      allowed: { who: 'roles', roles: ['editor'], owner: true },
    },
    {
      ...base,
      subject: { of: 'records', entity: 'post', deeds: ['publish'] },
      allowed: { who: 'all_but_roles', roles: ['author'] },
    },
    {
      ...base,
      subject: { of: 'records', entity: 'media', deeds: ['create'] },
      allowed: { who: 'all_but_roles', roles: ['author'] },
    },
    {
      ...base,
      subject: { of: 'field', entity: 'room', field: 'code', deeds: ['read'] },
      allowed: { who: 'roles', roles: ['porter'] },
    },
    {
      ...base,
      subject: { of: 'addresses', paths: ['/club/*'], except: ['/club/open'] },
      allowed: { who: 'logged_in' },
      outcome: 'login',
    },
    {
      ...base,
      subject: { of: 'admin', screens: ['tools', 'profile'] },
      allowed: { who: 'all_but_roles', roles: ['author', 'subscriber'] },
      message: 'Not for you',
    },
    {
      ...base,
      subject: { of: 'admin', screens: ['all'] },
      allowed: { who: 'all_but_roles', roles: ['subscriber'] },
      outcome: 'redirect',
      target: '/',
    },
    { ...base, subject: { of: 'passages' }, allowed: { who: 'logged_in' } },
    {
      ...base,
      subject: { of: 'records', entity: 'user', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'not_found',
      is_hidden: true,
    },
    ...(['user', 'page'] as const).map((entity) => ({
      kind: 'extra_fields' as const,
      entity,
      fields: [
        {
          key: entity === 'user' ? 'works_in' : 'language',
          label: 'Language',
          type: 'choice' as const,
          choices: [
            { value: 'fr', label: 'French' },
            { value: 'nl', label: 'Dutch' },
          ],
        },
      ],
      edited_by: 'staff' as const,
      seen_by: 'everyone' as const,
    })),
    {
      ...base,
      subject: {
        of: 'records',
        entity: 'page',
        deeds: ['edit'],
        conditions: [{ attribute: 'language', is: 'not_equal', value_of: 'actor.works_in' }],
      },
      allowed: { who: 'all_but_roles', roles: ['translator'] },
    },
    { ...base, subject: { of: 'menu_entries', entries: ['Inside'] }, allowed: { who: 'logged_in' } },
    { ...base, subject: { of: 'records', entity: 'room', deeds: ['read'] }, allowed: { who: 'logged_in' } },
    {
      ...base,
      subject: { of: 'records', entity: 'video', deeds: ['read'] },
      allowed: { who: 'roles', roles: ['porter'] },
      shows_teaser: true,
      teaser_words: 5,
      button: { label: 'Join & win', url: '/join/?a=1&b=2' },
    },
    {
      ...base,
      subject: {
        of: 'records',
        entity: 'user',
        deeds: ['log_in'],
        conditions: [
          { attribute: 'role', is: 'contains', value: 'subscriber' },
          { attribute: 'idle_since', is: 'older_than_days', value: 365 },
        ],
      },
      allowed: { who: 'roles', roles: ['editor'] },
      message: 'Not used for a year',
    },
  ],
  features: ['rest_api', 'shortcode', 'custom_post_type', 'meta_boxes'],
};

requirePeer('php', 'wordpress', 'sqlite')('restrictions', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const users: Record<string, Session> = {};

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Guarded House', plan }]);
    tools.site.evaluate(
      `foreach ( array( 'ed' => 'editor', 'ann' => 'author', 'sue' => 'subscriber', 'pat' => 'guarded_house_porter', 'tim' => 'guarded_house_translator' ) as $name => $role ) {
         wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "$name@example.org", 'role' => $role ) );
       }
       wp_insert_term( 'Board', 'category' );
       return 1;`,
    );
    await tools.serve();
    for (const name of ['ed', 'ann', 'sue', 'pat', 'tim']) users[name] = await Session.logIn(tools.site.url, name);
  }, 180_000);

  afterAll(() => tools?.remove());

  const of = (name: string): Session => {
    const session = users[name];
    if (session === undefined) throw new Error(name);
    return session;
  };
  const idOf = (login: string): number =>
    tools.site.evaluate(`return get_user_by( 'login', '${login}' )->ID;`) as number;
  const board = (): number =>
    tools.site.evaluate(`return get_term_by( 'name', 'Board', 'category' )->term_id;`) as number;

  it('hide posts that fit a condition everywhere', async () => {
    const visitor = tools.visitor();
    const hidden = tools.post({ post_title: 'Minutes', post_content: 'Zebra words', post_category: [board()] });
    const open = tools.post({ post_title: 'News', post_content: 'Zebra tales' });
    tools.site.evaluate(
      `wp_insert_comment( array( 'comment_post_ID' => ${hidden.id}, 'comment_content' => 'Whispered', 'comment_approved' => 1 ) ); return 1;`,
    );
    for (const path of [hidden.path, `/?p=${hidden.id}`]) {
      const answer = await visitor.get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('Zebra words');
    }
    for (const path of [
      '/',
      '/?s=Zebra',
      '/?feed=rss2',
      '/?feed=comments-rss2',
      `/?cat=${board()}`,
      open.path,
      '/wp-sitemap-posts-post-1.xml',
    ]) {
      const { text } = await visitor.get(path);
      expect(text, path).not.toContain('Minutes');
      expect(text, path).not.toContain('Zebra words');
      expect(text, path).not.toContain('Whispered');
    }
    expect((await visitor.get('/?s=Zebra')).text).toContain('News');
    expect((await visitor.rest('GET', `/wp/v2/posts/${hidden.id}`)).status).toBe(404);
    for (const route of ['/wp/v2/posts', '/wp/v2/search?search=Zebra', '/wp/v2/comments']) {
      const text = JSON.stringify((await visitor.rest('GET', route)).body);
      expect(text, route).not.toContain('Minutes');
      expect(text, route).not.toContain('Whispered');
    }
    expect(JSON.stringify((await visitor.rest('GET', '/wp/v2/posts')).body)).toContain('News');
    expect((await of('ed').get(hidden.path)).text).toContain('Zebra words');
    expect((await of('ed').rest('GET', `/wp/v2/posts/${hidden.id}`)).status).toBe(200);
    expect((await of('sue').get(hidden.path)).status).toBe(404);
    expect(
      (
        await visitor.rest('POST', '/wp/v2/comments', {
          post: hidden.id,
          content: 'x',
          author_name: 'A',
          author_email: 'a@example.org',
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('show a message and the teaser in place of pages that staff chose', async () => {
    const { id, path } = tools.post({
      post_type: 'page',
      post_title: 'A & B',
      post_content: 'Start<!--more-->Hidden rest',
    });
    expect((await tools.visitor().get(path)).text).toContain('Hidden rest');
    const form = await tools.admin.get(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(form.text).toContain('name="guarded_house_restricted_2"');
    tools.site.evaluate(`update_post_meta( ${id}, 'guarded_house_restricted_2', '1' ); return 1;`);
    const { text } = await tools.visitor().get(path);
    expect(text).toContain('Start');
    expect(text).not.toContain('Hidden rest');
    expect(text).toContain('Only for friends of &lt;b&gt;“A &amp; B”&lt;/b&gt;');
    expect(text).toContain('wp-login.php?redirect_to=');
    expect((await of('sue').get(path)).text).toContain('Hidden rest');
    expect((await tools.visitor().rest('GET', `/wp/v2/pages/${id}`)).status).toBe(401);
  });

  it('show so many words and a button in place of the rest', async () => {
    const { path } = tools.post({
      post_type: 'guarded_house_video',
      post_title: 'Sun salutation',
      post_content:
        '<!-- wp:paragraph --><p>One &amp; two &lt;three&gt; <b>four</b> five secret</p><!-- /wp:paragraph -->[guarded_house_secret]',
    });
    const { text } = await tools.visitor().get(path);
    expect(text).toContain('One &amp; two &lt;three&gt; four…');
    expect(text).not.toMatch(/secret/);
    expect(text).toMatch(/<a class="wp-element-button" href="[^"]*\/join\/\?a=1&#038;b=2">Join &amp; win<\/a>/);
    expect((await tools.visitor().get('/?post_type=guarded_house_video')).text).not.toMatch(/secret/);
    const member = (await of('pat').get(path)).text;
    expect(member).toContain('five secret');
    expect(member).not.toContain('Join &amp; win');
  });

  it('keep accounts from logging in that were idle for too long', () => {
    const answers = tools.site.evaluate<string[]>(`
      $answers = array();
      $tries   = static function ( $login, $password = 'password' ) use ( &$answers ) {
        $user      = wp_authenticate( $login, $password );
        $answers[] = is_wp_error( $user ) ? $user->get_error_code() : $user->user_login;
      };
      wp_insert_user( array( 'user_login' => 'old', 'user_pass' => 'password', 'user_email' => 'old@example.org', 'role' => 'subscriber', 'user_registered' => '2015-01-01 00:00:00' ) );
      $tries( 'old' );
      update_option( 'presswright_logins_since', '2016-01-01 00:00:00' );
      $tries( 'old' );
      $tries( 'old', 'wrong' );
      get_user_by( 'login', 'old' )->add_role( 'editor' );
      $tries( 'old' );
      get_user_by( 'login', 'old' )->set_role( 'subscriber' );
      update_user_meta( get_user_by( 'login', 'old' )->ID, 'presswright_last_login', wp_date( 'Y-m-d H:i:s', time() - 300 * DAY_IN_SECONDS ) );
      $tries( 'old' );
      update_user_meta( get_user_by( 'login', 'old' )->ID, 'presswright_last_login', wp_date( 'Y-m-d H:i:s', time() - 400 * DAY_IN_SECONDS ) );
      $tries( 'old' );
      get_user_by( 'login', 'old' )->add_role( 'administrator' );
      $tries( 'old' );
      require_once ABSPATH . 'wp-admin/includes/user.php';
      wp_delete_user( get_user_by( 'login', 'old' )->ID );
      return $answers;`);
    expect(answers).toEqual(['old', 'login_restricted', 'incorrect_password', 'old', 'old', 'login_restricted', 'old']);
  });

  it('let authors see and change what is their own', async () => {
    const own = tools.post({ post_title: 'By Ann', post_author: idOf('ann') });
    const other = tools.post({ post_title: 'By the boss', post_author: 1 });
    const list = (await of('ann').get('/wp-admin/edit.php')).text;
    expect(list).toContain('By Ann');
    expect(list).not.toContain('By the boss');
    expect(list).not.toContain('class="all"');
    expect((await of('ed').get('/wp-admin/edit.php')).text).toContain('By the boss');
    expect((await of('ann').rest('POST', `/wp/v2/posts/${own.id}`, { title: 'By Ann herself' })).status).toBe(200);
    expect((await of('ann').rest('POST', `/wp/v2/posts/${other.id}`, { title: 'Mine' })).status).toBe(403);
    expect((await of('ann').rest('DELETE', `/wp/v2/posts/${other.id}`)).status).toBe(403);
  });

  it('let translators change the pages of their own language', async () => {
    const language = (id: number, code: string): boolean =>
      tools.site.evaluate(`return (bool) update_post_meta( ${id}, 'guarded_house_language', '${code}' );`);
    const french = tools.post({ post_type: 'page', post_title: 'Bonjour' });
    const dutch = tools.post({ post_type: 'page', post_title: 'Goedendag' });
    const none = tools.post({ post_type: 'page', post_title: 'Hm' });
    expect([language(french.id, 'fr'), language(dutch.id, 'nl')]).toEqual([true, true]);
    const status = async (user: string, id: number): Promise<number> =>
      (await of(user).rest('POST', `/wp/v2/pages/${id}`, { excerpt: 'x' })).status;
    expect(await status('tim', french.id)).toBe(403);
    tools.site.evaluate(`return update_user_meta( ${idOf('tim')}, 'guarded_house_works_in', 'fr' );`);
    expect(await status('tim', french.id)).toBe(200);
    expect(await status('tim', dutch.id)).toBe(403);
    expect(await status('tim', none.id)).toBe(403);
    expect((await of('tim').get(`/wp-admin/post.php?post=${dutch.id}&action=edit`)).status).toBe(403);
    expect(await status('ed', dutch.id)).toBe(200);
    expect((await tools.admin.rest('POST', `/wp/v2/pages/${dutch.id}`, { excerpt: 'x' })).status).toBe(200);
    // Whoever asks for somebody else gets his answer.
    expect(
      tools.site.evaluate(
        `wp_set_current_user( 1 ); return array( user_can( ${idOf('tim')}, 'edit_post', ${french.id} ), user_can( ${idOf('tim')}, 'edit_post', ${dutch.id} ) );`,
      ),
    ).toEqual([true, false]);
  });

  it('keep authors from publishing and uploading', async () => {
    expect((await of('ann').rest('POST', '/wp/v2/posts', { title: 'A', status: 'publish' })).status).toBe(403);
    expect((await of('ann').rest('POST', '/wp/v2/posts', { title: 'A', status: 'pending' })).status).toBe(201);
    expect((await of('ed').rest('POST', '/wp/v2/posts', { title: 'B', status: 'publish' })).status).toBe(201);
    expect((await of('ann').get('/wp-admin/media-new.php')).status).toBe(403);
    expect((await of('ed').get('/wp-admin/media-new.php')).status).toBe(200);
  });

  it('keep a field of records of the plan to a role', async () => {
    const { id, path } = tools.post({ post_type: 'guarded_house_room', post_title: 'Hall' });
    tools.site.evaluate(
      `update_post_meta( ${id}, 'guarded_house_code', 'K4711' ); update_post_meta( ${id}, 'guarded_house_place', 'Attic' ); return 1;`,
    );
    expect((await of('sue').get(path)).text).toContain('Attic');
    expect((await of('sue').get(path)).text).not.toContain('K4711');
    expect((await of('pat').get(path)).text).toContain('K4711');
    expect((await tools.visitor().get(path)).text).not.toContain('Attic');
    for (const name of ['sue', 'ed'])
      for (const route of [`/wp/v2/rooms/${id}`, `/wp/v2/rooms/${id}?context=edit`, '/guarded-house/v1/rooms'])
        expect(JSON.stringify((await of(name).rest('GET', route)).body), `${name} ${route}`).not.toContain('K4711');
    for (const route of [
      '/wp/v2/rooms',
      `/wp/v2/rooms/${id}`,
      '/guarded-house/v1/rooms',
      `/guarded-house/v1/rooms/${id}`,
    ])
      expect(JSON.stringify((await tools.visitor().rest('GET', route)).body), route).not.toContain('Attic');
    const page = tools.post({
      post_type: 'page',
      post_content: `[guarded_house_rooms] [guarded_house_room id="${id}"]`,
    });
    expect((await tools.visitor().get(page.path)).text).not.toContain('Attic');
    expect((await of('sue').get(page.path)).text).toContain('Attic');
  });

  it('close addresses, screens and the administration', async () => {
    const club = tools.post({ post_type: 'page', post_title: 'Club', post_name: 'club' });
    tools.post({ post_type: 'page', post_title: 'Open', post_name: 'open', post_parent: club.id });
    tools.post({
      post_type: 'page',
      post_title: 'Bar',
      post_name: 'bar',
      post_parent: club.id,
      post_content: 'Whisky',
    });
    const answer = await tools.visitor().get('/club/bar/');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('wp-login.php?redirect_to=');
    expect((await tools.visitor().get('/club/open/')).status).toBe(200);
    expect((await of('sue').get('/club/bar/')).text).toContain('Whisky');
    const refused = await of('ann').get('/wp-admin/tools.php');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Not for you');
    expect((await of('ann').get('/wp-admin/')).text).not.toContain('href="tools.php"');
    expect((await tools.admin.get('/wp-admin/tools.php')).status).toBe(200);
    const away = await of('sue').get('/wp-admin/index.php');
    expect([away.status, away.headers.get('location')]).toEqual([302, `${tools.site.url}/`]);
    expect((await of('sue').get('/')).text).not.toContain('id="wpadminbar"');
  });

  it('keep parts of texts, menu entries and profiles from visitors', async () => {
    const { path } = tools.post({
      post_type: 'page',
      post_content:
        '[guarded_house_restricted_10]Inner part[/guarded_house_restricted_10]<!-- wp:paragraph {"className":"guarded-house-restricted-10"} --><p class="guarded-house-restricted-10">Inner block</p><!-- /wp:paragraph --><!-- wp:navigation-link {"label":"Inside","url":"/x"} /--> <!-- wp:navigation-link {"label":"Outside","url":"/y"} /-->',
    });
    const { text } = await tools.visitor().get(path);
    expect(text).not.toMatch(/Inner (?:part|block)/);
    expect(text).not.toContain('>Inside<');
    expect(text).toContain('>Outside<');
    expect((await of('sue').get(path)).text).toMatch(/Inner part[\s\S]*Inner block/);
    expect((await tools.visitor().get('/?author=1')).status).toBe(404);
    expect((await tools.visitor().rest('GET', '/wp/v2/users/1')).status).toBe(404);
    expect((await tools.visitor().rest('GET', '/wp/v2/users')).body).toEqual([]);
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php';
       foreach ( array( 'ed', 'ann', 'sue', 'pat', 'tim' ) as $name ) { wp_delete_user( get_user_by( 'login', $name )->ID ); }
       wp_delete_term( get_term_by( 'name', 'Board', 'category' )->term_id, 'category' ); return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
