import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const counted: Extract<PlanBehaviour, { kind: 'downloads' }> = { kind: 'downloads' };
const kept: PlanBehaviour = {
  kind: 'restriction',
  subject: { of: 'records', entity: 'media', deeds: ['read'] },
  allowed: { who: 'logged_in' },
  outcome: 'login',
  message: '',
  protects_files: true,
};

describe('downloads', () => {
  standsUp('downloads', { minExamples: 4, minCounters: 4 });

  it('are counted and sorted by', () => {
    const code = projectOf(planWith(counted)).file('class-harbour-downloads.php');
    expect(code).toContain("'manage_upload_sortable_columns', array( $this, 'sort_column' )");
    expect(code).toContain("! current_user_can( 'upload_files' )");
    expect(code).not.toContain('Protected_Files');
    const other = projectOf(planWith({ ...counted, types: ['image'], counts_staff: true, shows_count: true }));
    expect(other.file('class-harbour-downloads.php')).not.toContain('current_user_can');
    expect(other.file('class-harbour-downloads.php')).toContain("array( 'image' ), true )");
  });

  it('of protected files are counted for who may open them', () => {
    const { file, findings } = projectOf(planWith(counted, kept));
    expect(findings).toEqual([]);
    expect(file('class-harbour-downloads.php')).toContain('Harbour_Protected_Files::may_open( get_post( $id ) )');
    expect(file('class-harbour-protected-files.php')).toContain("add_query_arg( 'harbour_download', $found[0]");
    expect(file('uninstall.php')).toContain('_harbour_public_file');
  });

  it('are counted once in a plan, and only files of media are kept', () => {
    expect(faultOf(planWith(counted, { ...counted }))).toContain('plan.behaviours[0].kind: ');
    expect(
      faultOf(planWith({ ...kept, subject: { of: 'records', entity: 'event', deeds: ['read'] } } as PlanBehaviour)),
    ).toContain('protects_files: expected false but of media that are read');
  });
});
