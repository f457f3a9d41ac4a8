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
    site.addUsers({ hanna: 'front_desk_hr', ed: 'editor', sue: 'subscriber' });
    pages = site.site.evaluate(`
      $pages = array();
      foreach ( array( 'application', 'pet' ) as $key ) {
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

  it('passes its own tests, says nothing in the log, and leaves nothing behind', () => {
    expect(ownTestsOf('Front Desk', plan)).toEqual([]);
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
  });
});
