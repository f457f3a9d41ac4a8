import type { MarkedSentence, Span } from '../learned/read-marks.ts';

/** Turns of phrase that mean one deed, whatever the words in them look like by themselves. */
interface SetPhrase {
  /** The deed that it is; '' where it only says more about the other deeds of its sentence. */
  readonly intent: string;
  /** Its words in lower case; `act` are those that say what is done, else all are. */
  readonly pattern: RegExp;
  /** What the rest of the sentence needs to have. */
  readonly needs?: RegExp;
  /** Deeds which the sentence has to have for it. */
  readonly beside?: string;
}

const cannot =
  "(?:can not|cannot|ca n't|can no longer|may not|may no longer|must not|must no longer|(?:are|be|is) (?:not|no longer) able to|should (?:not|no longer))";
const others =
  '(?:all (?:the )?others|the others|others|everyone else|everybody else|anyone else|anybody else|all other visitors|the rest|guests|visitors|non-members|strangers|who is not logged in)';
const language =
  '(?:english|german|french|spanish|italian|dutch|polish|portuguese|danish|swedish|norwegian|finnish|czech|hungarian|greek|turkish|russian|ukrainian|japanese|chinese|korean|arabic|hebrew|welsh|irish|romanian|croatian|catalan)';

const setPhrases: readonly SetPhrase[] = [
  {
    intent: 'log_in',
    pattern: new RegExp(`(?<act>${cannot} (?:be able to )?(?:log|sign) in(?: any ?more| any longer)?)`),
  },
  {
    intent: 'log_in',
    pattern:
      /(?<act>(?:lock out|(?:block|stop|refuse|prevent) the log-?ins? (?:of|by|for))) .*(?:n't|not|never|idle|inactive).*/,
  },
  {
    intent: 'log_in',
    pattern:
      /(?:n't|not|never|idle|inactive).*(?<act>(?:are|is|be|get) (?:locked out|blocked from (?:logging|signing) in))/,
  },
  {
    intent: 'login_redirect',
    pattern:
      /(?<act>(?:redirect|send|take|lead|bring|forward)s?) (?!.*\b(?:e-?mail|mail)\b).*\b(?:after|on|upon|when|once|as soon as) (?:[a-z]+ ){0,2}(?:log(?:s|ging|ged)?[ -]?(?:in|out)|login|logout|sign(?:s|ing)?[ -](?:in|out))\b.*/,
  },
  {
    intent: 'restrict',
    pattern:
      /(?:editors?|authors?|contributors?|subscribers?|customers?|shop managers?) (?<act>(?:must|may|can|should|are) ?(?:not|n't|never|no longer)(?: be| able| allowed| to)* (?:delete|remove|publish|edit|change|create|upload))/,
  },
  { intent: 'email', pattern: /(?<act>let (?:the |our |my )?\S+(?: \S+)? know)/ },
  {
    intent: 'delete',
    pattern: /(?<act>(?:moved?|moves|go|goes|put|sent) (?:them |it )?(?:in)?to (?:the )?(?:trash|bin))/,
  },
  {
    intent: 'teaser',
    pattern: new RegExp(
      `${others} (?:can |may |should |will )?(?:only |just )?(?<act>(?:sees?|reads?|gets?|are shown|is shown) (?:only |just )?(?:the |its |their )?first \\S+(?: \\S+)? words)[^;]*`,
    ),
  },
  {
    intent: 'languages',
    pattern:
      /(?:(?<act>switch(?:es|ed)?(?: between)?(?: the| their)? languages?|languages? (?:switch(?:er)?|selector|menu|links?)|change the language).*|^.*(?<actb>switch(?:es|ed)? .*languages?).*$)/,
  },
  {
    intent: 'languages',
    pattern: new RegExp(
      `(?<act>(?:websites?|sites?|shop|blog|pages) (?:is|are|speaks?|comes?|exists?).*\\b${language}\\b.*\\b${language}\\b.*\\bswitch\\w*).*`,
    ),
  },
  {
    intent: 'translated_fields',
    pattern: new RegExp(
      `(?<act>(?:has|have|gets?|with) (?:an? |the )?[a-z]+ in ${language}(?:,| and) (?:an? |the )?(?:[a-z]+ |one )?in ${language})`,
    ),
  },
  {
    intent: 'translated_fields',
    pattern: new RegExp(`(?<act>(?:has|have|gets?) an? ${language} [a-z]+(?:,| and) an? ${language} (?:[a-z]+|one))`),
  },
  {
    intent: 'translation_fallback',
    pattern: new RegExp(`(?<act>.*\\b(?:empty|missing|not (?:there|filled|translated))\\b.*\\b${language}\\b.*)`),
    needs: /\b(?:shows?|shown|appears?|is used|falls? back)\b/,
  },
  {
    intent: 'translation_shown',
    pattern: new RegExp(
      `(?<act>shows? .*\\b${language} [a-z]+ (?:to|for) (?:all )?${language} (?:visitors|readers|speakers|customers|users|guests).*)`,
    ),
  },
  { intent: 'connected_pages', pattern: /(?<act>^.*\bhref-?lang\b.*$)/ },
  {
    intent: 'translated_texts',
    pattern: new RegExp(
      `(?<act>^.*(?:\\btranslat\\w+ .*\\b(?:in|into|to) ${language}\\b|\\bin the (?:visitor|reader|customer|user|recipient)s? ?'?s? (?:own )?language\\b|\\bin their (?:own )?language\\b).*$)`,
    ),
    needs: /\b(?:texts?|forms?|e-?mails?|mails?|labels?|messages?|buttons?|translate)\b/,
  },
  { intent: 'log', pattern: /(?<act>(?:activity|audit) (?:log|trail))(?:(?! (?:download|export|csv)).)*/ },
  {
    intent: '',
    pattern: /(?:only|just|no more than) once(?: (?:per|for each|for every|to each) [a-z]+)?/,
    beside: 'email',
  },
  { intent: '', pattern: /\bonce only\b/, beside: 'email' },
  { intent: '', pattern: /each (?:[a-z]+ ){1,3}only once/, beside: 'email' },
];

/** The sentence, its set phrases as one deed each. */
export function withSetPhrases(sentence: MarkedSentence): MarkedSentence {
  const words = sentence.tokens.map(({ lower }) => lower);
  const text = words.join(' ');
  return setPhrases.reduce((one, phrase) => withPhrase(one, phrase, text), sentence);
}

function withPhrase(sentence: MarkedSentence, { intent, pattern, needs, beside }: SetPhrase, text: string) {
  const found = new RegExp(pattern.source, 'd').exec(text);
  if (found === null || needs?.test(text) === false) return sentence;
  if (beside !== undefined && sentence.acts.every((act) => act.intent !== beside)) return sentence;
  const groups = found.indices?.groups ?? {};
  const region = spanAt(text, found.indices?.[0]);
  const own = spanAt(text, groups.act ?? groups.actb ?? found.indices?.[0]);
  if (sentence.acts.some((act) => act.share === 1 && act.intent === intent && overlap(act, region))) return sentence;
  const others = sentence.acts.filter((act) => act.intent === beside || !overlap(act, region));
  if (intent === '') return { ...sentence, acts: others };
  // What stood in front of it and belongs to no deed of its own goes with it.
  const acts = [...others, { ...own, intent, share: 1, others: [], isDenied: false }].sort((a, b) => a.from - b.from);
  // "A button leads to …" names no records
  const slots = sentence.slots.filter(
    ({ label, from, to }) =>
      label !== 'thing' ||
      intent !== 'teaser' ||
      !overlap({ from, to }, region) ||
      !/^leads?$/.test(words(sentence, from)),
  );
  return { ...sentence, acts, slots };
}

const words = ({ tokens }: MarkedSentence, at: number): string => tokens[at]?.lower ?? '';

const overlap = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** The words that a part of the text takes up. */
function spanAt(text: string, [start, end]: readonly [number, number] = [0, 0]): Span {
  const count = (part: string): number => (part === '' ? 0 : part.split(' ').length);
  return { from: count(text.slice(0, start).trimEnd()), to: count(text.slice(0, end).trimEnd()) };
}
