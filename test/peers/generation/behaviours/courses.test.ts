import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import { ownTestsOf, PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = {
  version: 1,
  entities: [
    {
      key: 'course',
      singular: 'Course',
      plural: 'Courses',
      fields: [
        { key: 'teacher', label: 'Teacher', type: 'user', roles: ['teacher'] },
        { key: 'places', label: 'Places', type: 'integer', min: 1 },
      ],
      owner: 'teacher',
    },
    {
      key: 'enrolment',
      singular: 'Enrolment',
      plural: 'Enrolments',
      public: false,
      fields: [{ key: 'course', label: 'Course', type: 'relation', relates_to: 'course', required: true }],
    },
  ],
  roles: [{ key: 'teacher', name: 'Teacher', copy_of: 'subscriber' }],
  behaviours: [
    { kind: 'public_form', entity: 'enrolment', requires_login: true },
    { kind: 'capacity_limit', entity: 'enrolment', parent: 'course', field: 'places', most: 0, waits: true },
    {
      kind: 'own_records',
      entity: 'enrolment',
      name: 'my_courses',
      proof: { by: 'account' },
      fields: [],
      marks: [],
      can_delete: true,
      after_edit: 'stays',
    },
    {
      kind: 'listing',
      entity: 'enrolment',
      name: 'participants',
      whose: 'of_own',
      order_by: 'title',
      order: 'asc',
      layout: 'table',
      attributes: ['course'],
      links: 'none',
      per_page: 100,
      paging: 'none',
      audience: { who: 'roles', roles: ['teacher'] },
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('courses with a waiting list', { timeout: 60_000 }, () => {
  let site: PlannedSite;
  let made: { piano: number; violin: number; form: string; mine: string; list: string };

  beforeAll(async () => {
    site = await PlannedSite.create('Music Hut', plan);
    site.addUsers({
      tina: 'music_hut_teacher',
      tom: 'music_hut_teacher',
      ann: 'subscriber',
      ben: 'subscriber',
      cleo: 'subscriber',
    });
    made = site.site.evaluate(`
      $made = array();
      foreach ( array( 'piano' => 'tina', 'violin' => 'tom' ) as $title => $teacher ) {
        $made[ $title ] = wp_insert_post( array( 'post_type' => 'music_hut_course', 'post_status' => 'publish', 'post_title' => ucfirst( $title ), 'meta_input' => array( 'music_hut_places' => 1, 'music_hut_teacher' => get_user_by( 'login', $teacher )->ID ) ) );
      }
      foreach ( array( 'form' => 'enrolment_form', 'mine' => 'my_courses', 'list' => 'participants' ) as $key => $tag ) {
        $made[ $key ] = wp_make_link_relative( get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $key, 'post_content' => "[music_hut_{$tag}]" ) ) ) );
      }
      return $made;`);
  }, 120_000);

  afterAll(() => site?.remove());

  async function enrol(login: string, course: number): Promise<string> {
    const pupil = await site.logIn(login);
    const { fields } = readForm((await pupil.get(made.form)).text, 'music-hut-form');
    fields.set('music_hut_fields[title]', `Pupil ${login}`);
    fields.set('music_hut_fields[course]', String(course));
    const answer = await pupil.post(made.form, fields);
    expect(answer.status).toBe(302);
    return (await pupil.get(answer.headers.get('location') ?? '')).text;
  }

  const statuses = (): Record<string, string> =>
    site.site.evaluate(`
      wp_cache_flush();
      $all = array();
      foreach ( get_posts( array( 'post_type' => 'music_hut_enrolment', 'post_status' => array( 'pending', 'publish', 'music_hut_waiting', 'trash' ), 'numberposts' => -1 ) ) as $one ) {
        $all[ $one->post_title ] = $one->post_status;
      }
      return $all;`);

  it('puts who comes too late on the list, and gives the place that becomes free to the first', async () => {
    expect(await enrol('ann', made.piano)).not.toContain('waiting list');
    expect(await enrol('ben', made.piano)).toContain('You are on the waiting list');
    expect(await enrol('cleo', made.piano)).toContain('You are on the waiting list');
    expect(await enrol('cleo', made.violin)).not.toContain('waiting list');
    site.mails();

    const ann = await site.logIn('ann');
    const { fields } = readForm((await ann.get(made.mine)).text, 'music-hut-own-record');
    fields.set('own_deed', 'delete');
    expect((await ann.post(made.mine, fields)).status).toBe(302);
    expect(statuses()).toMatchObject({ 'Pupil ann': 'trash', 'Pupil ben': 'pending' });
    expect(site.mails()).toMatchObject([{ to: 'ben@example.org', subject: 'You have a place: Piano' }]);

    site.site.evaluate(
      `update_post_meta( ${made.piano}, 'music_hut_places', 2 ); wp_update_post( array( 'ID' => ${made.piano} ) ); return true;`,
    );
    expect(site.mails()).toMatchObject([{ to: 'cleo@example.org' }]);
    expect(Object.values(statuses())).not.toContain('music_hut_waiting');
  });

  it('shows teachers the participants of their own courses alone', async () => {
    const tina = (await (await site.logIn('tina')).get(made.list)).text;
    expect(tina).toContain('Pupil ben');
    expect(tina.match(/Pupil cleo/g)).toHaveLength(1);
    const tom = (await (await site.logIn('tom')).get(made.list)).text;
    expect(tom).toContain('Pupil cleo');
    expect(tom).not.toContain('Pupil ben');
    for (const login of ['ann', 'ben'])
      expect((await (await site.logIn(login)).get(made.list)).text).not.toContain('Pupil ');
    expect((await site.visitor().get(made.list)).text).not.toContain('Pupil ');
  });

  it('logs nothing, leaves nothing, and passes its own tests', () => {
    expect(site.log.fresh()).toEqual([]);
    expect(site.uninstall()).toEqual([]);
    expect(ownTestsOf('Music Hut', plan)).toEqual([]);
  }, 120_000);
});
