import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { nothingToAct, type OutrightComposer, unclear } from './composer.ts';
import type { Doubt } from './doubt.ts';
import { doubtsOfLetters } from './doubts-of-letters.ts';
import { doubtsOfRequests } from './doubts-of-requests.ts';
import { sentenceWords } from './sentence-words.ts';

/** Words for taking something away, for good or from sight. */
const removing =
  /\b(?:delet|remov|bin|trash|eras|clear|purg|discard|throw|threw|destroy|wip|drop|vanish|disappear|(?:go|goes|gone)\b|away|rid\b|clean|tidy|expir|draft|offline|archiv|hid|clos|end|off\b|tak|unpublish|down\b|no longer|any ?more|prun|flush|kept|keep|leav|withdr|scrub|shred|lose|stor|fade|forget|retir|cull|out\b|stop|remain|stay|only for|cancel|until|laps|empt|anonymi|forgo|scrap|cut\b|shown|pull|ceas|deactivat|inactive|lock|sleep|step aside)/;

const doubts: readonly Doubt[] = [
  {
    // "Cancelled orders don't count": nobody cancels
    intents: /^order_cancel$/,
    isDoubted: (_, words) => !/\bcancel(?:s|l?ing|l?ations?)?\b|\b(?:can|may|could|able)\b.*\bcancel/.test(words),
    reason: unclear,
  },
  {
    // "They must confirm through a link": that is no approval
    intents: /^approve$/,
    isDoubted: (_, words, sentence) => /\bconfirm/.test(words) && /\b(?:link|click|mail|email|e-mail)\b/.test(sentence),
    reason: 'Nothing waits until an address is confirmed.',
  },
  {
    // "A tick for noindex": not of all
    intents: /^noindex$/,
    isDoubted: (_, __, sentence) => /\b(?:tick|tick ?box|checkbox|check box|option|switch|toggle)\b/.test(sentence),
    reason: 'Which of them is chosen for each: give them fields for search engines.',
  },
  {
    // "Title, content, tags and date": the title of a record, not that of its page
    intents: /^seo_title$/,
    isDoubted: (_, __, sentence) =>
      !/\b(?:search|google|bing|seo|meta|engines?|results?|browser|tabs?|head|snippets?|title tags?|page titles?|<title>|keywords?)\b/.test(
        sentence,
      ),
    reason: unclear,
  },
  {
    // "With a filter by user": no list of all users
    intents: /^(?:list|search)$/,
    isDoubted: (deed, words, _, { current }) =>
      slotOf(deed, 'thing') === undefined &&
      current === 'user' &&
      !/\b(?:users?|members?|people|profiles?|directory)\b/.test(words),
    reason: nothingToAct,
  },
  {
    // "Pages untouched for two years should go into a list": nothing that takes them away
    intents: /^(?:delete|expire)$/,
    isDoubted: ({ isDenied }, words) => !isDenied && !removing.test(words),
    reason: unclear,
  },
  {
    // "Ask for a copy", "a copy of the mail": what one gets is no duplicate of a post
    intents: /^duplicate$/,
    isDoubted: (_, words) =>
      /\b(?:ask|request|order|gets?|receiv\w+|wants?|sends?|owns?|holds?|prints?|number of|a signed|free|review) (?:\w+ ){0,2}(?:copy|copies)\b/.test(
        words,
      ) && !/\b(?:mak|creat|duplicat|clon)/.test(words),
    reason: unclear,
  },
  {
    // "A link to the page where they can join": says more of the page
    intents: /^(?:attend|save|follow|like|complete|report|vote)$/,
    isDoubted: ({ act, sentence: { tokens } }) =>
      tokens.slice(Math.max(0, act.from - 3), act.from).some(({ lower }) => lower === 'where'),
    reason: unclear,
  },
  {
    // "The manager wants to see who hasn't": to know something is not to be let in
    intents: /^restrict$/,
    isDoubted: ({ act, sentence: { tokens } }, _, sentence) =>
      /^(?:see|sees|know|knows|find|check)$/.test(tokens[act.to - 1]?.lower ?? '') &&
      /^(?:who|how|which|whether|what|when|if|at)$/.test(tokens[act.to]?.lower ?? '') &&
      !/\b(?:only|nobody|no one|not|never|but|except|alone)\b|n't\b/.test(sentence.replace(/\bha(?:s|ve)n't\b/g, '')),
    reason: unclear,
  },
  {
    // "I'd like to answer them publicly": an answer is no form
    intents: /^submit$/,
    isDoubted: ({ act, sentence: { tokens }, slots }) =>
      /^(?:answer|reply|respond|react)\w*(?: to)? (?:it|them|these|those)\b/.test(
        tokens
          .slice(act.from, act.to + 2)
          .map(({ lower }) => lower)
          .join(' '),
      ) && slots.every(({ label }) => label !== 'field'),
    reason: 'Nothing answers what people send in.',
  },
  {
    // "Log in with a key rather than a password"
    intents: /^account$/,
    isDoubted: (_, words) =>
      /\b(?:log|sign)\w* ?-?in\b/.test(words) &&
      /\b(?:key|keys|token|code|fingerprint|passkey|google|facebook|apple|rather than|instead of|second factor|two[- ]factor|without (?:a |any )?password)\b/.test(
        words,
      ),
    reason: 'No part of a plan does this yet.',
  },
  {
    // "Older pages should go into a list on my dashboard", where nobody knows which are the older ones
    intents: /^dashboard$/,
    isDoubted: (deed, _, __, { refused }) =>
      slotOf(deed, 'thing') === undefined &&
      refused.some(({ deed: { sentence, chunks } }) => sentence === deed.sentence && chunks.length > 0),
    reason: nothingToAct,
  },
  {
    // "People sign up and are told their position": what is told is worked out by nothing
    intents: /^email$/,
    isDoubted: ({ act, slots, sentence: { tokens } }) =>
      /^(?:told|informed|shown)$/.test(tokens[act.to - 1]?.lower ?? '') &&
      /^(?:their|its|his|her)$/.test(tokens[act.to]?.lower ?? '') &&
      slots.every(({ label }) => !/^(?:who|url|text)$/.test(label)),
    reason: 'It is not clear what they are told.',
  },
  {
    // "A page where everybody sees which hours are free"
    intents: /^list$/,
    isDoubted: (deed, words) =>
      slotOf(deed, 'thing') === undefined && /\b(?:sees?|shows?) (?:which|how|who|whether|when)\b/.test(words),
    reason: unclear,
  },
  {
    // "Each profile has a contact form": nobody registers by it
    intents: /^submit$/,
    isDoubted: (deed, words, _, { current }) =>
      current === 'user' &&
      slotOf(deed, 'thing') === undefined &&
      /\b(?:contact|message|mail|write)/.test(words) &&
      !/\b(?:account|regist|sign|join|appl|profile form)/.test(words),
    reason: 'It is not clear what is sent in.',
  },
  {
    // "A description is checked by an archivist": none for search engines
    intents: /^seo_title$/,
    isDoubted: (_, __, sentence) =>
      /\bdescriptions?\b/.test(sentence) &&
      !/\b(?:search|google|meta|seo|engines?|snippets?|titles?|result)/.test(sentence),
    reason: unclear,
  },
  {
    // "Passwords expire every six months": how long they are is not said
    intents: /^password$/,
    isDoubted: (_, words) =>
      /\b(?:expire|renew|chang\w+|months?|days|weeks?|years?|old)\b/.test(words) &&
      !/\b(?:characters?|letters?|long|digits?|numbers?)\b/.test(words),
    reason: 'No part of a plan makes passwords expire.',
  },
  {
    // "How many members each one has": what is counted is not what was spoken of
    intents: /^figure$/,
    isDoubted: countsOthers,
    reason: 'It is not clear what is counted.',
  },
  {
    // "Search has to find words in the notes too": the search of the site, and no list with a search of its own
    intents: /^search$/,
    isDoubted: (_, words) =>
      /^(?:and |also |please )*(?:(?:the|our) )?(?:site )?search (?:\w+ ){0,3}(?:find|look|includ|cover|show)/.test(
        words,
      ),
    reason: 'It is not clear how the search of the site is to change.',
  },
  {
    // "The dashboard should greet them with a link"
    intents: /^dashboard$/,
    isDoubted: (_, words) => /\b(?:greets?|welcomes?|says?|reads?|introduc\w+|explains?)\b/.test(words),
    reason: nothingToAct,
  },
  {
    intents: /^limit$/,
    isDoubted: (deed, words, _, story) =>
      countsSomethingElse(deed, story) || /\bat (?:a|one) time\b|\bper (?:page|request|call)\b/.test(words),
    reason: 'It is not clear of what there may be so many.',
  },
];

/** Whether what stands behind a number are parts of what was spoken of: "no more than two *links* each", "twenty *children*". */
function countsSomethingElse(deed: Deed, story: Story): boolean {
  if (slotOf(deed, 'thing') !== undefined || slotsOf(deed, 'group', 'field').length > 0) return false;
  const { tokens } = deed.sentence;
  for (let at = deed.span.from; at < deed.span.to; at += 1) {
    const [number, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (number?.pos !== 'NUM' || noun?.pos !== 'NOUN' || next?.pos === 'NOUN') continue;
    if (/^(?:link|word|character|letter|picture|photo|image|file|tag|comma|line|emoji)$/.test(noun.lemma)) return true;
    // "Twenty children at most" of an event nobody can register for
    const { current } = story;
    return (
      isPeople(noun.lemma) &&
      current !== null &&
      story.isOwn(current) &&
      !story.behaviours.some((one) => (one.kind === 'public_form' || one.kind === 'reaction') && one.entity === current)
    );
  }
  return false;
}

/** Whether "how many" asks for a noun that neither was marked nor names any records. */
function countsOthers({ sentence: { tokens }, span, slots }: Deed, _: string, __: string, story: Story): boolean {
  for (let at = span.from; at + 2 < span.to; at += 1) {
    if (tokens[at]?.lower !== 'how' || tokens[at + 1]?.lower !== 'many') continue;
    const noun = tokens[at + 2];
    if (noun?.pos !== 'NOUN' || /^(?:thing|one|time|day|place|people|person)$/.test(noun.lemma)) return false;
    const isMarked = slots.some(({ label, from, to }) => label !== 'who' && at + 2 >= from && at + 2 < to);
    const named = story.find(noun.lemma);
    return !isMarked && (isPeople(noun.lemma) || named === 'user') && story.current !== null && named !== story.current;
  }
  return false;
}

/** Refuses what only looks like a deed, whatever it was taken for: nothing is better than what nobody asked for. */
export const doubtful: OutrightComposer = (deed, story) => {
  const words = deed.text.toLowerCase().replaceAll(/\s+/g, ' ');
  const doubt = [...doubts, ...doubtsOfLetters, ...doubtsOfRequests].find(
    ({ intents, isDoubted }) => intents.test(deed.intent) && isDoubted(deed, words, sentenceWords(deed), story),
  );
  if (doubt === undefined) return false;
  const named = slotOf(deed, 'thing');
  story.current = (named === undefined ? null : story.find(named.text)) ?? story.current;
  story.refuse(deed, doubt.reason);
  return true;
};
