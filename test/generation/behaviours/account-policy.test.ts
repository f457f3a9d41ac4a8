import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Policy = Extract<PlanBehaviour, { kind: 'account_policy' }>;

const kind = 'account_policy' as const;
const strict: Policy = {
  kind,
  password_age: { days: 90, roles: ['editor', 'administrator'], notice_days: 7, is_mailed: true },
  kept_passwords: 3,
  idle_logout: { minutes: 30 },
  sessions: { maximum: 1, at_limit: 'refuse' },
  confirmed_roles: ['administrator'],
};

describe('account_policy', () => {
  standsUp('account_policy', { minExamples: 9, minCounters: 5 });

  it('has each part where it is asked for, and settings for what changes', () => {
    const { project, file, findings } = projectOf(planWith(strict));
    expect(findings).toEqual([]);
    expect(file('class-harbour-account-passwords.php')).toContain('const KEPT = 2;');
    expect(file('class-harbour-account-sessions.php')).toContain('const MAXIMUM = 1;');
    expect(file('class-harbour-role-confirmations.php')).toContain("const ROLES = array( 'administrator' );");
    expect(file('class-harbour-settings.php')).toMatch(
      /'password_days'[\s\S]*'password_notice_days'[\s\S]*'idle_minutes'/,
    );
    expect(file('uninstall.php')).toMatch(/harbour_earlier_passwords/);
    expect(file('uninstall.php')).toMatch(/harbour_pending_roles/);
    expect(project.files.filter(({ path }) => /account-(?:passwords|sessions)|confirmations/.test(path))).toHaveLength(
      3,
    );
    const alone = projectOf(planWith({ kind, kept_passwords: 2 }));
    expect(alone.file('class-harbour-account-passwords.php')).not.toContain('has_expired');
    expect(alone.text).not.toContain('Account_Sessions');
  });

  it('says what it does in words', () => {
    expect(projectOf(planWith(strict)).file('readme.txt')).toContain(
      'Passwords have to be changed every 90 days (roles: editor and administrator); users are told 7 days before, by email too',
    );
  });

  it('counts what two devices may do without the part about others', () => {
    const { file } = projectOf(planWith({ kind, sessions: { maximum: 2, at_limit: 'end_oldest' } }));
    expect(file('class-harbour-account-sessions.php')).toContain("get_user_meta( $user_id, 'session_tokens', true )");
    expect(file('class-harbour-account-sessions.php')).not.toContain('function refuse');
  });

  it.each([
    ['nothing at all', { kind }, 'kept_passwords'],
    [
      'a notice longer than the password lasts',
      { kind, password_age: { days: 5, notice_days: 7, is_mailed: false } },
      'password_age.notice_days',
    ],
    [
      'a mail without a notice',
      { kind, password_age: { days: 5, notice_days: 0, is_mailed: true } },
      'password_age.is_mailed',
    ],
    ['a role that nobody has', { kind, idle_logout: { minutes: 5, roles: ['pilot'] } }, 'idle_logout.roles[0]'],
    ['a role to be confirmed that nobody has', { kind, confirmed_roles: ['editor', 'pilot'] }, 'confirmed_roles[1]'],
  ] as const)('is refused: %s', (_, policy, at) => {
    expect(faultOf(planWith(structuredClone(policy) as Policy))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused twice', () => {
    expect(faultOf(planWith(strict, { kind, kept_passwords: 2 }))).toContain('plan.behaviours[1].kind');
  });
});
