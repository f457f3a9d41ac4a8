import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { readDescription } from '../../../server/src/generation/reading/read-description.ts';
import type { PlanBehaviour } from '../../../shared/src/schemas/plans/plugin-plan.ts';

const read = (description: string) => readDescription(description, 'Site Helper');
const behaviours = (description: string): readonly PlanBehaviour[] => read(description).plan.behaviours ?? [];

describe('what happens to records that the site has', () => {
  it('reads who is told when something happens, and under which condition', () => {
    expect(behaviours('When an order over 100 € is completed, let warehouse@example.org know.')).toEqual([
      {
        kind: 'automation',
        entity: 'order',
        when: { on: 'event', event: 'status', status: 'completed' },
        conditions: [{ attribute: 'total', is: 'more', value: 100 }],
        actions: [
          { do: 'email', recipients: [{ to: 'address', address: 'warehouse@example.org' }], subject: '', message: '' },
        ],
      },
    ]);
  });

  it('joins any way to say when with any way to say what', () => {
    expect(behaviours('When a post is submitted for review, set its category to "Inbox".')).toEqual([
      {
        kind: 'automation',
        entity: 'post',
        when: { on: 'event', event: 'submitted' },
        actions: [{ do: 'add', attribute: 'category', value: 'Inbox' }],
      },
    ]);
  });

  it('reads spans of time, and takes exceptions out', () => {
    expect(
      behaviours('Accounts that have not logged in for two years are deleted, but never administrators.'),
    ).toMatchObject([
      {
        kind: 'automation',
        entity: 'user',
        when: { on: 'date', attribute: 'last_login', days: 730, side: 'after' },
        conditions: [{ attribute: 'role', is: 'not_contains', value: 'administrator' }],
        actions: [{ do: 'delete' }],
      },
    ]);
  });

  it('reads which records are meant by their category', () => {
    expect(behaviours('30 days after publication, posts in "Offers" are moved to the trash.')).toMatchObject([
      { when: { days: 30 }, conditions: [{ attribute: 'category', is: 'contains', value: 'Offers' }] },
    ]);
  });
});

it('gives no record a status that only others have', () => {
  const said = behaviours(
    'Posts older than two years should go back to draft, except those in the category "Classics".',
  );
  expect(JSON.stringify(said)).not.toContain('spam');
});

it('takes exceptions out, rather than doing it to all', () => {
  const said = behaviours(
    'Posts older than two years should go back to draft, except those in the category "Classics".',
  );
  expect(said).toMatchObject([
    {
      conditions: [
        { attribute: 'date', is: 'older_than_days', value: 730 },
        { attribute: 'category', is: 'not_contains', value: 'Classics' },
      ],
      actions: [{ do: 'set', attribute: 'status', value: 'draft' }],
    },
  ]);
});

describe('fields of records that the site has', () => {
  it.each([
    ['On the user profile I want a phone number and a T-shirt size (S, M, L, XL).', 'user', ['phone', 'choice']],
    ['On the product I need: vintage year, grape, allergens and a data sheet (PDF).', 'product', undefined],
  ])('%s', (description, entity, types) => {
    const [fields] = behaviours(description);
    expect(fields).toMatchObject({ kind: 'extra_fields', entity });
    if (types !== undefined && fields?.kind === 'extra_fields')
      expect(fields.fields.map(({ type }) => type)).toEqual(types);
  });

  it('takes no field from what nobody may do', () => {
    expect(behaviours('Nobody should be able to put a date on their own profile.')).toEqual([]);
  });
});

describe('what nobody asked for', () => {
  it.each([
    'I run a small boat yard in Devon and we have forty berth holders. They log in as subscribers. Please hide the admin bar for them, they only need their profile and our pages.',
    'Our museum has some 14,000 photographs in the media library. Volunteers, who are Authors here, upload them; editors check the captions afterwards and put them on pages.',
  ])('makes no kind of records of who speaks: %s', (description) => {
    expect(read(description).plan.entities ?? []).toEqual([]);
  });

  it.each([
    'No cookie banner please.',
    'Do not send any e-mails when an order is completed.',
    'Visitors never see the author of our pages.',
  ])('does not do the opposite of what is said: %s', (description) => {
    const kinds = behaviours(description).map(({ kind }) => kind);
    expect(kinds).not.toContain('cookie_notice');
    expect(kinds).not.toContain('automation');
    expect(kinds).not.toContain('author_box');
  });
});

const narratives = [
  'We are a bakery with eleven staff and everyone has a login. Each January they have to confirm that they have read the allergen sheet, which is just a page on the site. In the list of users I want the date as a column I can sort, and anyone whose date is older than 12 months in red. Only I as administrator may wipe the date.',
  'When a solicitor leaves the firm we cannot delete the account. I want a leaving date on the edit screen of the user, visible to administrators only. From the morning after, the person cannot log in. Their articles stay published under their name.',
  'Orders pending for more than 48 hours: cancel and restock. On hold for 7 days: a friendly reminder to the customer. Leave trade customers out completely. I would like a log of what it did each night, kept 60 days.',
  'Comments with more than two links wait for me. A reader may edit his own comment for 10 minutes, but not after somebody replied to it. Staff get a badge beside their name.',
];

it.each(narratives)('lets every request end somewhere, in a valid plan: %s', (description) => {
  const { plan, understood, notUnderstood } = read(description);
  expect(() => checkPlan(plan)).not.toThrow();
  for (const { as } of understood) expect(as).toMatch(/^(?:behaviours|entities|settings|roles)\[\d+\]/);
  const said = [...understood, ...notUnderstood].map(({ text }) => text.toLowerCase()).join(' ');
  const lost = description
    .split(/[.;]\s+/)
    .filter((sentence) => !/^(?:We|Our|I) (?:are|run|have)\b/.test(sentence))
    .filter((sentence) => {
      const words = sentence.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      return words.filter((word) => said.includes(word)).length * 2 < words.length;
    });
  expect(lost).toEqual([]);
});

describe('requests that patterns take for the names of records', () => {
  it('are read for what they ask to be done', () => {
    const { plan, notUnderstood } = read(
      'Free shipping for orders over 50 euros, and a notice in the cart about how much is missing.',
    );
    expect(plan.entities ?? []).toEqual([]);
    expect(plan.behaviours).toMatchObject([{ kind: 'shop_rule', effect: { do: 'shipping', is: 'free' } }]);
    expect(notUnderstood.map(({ text }) => text)).toEqual([
      'Free shipping for orders over 50 euros, and a notice in the cart about how much is missing',
    ]);
  });

  it('do nothing to records that only the name of the plugin has', () => {
    const { plan } = readDescription(
      'Every Monday send the editors a summary of posts published last week.',
      'Backup Note',
    );
    expect(plan.entities ?? []).toEqual([]);
    expect(plan.behaviours).toMatchObject([{ entity: 'post', when: { on: 'interval', weekday: 'monday' } }]);
  });
});
