import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extraFields } from '../../../../server/src/generation/behaviours/extra-fields/extra-fields.ts';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

/** What REST says of a record. */
interface Answer {
  readonly code?: string;
  readonly club_desk_phone?: unknown;
  readonly club_desk_subjects?: unknown;
  readonly club_desk_city?: unknown;
  readonly club_desk_photographer?: unknown;
}

const plan: PluginPlan = {
  version: 1,
  roles: [{ key: 'teacher', name: 'Teacher' }],
  behaviours: extraFields.examples.map(({ asks }) => asks),
};

requirePeer(
  'php',
  'phpunit',
  'wordpress',
  'sqlite',
)('extra fields', { timeout: 300_000 }, () => {
  let planned: PlannedSite;
  let admin: Session;
  let reader: Session;
  let visitor: Session;

  beforeAll(async () => {
    planned = await PlannedSite.create('Club Desk', plan);
    planned.addUsers({ teacher1: 'club_desk_teacher', writer: 'author' });
    planned.site.evaluate(
      `update_option( 'users_can_register', 1 ); update_option( 'comment_moderation', 0 ); update_option( 'comment_previously_approved', 0 ); return true;`,
    );
    admin = await planned.logIn('admin');
    reader = await planned.logIn('reader');
    visitor = planned.visitor();
  }, 300_000);

  afterAll(() => planned?.remove());

  it('have tests of their own that pass', () => {
    expect(ownTestsOf('Club Desk', plan)).toEqual([]);
  });

  it('are asked for on registration: what is required, valid and given once', async () => {
    const { fields } = readForm((await visitor.get('/wp-login.php?action=register')).text, 'registerform');
    expect([...fields.keys()].filter((name) => name.startsWith('club_desk_extra['))).toEqual([
      'club_desk_extra[phone]',
      'club_desk_extra[birthday]',
      'club_desk_extra[school]',
      'club_desk_extra[date_of_birth]',
    ]);
    fields.set('user_login', 'newcomer');
    fields.set('user_email', 'newcomer@example.org');
    fields.set('club_desk_extra[birthday]', '2001-02-31');
    const refused = await visitor.post('/wp-login.php?action=register', fields);
    expect(refused.text).toContain('School is required.');
    expect(refused.text).toContain('Birthday is not a valid date.');
    expect(planned.site.evaluate(`return username_exists( 'newcomer' );`)).toBe(false);
    const unasked = new URLSearchParams(fields);
    unasked.delete('club_desk_extra_nonce');
    expect((await visitor.post('/wp-login.php?action=register', unasked)).text).toContain('The form has expired');

    fields.set('club_desk_extra[birthday]', '2001-02-03');
    fields.set('club_desk_extra[school]', `St "Mary's" <b>& Co</b>`);
    fields.set('club_desk_extra[date_of_birth]', '2001-02-03');
    fields.set('club_desk_extra[staff_number]', 'sneaked in');
    expect((await visitor.post('/wp-login.php?action=register', fields)).status).toBe(302);
    expect(
      planned.site.evaluate(
        `$id = username_exists( 'newcomer' ); wp_set_password( 'password', $id ); return array_map( fn( $key ) => get_user_meta( $id, "club_desk_$key", true ), array( 'school', 'birthday', 'date_of_birth', 'staff_number' ) );`,
      ),
    ).toEqual([`St "Mary's" & Co`, '2001-02-03', '2001-02-03', '']);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('are in the profile of their owner: with a right nonce, what is locked stays, what is for staff is not there', async () => {
    const newcomer = await planned.logIn('newcomer');
    const page = await newcomer.get('/wp-admin/profile.php');
    expect(page.text).not.toContain('Staff number');
    expect(page.text).toContain('2001');
    const { fields } = readForm(page.text, 'your-profile');
    expect(fields.has('club_desk_extra[date_of_birth]')).toBe(false);
    expect(fields.has('club_desk_extra[subjects][]')).toBe(false);
    fields.set('club_desk_extra[phone]', '+49 30 123');
    fields.set('club_desk_extra[date_of_birth]', '1999-01-01');
    fields.set('club_desk_extra[staff_number]', '7');
    await newcomer.post('/wp-admin/profile.php', fields);
    fields.set('club_desk_extra[phone]', 'no phone!');
    const refused = await newcomer.post('/wp-admin/profile.php', fields);
    expect(refused.text).toMatch(/Phone number/);
    const values = `$id = username_exists( 'newcomer' ); return array_map( fn( $key ) => get_user_meta( $id, "club_desk_$key", true ), array( 'phone', 'date_of_birth', 'staff_number' ) );`;
    expect(planned.site.evaluate(values)).toEqual(['+49 30 123', '2001-02-03', '']);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('are unique where the plan says so', async () => {
    const ids = planned.site.evaluate<number[]>(
      `return array( username_exists( 'newcomer' ), username_exists( 'writer' ) );`,
    );
    const save = async (id: number, number: string): Promise<string> => {
      const { fields } = readForm((await admin.get(`/wp-admin/user-edit.php?user_id=${id}`)).text, 'your-profile');
      fields.set('club_desk_extra[staff_number]', number);
      fields.set('club_desk_extra[school]', 'School');
      fields.set('club_desk_extra[date_of_birth]', '2001-02-03');
      return (await admin.post(`/wp-admin/user-edit.php?user_id=${id}`, fields)).text;
    };
    await save(ids[0] ?? 0, 'A 7');
    expect(await save(ids[1] ?? 0, 'A 7')).toContain('Staff number is already in use.');
    expect(await save(ids[0] ?? 0, 'A 7')).not.toContain('already in use');
    expect(planned.site.evaluate(`return get_user_meta( ${ids[0]}, 'club_desk_staff_number', true );`)).toBe('A 7');
  });

  it('belong to those only who meet the conditions, and are on their page', async () => {
    const teacher = await planned.logIn('teacher1');
    const { fields } = readForm((await teacher.get('/wp-admin/profile.php')).text, 'your-profile');
    fields.append('club_desk_extra[subjects][]', 'maths');
    fields.append('club_desk_extra[subjects][]', 'art');
    fields.set('club_desk_extra[school]', 'School');
    fields.set('club_desk_extra[date_of_birth]', '1980-02-03');
    fields.set('club_desk_extra[phone]', '030 999');
    expect((await teacher.post('/wp-admin/profile.php', fields)).status).toBe(302);
    planned.site.evaluate(
      `return wp_insert_post( array( 'post_title' => 'Lesson', 'post_status' => 'publish', 'post_author' => username_exists( 'teacher1' ) ) );`,
    );
    const { text } = await visitor.get('/author/teacher1/');
    expect(text).toContain('<dt>Subjects</dt><dd>Maths, Art</dd>');
    expect(text).not.toContain('030 999');
    expect(text).not.toContain('<dt>School</dt>');
    const id = planned.site.evaluate<number>(`return username_exists( 'teacher1' );`);
    const asVisitor = (await visitor.rest<Answer>('GET', `/wp/v2/users/${id}`)).body;
    expect([asVisitor.club_desk_subjects, asVisitor.club_desk_phone]).toEqual([['maths', 'art'], null]);
    const asReader = (await reader.rest<Answer>('GET', `/wp/v2/users/${id}`)).body;
    expect(asReader.club_desk_phone).toBeNull();
    const asAdmin = (await admin.rest<Answer>('GET', `/wp/v2/users/${id}`)).body;
    expect(asAdmin.club_desk_phone).toBe('030 999');
    const own = (await teacher.rest<Answer>('POST', '/wp/v2/users/me', { club_desk_phone: '030 111' })).body;
    expect(own.club_desk_phone).toBe('030 111');
    const wrong = await teacher.rest<Answer>('POST', '/wp/v2/users/me', { club_desk_phone: 'none!' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'rest_invalid_param']);
    const staffOnly = await teacher.rest<Answer>('POST', '/wp/v2/users/me', { club_desk_staff_number: '1' });
    expect(staffOnly.status).toBe(403);
    expect(planned.log.fresh()).toEqual([]);
  });

  it('are in the comment form, below the comment and on its edit screen', async () => {
    const post = planned.site.evaluate<number>(
      `return wp_insert_post( array( 'post_title' => 'Talk', 'post_name' => 'talk', 'post_status' => 'publish', 'comment_status' => 'open' ) );`,
    );
    const { fields } = readForm((await visitor.get('/talk/')).text, 'commentform');
    fields.set('author', 'Ann');
    fields.set('email', 'ann@example.org');
    fields.set('comment', 'Hello there');
    fields.set('club_desk_extra[city]', 'Łódź "<i>" & co');
    expect((await visitor.post('/wp-comments-post.php', fields)).status).toBe(302);
    expect((await visitor.get('/talk/')).text).toContain('<dt>City</dt><dd>Łódź &quot;&quot; &amp; co</dd>');
    const id = planned.site.evaluate<number>(
      `return (int) get_comments( array( 'post_id' => ${post} ) )[0]->comment_ID;`,
    );
    const edit = readForm((await admin.get(`/wp-admin/comment.php?action=editcomment&c=${id}`)).text, 'comment.php');
    edit.fields.set('club_desk_extra[city]', 'Warsaw');
    await admin.post('/wp-admin/comment.php', edit.fields);
    expect((await visitor.rest<Answer>('GET', `/wp/v2/comments/${id}`)).body.club_desk_city).toBe('Warsaw');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('are in the forms of terms and on their pages', async () => {
    const { fields } = readForm((await admin.get('/wp-admin/edit-tags.php?taxonomy=category')).text, 'id="addtag"');
    fields.set('tag-name', 'News');
    fields.set('club_desk_extra[colour]', 'reddish');
    fields.set('action', 'add-tag');
    expect((await admin.post('/wp-admin/admin-ajax.php', fields)).text).toContain('Colour');
    fields.set('club_desk_extra[colour]', '#1d4ed8');
    await admin.post('/wp-admin/admin-ajax.php', fields);
    const id = planned.site.evaluate<number>(`return get_term_by( 'name', 'News', 'category' )->term_id;`);
    planned.site.evaluate(
      `return wp_insert_post( array( 'post_title' => 'Item', 'post_status' => 'publish', 'post_category' => array( ${id} ) ) );`,
    );
    expect((await visitor.get('/category/news/')).text).toContain('<dt>Colour</dt><dd>#1d4ed8</dd>');
    const edit = readForm((await admin.get(`/wp-admin/term.php?taxonomy=category&tag_ID=${id}`)).text, 'id="edittag"');
    expect(edit.fields.get('club_desk_extra[colour]')).toBe('#1d4ed8');
    edit.fields.set('club_desk_extra[colour]', '#000000');
    await admin.post('/wp-admin/edit-tags.php', edit.fields);
    expect(planned.site.evaluate(`return get_term_meta( ${id}, 'club_desk_colour', true );`)).toBe('#000000');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('are on the edit screens of posts and files, and where visitors read them', async () => {
    const id = planned.site.evaluate<number>(
      `return wp_insert_post( array( 'post_title' => 'Story', 'post_name' => 'story', 'post_status' => 'publish', 'post_content' => 'Text.' ) );`,
    );
    const screen = `/wp-admin/post.php?post=${id}&action=edit&classic=1`;
    const { fields } = readForm((await admin.get(screen)).text, 'id="post"');
    fields.set('club_desk_extra[subtitle]', 'A tale');
    fields.set('club_desk_extra[source]', 'javascript:void(0)');
    await admin.post('/wp-admin/post.php', fields);
    expect((await admin.get(screen)).text).toContain('Source is not a valid URL.');
    expect((await visitor.get('/story/')).text).toContain('<dt>Subtitle</dt><dd>A tale</dd>');
    const file = planned.site.evaluate<number>(`
      $upload = wp_upload_bits( 'cat.gif', null, base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ) );
      return wp_insert_attachment( array( 'post_mime_type' => 'image/gif', 'post_title' => 'Cat' ), $upload['file'] );`);
    const media = readForm(
      (await admin.get(`/wp-admin/post.php?post=${file}&action=edit&classic=1`)).text,
      'id="post"',
    );
    media.fields.set(`attachments[${file}][club_desk_photographer]`, 'Ann');
    await admin.post('/wp-admin/post.php', media.fields);
    expect((await visitor.rest<Answer>('GET', `/wp/v2/media/${file}`)).body.club_desk_photographer).toBe('Ann');
    expect(planned.log.fresh()).toEqual([]);
  });

  it('leave nothing behind', () => {
    expect(planned.uninstall()).toEqual([]);
    expect(planned.log.fresh()).toEqual([]);
  });
});
