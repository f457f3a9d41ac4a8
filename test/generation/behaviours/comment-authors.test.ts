import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Authors = Extract<PlanBehaviour, { kind: 'comment_authors' }>;
const authors: Authors = { kind: 'comment_authors', trusted_after: 3, edit_minutes: 5 };

describe('comment authors', () => {
  standsUp('comment_authors', { minExamples: 4, minCounters: 4 });

  it('have only what the plan says', () => {
    const { file, findings } = projectOf(planWith(authors));
    expect(findings).toEqual([]);
    expect(file('class-harbour-comment-authors.php')).toContain("'admin_post_nopriv_harbour_edit_comment'");
    expect(file('class-harbour-comment-authors.php')).not.toContain('wp_trash_comment');
    const { edit_minutes: _, ...trusted } = authors;
    expect(projectOf(planWith(trusted)).file('class-harbour-comment-authors.php')).not.toContain('setcookie');
    const deletes: Authors = { kind: 'comment_authors', edit_minutes: 1, can_delete: true };
    const code = projectOf(planWith(deletes)).file('class-harbour-comment-authors.php');
    expect(code).toContain('wp_trash_comment( $id );');
    expect(code).not.toContain('pre_option_comment_moderation');
  });

  it.each([
    ['nothing at all', { kind: 'comment_authors' }, 'trusted_after'],
    ['deleting without a time', { kind: 'comment_authors', trusted_after: 1, can_delete: true }, 'can_delete'],
  ] as const)('are refused: %s', (_, one, at) => {
    expect(faultOf(planWith(one))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('are refused twice', () => {
    expect(faultOf(planWith(authors, { ...authors }))).toContain('plan.behaviours[0].kind: ');
  });
});
