import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session } from '../harness/http.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = {
  version: 1,
  entities: [
    { key: 'release', singular: 'Release', plural: 'Releases', supports: ['title', 'editor', 'author'] },
    {
      key: 'leave',
      singular: 'Leave request',
      plural: 'Leave requests',
      public: false,
      fields: [
        { key: 'reason', label: 'Reason', type: 'textarea' },
        {
          key: 'status',
          label: 'Status',
          type: 'choice',
          choices: ['requested', 'approved', 'rejected'].map((value) => ({ value, label: value })),
        },
      ],
    },
  ],
  roles: [
    { key: 'head', name: 'Head', copy_of: 'author', may: [{ entity: 'release', deeds: ['write', 'edit_others'] }] },
    { key: 'press', name: 'Press', copy_of: 'author', may: [{ entity: 'release', deeds: ['write', 'publish'] }] },
  ],
  behaviours: [
    {
      kind: 'extra_fields',
      entity: 'user',
      fields: [{ key: 'manager', label: 'Manager', type: 'user' }],
      edited_by: 'staff',
      seen_by: 'staff',
    },
    { kind: 'public_form', entity: 'leave', requires_login: true },
    {
      kind: 'approval_steps',
      entity: 'release',
      steps: [
        { label: 'Department head', by: { who: 'roles', roles: ['head'] } },
        { label: 'Press office', by: { who: 'roles', roles: ['press'] } },
      ],
      comment: 'to_reject',
      tells_owner: true,
      message: '',
    },
    {
      kind: 'approval_steps',
      entity: 'leave',
      steps: [{ label: 'Manager', by: { who: 'person', attribute: 'owner.manager' } }],
      shows: ['reason'],
      comment: 'optional',
      sets: { field: 'status', waiting: 'requested', approved: 'approved', rejected: 'rejected' },
      tells_owner: true,
      message: '',
    },
  ],
};

const page = (number: number): string => `/wp-admin/admin.php?page=front-desk-approval-${number}`;

requirePeer('php', 'wordpress', 'sqlite')('approval in steps', { timeout: 60_000 }, () => {
  let site: PlannedSite;

  beforeAll(async () => {
    site = await PlannedSite.create('Front Desk', plan);
    site.addUsers({
      hilda: 'front_desk_head',
      percy: 'front_desk_press',
      paula: 'front_desk_press',
      mona: 'subscriber',
      emil: 'subscriber',
    });
  }, 120_000);

  afterAll(() => site?.remove());

  const as = <T>(user: string, code: string): T =>
    site.site.evaluate(`wp_set_current_user( get_user_by( 'login', '${user}' )->ID ); ${code}`);
  const status = (id: number): string => site.site.evaluate(`wp_cache_flush(); return get_post_status( ${id} );`);
  const release = (user: string, state: string): number =>
    as(
      user,
      `return wp_insert_post( array( 'post_type' => 'front_desk_release', 'post_status' => '${state}', 'post_title' => 'News <b>', 'post_content' => 'All <script>alert(1)</script>well.', 'post_author' => get_current_user_id() ) );`,
    );

  async function decide(session: Session, number: number, id: number, decision: string, comment = '') {
    const { fields } = readForm((await session.get(page(number))).text, `id="decide-${id}"`);
    fields.set('decision', decision);
    fields.set('comment', comment);
    return session.post('/wp-admin/admin-post.php', fields);
  }

  it('publishes after both, asks one after the other, and lets nobody publish before', async () => {
    const id = release('paula', 'publish');
    expect(status(id)).toBe('pending');
    expect(site.mails().map(({ to }) => to)).toEqual(['hilda@example.org']);

    const percy = await site.logIn('percy');
    expect((await percy.get(page(1))).text).not.toContain(`id="decide-${id}"`);

    const hilda = await site.logIn('hilda');
    const { text } = await hilda.get(page(1));
    expect(text).toContain('Department head');
    expect(text).not.toContain('<script>alert(1)');
    expect((await decide(hilda, 1, id, 'approve')).status).toBe(302);
    expect(status(id)).toBe('pending');
    expect(site.mails().map(({ to }) => to)).toEqual(['percy@example.org']);

    // What a step has approved is changed by nobody but who decides next.
    expect(as('paula', `return current_user_can( 'edit_post', ${id} );`)).toBe(false);
    as('paula', `wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) ); return true;`);
    expect(status(id)).toBe('pending');

    expect((await decide(percy, 1, id, 'approve', 'Fine')).status).toBe(302);
    expect(status(id)).toBe('publish');
    expect(site.mails()).toMatchObject([{ to: 'paula@example.org', message: expect.stringContaining('Fine') }]);
  });

  it('sends back what is rejected, with a comment, and begins anew', async () => {
    const id = release('paula', 'pending');
    const hilda = await site.logIn('hilda');
    const percy = await site.logIn('percy');
    await decide(hilda, 1, id, 'approve');
    site.mails();
    expect((await decide(percy, 1, id, 'reject', '  ')).status).toBe(400);
    expect((await decide(percy, 1, id, 'reject', 'Too <i>long')).status).toBe(302);
    expect(status(id)).toBe('draft');
    expect(site.mails()).toMatchObject([
      { to: 'paula@example.org', subject: 'Not approved: News <b>', message: expect.stringContaining('Too') },
    ]);
    as('paula', `wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish' ) ); return true;`);
    expect(status(id)).toBe('pending');
    expect(site.mails().map(({ to }) => to)).toEqual(['hilda@example.org']);
  });

  it('asks the manager of who sends it in, and nobody else', async () => {
    site.site.evaluate(
      `update_user_meta( get_user_by( 'login', 'emil' )->ID, 'front_desk_manager', get_user_by( 'login', 'mona' )->ID ); return true;`,
    );
    const id = as<number>(
      'emil',
      `return ( new Front_Desk_Leave_Repository() )->create( array( 'title' => 'Emil', 'reason' => 'Sea & sun', 'status' => 'pending' ) );`,
    );
    expect(site.mails().map(({ to }) => to)).toEqual(['mona@example.org']);
    const emil = await site.logIn('emil');
    expect((await emil.get(page(2))).text).not.toContain('Sea &amp; sun');
    const mona = await site.logIn('mona');
    expect((await mona.get(page(2))).text).toContain('Sea &amp; sun');
    await decide(mona, 2, id, 'reject');
    expect(site.site.evaluate(`return get_post_meta( ${id}, 'front_desk_leave_status', true );`)).toBe('rejected');
    expect(site.mails().map(({ to }) => to)).toEqual(['emil@example.org']);
  });

  it('refuses who is not asked, and a decision that was taken before', async () => {
    const id = release('paula', 'pending');
    const hilda = await site.logIn('hilda');
    const { text } = await hilda.get(page(1));
    const { fields } = readForm(text, `id="decide-${id}"`);
    fields.set('decision', 'approve');
    expect((await hilda.post('/wp-admin/admin-post.php', fields)).status).toBe(302);
    expect((await hilda.post('/wp-admin/admin-post.php', fields)).status).toBe(403);
    expect(as('emil', `return ( new Front_Desk_Approval_Steps_1() )->decide( ${id}, true )->get_error_code();`)).toBe(
      'front_desk_not_asked',
    );
    expect(status(id)).toBe('pending');
  });

  it('logs nothing, leaves nothing, and passes its own tests', () => {
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
    expect(ownTestsOf('Front Desk', plan)).toEqual([]);
  }, 120_000);
});
