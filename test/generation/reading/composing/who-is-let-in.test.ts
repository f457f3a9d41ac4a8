import { expect, test } from 'vitest';
import { composeMarked } from '../support/compose-marked.ts';

const letters = '{thing:Letters} {!declare:have} a {field:sender} and a {field:price}. ';

test('whom records are for keeps the others out, and staff in', () => {
  const { plan } = composeMarked(
    `${letters}{who:Subscribers} {!restrict:download} {thing:letters}. {who:Auditors} {!restrict:read} {thing:letters}.`,
  );
  const restrictions = plan.behaviours?.filter(({ kind }) => kind === 'restriction');
  expect(restrictions).toEqual([
    expect.objectContaining({ allowed: { who: 'roles', roles: ['administrator', 'subscriber', 'auditor'] } }),
  ]);
});

test.each([
  '{who:Auditors} still {!restrict:read} {thing:letters}.',
  '{who:Auditors} {!restrict:read} {thing:letters} {span:a week} early.',
  '{who:Auditors} {!restrict:see} it all, the others the first two {thing:letters}.',
])('that somebody may besides, or for a time, keeps nobody out: %s', (sentence) => {
  const { plan } = composeMarked(`${letters}${sentence}`);
  expect(plan.behaviours?.some(({ kind }) => kind === 'restriction')).toBe(false);
});

test.each(['The {field:price} {!restrict:isn’t shown}.', '{!restrict:Never} the {field:price}.'])(
  'a property that nobody is to see is for staff: %s',
  (sentence) => {
    const { plan } = composeMarked(`${letters}${sentence}`);
    expect(plan.behaviours).toContainEqual(
      expect.objectContaining({
        kind: 'restriction',
        subject: { of: 'field', entity: 'letter', field: 'price', deeds: ['read'] },
        allowed: { who: 'roles', roles: ['administrator', 'editor'] },
      }),
    );
  },
);

const field = { of: 'field', entity: 'letter', field: 'price', deeds: ['read'] };
const staff = { who: 'roles', roles: ['administrator', 'editor'] };
const owner = { who: 'roles', roles: ['administrator'], owner: true };
const restrictionsOf = (sentence: string) => {
  const { plan, notUnderstood } = composeMarked(`${letters}${sentence}`);
  return {
    made: plan.behaviours?.filter(({ kind }) => kind === 'restriction') ?? [],
    notUnderstood,
    roles: plan.roles,
  };
};

test('what is kept from people whom no role tells from others is for staff', () => {
  const { made, roles } = restrictionsOf('{who:Caretakers} {!restrict:don’t see} the {field:price}.');
  expect(made).toEqual([expect.objectContaining({ subject: field, allowed: staff })]);
  expect(roles).toEqual([]);
});

test('what is kept from a role of the site is open to the others', () => {
  const { made } = restrictionsOf('{who:Subscribers} {!restrict:don’t see} the {field:price}.');
  expect(made).toEqual([expect.objectContaining({ allowed: { who: 'all_but_roles', roles: ['subscriber'] } })]);
});

test.each([
  ['The {field:price} is not {!restrict:shown to} {who:anyone but the bursar}.', ['bursar']],
  ['{who:Nobody} {except:but the bursar} may {!restrict:see} the {field:price}.', ['bursar']],
  ['The {field:price} isn’t {!restrict:for} {who:anyone but me and the bursar}.', ['administrator', 'bursar']],
  ['The {field:price} is {!restrict:seen by} {who:bursars}, not by {who:porters}.', ['bursar']],
])('who is let in besides nobody is not kept out: %s', (sentence, roles) => {
  expect(restrictionsOf(sentence).made).toEqual([
    expect.objectContaining({ subject: field, allowed: { who: 'roles', roles } }),
  ]);
});

test.each([
  ['{who:Freelancers} {!restrict:see} just their own {thing:letters}.', owner],
  ['They may {!restrict:see} nobody else’s {thing:letters}.', owner],
  [
    '{who:Clerks} {!restrict:see} their own {thing:letters}, {who:bursars} all of them.',
    { ...owner, roles: ['administrator', 'bursar'] },
  ],
])('whose something is is let in, not everyone of that role: %s', (sentence, allowed) => {
  expect(restrictionsOf(sentence).made).toEqual([expect.objectContaining({ allowed })]);
});

test.each([
  ['{who:Clerks} may {!restrict:read} the {thing:letters} of their office only.', 'their office'],
  ['The {thing:letters} are {!restrict:shown to} {who:the porter} on duty only.', 'Only people of a role'],
  ['Only {who:clerks} may {!restrict:open} the page with the recipes.', 'which content'],
  ['{who:Porters} must not {!restrict:see} {thing:letters}.', 'who is let in'],
])('what no role says is told, and not done for more people: %s', (sentence, reason) => {
  const { made, notUnderstood } = restrictionsOf(sentence);
  expect(made).toEqual([]);
  expect(notUnderstood.map((one) => one.reason).join()).toContain(reason);
});

test('"which" means the property in front of it', () => {
  const { made } = restrictionsOf(
    '{thing:Letters} {!declare:have} a {field:weight}, which only {who:clerks} may {!restrict:see}.',
  );
  expect(made).toEqual([
    expect.objectContaining({ subject: { ...field, field: 'weight' }, allowed: { who: 'roles', roles: ['clerk'] } }),
  ]);
});

test('of what is shown and what is not, only the latter is hidden', () => {
  const { made } = restrictionsOf('{who:Clerks} {!restrict:see} the {field:sender}, never the {field:price}.');
  expect(made).toEqual([expect.objectContaining({ subject: field, allowed: staff })]);
});

test('menus that "they" do not see are closed to whom the sentence before names', () => {
  const { made } = restrictionsOf(
    '{who:Editors} {!role:edit} {thing:letters}. The menus {name:Tools} and {name:Settings} are {!restrict:hidden} from them.',
  );
  expect(made).toContainEqual(
    expect.objectContaining({
      subject: { of: 'admin', screens: ['tools', 'settings'] },
      allowed: { who: 'all_but_roles', roles: ['editor'] },
    }),
  );
});

test('a key that is needed behind an endpoint is its key', () => {
  const { plan } = composeMarked(
    `${letters}A {!endpoint:REST API} of {thing:letters}. It {!restrict:needs} an API key.`,
  );
  expect(plan.behaviours).toMatchObject([{ kind: 'endpoint', readers: { by: 'key' } }]);
});

test.each([
  '{who:Everyone} can see {thing:letters}, {!restrict:no login} needed.',
  'The {thing:letters} are {!restrict:open to} {who:everybody}.',
])('what is open to all is not closed: %s', (sentence) => {
  expect(restrictionsOf(sentence).made).toEqual([]);
});

test('who is excepted is let in', () => {
  const { plan } = composeMarked(
    `${letters}The {field:price} is {!restrict:kept from} {who:everyone} {except:except the coxswain}.`,
  );
  expect(plan.behaviours).toContainEqual(expect.objectContaining({ allowed: { who: 'roles', roles: ['coxswain'] } }));
});
