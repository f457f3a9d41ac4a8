import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { readForm } from '../harness/form.ts';
import type { Session } from '../harness/http.ts';
import { PlannedSite } from '../harness/planned-site.ts';

const plan: PluginPlan = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'driving-school',
)?.plan ?? { version: 1 };

requirePeer('php', 'wordpress', 'sqlite')('lessons in order', { timeout: 120_000 }, () => {
  let site: PlannedSite;
  let lessons: readonly { id: number; path: string }[];

  beforeAll(async () => {
    site = await PlannedSite.create('Drive', plan);
    site.addUsers({ ann: 'subscriber', ed: 'editor' });
    // The third is written first: the order is that of the positions.
    lessons = site.site.evaluate(`
      $course = wp_insert_post( array( 'post_type' => 'drive_course', 'post_status' => 'publish', 'post_title' => 'Cars' ) );
      $made   = array();
      foreach ( array( 10, 1, 2 ) as $position ) {
        $id = wp_insert_post( array( 'post_type' => 'drive_lesson', 'post_status' => 'publish', 'post_title' => "Lesson $position", 'post_content' => "Text $position [drive_done_progress]", 'meta_input' => array( 'drive_course' => $course, 'drive_position' => $position ) ) );
        $made[ $position ] = array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) );
      }
      ksort( $made );
      return array_values( $made );`);
  }, 240_000);

  afterAll(() => site?.remove());

  const read = async (person: Session, index: number): Promise<string> =>
    (await person.get(lessons[index]?.path ?? '')).text;

  it('open once the one before is done, and show how far somebody is', async () => {
    const ann = await site.logIn('ann');
    expect(await read(ann, 0)).toContain('Text 1 ');
    const closed = await read(ann, 1);
    expect(closed).not.toContain('Text 2 ');
    expect(closed).toMatch(/This opens once “<a href="[^"]*">Lesson 1<\/a>” is done\./);
    expect(closed).not.toContain('Mark as done');
    const rest = await site.visitor().get(`/?rest_route=/wp/v2/posts&per_page=1`);
    expect(rest.text).not.toContain('Text 2 ');

    const { fields } = readForm(await read(ann, 0), 'drive-reaction');
    // A form that was made up for a lesson that is not open yet.
    fields.set('value', '1');
    expect((await ann.post('/wp-admin/admin-post.php', fields)).status).toBe(302);
    expect(await read(ann, 0)).toContain('33% done');
    expect(await read(ann, 1)).toContain('Text 2 ');
    expect(await read(ann, 2)).not.toContain('Text 10 ');
    expect(await read(ann, 2)).toContain('Lesson 2</a>” is done.');
    // Visitors have done nothing; who may edit reads all.
    expect(await read(site.visitor(), 1)).not.toContain('Text 2 ');
    expect(await read(await site.logIn('ed'), 2)).toContain('Text 10 ');
    expect(site.log.fresh()).toEqual([]);
  });

  it('cannot be marked as done before their turn', () => {
    const results = site.site.evaluate<string[]>(`
      wp_set_current_user( get_user_by( 'login', 'ed' )->ID );
      $reactions = new Drive_Reactions();
      return array_map(
        static function ( $id ) use ( $reactions ) {
          $done = $reactions->react( 'done', $id, '1' );
          return is_wp_error( $done ) ? $done->get_error_code() : $done;
        },
        array( ${[1, 0, 2, 1, 2].map((index) => lessons[index]?.id).join(', ')} )
      );`);
    expect(results).toEqual(['closed', 'added', 'closed', 'added', 'added']);
  });
});
