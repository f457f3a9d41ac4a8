import { describe, expect, it, test } from 'vitest';
import { readDescription } from '../../../../server/src/generation/reading/read-description.ts';
import { composeMarked } from '../support/compose-marked.ts';

const behavioursOf = (description: string) => readDescription(description, 'Helper').plan.behaviours ?? [];
const kindsOf = (description: string) => behavioursOf(description).map(({ kind }) => kind);

describe('what is to be kept from somebody', () => {
  it('closes no pages where a pronoun means a log of their changes', () => {
    const { plan, notUnderstood } = readDescription(
      'I need to know who changed or deleted which page and when. Only administrators can see it, and they can download it as CSV.',
      'Helper',
    );
    expect(plan.behaviours?.filter(({ kind }) => /restriction|export/.test(kind))).toEqual([]);
    expect(notUnderstood.map(({ text }) => text).join()).toContain('Only administrators can see it');
  });

  it('still closes the pages that a sentence names', () => {
    const { plan } = composeMarked('Only {who:editors} can {!restrict:see} our {thing:pages}.');
    expect(plan.behaviours).toMatchObject([{ kind: 'restriction', subject: { of: 'records', entity: 'page' } }]);
  });

  it('never makes public what nobody should see', () => {
    const { plan } = readDescription(
      'Nobody should be able to see the user names through /?author=1 or the REST API.',
      'Helper',
    );
    expect(plan.entities ?? []).toEqual([]);
    expect(plan.behaviours).toMatchObject([{ kind: 'switch_off', things: ['user_enumeration'] }]);
  });

  it('shares the denial of a sentence with what stands behind "or"', () => {
    const { plan } = composeMarked(
      '{thing:Boats} {!declare:have} a {field:name}. Nobody may {!restrict:read} {thing:boats} or a {!endpoint:REST API} of {thing:boats}.',
    );
    expect(plan.behaviours?.some(({ kind }) => kind === 'endpoint')).toBe(false);
  });

  it('lets in whose something is, not everyone of that role', () => {
    const { plan, notUnderstood } = composeMarked(
      '{thing:Letters} {!declare:have} a {field:sender} and a {field:mark}. {who:Pupils} can {!restrict:see} only their own {thing:letters}. {who:Pupils} can {!restrict:see} only their own {thing:marks}.',
    );
    const allowed = { who: 'roles', roles: ['administrator'], owner: true };
    expect(plan.behaviours).toMatchObject([
      { kind: 'restriction', allowed, subject: { of: 'records', entity: 'letter' } },
      {
        kind: 'restriction',
        allowed: { who: 'roles', roles: ['administrator', 'editor'] },
        subject: { of: 'field', entity: 'letter', field: 'mark' },
      },
    ]);
    expect(notUnderstood.map(({ reason }) => reason).join()).toContain('its owner cannot be let in');
    expect(plan.roles).toEqual([]);
  });

  it('closes no records where others that belong to them are meant', () => {
    const { plan, notUnderstood } = composeMarked(
      '{thing:Courses} {!declare:have} a {field:room}. {who:Teachers} may only {!restrict:see} the {thing:sign-ups} of their own {thing:courses}.',
    );
    expect(plan.behaviours).toEqual([]);
    expect(notUnderstood[0]?.reason).toContain('sign-ups');
  });

  it('takes members for those who hold the membership of the plan', () => {
    const { plan } = composeMarked(
      '{thing:Posts} can only be {!restrict:read} by {who:members}. A {thing:membership} {!members:lasts} {span:a year}.',
    );
    expect(plan.behaviours).toContainEqual(
      expect.objectContaining({ kind: 'restriction', allowed: { who: 'roles', roles: ['administrator', 'member'] } }),
    );
  });

  it('shows nothing to those who are let in that was asked for the others', () => {
    const { plan } = composeMarked(
      '{who:Others} see a {!show:button} {text:"Become a member"} that leads to {url:/join}.',
    );
    expect(plan.behaviours).toEqual([]);
  });
});

describe('what is only hidden, limited or listed with others', () => {
  it('closes screens to a role whose menus are hidden, and switches nothing off', () => {
    const { plan } = composeMarked(
      'Editors get lost. {!off:Hide} {name:Comments}, {name:Tools} and {name:Appearance} from them.',
    );
    expect(plan.behaviours).toMatchObject([
      {
        kind: 'restriction',
        allowed: { who: 'all_but_roles', roles: ['editor'] },
        subject: { of: 'admin', screens: ['appearance', 'tools', 'comments'] },
      },
    ]);
  });

  it('reads each thing of a list of what a site does without, and how many revisions are kept', () => {
    expect(
      behavioursOf(
        'Make the site lighter: no emoji script, no embeds, no jQuery migrate, and limit revisions to three.',
      ),
    ).toMatchObject([
      { kind: 'switch_off', things: ['emojis', 'embeds', 'jquery_migrate', 'revisions'], kept_revisions: 3 },
    ]);
  });

  test.each([
    'Comments with a link have to wait for approval.',
    'Comments should only be possible for logged-in users, and comments with a link have to wait.',
  ])('makes no limit of links that nobody named: %s', (description) => {
    expect(kindsOf(description)).not.toContain('comment_rules');
  });

  it('makes no tool with usual values of a deed that does not say them', () => {
    const { plan } = composeMarked('{who:Others} see the {!excerpt:first} {number:80 words}.');
    expect(plan.behaviours).toEqual([]);
  });

  it('leaves the search of the site alone where result pages are kept from search engines', () => {
    expect(kindsOf('Search result pages and tag archives should be noindex.')).not.toContain('search_scope');
    const { plan } = composeMarked(
      '{!search:Search} {thing:result pages} and {thing:tag archives} should be {!noindex:noindex}.',
    );
    expect(plan.behaviours).toEqual([]);
  });
});
