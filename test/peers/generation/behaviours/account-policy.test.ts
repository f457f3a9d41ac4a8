import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan: PluginPlan = {
  version: 1,
  behaviours: [
    {
      kind: 'account_policy',
      password_age: { days: 90, roles: ['editor', 'administrator'], notice_days: 7, is_mailed: true },
      kept_passwords: 3,
      idle_logout: { minutes: 30 },
      sessions: { maximum: 1, at_limit: 'end_oldest' },
      confirmed_roles: ['administrator'],
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('rules for accounts', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const evaluate = <T>(php: string): T => tools.site.evaluate<T>(php);
  const age = (login: string, days: number) =>
    evaluate(`
      $id = get_user_by( 'login', '${login}' )->ID;
      update_user_meta( $id, 'strict_door_password_changed', time() - ${days} * DAY_IN_SECONDS );
      delete_user_meta( $id, 'strict_door_password_notice_sent' );
      return true;`);

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Strict Door', plan }]);
    await tools.serve();
    evaluate(`
      foreach ( array( 'ed' => 'editor', 'may' => 'editor', 'sue' => 'subscriber' ) as $login => $role ) {
        wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'password', 'user_email' => "$login@example.org", 'role' => $role ) );
      }
      return true;`);
  }, 180_000);

  afterAll(() => tools?.remove());

  it('tell editors a week before, in the administration and once by email', async () => {
    age('ed', 85);
    age('may', 40);
    const ed = await Session.logIn(tools.site.url, 'ed');
    expect((await ed.get('/wp-admin/')).text).toContain('Your password expires on');
    const may = await Session.logIn(tools.site.url, 'may');
    expect((await may.get('/wp-admin/')).text).not.toContain('Your password expires on');
    const mails = `
      $mails = array();
      add_filter( 'pre_wp_mail', static function ( $sent, $mail ) use ( &$mails ) { $mails[] = $mail['to']; return true; }, 10, 2 );
      do_action( 'strict_door_password_notices' );
      return $mails;`;
    expect(evaluate(mails)).toEqual(['ed@example.org']);
    expect(evaluate(mails)).toEqual([]);
  });

  it('lead from the login to a new password once the old one has expired, which must not be an earlier one', async () => {
    age('ed', 91);
    const ed = tools.visitor();
    const form = { log: 'ed', pwd: 'password', testcookie: '1' };
    const refused = await ed.post('/wp-login.php', new URLSearchParams(form));
    expect(refused.headers.get('location')).toMatch(/action=rp&key=\w+&login=ed/);
    const opened = await ed.get(refused.headers.get('location') ?? '');
    const { text } = await ed.get(opened.headers.get('location') ?? '');
    expect(text).toContain('Your password has expired.');
    const [, key = ''] = /name="rp_key" value="([^"]+)"/.exec(text) ?? [];
    const choose = (pass: string) =>
      ed.post('/wp-login.php?action=resetpass', new URLSearchParams({ rp_key: key, pass1: pass, pass2: pass }));
    expect((await choose('password')).text).toContain('none of your last 3 passwords');
    expect((await choose('A second one 2')).text).toContain('Your password has been reset');
    const answer = await ed.post('/wp-login.php', new URLSearchParams({ ...form, pwd: 'A second one 2' }));
    expect(answer.headers.get('location')).toContain('/wp-admin/');
    expect(
      evaluate(`
        $id = get_user_by( 'login', 'ed' )->ID;
        $is = static fn( $pass ) => Strict_Door_Account_Passwords::is_known( $pass, $id );
        wp_update_user( array( 'ID' => $id, 'user_pass' => 'A third one 3' ) );
        $two = array( $is( 'password' ), $is( 'A second one 2' ), $is( 'A third one 3' ) );
        wp_set_password( 'A fourth one 4', $id );
        return array( $two, $is( 'password' ), $is( 'A second one 2' ) );`),
    ).toEqual([[true, true, true], false, true]);
  });

  it('do not let passwords of others expire', async () => {
    age('sue', 900);
    expect((await (await Session.logIn(tools.site.url, 'sue')).get('/wp-admin/profile.php')).status).toBe(200);
  });

  it('keep one login of an account: the last', async () => {
    const first = await Session.logIn(tools.site.url, 'sue');
    expect((await first.get('/wp-admin/profile.php')).status).toBe(200);
    const second = await Session.logIn(tools.site.url, 'sue');
    expect((await first.get('/wp-admin/profile.php')).status).toBe(302);
    expect((await second.get('/wp-admin/profile.php')).status).toBe(200);
  });

  it('log out who does nothing for half an hour, whatever the browser sends by itself', async () => {
    const sue = await Session.logIn(tools.site.url, 'sue');
    const sit = (minutes: number) =>
      evaluate(`
        $id       = get_user_by( 'login', 'sue' )->ID;
        $sessions = get_user_meta( $id, 'session_tokens', true );
        foreach ( $sessions as &$session ) {
          $session['login']              -= ${minutes} * 60;
          $session['strict_door_active'] -= ${minutes} * 60;
        }
        update_user_meta( $id, 'session_tokens', $sessions );
        return true;`);
    sit(20);
    await sue.get('/wp-admin/profile.php');
    sit(20);
    await sue.post('/wp-admin/admin-ajax.php', new URLSearchParams({ action: 'heartbeat' }));
    expect((await sue.get('/wp-admin/profile.php')).status).toBe(200);
    sit(20);
    await sue.post('/wp-admin/admin-ajax.php', new URLSearchParams({ action: 'heartbeat' }));
    sit(11);
    const out = await sue.get('/wp-admin/profile.php');
    expect(out.status).toBe(302);
    expect((await sue.get(out.headers.get('location') ?? '')).text).toContain(
      'You have been logged out after 30 minutes without activity.',
    );
  });

  it('hold a new administrator back until another one confirms', async () => {
    // The only administrator needs nobody for the second one.
    const roles = (login: string) => evaluate(`return array_values( get_user_by( 'login', '${login}' )->roles );`);
    evaluate(`wp_set_current_user( 1 ); get_user_by( 'login', 'may' )->set_role( 'administrator' ); return true;`);
    expect(roles('may')).toEqual(['administrator']);
    const made = await tools.admin.rest<{ id: number }>('POST', '/wp/v2/users', {
      username: 'new',
      email: 'new@example.org',
      password: 'password',
      roles: ['administrator'],
    });
    expect(made.status).toBe(201);
    expect(roles('new')).toEqual(['subscriber']);
    // Nor does code that nobody answers for.
    evaluate(`get_user_by( 'login', 'sue' )->add_role( 'administrator' ); return true;`);
    expect(roles('sue')).toEqual(['subscriber']);
    const page = '/wp-admin/users.php?page=strict-door-confirmations';
    const own = (await tools.admin.get(page)).text;
    expect(own).toContain('Somebody else has to decide on this one.');
    age('may', 1);
    const may = await Session.logIn(tools.site.url, 'may');
    const { text } = await may.get(page);
    const [, form = ''] = new RegExp(`(name="user" value="${made.body.id}"[\\s\\S]*?</form>)`).exec(text) ?? [];
    const [, nonce = ''] = /name="_wpnonce" value="([^"]+)"/.exec(form) ?? [];
    const fields = { action: 'strict_door_confirm_role', user: String(made.body.id), _wpnonce: nonce, confirm: '1' };
    expect((await tools.admin.post('/wp-admin/admin-post.php', new URLSearchParams(fields))).status).toBe(403);
    expect((await may.post('/wp-admin/admin-post.php', new URLSearchParams(fields))).status).toBe(302);
    expect(roles('new')).toEqual(['administrator']);
    expect(evaluate(`return array_keys( Strict_Door_Role_Confirmations::pending() );`)).toHaveLength(1);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    evaluate(`
      require_once ABSPATH . 'wp-admin/includes/user.php';
      foreach ( array( 'ed', 'may', 'sue', 'new' ) as $login ) {
        wp_delete_user( get_user_by( 'login', $login )->ID );
      }
      return true;`);
    expect(tools.takeDown()).toEqual([]);
  });
});
