import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const base = { kind: 'account_form' as const, fields: [], required: [], approval: 'none' as const };

const plan: PluginPlan = {
  version: 1,
  roles: [{ key: 'parent', name: 'Parent', copy_of: 'subscriber' }],
  behaviours: [
    {
      ...base,
      form: 'registration',
      fields: ['login', 'email', 'password', 'first_name'],
      required: ['email', 'password', 'first_name'],
      role: 'parent',
      approval: 'email_and_staff',
      terms: 'I accept the rules',
    },
    { ...base, form: 'login', page: '/sign-in', redirect: '/inside' },
    { ...base, form: 'lost_password' },
    {
      ...base,
      form: 'profile',
      fields: ['email', 'password', 'first_name'],
      required: ['first_name'],
      can_delete: true,
      can_export: true,
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('forms of accounts', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Front Door', plan }]);
    for (const form of ['registration', 'login', 'lost_password', 'profile'])
      paths[form] = tools.post({
        post_type: 'page',
        post_name: form === 'login' ? 'sign-in' : form,
        post_title: form,
        post_content: form === 'profile' ? '<!-- wp:front-door/profile-form /-->' : `[front_door_${form}_form]`,
      }).path;
    await tools.serve();
  }, 180_000);

  afterAll(() => tools?.remove());

  const send = async (session: Session, form: string, values: Record<string, string>, path = paths[form] ?? '') => {
    const { text } = await session.get(path);
    const fields = new URLSearchParams(values);
    for (const name of ['_wpnonce', 'front_door_account_form']) {
      const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(text) ?? [];
      fields.set(name, value);
    }
    return session.post(path, fields);
  };
  const account = (login: string) =>
    tools.site.evaluate(
      `$u = get_user_by( 'login', '${login}' ); return $u ? array( 'roles' => array_values( $u->roles ), 'waits' => get_user_meta( $u->ID, 'front_door_account_waits', true ), 'name' => $u->first_name, 'email' => $u->user_email ) : null;`,
    ) as { roles: string[]; waits: string; name: string; email: string } | null;
  const ann = {
    user_login: 'ann',
    user_email: 'ann@example.org',
    user_pass: 'password',
    first_name: 'Ann',
    terms: '1',
  };

  it('refuse what is missing, and take nobody’s word for a role', async () => {
    const visitor = tools.visitor();
    const refused = await send(visitor, 'registration', { ...ann, terms: '', first_name: '', user_pass: 'short' });
    expect(refused.text).toContain('role="alert"');
    expect(refused.text).toContain('Please tick the box.');
    expect(refused.text).toContain('Please fill in: First name.');
    expect(refused.text).toContain('at least 8 characters');
    expect(account('ann')).toBeNull();
    const taken = await send(visitor, 'registration', { ...ann, role: 'administrator', account_type: 'administrator' });
    expect(taken.status).toBe(302);
    expect(account('ann')).toMatchObject({ roles: ['front_door_parent'], waits: 'email', name: 'Ann' });
    const twice = await send(visitor, 'registration', ann);
    expect(twice.text).toContain('There is already an account with this email address.');
    const trapped = await send(visitor, 'registration', {
      ...ann,
      user_login: 'bot',
      user_email: 'b@example.org',
      front_door_homepage: 'x',
    });
    expect(trapped.status).toBe(302);
    expect(account('bot')).toBeNull();
  });

  it('let accounts in after the address was confirmed and staff said yes', async () => {
    const logIn = () => send(tools.visitor(), 'login', { log: 'ann', pwd: 'password' });
    expect((await logIn()).text).toContain('confirm your email address');
    const wrong = await tools
      .visitor()
      .get(`/?front_door_confirm=guess&account=${tools.site.evaluate(`return get_user_by( 'login', 'ann' )->ID;`)}`);
    expect(wrong.status).toBe(403);
    const link = tools.site.evaluate(
      `wp_set_current_user( 0 ); $GLOBALS['sent'] = ''; add_filter( 'pre_wp_mail', function ( $x, $mail ) { $GLOBALS['sent'] .= $mail['message']; return true; }, 10, 2 );
       delete_user_meta( get_user_by( 'login', 'ann' )->ID, 'front_door_account_waits' );
       ( new Front_Door_Account_Approval() )->hold_others( get_user_by( 'login', 'ann' )->ID );
       preg_match( '#https?://[^/]+(/\\S+)#', $GLOBALS['sent'], $m ); return $m[1];`,
    ) as string;
    expect((await tools.visitor().get(link)).text).toContain('once your account has been approved');
    expect(account('ann')?.waits).toBe('staff');
    expect((await tools.visitor().get(link)).status).toBe(403);
    expect((await logIn()).text).toContain('has not been approved yet');
    const list = (await tools.admin.get('/wp-admin/users.php')).text;
    const [, approve = ''] = /href="([^"]*front_door_approve_account[^"]*)"/.exec(list) ?? [];
    const url = approve.replaceAll('&amp;', '&').replaceAll('&#038;', '&');
    expect((await tools.visitor().get(url)).status).not.toBe(200);
    expect(account('ann')?.waits).toBe('staff');
    expect((await tools.admin.get(url)).status).toBe(302);
    expect(account('ann')?.waits).toBe('');
    const done = await logIn();
    expect([done.status, done.headers.get('location')]).toEqual([302, `${tools.site.url}/inside`]);
    expect((await send(tools.visitor(), 'login', { log: 'ann', pwd: 'wrong' })).text).toContain(
      'The username or the password is not correct.',
    );
  });

  it('lead links to the page, and say nothing of who has an account', async () => {
    const { text } = await tools.visitor().get(paths['profile'] ?? '');
    expect(text).toContain(`${tools.site.url}/sign-in`);
    for (const login of ['ann', 'nobody'])
      expect((await send(tools.visitor(), 'lost_password', { user_login: login })).headers.get('location')).toContain(
        'front_door_account=reset',
      );
  });

  it('let people change and delete what is their own', async () => {
    const session = await Session.logIn(tools.site.url, 'ann');
    const save = (values: Record<string, string>) =>
      send(session, 'profile', { user_email: 'ann@example.org', first_name: 'Anna', user_pass: '', ...values });
    expect((await save({ role: 'administrator', ID: '1' })).status).toBe(302);
    expect(account('ann')).toMatchObject({ name: 'Anna', roles: ['front_door_parent'] });
    expect((await save({ user_email: 'new@example.org' })).text).toContain('current password');
    expect((await save({ user_email: 'new@example.org', current_password: 'password' })).status).toBe(302);
    expect(account('ann')?.email).toBe('new@example.org');
    expect((await save({ account_task: 'export' })).headers.get('location')).toContain('front_door_account=exported');
    expect((await save({ user_email: 'new@example.org', account_delete: '1' })).text).toContain(
      'to delete your account',
    );
    expect((await save({ account_delete: '1', current_password: 'password' })).status).toBe(302);
    expect(account('ann')).toBeNull();
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    // Requests for data are WordPress' own.
    tools.site.evaluate(
      `foreach ( get_posts( array( 'post_type' => 'user_request', 'post_status' => 'any', 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); } return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
