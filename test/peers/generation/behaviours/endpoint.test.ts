import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../../../server/src/generation/behaviours/endpoint/endpoint-plan.ts';
import { examples } from '../../../../server/src/generation/behaviours/endpoint/examples.ts';
import { requirePeer } from '../../peers.ts';
import { requestSite } from '../../wordpress/request.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const asked = (words: string): Endpoint => {
  const found = examples.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};
const write = (attribute: string, required = false) => ({ attribute, from: attribute, required });

requirePeer('php', 'wordpress', 'sqlite')('endpoints', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  let url = '';
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await requestSite(`${url}/wp-json${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) as Answer };
  };
  interface Answer {
    readonly id?: number;
    readonly length?: number;
    readonly [key: string]: unknown;
  }

  beforeAll(async () => {
    const plugin = (plugin_name: string, ...behaviours: readonly Endpoint[]) => ({
      plugin_name,
      plan: { version: 1 as const, behaviours: [...behaviours] },
    });
    tools = new ToolSite([
      plugin('Desk News', asked('news/v1/items'), asked('load our pages')),
      plugin('Desk Partners', asked('Partners may post')),
      plugin('Desk Contacts', asked('our CRM sends')),
      plugin('Desk People', asked('Editors get')),
      {
        plugin_name: 'Desk Events',
        plan: {
          version: 1,
          entities: [
            {
              key: 'event',
              singular: 'Event',
              plural: 'Events',
              fields: [
                { key: 'place', label: 'Place', type: 'text' },
                { key: 'seats', label: 'Seats', type: 'integer' },
                { key: 'contact', label: 'Contact', type: 'email' },
              ],
            },
          ],
          behaviours: [
            {
              ...asked('latest posts as JSON'),
              entity: 'event',
              route: 'desk/v1/agenda',
              methods: ['list', 'one', 'create', 'update', 'delete'],
              shows: ['title', 'place', 'seats'],
              writes: [write('title', true), write('place'), write('seats'), write('contact')],
              filters: ['place'],
              order: 'changed',
              log_days: 7,
              status: 'publish',
            },
          ],
        },
      },
    ]);
    tools.site.evaluate(`
      update_option( 'desk_partners_settings', array( 'endpoint_1_write_key' => 'partner-key' ) );
      update_option( 'desk_contacts_settings', array( 'endpoint_1_secret' => 'crm-secret' ) );
      update_option( 'desk_events_settings', array( 'endpoint_1_write_key' => 'event-key' ) );
      wp_insert_user( array( 'user_login' => 'edith', 'user_pass' => 'password', 'user_email' => 'edith@example.org', 'role' => 'editor' ) );
      wp_insert_user( array( 'user_login' => 'sam', 'user_pass' => 'password', 'user_email' => 'sam@example.org', 'role' => 'subscriber' ) );
      return 1;`);
    await tools.serve();
    url = tools.site.url;
  }, 120_000);

  afterAll(() => tools?.remove());

  it('list what visitors may see, page by page', async () => {
    tools.post({ post_title: 'First', post_excerpt: 'One' });
    tools.post({ post_title: 'Hidden', post_status: 'draft' });
    tools.post({ post_title: 'Locked', post_password: 'x' });
    tools.post({ post_title: 'Last' });
    const answer = await call('GET', '/news/v1/items?per_page=1');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([{ id: expect.any(Number), title: 'Last', excerpt: '', featured_image: '' }]);
    const all = await call('GET', '/news/v1/items');
    expect(JSON.stringify(all.body)).toContain('First');
    expect(JSON.stringify(all.body)).not.toMatch(/Hidden|Locked/);
    expect(answer.headers.get('X-WP-Total')).toBe(String(all.body.length));
    expect((await call('GET', '/news/v1/items?per_page=500')).status).toBe(400);
  });

  it('let scripts of named sites read, and keep the answer', async () => {
    const path = '/desk-news/v1/pages-2';
    const named = await call('GET', path, undefined, { Origin: 'https://app.example.org' });
    expect(named.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example.org');
    expect(named.headers.get('Cache-Control')).toContain('max-age=3600');
    const other = await call('GET', path, undefined, { Origin: 'https://evil.example' });
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    tools.post({ post_type: 'page', post_title: 'Later' });
    expect(JSON.stringify((await call('GET', path)).body)).not.toContain('Later');
  });

  it('take posts with a key alone, cleaned, and not too many', async () => {
    const path = '/desk-partners/v1/posts';
    const post = { title: 'From <b>a</b> partner', content: 'Hello<script>alert(1)</script> <em>you</em>' };
    expect((await call('POST', path, post)).status).toBe(401);
    expect((await call('POST', path, post, { 'X-API-Key': 'wrong' })).status).toBe(401);
    const made = await call('POST', path, post, { 'X-API-Key': 'partner-key' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ title: 'From a partner', status: 'draft' });
    const content = tools.site.evaluate<string>(`return get_post( ${made.body.id} )->post_content;`);
    expect(content).toBe('Helloalert(1) <em>you</em>');
    const missing = await call('POST', path, { title: 'x' }, { Authorization: 'Bearer partner-key' });
    expect(missing.status).toBe(400);
    expect(missing.body.message).toContain('content');
    const all = [];
    for (let at = 0; at < 40; at += 1) all.push((await call('POST', path, {}, { 'X-API-Key': 'partner-key' })).status);
    expect(all).toContain(429);
  });

  it('take what a service signs, once for each person, and never touch an administrator', async () => {
    const path = '/desk-contacts/v1/users';
    const send = (body: unknown, secret = 'crm-secret') => {
      const text = JSON.stringify(body);
      const signature = createHmac('sha256', secret).update(text).digest('hex');
      return call('POST', path, text, { 'X-Hub-Signature': `sha256=${signature}` });
    };
    const contact = { contact: { email: 'nia@example.org', name: 'Nia' } };
    expect((await send(contact, 'other')).status).toBe(401);
    expect((await call('POST', path, contact)).status).toBe(401);
    const made = await send(contact);
    expect(made.status).toBe(201);
    const again = await send({ contact: { ...contact.contact, name: 'Nia Okafor' } });
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);
    const user = tools.site.evaluate<unknown>(
      `$user = get_userdata( ${made.body.id} ); return array( $user->display_name, $user->roles );`,
    );
    expect(user).toEqual(['Nia Okafor', ['subscriber']]);
    const owner = tools.site.evaluate<string>(`return get_userdata( 1 )->user_email;`);
    expect((await send({ contact: { email: owner, name: 'Mallory' } })).status).toBe(403);
  });

  it('tell private things to the role that may see them', async () => {
    const path = '/desk-people/v1/users';
    expect((await call('GET', path)).status).toBe(401);
    expect((await (await Session.logIn(url, 'sam')).rest('GET', path)).status).toBe(403);
    const edith = await (await Session.logIn(url, 'edith')).rest<{ email: string }[]>('GET', path);
    expect(edith.status).toBe(200);
    expect(edith.body.map(({ email }) => email)).toContain('sam@example.org');
  });

  it('create, change, filter and delete records of the plan', async () => {
    const path = '/desk/v1/agenda';
    const key = { 'X-API-Key': 'event-key' };
    const made = await call(
      'POST',
      path,
      { title: 'Fair', place: 'Hall & yard', seats: '40', contact: 'a@example.org' },
      key,
    );
    expect([made.status, made.body]).toEqual([
      201,
      { id: expect.any(Number), title: 'Fair', place: 'Hall & yard', seats: 40 },
    ]);
    await call('POST', path, { title: 'Talk', place: 'Library' }, key);
    expect((await call('POST', path, { title: 'Bad', seats: 'many' }, key)).status).toBe(400);
    const found = await call('GET', `${path}?place=Library`);
    expect(found.body).toMatchObject([{ title: 'Talk' }]);
    const one = `${path}/${made.body.id}`;
    expect((await call('PUT', one, { seats: 12 })).status).toBe(401);
    expect((await call('PUT', one, { seats: 12 }, key)).body).toMatchObject({ title: 'Fair', seats: 12 });
    tools.site.evaluate(
      `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2001-01-01 00:00:00' ), array( 'post_title' => 'Talk' ) ); wp_cache_flush(); return 1;`,
    );
    expect((await call('GET', path)).body).toMatchObject([{ title: 'Fair' }, { title: 'Talk' }]);
    expect(JSON.stringify((await call('GET', path)).body)).not.toContain('a@example.org');
    expect((await call('DELETE', one, undefined, key)).body).toMatchObject({ deleted: true });
    expect((await call('GET', one)).status).toBe(404);
    expect((await call('GET', `${path}/1`)).status).toBe(404);
  });

  it('log requests with their outcome, for administrators, until they are old', async () => {
    const page = '/wp-admin/tools.php?page=desk-events-requests';
    await call('GET', '/desk/v1/agenda?place=<b>Hall</b>');
    const { text } = await tools.admin.get(page);
    const rows = [...text.matchAll(/<code>(.*?)<\/code><\/td>\s*<td>(.*?)<\/td>\s*<td>(.*?)<\/td>/g)];
    expect(rows[0]?.slice(1)).toEqual(['GET /desk/v1/agenda?place=%3Cb%3EHall%3C%2Fb%3E', 'Visitor', '200']);
    expect(rows.map((row) => row.slice(2).join(' '))).toEqual(
      expect.arrayContaining(['With a key 201', 'Visitor 401', 'With a key 400']),
    );
    expect(text).not.toContain('event-key');
    expect((await (await Session.logIn(url, 'sam')).get(page)).status).toBe(403);
    const left = tools.site.evaluate<number[]>(`
      global $wpdb;
      $table  = $wpdb->prefix . 'desk_events_endpoint_log';
      $before = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" );
      $wpdb->query( "UPDATE $table SET created_at = '2001-01-01 00:00:00' WHERE method = 'GET'" );
      do_action( 'desk_events_endpoint_log_cleanup' );
      return array( $before, (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE method = 'GET'" ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );`);
    expect(left[1]).toBe(0);
    expect(left[2]).toBeGreaterThan(3);
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('complain of nothing, and leave nothing behind', () => {
    expect(tools.takeDown().filter((line) => line.includes('desk'))).toEqual([]);
  });
});
