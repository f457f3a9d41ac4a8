import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { readDescription } from '../../../server/src/generation/reading/read-description.ts';

/** A letter about records, long enough to be read by what annotated texts teach. */
const letter =
  'We are a small museum and we lend our exhibits to schools in the region, which nobody keeps track of at the moment. ' +
  'Loans have an exhibit, the name of the school, an email address and a return date. Three days before the return date ' +
  'an email reminds the school of it, since it was forgotten so often last year that the director became quite angry. ';

const kindsOf = (text: string): readonly string[] => {
  const { plan } = readDescription(text, 'Museum');
  checkPlan(plan);
  return (plan.behaviours ?? []).map(({ kind }) => kind);
};

describe('sentences that annotated texts do not teach', () => {
  test('are read by patterns where they ask for a site tool', () => {
    const own = kindsOf(letter);
    const read = kindsOf(
      `${letter}Add a floating WhatsApp button with the number +49 30 123456 in the bottom right corner.`,
    );
    expect(read).toEqual([...own, 'floating_button']);
  });

  test('bring a tool with the options of the next sentence', () => {
    const { plan, understood } = readDescription(
      `${letter}Refuse comments that are shorter than 20 characters or contain more than 2 links.`,
      'Museum',
    );
    const at = (plan.behaviours ?? []).findIndex(({ kind }) => kind === 'comment_rules');
    expect(plan.behaviours?.[at]).toMatchObject({ kind: 'comment_rules', min_length: 20, max_links: 2 });
    expect(understood).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('Refuse comments'), as: `behaviours[${at}]` }),
    );
  });

  test('bring nothing where a condition would be lost', () => {
    const own = kindsOf(letter);
    expect(kindsOf(`${letter}Show the estimated reading time above each post, unless the moon is full.`)).toEqual(own);
  });

  test('never make a tool twice', () => {
    const { plan } = readDescription(
      `${letter}Limit login attempts to 5 and lock the address out for 20 minutes. After five failed logins the administrator gets an email.`,
      'Museum',
    );
    checkPlan(plan);
    expect((plan.behaviours ?? []).filter(({ kind }) => kind === 'limit_login_attempts')).toHaveLength(1);
  });

  test('say of a whole site that it is for members, not of its posts', () => {
    expect(kindsOf(`${letter}The whole site is only for logged-in users.`)).toContain('private_site');
  });
});

describe('what a plan has once and is told in parts', () => {
  test.each([
    [
      'Send Strict-Transport-Security for one year, subdomains included. Nobody may show our site in a frame; that is clickjacking.',
      { kind: 'security_headers', hsts_days: 365, hsts_subdomains: true, frames: 'nobody', nosniff: false },
    ],
  ])('is one behaviour that says all of them: %s', (text, expected) => {
    const { plan } = readDescription(text, 'Harbour');
    checkPlan(plan);
    expect(plan.behaviours).toEqual([expected]);
  });
});
