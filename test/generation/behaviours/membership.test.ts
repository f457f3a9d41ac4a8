import { describe, expect, it } from 'vitest';
import { membership } from '../../../server/src/generation/behaviours/membership/membership.ts';
import { madeOf, planOf, wrongWith } from './support/made-of.ts';

const base = {
  kind: 'membership',
  name: 'Gold',
  role: 'gold',
  starts: [],
  lasts: { for: 'period', count: 1, unit: 'month' },
  again: 'extend',
  grace_days: 3,
  reminders: [],
  can_cancel: 'at_end',
  managers: ['editor'],
};
const roles = [{ key: 'gold', name: 'Gold member', copy_of: 'subscriber' }];
const withRole = (behaviour: object) => planOf([behaviour], { roles });

describe('a membership', () => {
  it.each(membership.examples.map(({ says, asks }) => [says, asks] as const))('is made: %s', (_says, asks) => {
    const plan = planOf([asks]);
    expect(wrongWith(plan)).toBeNull();
    expect(madeOf(plan).findings).toEqual([]);
  });

  it('gives a role of the plan, by an event of any records', () => {
    const plan = withRole({
      ...base,
      starts: [
        { on: 'event', entity: 'comment', event: 'approved', conditions: [{ attribute: 'email', is: 'filled' }] },
      ],
      reminders: [{ days: 7, side: 'before', subject: 'Soon over', message: '' }],
    });
    expect(wrongWith(plan)).toBeNull();
    const { file, findings } = madeOf(plan);
    expect(findings).toEqual([]);
    const code = file('includes/class-acme-tools-memberships.php');
    expect(code).toContain("'acme_tools_gold'");
    expect(code).toContain("add_action( 'transition_comment_status', array( $this, 'start_1_1' ), 20, 3 );");
    expect(file('includes/class-acme-tools-settings.php')).toContain('Soon over');
    expect(file('uninstall.php')).toContain("delete_metadata( 'user', 0, 'acme_tools_membership_1_state', '', true );");
  });

  it.each([
    ['a role that nobody has', { ...base, role: 'silver' }, 'role: expected one of "gold"'],
    ['the role of administrators', { ...base, role: 'administrator' }, 'role: expected one of'],
    ['the same role afterwards', { ...base, role_after: 'gold' }, 'role_after: expected another role, got "gold".'],
    [
      'a day that no month has',
      { ...base, lasts: { for: 'date', month: 4, day: 31 } },
      'lasts.day: expected at most 30',
    ],
    [
      'reminders of an end that never comes',
      { ...base, lasts: { for: 'ever' }, reminders: [{ days: 1, side: 'before', subject: '', message: '' }] },
      'reminders: expected none, since it has no end',
    ],
    [
      'an event that does not happen',
      { ...base, starts: [{ on: 'event', entity: 'page', event: 'paid' }] },
      'starts[0].event: expected one of',
    ],
    [
      'a name that e-mails do not have',
      { ...base, welcome: { subject: '', message: '{title}' } },
      'welcome.message: expected no names in braces but',
    ],
    ['managers that nobody is', { ...base, managers: ['chef'] }, 'managers[0]: expected one of'],
  ])('with %s is refused, and says where', (_name, behaviour, message) => {
    expect(wrongWith(withRole(behaviour))).toContain(`behaviours[0].${message}`);
  });
});

describe('a role', () => {
  it('may do exactly what its plan says', () => {
    const plan = planOf([], {
      entities: [{ key: 'event', singular: 'Event', plural: 'Events' }],
      roles: [
        {
          key: 'helper',
          name: 'Helper',
          copy_of: 'subscriber',
          may: [
            { entity: 'event', deeds: ['write'] },
            { entity: 'media', deeds: ['write'] },
            { entity: 'user', deeds: ['edit_others'] },
          ],
          capabilities: ['edit_theme_options'],
          is_default: true,
        },
      ],
    });
    expect(wrongWith(plan)).toBeNull();
    const { file, findings, code } = madeOf(plan);
    expect(findings).toEqual([]);
    const text = file('includes/class-acme-tools-roles.php');
    expect(text).toMatch(
      /'capabilities' => array\(\s*'read',\s*'edit_acme_tools_events',\s*'upload_files',\s*'list_users',\s*'edit_users',\s*'edit_theme_options',?\s*\),\s*'copy_of' +=> 'subscriber'/,
    );
    expect(code).toMatch(/'pre_option_default_role',[^}]*return 'acme_tools_helper'/);
  });

  it.each([
    [{ key: 'a', name: 'A', may: [{ entity: 'evnt', deeds: ['write'] }] }, 'may[0].entity: expected one of "post"'],
    [{ key: 'a', name: 'A', copy_of: 'administrator' }, 'copy_of: expected one of "editor"'],
    [{ key: 'a', name: 'A', capabilities: ['manage_options'] }, 'capabilities[0]: expected what does not make'],
  ])('that goes too far is refused: %o', (role, message) => {
    expect(wrongWith(planOf([], { roles: [role] }))).toContain(`plan.roles[0].${message}`);
  });
});
