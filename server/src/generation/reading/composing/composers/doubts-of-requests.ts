import { slotOf, slotsOf } from '../deeds.ts';
import { numberIn } from '../measures.ts';
import type { Doubt } from './doubt.ts';

/** What makes a deed of a short request doubtful: words that say more than any plan does. */
export const doubtsOfRequests: readonly Doubt[] = [
  {
    // "POST new orders to https://erp.example.com": what is sent away is no address of the site's own
    intents: /^(?:endpoint|receive)$/,
    isDoubted: (_, __, sentence) =>
      /\b(?:post|send|push|submit|forward)s?\b.*\bto https? ?: ?\/ ?\//.test(sentence) ||
      /\b(?:post|send|push|forward)s?\b.*\bto https?:/.test(sentence),
    reason: 'What is sent to another address needs to say when.',
  },
  {
    // "Customers collect points": nothing counts them
    intents: /^(?:discount|shop_limit|fee|shipping)$/,
    isDoubted: (_, __, sentence) => /\b(?:bonus |loyalty |reward )?points?\b/.test(sentence),
    reason: 'Nothing collects points.',
  },
  {
    // "Translate the button text", "rename “Add to cart”": words of others
    intents: /^show$/,
    isDoubted: (_, __, sentence) => /\b(?:translat\w+|renam\w+|replace the (?:text|word|label)s?)\b/.test(sentence),
    reason: 'Texts of WordPress and of other plugins are not changed.',
  },
  {
    // "Two editors must agree": an approval is one person's
    intents: /^approve$/,
    isDoubted: ({ slots, sentence: { tokens } }) =>
      slots.some(
        ({ label, text, to }) =>
          label === 'number' &&
          (numberIn(text) ?? 1) > 1 &&
          slots.some((one) => one.label === 'who' && one.from === to),
      ) ||
      /\b(?:both|two|three|four) (?:\w+ )?(?:editors|reviewers|people|persons|members|colleagues|admins|managers)\b/.test(
        tokens.map(({ lower }) => lower).join(' '),
      ),
    reason: 'One person approves; for several, say who approves first and who then.',
  },
  {
    // "… we confirm it, then they get mail": what follows on something that was not understood has no time of its own
    intents: /^email$/,
    isDoubted: (deed, _, __, { refused }) =>
      deed.sentence.tokens
        .slice(Math.max(0, deed.act.from - 4), deed.act.from)
        .some(({ lower }) => lower === 'then' || lower === 'afterwards') &&
      refused.some(({ deed: before }) => before.sentence === deed.sentence && before.act.from < deed.act.from) &&
      deed.chunks.every(({ label }) => label !== 'when'),
    reason: 'It follows on what was not understood.',
  },
  {
    // "Free shipping for the first order" is not free shipping
    intents: /^(?:shipping|discount|fee)$/,
    isDoubted: (deed, words, sentence) =>
      /\bfirst (?:order|purchase)\b/.test(sentence) &&
      !/\bfirst (?:order|purchase)\b/.test(words) &&
      slotsOf(deed, 'thing').length === 0,
    reason: 'It is not clear for which orders.',
  },
  {
    // "Add a phone number to the user profiles" sends nothing in; "total per project" counts no projects
    intents: /^figure$/,
    isDoubted: (deed, words) =>
      /\b(?:totals?|sums?) (?:per|by|for each|of each)\b/.test(words) && slotOf(deed, 'field') === undefined,
    reason: 'It does not say what is added up.',
  },
];
