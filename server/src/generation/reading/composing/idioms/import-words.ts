import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { clockIn, numberIn, weekdaysIn } from '../measures.ts';

type Import = BehaviourOf<'file_import'>;

/** What an import is done with, and how often. */
export type Schedule = Pick<Import, 'every' | 'at'> & Partial<Pick<Import, 'weekday'>>;

const part = /\b(?<part>morning|noon|midday|evening|midnight)s?\b/;

/** `03:00` of "at three in the night", "at 3", "3 a.m."; '' where no time of day is told. */
function timeIn(text: string): string {
  const clock = clockIn(text);
  if (clock !== null) return clock;
  const told =
    /\bat (?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?! (?:times|intervals|places)\b)/.exec(
      text,
    )?.groups?.hour;
  const hour = told === undefined ? null : numberIn(told);
  if (hour === null || hour < 0 || hour > 23 || !Number.isInteger(hour)) return '';
  const isLate = hour < 12 && /\b(?:evening|afternoon)\b/.test(text);
  return `${String(isLate ? hour + 12 : hour).padStart(2, '0')}:00`;
}

/** How often and when a text says that a file is read; null where it does not say how often. */
export function scheduleIn(text: string): Schedule | null {
  if (/\b(?:hourly|(?:every|each|once an|once every) hour|an hour)\b/.test(text)) return { every: 'hourly', at: '' };
  const [weekday, ...more] = weekdaysIn(text);
  const isWeekly =
    /\b(?:weekly|(?:every|each|once a) week)\b/.test(text) ||
    (weekday !== undefined && more.length === 0 && /\b(?:every|each|on) (?:\w+day)s?\b/.test(text));
  const at = timeIn(text);
  if (isWeekly) return { every: 'weekly', at, ...(weekday === undefined || more.length > 0 ? {} : { weekday }) };
  const isDaily =
    /\b(?:daily|nightly|overnight|(?:every|each|once a|once per|a) (?:single )?(?:day|night|morning|evening|noon)|at night|(?:every|each) working day)\b/.test(
      text,
    );
  return isDaily ? { every: 'daily', at } : null;
}

/** Whether a text says a part of the day without an hour: "every morning" needs one that somebody chooses. */
export const isVagueTime = (text: string): boolean => part.test(text) && timeIn(text) === '';

const gone =
  "(?:(?:no longer|not|n't|never) (?:(?:in|on|part of|listed|contained|there|included|appear|mentioned)\\b|be (?:in|on|found)\\b|(?:any ?more|any longer))|(?:have |has |had )?(?:vanish|disappear|dropp?)\\w*|(?:is|are|was|were) (?:gone|missing|dropped|absent)|missing (?:from|in)|(?:has|have) left|not (?:any ?more|any longer))";
const fates: readonly (readonly [Import['missing'], RegExp])[] = [
  ['keep', /\b(?:stays?|kept|keep|remains?|left alone|leave (?:it|them)|untouched)\b/],
  ['trash', /\b(?:trash\w*|bin|binned|delet\w+|remov\w+|thrown? (?:away|out)|erased?)\b/],
  [
    'draft',
    /\b(?:off ?line|drafts?|hidden|hide|hides|unpublish\w*|taken (?:down|off)|take (?:it|them|those) (?:down|off)|(?:comes?|goes?) off|disappears?|not shown|no longer shown|off the (?:site|website|page))\b/,
  ],
];

/** What becomes of records that the file does not have any more; null where a text does not say. */
export function fateIn(text: string): Import['missing'] | null {
  for (const [found] of text.matchAll(new RegExp(`[^.;]*\\b${gone}[^.;]*`, 'g'))) {
    const rest = found.replace(new RegExp(gone), ' ');
    const fate = fates.find(([, words]) => words.test(rest))?.[0];
    if (fate !== undefined) return fate;
  }
  return null;
}

const phrase = '(?:the |its |their |an? |our )?(?<key>[a-z][a-z-]*(?: [a-z][a-z-]*){0,2})';
const keyForms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:match|matched|matching|matches|identif\\w+|recogni[sz]\\w+|going|goes|compar\\w+|keyed|linked|found|told apart|updated?|assign\\w*|join\\w*)(?: (?:it|them|rows?|lines?|up|everything|records|entries))* (?:on|by|via|through|with|using|against) ${phrase}`,
  ),
  new RegExp(`${phrase} (?:tells?|says?|shows?|decides?|identifies|determines?)(?: us| you)? (?:which|what|who)\\b`),
  new RegExp(
    `${phrase} (?:is|are) (?:the key|unique|what identifies|how (?:we|you|to) (?:know|tell|match|recogni[sz]e)|different (?:for|in) each)`,
  ),
  new RegExp(`\\b(?:by|via) ${phrase}(?= ?(?:,|\\.|;|$|and\\b|so\\b))`),
];
const tail = /^(?:which|that|what|whether|so|and|or|but|then|when|if|in|of|on|at|for|each|every|to|is|are|it|them)$/;

/** Phrases that may name the column by which a row finds its record, likeliest first. */
export function keysIn(text: string): string[] {
  return keyForms.flatMap((form) =>
    [...text.matchAll(new RegExp(form.source, 'g'))].map(({ groups }) => {
      const words = (groups?.key ?? '').split(' ');
      const end = words.findIndex((word) => tail.test(word));
      return words.slice(0, end === -1 ? undefined : end).join(' ');
    }),
  );
}

/** How amounts are written in the file; null where a text does not say. */
export function decimalsIn(text: string): Import['decimals'] | null {
  if (
    /\b(?:decimal commas?|commas? (?:as|for|in) (?:the )?decimals?|with (?:a )?commas?|german (?:numbers|format))\b/.test(
      text,
    ) ||
    /(?<![\d,.])\d{1,3}(?:\.\d{3})*,\d{1,2}(?![\d,])/.test(text)
  )
    return 'comma';
  return /\b(?:decimal points?|points? (?:as|for) (?:the )?decimals?)\b/.test(text) ? 'point' : null;
}
