import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEntities } from '../../../generation/support/random-behaviours.ts';
import { requirePeer } from '../../peers.ts';
import type { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

type Reaction = Extract<PlanBehaviour, { kind: 'reaction' }>;

const reaction = (name: string, rest: Partial<Reaction>): Reaction => ({
  kind: 'reaction',
  name,
  entity: 'event',
  act: { is: 'like', label: `Do ${name}`, done_label: `Done ${name}` },
  audience: { who: 'everyone' },
  own_records: true,
  can_undo: true,
  counts: 'everyone',
  has_list: false,
  places: [{ place: 'below_content', of: rest.entity === undefined ? 'event' : rest.entity }],
  ...rest,
});
const loggedIn = { who: 'logged_in' } as const;

const plan: PluginPlan = {
  version: 1,
  entities: sampleEntities,
  behaviours: [
    reaction('like', { top: 5 }),
    reaction('save', {
      act: { is: 'save', label: 'Save', done_label: 'Saved' },
      audience: loggedIn,
      denied_text: 'Please log in.',
      has_list: true,
    }),
    reaction('rate', { act: { is: 'rate', highest: 5 }, own_records: false }),
    reaction('vote', { act: { is: 'vote' }, can_undo: false, counts: 'after' }),
    reaction('feel', { act: { is: 'choose', options: ['Happy & gay', 'Sad'] } }),
    reaction('report', {
      act: { is: 'report', reasons: ['Spam'] },
      can_undo: false,
      counts: 'staff',
      outcomes: [
        { when: { on: 'count', number: 1 }, effect: { do: 'set', attribute: 'seats', value: '7' } },
        { when: { on: 'each' }, effect: { do: 'email', recipients: [{ to: 'admin' }], subject: '', message: '' } },
      ],
    }),
    reaction('lesson', {
      entity: 'post',
      act: { is: 'complete', label: 'Finish', done_label: 'Finished' },
      audience: loggedIn,
      counts: 'nobody',
      progress: { of: 'same', attribute: 'category' },
      certificate: '{user} has done it',
      outcomes: [{ when: { on: 'all' }, effect: { do: 'role', role: 'contributor' } }],
    }),
    reaction('come', { act: { is: 'attend', label: 'Come', done_label: 'Coming', most: 1 } }),
    reaction('follow', {
      entity: 'page',
      act: { is: 'follow', label: 'Follow', done_label: 'Following' },
      audience: loggedIn,
    }),
    reaction('writer', {
      entity: 'user',
      act: { is: 'follow', label: 'Follow her', done_label: 'Following her' },
      audience: loggedIn,
      places: [{ place: 'author_page' }],
    }),
    reaction('talk', { entity: 'comment', places: [] }),
  ],
};

// Reactions of visitors and users, with and without a script.
requirePeer('php', 'wordpress', 'sqlite')('reactions', { timeout: 90_000 }, () => {
  let tools: ToolSite;
  let event: { readonly id: number; readonly path: string };

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    await tools.serve();
    event = tools.post({ post_type: 'harbour_event', post_title: 'Gala', post_content: 'Come', post_author: 1 });
  }, 120_000);

  afterAll(() => tools?.remove());

  const formOf = (html: string, name: string): string =>
    new RegExp(`<form id="harbour-${name}-\\d+".*?</form>`, 's').exec(html)?.[0] ?? '';
  /** Presses a button of the form of a page; the answer, and the form as it is then. */
  async function press(who: Session, path: string, name: string, value = '1', fields: Record<string, string> = {}) {
    const form = formOf((await who.get(path)).text, name);
    const inputs = [...form.matchAll(/<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
      ([, key = '', text = '']) => [key, text],
    );
    const answer = await who.post(
      '/wp-admin/admin-post.php',
      new URLSearchParams({ ...Object.fromEntries(inputs), value, ...fields }),
    );
    return { form, answer, after: formOf((await who.get(path)).text, name) };
  }

  it('are taken once and taken back', async () => {
    const visitor = tools.visitor();
    const first = await press(visitor, event.path, 'like');
    expect(first.form).toContain('>Do like</button>');
    expect(first.answer.status).toBe(302);
    expect(first.after).toContain('>Done like</button>');
    expect(first.after).toContain('<span class="is-count">1</span>');
    expect((await press(tools.admin, event.path, 'like')).after).toContain('<span class="is-count">2</span>');
    expect((await press(visitor, event.path, 'like')).after).toContain('<span class="is-count">1</span>');
    const script = await press(visitor, event.path, 'like', '1', { script: '1' });
    expect(JSON.parse(script.answer.text)).toMatchObject({ message: '' });
  });

  it('are refused without a nonce, with values that there are not, and to those who may not', async () => {
    const visitor = tools.visitor();
    const wrong = await visitor.post(
      '/wp-admin/admin-post.php',
      new URLSearchParams({ action: 'harbour_react', reaction: 'like', record: String(event.id), _wpnonce: 'x' }),
    );
    expect(wrong.status).toBe(403);
    expect((await press(visitor, event.path, 'rate', '9')).answer.status).toBe(403);
    const { text } = await visitor.get(event.path);
    expect(text).toContain('Please log in. <a href=');
    expect(formOf(text, 'save')).toBe('');
    // The author of the event.
    expect(formOf((await tools.admin.get(event.path)).text, 'rate')).toBe('');
  });

  it('rate, vote and choose', async () => {
    const visitor = tools.visitor();
    expect((await press(visitor, event.path, 'rate', '4')).after).toContain('4.0 of 5 (1)');
    expect((await press(visitor, event.path, 'rate', '2')).after).toContain('2.0 of 5 (1)');
    expect((await press(visitor, event.path, 'vote', '-1')).after).toContain('<span class="is-count">-1</span>');
    expect((await press(visitor, event.path, 'vote', '1')).answer.status).toBe(403);
    expect((await press(visitor, event.path, 'feel', 'o0')).after).toMatch(
      /aria-pressed="true">Happy &amp; gay <span>1/,
    );
    expect((await press(visitor, event.path, 'come')).after).toContain('1 of 1');
    const full = formOf((await tools.admin.get(event.path)).text, 'come');
    expect(full).toContain('disabled>No room left');
  });

  it('have consequences', async () => {
    await press(tools.visitor(), event.path, 'report', 'o0');
    expect(tools.site.evaluate(`return (string) get_post_meta( ${event.id}, 'harbour_seats', true );`)).toBe('7');
    const lessons = [1, 2].map((number) =>
      tools.post({ post_title: `Lesson ${number}`, post_content: 'Learn [harbour_lesson_progress]' }),
    );
    // The post that every site begins with belongs to the set too.
    tools.site.evaluate('return wp_trash_post( 1 ) ? 1 : 0;');
    await press(tools.admin, lessons[0]?.path ?? '', 'lesson');
    expect((await tools.admin.get(lessons[0]?.path ?? '')).text).toContain('1 of 2 done');
    await press(tools.admin, lessons[1]?.path ?? '', 'lesson');
    expect((await tools.admin.get(lessons[0]?.path ?? '')).text).toContain('admin has done it');
    expect(tools.site.evaluate(`return get_userdata( 1 )->roles;`)).toEqual(['administrator', 'contributor']);
    tools.site.evaluate(
      `get_userdata( 1 )->remove_role( 'contributor' ); wp_untrash_post( 1 ); wp_publish_post( 1 ); return 1;`,
    );
  });

  it('have lists of the best and of one’s own', async () => {
    await press(tools.admin, event.path, 'save');
    const page = tools.post({
      post_type: 'page',
      post_content: '[harbour_save_list] [harbour_like_top] [harbour_talk id="1"]',
    });
    const own = (await tools.admin.get(page.path)).text;
    expect(own).toMatch(/<li><a href="[^"]*gala[^"]*">Gala<\/a> <form id="harbour-save-/);
    const visitor = (await tools.visitor().get(page.path)).text;
    expect(visitor).not.toContain('harbour-save-');
    expect(visitor).toMatch(/<ul class="harbour-reaction-list"><li><a [^>]*>Gala<\/a><\/li>/);
    expect(visitor).toContain('harbour-talk-1');
  });

  it('tell followers what is new', async () => {
    const page = tools.post({ post_type: 'page', post_title: 'House rules', post_content: 'One', post_author: 0 });
    expect((await press(tools.admin, page.path, 'follow')).after).toContain('Following');
    const sent = tools.site.evaluate<string[]>(`
      $mails = array();
      add_filter( 'pre_wp_mail', function ( $null, $mail ) use ( &$mails ) { $mails[] = $mail['to'] . ': ' . $mail['subject']; return true; }, 10, 2 );
      wp_update_post( array( 'ID' => ${page.id}, 'post_content' => 'Two' ) );
      wp_update_post( array( 'ID' => ${page.id}, 'post_content' => 'Three' ) );
      foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['harbour_tell_followers'] ?? array() as $event ) { do_action_ref_array( 'harbour_tell_followers', $event['args'] ); } }
      wp_unschedule_hook( 'harbour_tell_followers' );
      return $mails;`);
    expect(sent).toEqual(['admin@example.org: “House rules” was updated']);
    expect((await tools.admin.get('/author/admin/')).text).toContain('Follow her');
  });

  it('are exported and erased', () => {
    const data = tools.site.evaluate<{ before: number; removed: boolean; after: number }>(`
      $reactions = new Harbour_Reactions();
      $before = count( $reactions->export( 'admin@example.org' )['data'] );
      $removed = $reactions->erase( 'admin@example.org' )['items_removed'];
      return array( 'before' => $before, 'removed' => $removed, 'after' => count( $reactions->export( 'admin@example.org' )['data'] ) );`);
    expect(data).toMatchObject({ removed: true, after: 0 });
    expect(data.before).toBeGreaterThan(3);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
