import { type Deed, slotOf } from '../deeds.ts';
import { nothingToAct, unclear } from './composer.ts';
import type { Doubt } from './doubt.ts';

/** The words in front of the act of a deed, in its sentence. */
const before = ({ act, sentence: { tokens } }: Deed, count = tokens.length): string =>
  tokens
    .slice(Math.max(0, act.from - count), act.from)
    .map(({ lower }) => lower)
    .join(' ');

/** The words from the end of the act of a deed on. */
const behind = ({ act, sentence: { tokens } }: Deed): string =>
  tokens
    .slice(act.to)
    .map(({ lower }) => lower)
    .join(' ');

/** What letters tell or describe in passing, with words that ask for something elsewhere. */
export const doubtsOfLetters: readonly Doubt[] = [
  {
    // "Some of what they send in could get us sued"
    intents: /^submit$/,
    isDoubted: (deed) =>
      /\b(?:what|whatever|whichever|how|everything) (?:they|we|people|you|others)$/.test(before(deed, 3)),
    reason: unclear,
  },
  {
    // "… or stay up with a banner on top of that post": no bar of the whole site
    intents: /^announcement$/,
    isDoubted: (_, __, sentence) =>
      /\b(?:the|that|this|each|single|its) (?:posts?|articles?|products?)\b/.test(sentence) &&
      !/\b(?:every|all|each) (?:\w+ )?(?:pages?|site)\b|\b(?:site[- ]?wide|whole site|the site|website|everywhere)\b/.test(
        sentence,
      ),
    reason: 'A bar is on all pages alike: it does not depend on a single one.',
  },
  {
    // "How many places are left", "how many classes remain": what is left of something is no number of records
    intents: /^(?:figure|show)$/,
    isDoubted: (deed, _, sentence) =>
      slotOf(deed, 'place') === undefined &&
      /\bhow (?:many|much)\b(?: \w+){0,3} (?:are left|is left|remains?|remaining)\b/.test(sentence),
    reason: 'Nothing works out what is left of something.',
  },
  {
    // "Showing how many characters I've typed"
    intents: /^figure$/,
    isDoubted: (_, words) => /\bhow many (?:characters|letters|words)\b/.test(words),
    reason: 'It is not clear what is counted.',
  },
  {
    // "A screen in the dashboard where I can see for each …", "in the dashboard I want to mark them"
    intents: /^(?:dashboard|list)$/,
    isDoubted: (deed) =>
      slotOf(deed, 'thing') === undefined &&
      /^(?:where (?:i|we) (?:can|could) see for\b|(?:, )?(?:i|we) (?:can|want to|need to) (?!see\b|have\b))/.test(
        behind(deed),
      ) &&
      deed.sentence.acts.some(({ from }) => from >= deed.act.to),
    reason: nothingToAct,
  },
  {
    // "A list of who's locked out at the moment"
    intents: /^list$/,
    isDoubted: (deed) =>
      slotOf(deed, 'thing') === undefined && /^of (?:who|whoever|what|whatever)\b/.test(behind(deed)),
    reason: nothingToAct,
  },
  {
    // "… so the junior can work through it": why, and no rights of a role
    intents: /^role$/,
    isDoubted: (deed, _, sentence) => {
      const who = slotOf(deed, 'who');
      const lead =
        who === undefined
          ? ''
          : deed.sentence.tokens
              .slice(Math.max(0, who.from - 3), who.from)
              .map(({ lower }) => lower)
              .join(' ');
      return (
        /\bso(?: that)?(?: the| our| my| an?)?$/.test(lead) ||
        /\b(?:only|just|nobody but|no one but) (?:i|me)\b/.test(sentence)
      );
    },
    reason: 'It is not clear what they may do.',
  },
  {
    // "Administrators must always see everything": nobody else is kept out
    intents: /^restrict$/,
    isDoubted: ({ isDenied }, words, sentence) =>
      !isDenied &&
      /\b(?:must|should|can|may|will|do) (?:still |always )*always (?:see|get|read|have)\b/.test(words) &&
      !/\bonly\b/.test(sentence),
    reason: unclear,
  },
  {
    // "Regular posts should look the same"
    intents: /^unique$/,
    isDoubted: (_, words) => /\blooks? (?:exactly |just |quite )?(?:the same|as|like)\b/.test(words),
    reason: unclear,
  },
  {
    // "I can tick which menu items get hidden"
    intents: /^off$/,
    isDoubted: (_, __, sentence) =>
      /\b(?:tick|choose|pick|select|decide|set|say) which\b/.test(sentence) || /\bfor each role\b/.test(sentence),
    reason: 'What is switched off is part of the plan: nobody chooses it on the site for some.',
  },
  {
    // "A button to clean out old revisions": nothing that is done by itself
    intents: /^(?:cleanup|delete)$/,
    isDoubted: (_, words) =>
      /\b(?:button|by hand|manually|one click|when (?:i|we) (?:press|click))\b/.test(words) &&
      !/\b(?:automatic\w*|by (?:itself|themselves)|every|daily|weekly|monthly|after|once)\b/.test(words),
    reason: 'What is cleaned up is cleaned up on a schedule, not when somebody asks for it.',
  },
  {
    // "A box that says "Part 2 of 5"", "I can say "…"": an example, and what somebody says
    intents: /^show$/,
    isDoubted: (deed) =>
      /\b\d+ (?:of|\/) \d+\b/.test(slotOf(deed, 'text')?.text ?? '') ||
      /(?:^| )(?:i|we) can (?:also )?$/.test(`${before(deed, 3)} `),
    reason: 'What is shown differs from one record to the next.',
  },
  {
    // "When two are left, send a mail"
    intents: /^(?:email|notice|webhook)$/,
    isDoubted: (_, __, sentence) =>
      /\b(?:when|once|if|as soon as) (?:only )?(?:\w+ )(?:\w+ )?(?:are|is|remain|remains) left\b|\bwhen \w+ (?:\w+ )?remain\b/.test(
        sentence,
      ),
    reason: 'Nothing works out what is left of something.',
  },
  {
    // "One yes isn't enough"
    intents: /^overlap$/,
    isDoubted: (_, words) => /\b(?:is|are)(?: not|n't) (?:enough|sufficient)\b/.test(words),
    reason: unclear,
  },
  {
    // "Nothing should be sent off to be checked"
    intents: /^(?:approve|webhook|email)$/,
    isDoubted: (deed) =>
      /^(?:and |but |so )*(?:nothing|nobody|no one)\b(?:(?! (?:until|unless|before|without|,) ).)*$/.test(
        before(deed),
      ) && !/\b(?:until|unless|before|without)\b/.test(behind(deed)),
    reason: unclear,
  },
  {
    // "They get an email" of a post: nobody says who they are
    intents: /^email$/,
    isDoubted: (deed, words, _, story) =>
      story.current === 'post' &&
      slotOf(deed, 'who') === undefined &&
      /^(?:and |then |, )*(?:they|he|she) (?:also )?(?:gets?|receives?|are sent|is sent)\b/.test(words),
    reason: 'It is not clear who gets the e-mail.',
  },
];
