import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = {
  version: 1,
  entities: [
    {
      key: 'pet',
      singular: 'Pet',
      plural: 'Pets',
      supports: ['title', 'editor', 'author'],
      fields: [
        { key: 'species', label: 'Species', type: 'text', required: true },
        { key: 'seen_on', label: 'Seen on', type: 'date' },
        { key: 'email', label: 'Email', type: 'email' },
        {
          key: 'status',
          label: 'Status',
          type: 'choice',
          choices: [
            { value: 'missing', label: 'Missing' },
            { value: 'found', label: 'Found' },
          ],
        },
      ],
    },
  ],
  behaviours: [
    {
      kind: 'own_records',
      entity: 'pet',
      name: 'my_pet',
      proof: { by: 'link', field: 'email' },
      fields: ['title', 'species', 'seen_on'],
      marks: [{ label: 'Mark as found', field: 'status', value: 'found' }],
      can_delete: true,
      after_edit: 'waits',
    },
    {
      kind: 'own_records',
      entity: 'post',
      name: 'my_posts',
      proof: { by: 'account' },
      fields: ['title', 'content'],
      marks: [],
      can_delete: false,
      after_edit: 'stays',
    },
    {
      kind: 'owner_message',
      entity: 'pet',
      field: 'email',
      label: 'Write to the owner',
      button: 'Send',
      requires_login: false,
      conditions: [{ attribute: 'status', is: 'not_equal', value: 'found' }],
      consent: '',
      hourly: 2,
      subject: '',
      message: '',
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('owners of records', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let pet: { id: number; path: string; link: string };

  beforeAll(async () => {
    site = await PlannedSite.create('Lost Paws', plan);
    site.addUsers({ ann: 'subscriber', ben: 'subscriber' });
    pet = site.site.evaluate(`
      $id = wp_insert_post( array( 'post_type' => 'lost_paws_pet', 'post_status' => 'publish', 'post_title' => 'Rex', 'post_content' => 'A dog.', 'meta_input' => array( 'lost_paws_species' => 'Dog', 'lost_paws_email' => 'olga@example.org', 'lost_paws_pet_status' => 'missing' ) ) );
      return array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ), 'link' => str_replace( home_url(), '', Lost_Paws_Own_Records_1::link_of( get_post( $id ) ) ) );`);
  }, 120_000);

  afterAll(() => site?.remove());

  const meta = (key: string): string =>
    site.site.evaluate(`wp_cache_flush(); return get_post_meta( ${pet.id}, 'lost_paws_${key}', true );`);
  const status = (id: number): string => site.site.evaluate(`wp_cache_flush(); return get_post_status( ${id} );`);

  it('are written to by visitors who never read the address', async () => {
    expect(site.mails()).toMatchObject([{ to: 'olga@example.org', message: expect.stringContaining('key=') }]);
    const visitor = site.visitor();
    const page = (await visitor.get(pet.path)).text;
    expect(page).not.toContain('olga@example.org');
    const { fields } = readForm(page, 'id="lost_paws_message_1"');
    fields.set('message_name', 'Mia\r\nBcc: all@example.org');
    fields.set('message_email', 'mia@example.org');
    fields.set('message_text', 'I saw <b>Rex</b>!');
    const wrong = new URLSearchParams(fields);
    wrong.set('message_email', 'nobody');
    expect((await visitor.post(pet.path, wrong)).text).toContain('role="alert"');
    const bot = new URLSearchParams(fields);
    bot.set('message_homepage', 'x');
    expect((await visitor.post(pet.path, bot)).status).toBe(302);
    expect(site.mails()).toEqual([]);

    const answer = await visitor.post(pet.path, fields);
    expect(answer.status).toBe(302);
    expect((await visitor.get(answer.headers.get('location') ?? '')).text).toContain('Your message has been sent.');
    expect(site.mails()).toMatchObject([
      { to: 'olga@example.org', headers: ['Reply-To: mia@example.org'], message: expect.stringContaining('Rex!') },
    ]);
    expect((await visitor.post(pet.path, fields)).status).toBe(302);
    expect((await visitor.post(pet.path, fields)).text).toContain('several messages already');
    expect(site.mails()).toHaveLength(1);
  });

  it('change, mark and delete what is theirs with the link alone', async () => {
    const owner = site.visitor();
    expect((await owner.get(pet.link.replace(/key=.{6}/, 'key=abcdef'))).status).toBe(403);
    const { fields } = readForm((await owner.get(pet.link)).text, 'lost-paws-own-record');
    fields.set('own[title]', 'Rex <script>');
    fields.set('own[species]', 'Big dog');
    fields.set('own_deed', 'save');
    const stranger = site.visitor();
    expect((await stranger.post(pet.link.replace(/key=.{6}/, 'key=abcdef'), fields)).status).toBe(403);
    expect(meta('species')).toBe('Dog');

    expect((await owner.post(pet.link, fields)).status).toBe(302);
    expect(meta('species')).toBe('Big dog');
    expect(status(pet.id)).toBe('pending');

    fields.set('own[species]', '');
    expect((await owner.post(pet.link, fields)).text).toContain('role="alert"');
    expect(meta('species')).toBe('Big dog');

    fields.set('own_deed', 'mark_0');
    await owner.post(pet.link, fields);
    expect(meta('pet_status')).toBe('found');
    site.site.evaluate(`wp_publish_post( ${pet.id} ); return true;`);
    expect((await site.visitor().get(pet.path)).text).not.toContain('id="lost_paws_message_1"');

    fields.set('own_deed', 'delete');
    await owner.post(pet.link, fields);
    expect(status(pet.id)).toBe('trash');
    expect((await owner.get(pet.link)).status).toBe(403);
  });

  it('change their own posts when logged in, and nobody else does', async () => {
    const made = site.site.evaluate<{ id: number; path: string }>(`
      $id   = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Mine', 'post_author' => get_user_by( 'login', 'ann' )->ID ) );
      $page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Posts', 'post_content' => '[lost_paws_my_posts]' ) );
      return array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $page ) ) );`);
    const ann = await site.logIn('ann');
    const { fields } = readForm((await ann.get(made.path)).text, `id="lost_paws_own_2-${made.id}"`);
    fields.set('own[content]', 'New <script>alert(1)</script>text');
    fields.set('own_deed', 'save');
    const ben = await site.logIn('ben');
    expect((await ben.get(made.path)).text).not.toContain('lost_paws_own_2-');
    expect((await ben.post(made.path, fields)).status).toBe(403);
    expect((await ann.post(made.path, fields)).status).toBe(302);
    expect(site.site.evaluate(`wp_cache_flush(); return get_post( ${made.id} )->post_content;`)).toBe(
      'New alert(1)text',
    );
    expect((await site.visitor().get(made.path)).text).toContain('Log in to see your posts');
  });

  it('logs nothing, leaves nothing, and passes its own tests', () => {
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
    expect(ownTestsOf('Lost Paws', plan)).toEqual([]);
  }, 120_000);
});
