import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

describe('internal_notes', () => {
  standsUp('internal_notes', { minExamples: 4, minCounters: 4 });

  it('are protected, for those alone who may edit, and counted in the list', () => {
    const { file, findings } = projectOf(planWith({ kind: 'internal_notes', entity: 'post' }));
    expect(findings).toEqual([]);
    const code = file('class-harbour-internal-notes.php');
    expect(code).toContain("const KEY    = '_harbour_note'");
    expect(code).toContain("current_user_can( 'edit_post', $id )");
    expect(code).toContain('check_ajax_referer( self::ACTION )');
    expect(code).toContain("'manage_post_posts_custom_column'");
  });

  it('are refused where there is no editor', () => {
    expect(faultOf(planWith({ kind: 'internal_notes', entity: 'user' }))).toContain('plan.behaviours[0].entity');
  });
});
