import type { Token } from '../language/tokens.ts';
import type { ChunkLabel } from '../learned/labels.ts';
import type { ActMark, ChunkMark, MarkedSentence, SlotMark } from '../learned/read-marks.ts';
import { isAskedInMessage, isDeclining, isLesserTwin, withOwner, withoutClauses, withPaths } from './clauses-within.ts';
import { cued, joined } from './cues.ts';

/** Words that open a clause which says when or if. */
const openers: Readonly<Record<string, ChunkLabel>> = {
  when: 'when',
  whenever: 'when',
  once: 'when',
  after: 'when',
  before: 'when',
  until: 'when',
  if: 'if',
  unless: 'except',
  except: 'except',
};

/** Deeds whose verb only brings another one along: "show the *reading time*". */
const carrying = new Set(['show', 'list', 'declare', 'setting', 'fields', 'set', 'create', 'submit']);
const carried = new Set(
  (
    'figure search export import reading_time toc related views share author_box last_updated progress_bar back_to_top ' +
    'cookies popup countdown year breadcrumbs announcement floating_button tracking snippets log endpoint rate like save ' +
    'vote poll waiting_list social sitemap structured notice webhook columns dashboard duplicate maintenance'
  ).split(' '),
);

/** Deeds that show so many records. */
const showing = new Set(['list', 'show', 'related']);

/** Below this share a deed is not taken for what it looks like most. */
export const sure = 0.62;

/** Deeds that ready-made tools of the site do. */
export const siteTools = new Set(
  (
    'maintenance announcement cookies back_to_top snippets floating_button popup tracking countdown year duplicate reading_time toc ' +
    'related views share author_box last_updated progress_bar external_links cleanup search_scope excerpt auto_tags auto_links cache ' +
    'breadcrumbs login_page log redirect social private_site'
  ).split(' '),
);
/** The same of tools of the site: a word of another trade is soon taken for one. */
export const surerOfTools = 0.8;

/**
 * Mends what learned marks get wrong in ways that grammar knows: a clause behind "when" or "if" goes to its comma and holds
 * no deed; a verb that only brings a noun along is no deed of its own; what is not clear belongs to the deed before it.
 */
export function repaired(sentence: MarkedSentence): MarkedSentence {
  const { tokens } = sentence;
  const chunks = widened(sentence);
  const isOutside = (act: ActMark): boolean => !chunks.some(({ from, to }) => act.from >= from && act.to <= to);
  const outside = sentence.acts.filter(isOutside);
  // A sentence that is a condition as a whole keeps its deeds.
  const kept = joined(outside.length > 0 ? outside : sentence.acts, tokens);
  const acts = kept
    .map((act) => cued(act, { ...sentence, acts: kept }, siteTools.has(act.intent) ? surerOfTools : sure))
    .map((act) =>
      isRefused(act, tokens)
        ? { ...act, isDenied: true }
        : act.isDenied && !isDeclining(tokens)
          ? { ...act, isDenied: false }
          : act,
    )
    .filter((act, at, all) => {
      const next = kept[at + 1];
      if (isAskedInMessage(act, kept[at - 1], tokens) || isLesserTwin(act, all[at - 1], all[at + 1], tokens))
        return false;
      if (
        next !== undefined &&
        carrying.has(act.intent) &&
        carried.has(next.intent) &&
        next.from - act.to <= 3 &&
        isPlain(tokens, act.to, next.from)
      )
        return false;
      // "List at most five posts": that many of them
      const before = kept[at - 1];
      if (act.intent === 'limit' && before !== undefined && showing.has(before.intent) && act.from - before.to <= 1)
        return false;
      // "*Exclude* pages from *search results*": one deed in two places
      if (
        next !== undefined &&
        next.intent === act.intent &&
        act.share < sure &&
        next.share >= sure &&
        isOneClause(tokens, act.to, next.from)
      )
        return false;
      return act.share >= sure || at === 0;
    });
  return {
    ...sentence,
    chunks: outside.length > 0 ? chunks : sentence.chunks,
    acts,
    slots: withMarks(sentence),
  };
}

/** Properties, choices, owners and addresses as grammar knows them. */
const withMarks = (sentence: MarkedSentence): readonly SlotMark[] =>
  [withoutClauses, withOwner, withPaths, withChoices, withStates, withoutContainers].reduce(
    (slots, mend) => mend({ ...sentence, slots }),
    sentence.slots,
  );

/** Deeds that are told by a negation: it denies nothing. */
const negative = new Set(
  'restrict internal unique overlap noindex off range limit require shop_hide shop_limit hold expire payment shipping private_site role sitemap search_scope comment_rules password delete'.split(
    ' ',
  ),
);

/** "Do not send e-mails", "no reviews", "without comments". */
function isRefused({ intent, from, to }: ActMark, tokens: readonly Token[]): boolean {
  if (negative.has(intent)) return false;
  const own = tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^(?:please )?(?:do not|do n't|don't|never|no|without)\b(?! (?:more|less|fewer|later) than)/.test(own))
    return true;
  if (/\b(?:not|n't|never)\b(?! (?:only|more|less|fewer|later))/.test(own)) return true;
  const before = tokens.slice(Math.max(0, from - 3), from + 1).map(({ lower }) => lower);
  const words = before.join(' ');
  if (
    /(?:^| )(?:not|n't|never|nobody|no one)(?: \S+){0,2}$/.test(words) &&
    !/\bnot (?:only|more|less|fewer|later|yet)\b/.test(words)
  )
    return true;
  return (
    /(?:^| )(?:do not|do n't|don't|never|please no|without|no)(?: (?:any|send|want|need|show))?(?: \S+)?$/.test(
      words,
    ) && !/\b(?:no (?:more|less|fewer|later|longer|one)|without (?:logging|reloading|being))\b/.test(words)
  );
}

/** Only articles and adjectives between two words. */
const isPlain = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(({ pos, value, quote }) => value === null && quote === null && /^(?:DET|ADJ|PRON|NUM|ADV)$/.test(pos));

/** Nothing between two words begins another clause. */
const isOneClause = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= 6 && tokens.slice(from, to).every(({ pos, lower }) => pos !== 'CCONJ' && !/^[,;:–—]$/.test(lower));

/** "T-shirt size (S, M, L)": what stands in brackets behind a property, item by item, is what can be chosen. */
function withChoices({ tokens, slots, acts }: MarkedSentence): readonly SlotMark[] {
  let all = slots;
  for (const { label, to } of slots) {
    if (label !== 'field' || tokens[to]?.lower !== '(') continue;
    const end = tokens.findIndex(({ lower }, at) => at > to && lower === ')');
    if (end === -1 || acts.some(({ from }) => from > to && from < end)) continue;
    const items: SlotMark[] = [];
    let from = to + 1;
    for (let at = from; at <= end; at += 1) {
      if (at < end && !/^(?:,|;|\/|\||or|and)$/.test(tokens[at]?.lower ?? '')) continue;
      if (at > from) items.push({ label: 'choice', from, to: at });
      from = at + 1;
    }
    const areShort = items.every(
      (item) =>
        item.to - item.from <= 3 &&
        tokens.slice(item.from, item.to).every(({ pos }) => pos !== 'VERB' && pos !== 'AUX'),
    );
    if (items.length < 2 || !areShort) continue;
    all = [...all.filter((slot) => slot.from < to || slot.from > end), ...items].sort((a, b) => a.from - b.from);
  }
  return all;
}

/** States of records that tell when, in front of their names. */
const states =
  /^(?:past|upcoming|future|coming|expired|overdue|unpaid|pending|cancelled|canceled|sold|finished|old|closed|open)$/;

/** "*Expired* coupons": a state of coupons, and no other kind of records. */
const withStates = ({ tokens, slots }: MarkedSentence): readonly SlotMark[] =>
  slots.flatMap((slot) => {
    const { label, from, to } = slot;
    if (label !== 'thing' || to - from < 2 || !states.test(tokens[from]?.lower ?? '')) return [slot];
    return [
      { label: 'value', from, to: from + 1 },
      { ...slot, from: from + 1 },
    ];
  });

/** What holds records, and is none: "a *job board*: companies post jobs". */
const container =
  /^(?:board|portal|director(?:y|ies)|database|catalog(?:ue)?|guide|system|manager|register|library|tracker|wall|marketplace|archive|collection|hub|platform|exchange)$/;

/** "A job board: companies post *jobs*": the board is where the jobs are, where a later word names them. */
function withoutContainers({ tokens, slots }: MarkedSentence): readonly SlotMark[] {
  return slots.filter(({ label, from, to }) => {
    if (label !== 'thing' || to - from < 2 || !container.test(tokens[to - 1]?.lower ?? '')) return true;
    const noun = tokens[to - 2]?.lemma;
    return !slots.some((other) => other.label === 'thing' && other.from >= to && tokens[other.to - 1]?.lemma === noun);
  });
}

/** Chunks as they were marked, those behind an opening word as far as their clause goes. */
function widened({ tokens, chunks, acts }: MarkedSentence): readonly ChunkMark[] {
  const made: ChunkMark[] = [];
  for (const at of tokens.keys()) {
    if (made.some(({ to }) => at < to)) continue;
    const opens =
      at === 0 ||
      /^[,;:–—(]$/.test(tokens[at - 1]?.lower ?? '') ||
      /^(?:and|but|or)$/.test(tokens[at - 1]?.lower ?? '');
    if (!opens) continue;
    const label = openerAt(tokens, at);
    if (label === null) continue;
    const known = chunks.find(({ from, to }) => from <= at && at < to);
    const comma = tokens.findIndex(
      (one, place) =>
        place > at &&
        (one.lower === ',' || one.lower === ';' || one.lower === ':') &&
        one.quote === null &&
        !isListed(tokens, place),
    );
    const hasDeedBehind = comma !== -1 && acts.some(({ from }) => from > comma);
    if (!hasDeedBehind || comma - at > 20) continue;
    made.push({ from: known?.from ?? at, to: Math.max(comma, known?.to ?? 0), label: known?.label ?? label });
  }
  const rest = chunks.filter(({ from, to }) => !made.some((one) => from < one.to && to > one.from));
  return [...rest, ...made].sort((a, b) => a.from - b.from);
}

function openerAt(tokens: readonly Token[], at: number): ChunkLabel | null {
  const word = tokens[at]?.lower ?? '';
  if (word === 'as' && (tokens[at + 1]?.lower === 'soon' || tokens[at + 1]?.lower === 'long')) return 'when';
  if (word === 'every' && tokens[at + 1]?.lower === 'time') return 'when';
  // "after" and "before" in front of a noun are marked well enough on their own.
  return Object.hasOwn(openers, word) ? (openers[word] ?? null) : null;
}

/** A comma between two of a kind: "red, green and blue". */
const isListed = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const behind = tokens.slice(at + 1, at + 4);
  return (
    before?.pos === 'NOUN' && behind[0]?.pos === 'NOUN' && behind.some(({ lower }) => lower === 'and' || lower === 'or')
  );
};
