import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan: PluginPlan = {
  version: 1,
  roles: [
    { key: 'gold', name: 'Gold', copy_of: 'subscriber', capabilities: ['read_gold'] },
    { key: 'desk', name: 'Desk', may: [{ entity: 'user', deeds: ['edit_others'] }] },
  ],
  behaviours: [
    {
      kind: 'membership',
      name: 'Gold “card”',
      role: 'gold',
      starts: [
        { on: 'request', needs_approval: true },
        { on: 'event', entity: 'comment', event: 'approved' },
      ],
      lasts: { for: 'period', count: 1, unit: 'month' },
      again: 'extend',
      grace_days: 2,
      reminders: [{ days: 7, side: 'before', subject: '', message: '' }],
      welcome: { subject: 'Hi {name}', message: 'Until {until}' },
      can_cancel: 'at_end',
      managers: ['desk'],
      most: 2,
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('memberships', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const users: Record<string, Session> = {};
  const of = (name: string): Session => {
    const session = users[name];
    if (session === undefined) throw new Error(name);
    return session;
  };

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Club Card', plan }]);
    tools.site.evaluate(
      `foreach ( array( 'ann' => 'subscriber', 'bob' => 'subscriber', 'cat' => 'subscriber', 'dee' => 'club_card_desk' ) as $name => $role ) {
         wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "$name@example.org", 'role' => $role ) );
       } return 1;`,
    );
    await tools.serve();
    for (const name of ['ann', 'bob', 'dee']) users[name] = await Session.logIn(tools.site.url, name);
  }, 180_000);

  afterAll(() => tools?.remove());

  const press = async (session: Session, path: string, task: string, user = ''): Promise<string> => {
    const { text } = await session.get(path);
    const forms = text.split('<form').filter((form) => form.includes(`value="${task}"`));
    const form = forms.find((one) => user === '' || one.includes(`name="user_id" value="${user}"`)) ?? '';
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of form.matchAll(/name="([^"]+)" value="([^"]*)"/g)) fields.set(name, value);
    const answer = await session.post('/wp-admin/admin-post.php', fields);
    return `${answer.status}`;
  };
  const state = (login: string) =>
    tools.site.evaluate(
      `$id = get_user_by( 'login', '${login}' )->ID; return Club_Card_Memberships::get( $id, 1 ) + array( 'gold' => user_can( $id, 'read_gold' ) );`,
    ) as { state: string; since: string; until: string; gold: boolean };
  const id = (login: string) => String(tools.site.evaluate(`return get_user_by( 'login', '${login}' )->ID;`));

  it('are asked for, approved by who may, and cancelled', async () => {
    const { path } = tools.post({ post_type: 'page', post_content: '[club_card_membership]' });
    expect((await of('ann').get(path)).text).toContain('Request membership');
    expect(await press(of('ann'), path, 'request')).toBe('302');
    expect(state('ann')).toMatchObject({ state: 'requested', gold: false });
    expect((await of('bob').get('/wp-admin/users.php?page=club-card-members')).status).toBe(403);
    const screen = '/wp-admin/users.php?page=club-card-members';
    expect((await of('dee').get(screen)).text).toContain('ann@example.org');
    expect(await press(of('dee'), screen, 'start', id('ann'))).toBe('302');
    expect(state('ann')).toMatchObject({ state: 'active', gold: true });
    expect(state('ann').until > state('ann').since).toBe(true);
    expect((await of('ann').get(path)).text).toContain('You are a member until');
    expect(await press(of('ann'), path, 'cancel')).toBe('302');
    expect(state('ann')).toMatchObject({ state: 'cancelled', gold: true });
  });

  it('start with an event, are extended, and end after the days of grace', () => {
    const result = tools.site.evaluate(
      `$GLOBALS['sent'] = array();
       add_filter( 'pre_wp_mail', function ( $x, $mail ) { $GLOBALS['sent'][] = $mail['subject'] . ' | ' . $mail['message']; return true; }, 10, 2 );
       $id   = get_user_by( 'login', 'bob' )->ID;
       $post = wp_insert_post( array( 'post_title' => 'T', 'post_status' => 'publish' ) );
       $one  = wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'x', 'user_id' => $id, 'comment_approved' => 0 ) );
       wp_set_comment_status( $one, 'approve' );
       $first = Club_Card_Memberships::get( $id, 1 )['until'];
       ( new Club_Card_Memberships() )->start( $id, 1 );
       $second = Club_Card_Memberships::get( $id, 1 )['until'];
       $full = ( new Club_Card_Memberships() )->start( get_user_by( 'login', 'cat' )->ID, 1 );
       $day = function ( $days ) { return current_datetime()->modify( $days . ' days' )->format( 'Y-m-d' ); };
       update_user_meta( $id, 'club_card_membership_1_until', $day( '+6' ) );
       do_action( 'club_card_memberships' ); do_action( 'club_card_memberships' );
       $mails = $GLOBALS['sent'];
       update_user_meta( $id, 'club_card_membership_1_until', $day( '-2' ) ); do_action( 'club_card_memberships' );
       $grace = Club_Card_Memberships::get( $id, 1 )['state'];
       update_user_meta( $id, 'club_card_membership_1_until', $day( '-3' ) ); do_action( 'club_card_memberships' );
       return array( 'first' => $first, 'second' => $second, 'full' => is_wp_error( $full ), 'mails' => $mails, 'grace' => $grace, 'end' => Club_Card_Memberships::get( $id, 1 )['state'], 'roles' => array_values( get_userdata( $id )->roles ) );`,
    ) as Record<string, unknown> & { first: string; second: string; mails: string[] };
    expect(result.second > result.first).toBe(true);
    expect(result).toMatchObject({ full: true, grace: 'active', end: 'ended', roles: ['subscriber'] });
    expect(result.mails).toHaveLength(2);
    expect(result.mails[0]).toMatch(/^Hi bob \| Until /);
    expect(result.mails[1]).toContain('Gold “card” ends on');
  });

  it('are not given with a wrong nonce, nor to an administrator’s account by others', async () => {
    const form = new URLSearchParams({
      action: 'club_card_membership',
      number: '1',
      task: 'start',
      user: 'cat',
      _wpnonce: 'x',
    });
    expect((await of('dee').post('/wp-admin/admin-post.php', form)).status).toBe(403);
    expect(state('cat').state).toBe('');
    expect((await of('dee').rest('POST', '/wp/v2/users/1', { email: 'evil@example.org' })).status).toBe(403);
    expect((await of('dee').rest('POST', `/wp/v2/users/${id('cat')}`, { first_name: 'Cat' })).status).toBe(200);
    expect((await of('dee').rest('POST', `/wp/v2/users/${id('cat')}`, { roles: ['administrator'] })).status).toBe(403);
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php';
       foreach ( array( 'ann', 'bob', 'cat', 'dee' ) as $name ) { wp_delete_user( get_user_by( 'login', $name )->ID ); } return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
