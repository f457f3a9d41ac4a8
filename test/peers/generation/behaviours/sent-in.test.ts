import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session, SiteAnswer } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = {
  version: 1,
  roles: [{ key: 'hr', name: 'HR', may: [{ entity: 'application', deeds: ['read_private', 'write', 'edit_others'] }] }],
  entities: [
    {
      key: 'application',
      singular: 'Application',
      plural: 'Applications',
      public: false,
      fields: [
        { key: 'email', label: 'Email', type: 'email', required: true },
        { key: 'website', label: 'Website', type: 'url' },
        { key: 'cv', label: 'CV', type: 'file', required: true },
        { key: 'photos', label: 'Photos', type: 'gallery' },
      ],
    },
    {
      key: 'pet',
      singular: 'Pet',
      plural: 'Pets',
      supports: ['title', 'thumbnail'],
      core_fields: [{ label: 'Photo', as: 'thumbnail' }],
    },
    {
      key: 'grade',
      singular: 'Grade',
      plural: 'Grades',
      public: false,
      fields: [
        { key: 'pupil', label: 'Pupil', type: 'user', required: true, roles: ['subscriber'] },
        { key: 'mark', label: 'Mark', type: 'integer', min: 1, max: 6, required: true },
      ],
      owner: 'pupil',
    },
    {
      key: 'subscription',
      singular: 'Subscription',
      plural: 'Subscriptions',
      public: false,
      fields: [{ key: 'email', label: 'Email', type: 'email', required: true }],
    },
    { key: 'book', singular: 'Book', plural: 'Books' },
  ],
  behaviours: [
    {
      kind: 'public_form',
      entity: 'application',
      requires_login: false,
      uploads: [
        { field: 'cv', types: ['pdf'], max_mb: 1, most: 1 },
        { field: 'photos', types: ['png'], max_mb: 1, most: 2 },
      ],
    },
    {
      kind: 'public_form',
      entity: 'pet',
      requires_login: false,
      uploads: [{ field: 'thumbnail', types: ['png'], max_mb: 1, most: 1 }],
    },
    { kind: 'public_form', entity: 'subscription', requires_login: false, confirmation: 'email' },
    { kind: 'unique_entry', entity: 'subscription', field: 'email', parent: null },
    {
      kind: 'listing',
      entity: 'grade',
      name: 'my_grades',
      whose: 'own',
      order_by: 'date',
      order: 'desc',
      layout: 'table',
      attributes: ['mark'],
      links: 'none',
      per_page: 50,
      paging: 'none',
      audience: { who: 'logged_in' },
    },
    {
      kind: 'figure',
      entity: 'grade',
      name: 'my_average',
      title: 'My average',
      what: 'average',
      attribute: 'mark',
      whose: 'own',
      look: 'number',
      decimals: 1,
      before: '',
      after: '',
      cache_minutes: 0,
      audience: { who: 'logged_in' },
    },
    {
      kind: 'reaction',
      name: 'stars',
      entity: 'book',
      act: { is: 'rate', highest: 5 },
      audience: { who: 'everyone' },
      own_records: true,
      can_undo: true,
      counts: 'everyone',
      has_list: false,
    },
    {
      kind: 'listing',
      entity: 'book',
      name: 'books',
      whose: 'all',
      order_by: 'stars_average',
      order: 'desc',
      layout: 'table',
      attributes: ['stars_average'],
      links: 'none',
      per_page: 50,
      paging: 'none',
      audience: { who: 'everyone' },
    },
  ],
  features: ['custom_post_type', 'meta_boxes', 'shortcode'],
};

const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

requirePeer('php', 'wordpress', 'sqlite')('what visitors send in', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let pages: Record<string, string>;

  beforeAll(async () => {
    site = await PlannedSite.create('Front Desk', plan);
    site.addUsers({ hanna: 'front_desk_hr', ed: 'editor', sue: 'subscriber', sam: 'subscriber' });
    pages = site.site.evaluate(`
      $pages = array();
      foreach ( array( 'application', 'pet', 'subscription' ) as $key ) {
        $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $key, 'post_content' => "[front_desk_{$key}_form]" ) );
        $pages[ $key ] = wp_make_link_relative( get_permalink( $id ) );
      }
      return $pages;`);
  }, 120_000);

  afterAll(() => site?.remove());

  /** Fills a form in and sends it. */
  const send = async (
    key: string,
    values: Readonly<Record<string, string>>,
    files: readonly (readonly [string, string | Buffer, string])[] = [],
    who = site.visitor(),
  ): Promise<SiteAnswer> => {
    // The limit of an hour is for others.
    site.site.evaluate(
      `global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%front_desk_sent_%'" ); wp_cache_flush(); return 1;`,
    );
    const page = pages[key] ?? '';
    const { fields } = readForm((await who.get(page)).text, 'front-desk-form');
    for (const [name, value] of Object.entries(values)) fields.set(`front_desk_fields[${name}]`, value);
    if (files.length === 0) return who.post(page, fields);
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    for (const [field, content, name] of files)
      form.append(`front_desk_file_${field}[]`, new Blob([content as string]), name);
    return who.post(page, form);
  };
  const text = (answer: SiteAnswer): string => answer.text.replace(/<[^>]+>/g, ' ');

  it('has files of the kinds and sizes that were asked for, and no others', async () => {
    const ann = { title: 'Ann', email: 'ann@example.org', website: 'https://ann.example.org' };
    expect(text(await send('application', ann))).toContain('This field is required.');
    expect(text(await send('application', ann, [['cv', '<?php', 'cv.php']]))).toContain('cv.php is not allowed');
    expect(text(await send('application', ann, [['cv', 'MZ not a document', 'cv.pdf']]))).toContain('is not allowed');
    expect(text(await send('application', ann, [['cv', pdf.padEnd(1_100_000), 'cv.pdf']]))).toContain(
      'is larger than 1 MB.',
    );
    const three = ['1.png', '2.png', '3.png'].map((name) => ['photos', png, name] as const);
    expect(text(await send('application', ann, [['cv', pdf, 'cv.pdf'], ...three]))).toContain(
      'Please choose up to 2 files.',
    );
    expect(
      site.site.evaluate(`return count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any' ) ) );`),
    ).toBe(0);
    const sent = await send('application', ann, [['cv', pdf, 'My CV.pdf'], ...three.slice(0, 2)]);
    expect(sent.status).toBe(302);
  });

  it('shows private files to nobody but staff who may see the entry', async () => {
    const { url, raw, listed, website } = site.site.evaluate<Record<string, string>>(`
      $post = get_posts( array( 'post_type' => 'front_desk_application', 'post_status' => 'any' ) )[0] ?? get_posts( array( 'post_type' => array_values( get_post_types( array( '_builtin' => false ) ) ), 'post_status' => 'any' ) )[0];
      $id   = (int) get_post_meta( $post->ID, 'front_desk_cv', true );
      wp_set_current_user( 1 );
      $listed = new WP_Query( array( 'post_type' => 'attachment', 'post_status' => 'any' ) );
      return array(
        'url'     => wp_make_link_relative( wp_get_attachment_url( $id ) ),
        'raw'     => '/wp-content/uploads/' . get_post_meta( $id, '_wp_attached_file', true ),
        'listed'  => (string) $listed->found_posts,
        'website' => get_post_meta( $post->ID, 'front_desk_website', true ),
      );`);
    expect(raw).toMatch(/front-desk-private\/[a-z0-9]{32}\.pdf$/);
    expect([listed, website]).toEqual(['0', 'https://ann.example.org']);
    const statusFor = async (who: Session) => (await who.get(url ?? '')).status;
    expect(await statusFor(site.visitor())).toBe(302);
    expect(await statusFor(await site.logIn('sue'))).toBe(403);
    const file = await (await site.logIn('hanna')).get(url ?? '');
    expect([file.status, file.text, file.headers.get('content-disposition')]).toEqual([
      200,
      pdf,
      'attachment; filename="My-CV.pdf"',
    ]);
    expect(
      site.site.evaluate(`return file_get_contents( WP_CONTENT_DIR . '/uploads/front-desk-private/.htaccess' );`),
    ).toContain('Require all denied');
  });

  it('has pictures of public entries in the media library, which go with them', async () => {
    expect((await send('pet', { title: 'Rex' }, [['thumbnail', png, 'rex.png']])).status).toBe(302);
    const counted = site.site.evaluate<number[]>(`
      $files = function () { return count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => 'front_desk_file_of' ) ) ); };
      $pet   = get_posts( array( 'post_type' => 'front_desk_pet', 'post_status' => 'any' ) )[0];
      $found = array( $files(), (int) ( get_post_thumbnail_id( $pet ) > 0 ) );
      wp_delete_post( $pet->ID, true );
      $found[] = $files();
      return $found;`);
    expect(counted).toEqual([4, 1, 3]);
  });

  it('counts once the address is confirmed, and is deleted by who unsubscribes', async () => {
    const status = () =>
      site.site.evaluate<string[]>(
        `wp_cache_flush(); return array_values( wp_list_pluck( get_posts( array( 'post_type' => Front_Desk_Subscription_Post_Type::POST_TYPE, 'post_status' => 'any' ) ), 'post_status' ) );`,
      );
    site.mails();
    const ann = { title: 'Ann', email: 'ann@example.org' };
    expect((await send('subscription', ann)).status).toBe(302);
    expect((await send('subscription', ann)).status).toBe(302);
    expect(status()).toEqual(['draft']);
    const mails = site.mails().filter(({ to }) => to === 'ann@example.org');
    expect(mails).toHaveLength(2);
    const [confirm = '', leave = ''] = mails[0]?.message.match(/http\S+/g) ?? [];
    const visitor = site.visitor();
    expect((await visitor.get(confirm.replace(/key=\w+/, 'key=0'))).status).toBe(410);
    expect(status()).toEqual(['draft']);
    expect((await visitor.get(confirm)).text).toContain('is confirmed');
    expect(status()).toEqual(['publish']);
    expect((await send('subscription', ann)).status).toBe(302);
    expect(site.mails().filter(({ to }) => to === 'ann@example.org')).toEqual([]);
    expect((await visitor.get(leave)).text).toContain('Unsubscribe');
    expect(status()).toEqual(['publish']);
    await visitor.post(leave, new URLSearchParams({ leave: '1' }));
    expect(status()).toEqual([]);
  });

  it('belongs to whom it names, who sees it with its average', async () => {
    const path = site.site.evaluate<string>(`
      $user = static function ( $login ) { return get_user_by( 'login', $login )->ID; };
      foreach ( array( array( 'sue', 2 ), array( 'sue', 3 ), array( 'sam', 6 ) ) as list( $login, $mark ) ) {
        $id = wp_insert_post( array( 'post_type' => 'front_desk_grade', 'post_status' => 'publish', 'post_title' => "Grade of $login", 'post_author' => 1 ) );
        update_post_meta( $id, 'front_desk_pupil', $user( $login ) );
        update_post_meta( $id, 'front_desk_mark', $mark );
      }
      $page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_content' => '[front_desk_my_grades] [front_desk_my_average]' ) );
      return wp_make_link_relative( get_permalink( $page ) );`);
    const seen = text(await (await site.logIn('sue')).get(path));
    expect(seen.match(/Grade of \w+/g)).toEqual(['Grade of sue', 'Grade of sue']);
    expect(seen).toContain('2.5');
    expect(text(await site.visitor().get(path))).not.toContain('Grade of');
  });

  it('is ordered by what visitors rate it', async () => {
    const path = site.site.evaluate<string>(`
      global $wpdb;
      foreach ( array( 'Emma' => array( 2, 3 ), 'Ulysses' => array(), 'Dracula' => array( 5, 4 ) ) as $title => $stars ) {
        $id = wp_insert_post( array( 'post_type' => 'front_desk_book', 'post_status' => 'publish', 'post_title' => $title ) );
        foreach ( $stars as $number => $value ) {
          $wpdb->insert( $wpdb->prefix . 'front_desk_reactions', array( 'name' => 'stars', 'record_id' => $id, 'person' => "v$number", 'value' => $value, 'created_at' => '2030-01-01 00:00:00' ) );
        }
      }
      $page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Rated', 'post_content' => '[front_desk_books]' ) );
      return wp_make_link_relative( get_permalink( $page ) );`);
    const seen = text(await site.visitor().get(path));
    expect(seen.match(/Emma|Ulysses|Dracula|\b[24]\.5\b/g)).toEqual(['Dracula', '4.5', 'Emma', '2.5', 'Ulysses']);
  });

  it('passes its own tests, says nothing in the log, and leaves nothing behind', () => {
    expect(ownTestsOf('Front Desk', plan)).toEqual([]);
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
  });
});
