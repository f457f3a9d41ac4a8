import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import type { Session } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

type StaffList = Extract<PlanBehaviour, { kind: 'staff_list' }>;

const list = (entity: string, columns: readonly string[], rest: Partial<StaffList> = {}): StaffList => ({
  kind: 'staff_list',
  entity,
  columns: [...columns],
  sortable: [],
  filters: [],
  marks: [],
  hides: [],
  empty: '',
  roles: [],
  ...rest,
});

const plan: PluginPlan = {
  version: 1,
  behaviours: [
    {
      kind: 'extra_fields',
      entity: 'user',
      fields: [
        {
          key: 'boat_class',
          label: 'Boat class',
          type: 'choice',
          choices: [
            { value: 'single', label: 'Single' },
            { value: 'eight', label: 'Eight & more' },
          ],
        },
        { key: 'certificate', label: 'Certificate', type: 'date' },
        { key: 'fee', label: 'Fee', type: 'integer' },
        { key: 'is_coach', label: 'Coach', type: 'boolean' },
      ],
      edited_by: 'staff',
      seen_by: 'staff',
    },
    {
      kind: 'extra_fields',
      entity: 'post',
      fields: [
        {
          key: 'season',
          label: 'Season',
          type: 'choice',
          choices: [
            { value: '2023', label: '2023' },
            { value: '2024', label: '2024 & on' },
          ],
        },
      ],
      edited_by: 'staff',
      seen_by: 'staff',
    },
    { kind: 'internal_notes', entity: 'post' },
    list('user', ['boat_class', 'certificate', 'fee', 'is_coach', 'last_login', 'registered'], {
      sortable: ['certificate', 'fee', 'registered'],
      filters: ['boat_class', 'certificate', 'fee', 'is_coach'],
      marks: [
        {
          column: 'certificate',
          conditions: [{ attribute: 'certificate', is: 'older_than_days', value: 0 }],
          text: 'Expired',
          colour: 'red',
        },
      ],
      hides: ['posts'],
      empty: 'none <yet>',
    }),
    list('post', ['word_count', 'featured_image', 'modified'], {
      sortable: ['modified'],
      hides: ['tags'],
      bulk: ['season'],
    }),
    list('media', ['alt', 'file_size'], { filters: ['alt'], sortable: ['alt'] }),
    list('comment', ['email'], { roles: ['editor'] }),
    list('category', ['slug'], { hides: ['description'] }),
  ],
};

// Lists of a real administration, as staff see them.
requirePeer(
  'php',
  'phpunit',
  'wordpress',
  'sqlite',
)('lists of the administration', { timeout: 300_000 }, () => {
  let planned: PlannedSite;
  let admin: Session;

  beforeAll(async () => {
    planned = await PlannedSite.create('Club Desk', plan);
    planned.addUsers({ ann: 'subscriber', ben: 'subscriber', cem: 'editor' });
    planned.site.evaluate(
      `$values = array(
         'ann' => array( 'boat_class' => 'eight', 'certificate' => '2020-05-01', 'fee' => '9', 'is_coach' => '1' ),
         'ben' => array( 'boat_class' => 'single', 'certificate' => '2090-05-01', 'fee' => '10', 'is_coach' => '0' ),
       );
       foreach ( $values as $login => $all ) {
         foreach ( $all as $key => $value ) { update_user_meta( username_exists( $login ), "club_desk_$key", $value ); }
       }
       wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_content' => 'Hi', 'comment_author' => 'Zoe', 'comment_author_email' => 'zoe@example.org', 'comment_approved' => 1 ) );
       $with = wp_insert_attachment( array( 'post_title' => 'Harbour', 'post_mime_type' => 'image/png' ) );
       update_post_meta( $with, '_wp_attachment_image_alt', 'A harbour' );
       wp_insert_attachment( array( 'post_title' => 'Nameless', 'post_mime_type' => 'image/png' ) );
       return true;`,
    );
    admin = await planned.logIn('admin');
  }, 300_000);

  afterAll(() => planned?.remove());

  /** Texts of the rows of a list, in its order. */
  const rows = (html: string): readonly string[] =>
    [...html.matchAll(/<tr id=["'](?:user|post|comment|tag)-\d+["'].*?<\/tr>/gs)].map(([row]) =>
      row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    );
  const names = (html: string, all: readonly string[]): readonly (string | undefined)[] =>
    rows(html).map((row) => all.find((name) => row.includes(name)));

  it('have tests of their own that pass', () => {
    expect(ownTestsOf('Club Desk', plan)).toEqual([]);
  });

  it('show the columns of users with their values, and mark what stands out', async () => {
    const { text } = await admin.get('/wp-admin/users.php');
    for (const title of ['Boat class', 'Certificate', 'Fee', 'Coach', 'Last login', 'Registered'])
      expect(text).toContain(title);
    expect(text).not.toMatch(/<th[^>]*column-posts/);
    const [ann, ben] = ['ann', 'ben'].map((name) => rows(text).find((row) => row.includes(`${name}@`)) ?? '');
    expect(ann).toContain('Eight &amp; more');
    expect(ann).toContain('Expired');
    expect(ben).not.toContain('Expired');
    expect(ann).toContain('none &lt;yet&gt;');
    expect(text).toContain('club-desk-list-red');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('sort users, those without a value too', async () => {
    const by = async (column: string, order: string) =>
      names((await admin.get(`/wp-admin/users.php?orderby=club_desk_list_${column}&order=${order}`)).text, [
        'ann',
        'ben',
        'cem',
      ]);
    const ascending = (await by('fee', 'asc')).filter((name) => name !== undefined);
    expect(ascending).toHaveLength(3);
    expect(ascending.indexOf('ann')).toBeLessThan(ascending.indexOf('ben'));
    const descending = (await by('certificate', 'desc')).filter((name) => name !== undefined);
    expect(descending).toHaveLength(3);
    expect(descending.indexOf('ben')).toBeLessThan(descending.indexOf('ann'));
    expect(planned.log.fresh()).toEqual([]);
  });

  it.each([
    ['boat_class=eight', ['ann']],
    ['boat_class=-', ['cem']],
    ['certificate=past', ['ann']],
    ['certificate=upcoming', ['ben']],
    ['fee=%2B', ['ann', 'ben']],
    ['is_coach=yes', ['ann']],
    ['is_coach=no', ['ben', 'cem']],
    ['boat_class=nonsense', ['ann', 'ben', 'cem']],
    ['fee=%2B&club_desk_list_boat_class=single&orderby=club_desk_list_fee', ['ben']],
  ])('filter users by %s', async (query, expected) => {
    const { text } = await admin.get(`/wp-admin/users.php?club_desk_list_${query}`);
    const found = names(text, ['ann@', 'ben@', 'cem@']).flatMap((name) => name?.replace('@', '') ?? []);
    expect(found.toSorted()).toEqual(expected);
    expect(text).toContain('All: Boat class');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('show columns of posts, files and terms, and hide what is not wanted', async () => {
    const posts = (await admin.get('/wp-admin/edit.php?orderby=modified&order=desc')).text;
    expect(posts).toMatch(/column-club_desk_list_word_count/);
    expect(posts).not.toMatch(/<th[^>]*column-tags/);
    const media = await admin.get('/wp-admin/upload.php?mode=list&club_desk_list_alt=-');
    expect(names(media.text, ['Harbour', 'Nameless'])).toEqual(['Nameless']);
    const sorted = await admin.get('/wp-admin/upload.php?mode=list&orderby=club_desk_list_alt&order=desc');
    expect(names(sorted.text, ['Harbour', 'Nameless'])).toHaveLength(2);
    const terms = (await admin.get('/wp-admin/edit-tags.php?taxonomy=category')).text;
    expect(terms).toMatch(/column-club_desk_list_slug/);
    expect(terms).not.toMatch(/<th[^>]*column-description/);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('set a field of several posts at once, for who may edit them', async () => {
    const ids = planned.site.evaluate<number[]>(
      `return array_map( fn( $title ) => wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_author' => 1 ) ), array( 'Spring', 'Autumn' ) );`,
    );
    const seasons = () =>
      planned.site.evaluate<string[]>(
        `wp_cache_flush(); return array_map( fn( $id ) => get_post_meta( $id, 'club_desk_season', true ), json_decode( '${JSON.stringify(ids)}' ) );`,
      );
    const { text } = await admin.get('/wp-admin/edit.php');
    expect(text).toContain('<optgroup label="Set Season">');
    expect(text).toMatch(/value="club_desk_set_season:2024">2024 &amp; on</);
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const act = (session: Session, value: string, with_ = nonce) => {
      const query = new URLSearchParams({ _wpnonce: with_, action: `club_desk_set_season:${value}`, action2: '-1' });
      for (const id of ids) query.append('post[]', String(id));
      return session.get(`/wp-admin/edit.php?${query}`);
    };
    const { headers } = await act(admin, '2024');
    expect(seasons()).toEqual(['2024', '2024']);
    const next = new URL(headers.get('location') ?? '', planned.site.url);
    expect((await admin.get(`${next.pathname}${next.search}`)).text).toContain('2 entries changed.');
    await act(admin, '1999');
    await act(admin, '2023', 'wrong');
    expect(seasons()).toEqual(['2024', '2024']);
    planned.addUsers({ con: 'contributor' });
    const con = await planned.logIn('con');
    const own = /name="_wpnonce" value="([^"]+)"/.exec((await con.get('/wp-admin/edit.php')).text)?.[1] ?? '';
    await act(con, '2023', own);
    expect(seasons()).toEqual(['2024', '2024']);
    await act(admin, '');
    expect(seasons()).toEqual(['', '']);
  });

  it('count the notes that staff leave in the editor, which nobody else has', async () => {
    const id = planned.site.evaluate<number>(
      `return wp_insert_post( array( 'post_title' => 'Regatta', 'post_status' => 'publish' ) );`,
    );
    const edit = async (session: Session) => (await session.get(`/wp-admin/post.php?post=${id}&action=edit`)).text;
    const nonceOf = (html: string) => /data-action="club_desk_add_note" data-nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const add = (session: Session, note: string, nonce: string) =>
      session.post(
        '/wp-admin/admin-ajax.php',
        new URLSearchParams({ action: 'club_desk_add_note', _ajax_nonce: nonce, id: String(id), text: note }),
      );
    const nonce = nonceOf(await edit(admin));
    expect((await add(admin, '<b>Call</b> the harbour', nonce)).status).toBe(200);
    expect((await add(admin, ' ', nonce)).status).toBe(400);
    const cem = await planned.logIn('cem');
    expect((await add(cem, 'Done\\it', nonceOf(await edit(cem)))).text).toContain('Note added.');
    const html = await edit(admin);
    expect(html).toMatch(
      /<strong>Cem<\/strong>[\s\S]*?Done\\it<\/li><li><strong>admin<\/strong>[\s\S]*?Call the harbour/,
    );
    expect((await add(cem, 'No', 'wrong')).status).toBe(403);
    const ann = await planned.logIn('ann');
    expect((await add(ann, 'No', nonce)).status).toBe(403);
    expect((await admin.get('/wp-admin/edit.php?s=Regatta')).text).toMatch(/column-_club_desk_note[^>]*>2</);
    const visitor = planned.visitor();
    expect((await visitor.get(`/?p=${id}`)).text).not.toContain('harbour</li>');
    expect((await visitor.get(`/wp-json/wp/v2/posts/${id}`)).text).not.toContain('Call');
    expect(JSON.stringify((await admin.rest('GET', `/wp/v2/posts/${id}?context=edit`)).body)).not.toContain('Call');
  });

  it('are changed for the roles that the plan names alone', async () => {
    expect((await admin.get('/wp-admin/edit-comments.php')).text).not.toContain('club_desk_list_email');
    const editor = await planned.logIn('cem');
    expect((await editor.get('/wp-admin/edit-comments.php')).text).toMatch(
      /club_desk_list_email[\s\S]*zoe@example\.org/,
    );
  });
});
