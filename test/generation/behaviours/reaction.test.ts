import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Reaction = Extract<PlanBehaviour, { kind: 'reaction' }>;

const done: Reaction = {
  kind: 'reaction',
  name: 'done',
  entity: 'event',
  act: { is: 'complete', label: 'I was there', done_label: 'You were there' },
  audience: { who: 'logged_in' },
  denied_text: 'Log in to keep track.',
  conditions: [{ attribute: 'featured', is: 'equal', value: true }],
  own_records: false,
  can_undo: true,
  counts: 'after',
  has_list: true,
  top: 3,
  progress: { of: 'same', attribute: 'topic' },
  certificate: '{user} was everywhere.',
  outcomes: [
    {
      when: { on: 'all' },
      effect: { do: 'email', recipients: [{ to: 'actor' }, { to: 'role', role: 'editor' }], subject: '', message: '' },
    },
    { when: { on: 'all' }, effect: { do: 'role', role: 'contributor' } },
    { when: { on: 'count', number: 5 }, effect: { do: 'set', attribute: 'status', value: 'draft' } },
  ],
  places: [{ place: 'below_content', of: 'event' }],
};

describe('reaction', () => {
  standsUp('reaction');

  it('does what the plan says', () => {
    const { file, findings } = projectOf(planWith(done));
    expect(findings).toEqual([]);
    const code = file('class-harbour-reactions.php');
    for (const part of ['', '_list', '_top', '_progress'])
      expect(code).toContain(`add_shortcode( 'harbour_done${part}'`);
    expect(code).toContain("check_admin_referer( 'harbour_react' . $name . $id )");
    expect(code).toContain("'UNIQUE KEY once (name,record_id,person),'");
    expect(code).toContain("$user->add_role( 'contributor' )");
    expect(code).toContain("Harbour_Settings::get( 'done_1_subject' )");
    expect(code).toMatch(/if \( 5 === \$count \)/);
    expect(file('uninstall.php')).toContain("'harbour_reactions'");
    expect(file('readme.txt')).toContain('Logged-in users can mark as done events once each and take it back');
  });

  it.each<[string, Partial<Reaction>, string]>([
    [
      'a role that nobody gets by a button',
      { outcomes: [{ when: { on: 'each' }, effect: { do: 'role', role: 'administrator' } }] },
      'outcomes[0].effect.role',
    ],
    [
      'an attribute that nothing can change',
      { outcomes: [{ when: { on: 'each' }, effect: { do: 'set', attribute: 'link', value: 'x' } }] },
      'outcomes[0].effect.attribute',
    ],
    [
      'followers without an address',
      { act: { is: 'follow', label: 'a', done_label: 'b' }, audience: { who: 'everyone' } },
      'audience.who',
    ],
    ['a place of something else', { places: [{ place: 'below_content', of: 'page' }] }, 'places[0].of'],
    ['a form in a title', { places: [{ place: 'after_title', of: 'event' }] }, 'places[0].place'],
    ['a choice twice', { act: { is: 'choose', options: ['Yes', 'Yes'] } }, 'act.options[1]'],
    ['orders', { entity: 'order' }, 'entity'],
    ['a set of nothing', { progress: { of: 'same', attribute: 'colour' } }, 'progress.attribute'],
  ])('refuses %s', (_, change, path) => {
    expect(faultOf(planWith({ ...done, ...change }))).toContain(`plan.behaviours[0].${path}`);
  });

  it('shows a percentage, and opens one after another', () => {
    const inOrder = { by: 'seats', message: 'First {previous}!' };
    const ordered: Reaction = {
      ...done,
      progress: { of: 'same', attribute: 'topic', shows: 'both' },
      in_order: inOrder,
    };
    const { file, findings } = projectOf(planWith(ordered));
    expect(findings).toEqual([]);
    const code = file('class-harbour-reactions.php');
    expect(code).toMatch(/'shows' +=> 'both'/);
    expect(code).toContain("add_filter( 'the_content', array( $this, 'hold_back' ), 1000 );");
    expect(code).toContain('First {previous}!');
    expect(projectOf(planWith(done)).file('class-harbour-reactions.php')).not.toContain('hold_back');
    const { progress: _, certificate: __, ...alone } = ordered;
    const wrongs: readonly (readonly [Reaction, string])[] = [
      [{ ...alone, outcomes: [] }, 'in_order'],
      [{ ...ordered, in_order: { by: 'topic', message: '' } }, 'in_order.by'],
      [{ ...ordered, in_order: { by: 'seats', message: '{title}' } }, 'in_order.message'],
    ];
    for (const [wrong, at] of wrongs) expect(faultOf(planWith(wrong))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('refuses a certificate of nothing', () => {
    const { progress: _, ...rest } = done;
    expect(faultOf(planWith({ ...rest, outcomes: [] }))).toContain('plan.behaviours[0].progress');
  });
});
