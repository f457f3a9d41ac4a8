import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { clockIn, daysOf, durationIn } from '../measures.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { clauseWith, isDeclined } from './clauses.ts';
import { datesOf } from './dates-of.ts';
import { addOf, type Gathered, gather, isGathered, recordIn, recordsMeant, refuseOf } from './gathering.ts';
import type { Found, Idiom } from './idiom.ts';

type Rhythm = BehaviourOf<'recurrence'>['rhythms'][number];

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|evening|night|afternoon)s?)?';
const ordinal = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const ofTheMonth = '(?:(?:of|in) (?:the|each|every|a) month|each month|every month|monthly|a month)';

/** Rhythms by the words for them; what one has matched is taken out before the next. */
const rhythmWords: readonly (readonly [Rhythm, string])[] = [
  [
    'monthly_weekday',
    `(?:(?:every|each|the) )?${ordinal}(?: (?:and|or) (?:the )?${ordinal})? ${weekday} ${ofTheMonth}`,
  ],
  ['monthly_weekday', `(?:every|each|the) (?:first|third|fourth|last|1st|3rd|4th) ${weekday}`],
  ['monthly_weekday', `(?:every|each) month on (?:that|the same|a|the ${ordinal}) ${weekday}`],
  [
    'biweekly',
    `every (?:other|second|2nd) (?:week|${weekday})|every (?:two|2) weeks|fortnightly|bi-?weekly|(?:every|each|once a) fortnight|(?:on )?alternate (?:weeks|${weekday})`,
  ],
  [
    'weekly',
    `every (?:single )?(?:week|${weekday})|each (?:week|${weekday})|weekly|once a week|week (?:after|by|to) week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:same )?time each week`,
  ],
  ['daily', 'every (?:single )?day|each day|daily|once a day|day (?:after|by) day'],
  ['monthly', 'every month|each month|monthly|once a month|month (?:after|by) month'],
  ['yearly', 'every year|each year|yearly|annual(?:ly)?|once a year|year (?:after|by|on) year'],
];
const anyRhythm = rhythmWords.map(([, words]) => `\\b(?:${words})\\b`).join('|');

/** What else is done at intervals. */
const otherwise =
  '\\b(?:e-?mails?|mails?|mailed|sends?|sent|remind\\w*|notif\\w+|digest|newsletter|reports?|summary|delet\\w+|exports?|exported|import\\w*|download\\w*|upload\\w*|pays?|paid|payments?|payable|charg\\w+|billed|bills?|invoic\\w+|subscri\\w+|membership|backups?|csv|orders?|re-?order\\w*|passwords?|log ?in|fetch\\w*|sync\\w*|expire\\w*|open(?:ing)?(?: hours)?|per)\\b';

const repeating =
  '\\brepeat(?:s|ed|ing|able)?\\b|\\brecur(?:s|red|ring|rent)?\\b|\\bcom(?:e|es|ing) (?:back|round|around)\\b|\\bhappens? again\\b|\\b(?:regular|standing|recurring) (?:thing|fixture|date|appointment|slot)s?\\b|\\bseries\\b';
const effort =
  '\\b(?:enter|type|typ|add|creat|copy|copi|put|set)\\w* (?:(?!,|;).)*?\\b(?:once|again|over and over|each time|every time|(?:\\w+-)?\\w+ (?:times|entries|copies))\\b|\\b(?:copy|duplicat\\w+|re-?enter|retyp\\w+) (?:that|the|an|each|every|it|them)\\b';
const takesPlace = '(?:is|are|runs?|meets?|takes? place|happens?|goes on|is held|are held|falls?)(?: \\w+){0,3}?';

/** The rhythms that a text names. */
export function rhythmsIn(text: string): Rhythm[] {
  let rest = text;
  const found: Rhythm[] = [];
  for (const [rhythm, words] of rhythmWords) {
    const pattern = new RegExp(`\\b(?:${words})\\b`, 'g');
    if (!pattern.test(rest)) continue;
    found.push(rhythm);
    rest = rest.replaceAll(pattern, ' ');
  }
  // "On the second Tuesday … a monthly one": once is meant
  const isSame = found.includes('monthly_weekday') && !/\bsame (?:day|date)\b|\bday of the month\b/.test(text);
  return [...new Set(found)].filter((one) => !(one === 'monthly' && isSame));
}

/** How far ahead a text wants records, in months; null where it does not say. */
function monthsIn(text: string): number | null {
  const span =
    /\b(?<span>(?:an?|one|two|three|four|six|nine|twelve|eighteen|half a|\d+) (?:years?|months?|weeks?)) (?:ahead|in advance|into the future)\b/.exec(
      text,
    )?.groups?.span ??
    /\b(?:for|of) the (?:next|coming) (?<span>(?:(?:two|three|four|six|nine|twelve|eighteen|\d+) )?(?:years?|months?))\b/.exec(
      text,
    )?.groups?.span;
  const time = span === undefined ? null : durationIn(span);
  return time === null ? null : Math.max(1, Math.min(24, Math.round(daysOf(time) / 30.4)));
}

const subject =
  /\b(?:an?|each|every|our|the|all|these) (?<noun>[a-z]+(?: [a-z]+)?) (?:(?:should|can|may|must|will|could|simply|just|to|also) )*(?:repeats?|recurs?|be repeated|(?:are|is) repeated|comes? (?:back|round|around)|(?:is|are|takes? place) (?:on|every|each))\b/;

/** What repeats, where a description speaks of it more than once and says nothing else of it. */
function subjectOf(text: string, story: Story): string | null {
  const noun = subject.exec(text)?.groups?.noun;
  return noun === undefined || isPeople(noun) || !story.isRepeated(noun) ? null : story.record(noun);
}

function make(all: Gathered, story: Story) {
  const entity = recordsMeant(all, story) ?? subjectOf(all.text, story);
  if (entity === null) return refuseOf(all, 'It does not say which records repeat.', story);
  if (story.behaviours.some((one) => one.kind === 'booking' && one.entity === entity))
    return refuseOf(all, 'What visitors book does not repeat.', story);
  const named = rhythmsIn(all.text);
  const rhythms: Rhythm[] =
    named.length > 0 ? named : ['daily', 'weekly', 'biweekly', 'monthly', 'monthly_weekday', 'yearly'];
  const { date, endDate } = datesOf(entity, story);
  const own =
    date ??
    story.addField(entity, 'date', {
      type: clockIn(all.text) === null && !/\bat \w+\b/.test(all.text) ? 'date' : 'datetime',
    });
  if (own === null) return refuseOf(all, 'It does not say on which date what repeats is.', story);
  addOf(
    all,
    {
      kind: 'recurrence',
      entity,
      date: own,
      ...(endDate === null ? {} : { end_date: endDate }),
      rhythms,
      months_ahead: monthsIn(all.text) ?? (rhythms.includes('yearly') ? 18 : 6),
    },
    story,
  );
}

const isOther = (text: string): boolean => new RegExp(otherwise).test(text);

const keep = (found: Found, story: Story): boolean => {
  if (isOther(found.sentence)) return false;
  gather('series', found, story, make);
  return true;
};

/** Records that come back: every week, every month on the same day … */
export const ofSeries: readonly Idiom[] = [
  {
    // "Let me enter a class once and have it come back every week", "gigs can be repeated"
    pattern: clauseWith(repeating),
    read(found, story) {
      const { sentence } = found;
      const isAtRhythm = new RegExp(anyRhythm).test(sentence);
      // "The deposit is returned when the frames come back"
      if (
        isOther(sentence) ||
        (!isAtRhythm && (recordIn(sentence, story) === null || !/\b(?:repeat|recur|series)/.test(sentence)))
      )
        return false;
      // "None of them is ever repeated"; "we don't want to repeat ourselves" asks for it
      if (isDeclined(sentence, new RegExp(repeating)) && !new RegExp(anyRhythm).test(sentence)) {
        story.tell(found.deed, 'nothing');
        return true;
      }
      return keep(found, story);
    },
  },
  {
    // "I don't want to type the same thing in every week", "enter it once, for every Monday"
    pattern: clauseWith(effort, anyRhythm),
    read: keep,
  },
  {
    // "Classes are every Tuesday at six", "most of them are on the second Tuesday of the month"
    pattern: new RegExp(
      `^(?:and |but |also |so )*(?<subject>(?:(?:our|the|a|an|each|every|all|most|some|many|few)(?: of (?:them|our|the|these))? ?)*(?:it|they|them|these|those|[a-z-]+(?: [a-z-]+)?)?) ${takesPlace} (?:${anyRhythm}).*`,
    ),
    read(found, story) {
      const { sentence, groups } = found;
      const subject = (groups.subject ?? '').trim();
      const isMeant =
        recordIn(subject, story) !== null ||
        (/^(?:our|the|an?|each|every|all) /.test(subject) && story.isDeclared(subject)) ||
        (/\b(?:it|they|them|these|those|most|some|many)$/.test(subject) && story.current !== null);
      return isMeant && !/\b(?:no|not|n't|never|closed|open)\b/.test(sentence) ? keep(found, story) : false;
    },
  },
  {
    // "Somebody says whether it's a monthly or a yearly one", "don't make me copy that entry each time"
    pattern: new RegExp(`^(?:.*\\b(?:whether|choose|pick|select|set|say)\\b.*(?:${anyRhythm}).*|.*(?:${effort}).*)$`),
    read: (found, story) => isGathered('series', story) && keep(found, story),
  },
];
