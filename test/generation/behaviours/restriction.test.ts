import { describe, expect, it } from 'vitest';
import { restriction } from '../../../server/src/generation/behaviours/restriction/restriction.ts';
import { madeOf, planOf, wrongWith } from './support/made-of.ts';

const base = { kind: 'restriction', allowed: { who: 'logged_in' }, outcome: 'message', message: '' };
const posts = { ...base, subject: { of: 'records', entity: 'post', deeds: ['read'] } };
const room = {
  key: 'room',
  singular: 'Room',
  plural: 'Rooms',
  fields: [
    { key: 'place', label: 'Place', type: 'text' },
    { key: 'code', label: 'Door code', type: 'text' },
  ],
};
const withRooms = (...behaviours: object[]) => planOf(behaviours, { entities: [room] });

const metered = { ...posts, shows_teaser: true, free_reads: { count: 3, per: 'week' } };

describe('a restriction', () => {
  it.each(restriction.examples.map(({ says, asks }) => [says, asks] as const))('is made: %s', (_says, asks) => {
    const plan = planOf([asks]);
    expect(wrongWith(plan)).toBeNull();
    expect(madeOf(plan).findings).toEqual([]);
  });

  it('says who may do what', () => {
    const { file } = madeOf(
      planOf([
        { ...posts, allowed: { who: 'roles', roles: ['editor'] }, is_hidden: true, message: 'For “editors” only' },
        { ...base, subject: { of: 'admin', screens: ['tools', 'woocommerce'] }, allowed: { who: 'nobody' } },
      ]),
    );
    const code = file('includes/class-acme-tools-restrictions.php');
    expect(code).toContain("array_intersect( array( 'editor' ), $user->roles ) || $user->has_cap( 'manage_options' )");
    expect(code).toMatch(/'screens' => array\(\s+'tools.php',\s+'import.php',.*'woocommerce',\s+\)/s);
    expect(file('includes/class-acme-tools-settings.php')).toContain('For “editors” only');
    expect(file('readme.txt')).toContain('Only users with the role editor can see posts');
  });

  it('leaves some open before it is met, and counts them for accounts and in a cookie', () => {
    const { file } = madeOf(planOf([{ ...metered, teaser_paragraphs: 1 }]));
    const code = file('includes/class-acme-tools-restrictions.php');
    expect(code).toMatch(/'paragraphs' +=> 1,\s+'free' +=> 'o-W'/);
    expect(code).not.toContain('add_free_count');
    expect(file('includes/class-acme-tools-settings.php')).toContain('Free per week');
    expect(file('uninstall.php')).toContain('_acme_tools_free_reads');
    expect(file('readme.txt')).toContain('below the first paragraph, after 3 free a week');
    expect(madeOf(planOf([posts])).file('includes/class-acme-tools-restrictions.php')).not.toContain('free');
  });

  it('is about records of the plan, their fields and its roles', () => {
    const plan = planOf(
      [
        { ...posts, subject: { of: 'records', entity: 'room', deeds: ['read', 'edit'] } },
        {
          ...base,
          subject: { of: 'field', entity: 'room', field: 'code', deeds: ['read'] },
          allowed: { who: 'roles', roles: ['porter'] },
        },
      ],
      { entities: [room], roles: [{ key: 'porter', name: 'Porter' }] },
    );
    expect(wrongWith(plan)).toBeNull();
    const { code, findings } = madeOf(plan);
    expect(findings).toEqual([]);
    expect(code).toContain("array_intersect( array( 'acme_tools_porter' ), $user->roles )");
    expect(code).toMatch(/apply_filters\(\s*'acme_tools_fields'/);
  });

  it.each([
    [
      'records of nothing',
      { ...posts, subject: { ...posts.subject, entity: 'rom' } },
      'subject.entity: expected one of',
    ],
    [
      'what cannot be done with them',
      { ...posts, subject: { ...posts.subject, deeds: ['read', 'buy'] } },
      'subject.deeds[1]: expected one of "read"',
    ],
    [
      'a condition of what is not there',
      { ...posts, subject: { ...posts.subject, conditions: [{ attribute: 'colour', is: 'filled' }] } },
      'subject.conditions[0].attribute: expected one of',
    ],
    [
      'a comparison with what nobody has',
      {
        ...posts,
        subject: {
          ...posts.subject,
          conditions: [{ attribute: 'slug', is: 'not_equal', value_of: 'actor.language' }],
        },
      },
      'subject.conditions[0].value_of: expected another attribute of type text: one of "actor.name"',
    ],
    [
      'a comparison with a value and an attribute',
      {
        ...posts,
        subject: {
          ...posts.subject,
          conditions: [{ attribute: 'slug', is: 'equal', value: 'a', value_of: 'actor.login' }],
        },
      },
      'subject.conditions[0].value: expected none beside value_of',
    ],
    [
      'a comparison that two texts do not have',
      {
        ...posts,
        subject: { ...posts.subject, conditions: [{ attribute: 'slug', is: 'more', value_of: 'actor.login' }] },
      },
      'subject.conditions[0].is: expected one of "equal", "not_equal"',
    ],
    [
      'a condition of what is not made yet',
      {
        ...posts,
        subject: { ...posts.subject, deeds: ['create'], conditions: [{ attribute: 'title', is: 'filled' }] },
      },
      'subject.conditions: expected none with create',
    ],
    [
      'free reads of what has no page',
      { ...metered, shows_teaser: false, subject: { of: 'records', entity: 'media', deeds: ['read'] } },
      'free_reads: expected none but of records with a page that are read',
    ],
    [
      'paragraphs beside words',
      { ...posts, shows_teaser: true, teaser_words: 3, teaser_paragraphs: 2 },
      'teaser_paragraphs: expected none without shows_teaser, nor beside teaser_words',
    ],
    ['a role that nobody has', { ...posts, allowed: { who: 'roles', roles: ['chef'] } }, 'allowed.roles[0]: expected'],
    ['no role', { ...posts, allowed: { who: 'roles' } }, 'allowed.roles: expected the roles, got nothing.'],
    [
      'roles for nothing',
      { ...posts, allowed: { who: 'logged_in', roles: ['editor'] } },
      'allowed.roles: expected none',
    ],
    [
      'the owner of an address',
      { ...base, subject: { of: 'addresses', paths: [] }, allowed: { who: 'logged_in', owner: true } },
      'allowed.owner: expected false',
    ],
    ['a redirect to nowhere', { ...posts, outcome: 'redirect' }, 'target: expected a path or an address, got nothing.'],
    ['a target of a message', { ...posts, target: '/join' }, 'target: expected none but of the outcome redirect'],
    ['a name that the message has not', { ...posts, message: 'Hi {name}' }, 'message: expected no names in braces but'],
    [
      'a field of the site',
      { ...base, subject: { of: 'field', entity: 'post', field: 'title', deeds: ['read'] } },
      'subject.field: expected a field of an entity of the plan, got "title".',
    ],
    ['another subject', { ...base, subject: { of: 'moon' } }, 'subject.of: expected one of "records"'],
  ])('of %s is refused, and says where', (_name, behaviour, message) => {
    expect(wrongWith(planOf([behaviour]))).toContain(`behaviours[0].${message}`);
  });

  it('of a field of the plan names a field that is there', () => {
    expect(
      wrongWith(withRooms({ ...base, subject: { of: 'field', entity: 'room', field: 'cod', deeds: ['read'] } })),
    ).toContain('behaviours[0].subject.field: expected one of "place", "code", got "cod".');
  });
});
