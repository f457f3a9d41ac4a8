import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { composePlan } from '../../../../server/src/generation/reading/composing/compose.ts';

const composed = (description: string) => {
  const made = composePlan(description);
  checkPlan(made.plan);
  return { behaviours: made.plan.behaviours ?? [], reasons: made.notUnderstood.map(({ reason }) => reason).join(' ') };
};

describe('accounts that cannot log in', () => {
  it.each([
    ['Subscribers who have not logged in for a year cannot log in any more.', 'subscriber', 365],
    ["Customers who haven't signed in for two years can no longer log in.", 'customer', 730],
  ])('by role and idleness: %s', (description, value, days) => {
    expect(composed(description).behaviours).toEqual([
      expect.objectContaining({
        kind: 'restriction',
        subject: {
          of: 'records',
          entity: 'user',
          deeds: ['log_in'],
          conditions: [
            { attribute: 'role', is: 'contains', value },
            { attribute: 'idle_since', is: 'older_than_days', value: days },
          ],
        },
        allowed: { who: 'roles', roles: ['administrator'] },
      }),
    ]);
  });

  it('are all where none is named by a role', () => {
    const [made] = composed('Accounts that have been idle for 180 days must not be able to log in.').behaviours;
    expect(made).toMatchObject({ subject: { conditions: [{ attribute: 'idle_since', value: 180 }] } });
  });

  it('are none where the condition is not understood', () => {
    const { behaviours, reasons } = composed('Customers cannot log in if their invoice is overdue.');
    expect(behaviours.filter(({ kind }) => kind === 'restriction')).toEqual([]);
    expect(reasons).toContain('overdue');
  });
});

describe('teasers', () => {
  it('show the first words and a button to those who are kept out', () => {
    expect(
      composed(
        'Only members can read our recipes. Others see the first 80 words and a button "Become a member" to /join.',
      ).behaviours,
    ).toEqual([
      expect.objectContaining({
        kind: 'restriction',
        allowed: { who: 'logged_in' },
        shows_teaser: true,
        teaser_words: 80,
        button: { label: 'Become a member', url: '/join' },
      }),
    ]);
  });

  it('keep guests from the rest where nothing else does', () => {
    expect(
      composed(
        'Non-members only get the first 100 words of each article and a "Join us" button linking to /membership.',
      ).behaviours,
    ).toMatchObject([{ allowed: { who: 'logged_in' }, teaser_words: 100, button: { url: '/membership' } }]);
  });

  it('have no button that leads nowhere', () => {
    const { behaviours, reasons } = composed(
      'Only members can read the articles. Guests see the first sixty words and a button "Join".',
    );
    expect(behaviours[0]).toMatchObject({ teaser_words: 60 });
    expect(behaviours[0]).not.toHaveProperty('button');
    expect(reasons).toContain('where it leads');
  });
});

describe('languages', () => {
  it('are switched by a link at a place', () => {
    expect(
      composed('Our site is in English and German, with a link to switch the language in the header.').behaviours,
    ).toEqual([
      {
        kind: 'languages',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'de', name: 'Deutsch' },
        ],
        places: [{ place: 'body_start' }],
      },
    ]);
  });

  it('have fields of their own, and what is missing is shown in the first', () => {
    const { behaviours } = composed(
      'Events have a title in English and a title in Spanish. Show the Spanish title to Spanish visitors; if it is empty, show the English one.',
    );
    expect(behaviours).toMatchObject([
      { kind: 'languages', values: [{ entity: 'event', attribute: 'title', language: 'es', field: 'spanish_title' }] },
    ]);
  });

  it('connect pages only where their addresses are told', () => {
    const text = 'The site is in English and French. Each page has a French version; connect them with hreflang';
    expect(composed(`${text}.`)).toMatchObject({ behaviours: [], reasons: expect.stringContaining('/fr/') });
    expect(composed(`${text}, the French ones are under /fr/.`).behaviours).toContainEqual(
      expect.objectContaining({
        kind: 'languages',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'fr', name: 'Français', path: '/fr/' },
        ],
        connected: { entity: 'page', field: 'translation', offers: false },
      }),
    );
  });

  it.each([
    'Translate all our texts into Italian.',
    "The form should be in the visitor's language, German or English.",
  ])('refuse to translate: %s', (description) => {
    expect(composed(description)).toMatchObject({
      behaviours: [],
      reasons: expect.stringContaining('translated by somebody'),
    });
  });
});

it.each([
  ['Our photos have a photographer. Show the photographer below every image.', 'photographer'],
  [
    'Every picture in the media library has a copyright notice. Show it under the image wherever the image appears.',
    'copyright_notice',
  ],
])('a property of pictures is shown below them: %s', (description, attribute) => {
  expect(composed(description).behaviours).toContainEqual(
    expect.objectContaining({
      kind: 'insertion',
      entity: 'media',
      what: { show: 'value', attribute, before: '', after: '' },
      places: [{ place: 'below_image' }],
    }),
  );
});

it('a property of something that has a picture is shown on its page', () => {
  const { behaviours } = composed('Owners submit dogs with a name and a photo. Show the name under the photo.');
  expect(JSON.stringify(behaviours)).not.toContain('below_image');
});

it('a list of what is new has each record once', () => {
  expect(composed('Every Monday send me a list of new bookings, each booking only once.').behaviours).toContainEqual(
    expect.objectContaining({ kind: 'automation', once: 'record' }),
  );
});

it('a mail that is sent once keeps its time', () => {
  expect(
    composed('Send a reminder only once per customer, a week after an order is completed.').behaviours,
  ).toContainEqual(
    expect.objectContaining({
      kind: 'automation',
      when: { on: 'event', event: 'status', status: 'completed', delay: { amount: 7, unit: 'days' } },
      once: 'owner',
    }),
  );
});

describe('site tools', () => {
  it('note nothing that the log cannot note', () => {
    expect(composed('Log orders.')).toMatchObject({ behaviours: [], reasons: expect.stringContaining('not “orders”') });
  });

  it.each([
    'Keep a log of who logged in and which pages were changed, and let me download it as CSV.',
    'We need an activity log of all logins and page edits, downloadable as a CSV file.',
  ])('the log of activities can be downloaded: %s', (description) => {
    expect(composed(description).behaviours).toEqual([
      expect.objectContaining({ kind: 'activity_log', events: ['logins', 'content'], has_download: true }),
    ]);
  });

  it.each([
    ['Put a table of contents at the top of posts that have more than 1,000 words.', 1001],
    ['Show a table of contents in long articles, from 800 words on.', 800],
    ['A table of contents in posts with at least 3 headings and 1500 words.', 1500],
  ])('long posts alone have a table of contents: %s', (description, words) => {
    expect(composed(description).behaviours).toEqual([
      expect.objectContaining({ kind: 'table_of_contents', content: ['post'], minimum_words: words }),
    ]);
  });
});
