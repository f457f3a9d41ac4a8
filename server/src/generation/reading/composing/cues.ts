import type { Token } from '../language/tokens.ts';
import type { ActMark, MarkedSentence } from '../learned/read-marks.ts';

/** Words that leave little doubt about a deed, where the learned model thinks of it at all. */
const cues: Readonly<Record<string, RegExp>> = {
  approve: /\b(?:approv|sign(?:s|ed)? (?:it |them )?off|says? yes|okays?|green light|accept(?:s|ed)? or)/,
  email: /\b(?:e-?mails?|mails?|told|notif|hears?|remind|inform|nudge|writes? to|alert)/,
  submit:
    /\b(?:forms?|submit|hand(?:s|ed)? in|fill(?:s|ed)? (?:in|out)|apply|send(?:s)? in|sign(?:s)? up|upload|book|report|enter)\b/,
  list: /\b(?:list|overview|directory|page (?:with|of|that|for)|table of|appear in)/,
  delete: /\b(?:delet|remov|bin|erase|thrown? (?:away|out))/,
  expire: /\b(?:disappear|vanish|draft|offline|off the (?:site|page)|taken? (?:off|down)|expire)/,
  noindex: /\b(?:google|search (?:engines?|results?)|noindex)\b/,
  duplicate: /\b(?:copy|copies|duplicate|clone)\b/,
  last_updated: /\blast (?:updated|changed|edited|modified)\b/,
  waiting_list: /\b(?:waiting list|back in stock|sold[- ]out)\b/,
  popup: /\bpop-?ups?\b/,
  redirect: /(?:^|\s)\/[\w-]/,
  order_cancel: /\b(?:cancel|call(?:ed)? off)/,
  export: /\b(?:csv|export|download|spreadsheet)\b/,
  import: /\b(?:csv|import|spreadsheet)\b/,
  restrict: /\b(?:only|nobody|must not|mustn't|may not|not .*(?:see|read|visible)|see|visible|access)\b/,
  internal: /\b(?:public|internal|private|staff only|not be shown|nobody's business)\b/,
  columns: /\bcolumns?\b|\blist of .*(?:admin|back-?end)|(?:admin|back-?end).*\blist of\b/,
  cleanup: /\b(?:revisions?|transients?|spam comments?)\b/,
  log: /\b(?:log|recorded|written down|write down|who (?:changed|did))\b/,
  range: /\b(?:at (?:most|least)|no more than|longer than|between|up to|accepted|characters|earlier than|later than)\b/,
  limit: /\b(?:at most|no more than|more than|once|maximum|limit)\b/,
  figure: /\b(?:count|total|average|how (?:many|much|often)|sum|number of)\b/,
  search: /\b(?:search|filter|find)/,
  cache: /\bcach/,
  rate: /\b(?:stars?|rate|rating|score)\b/,
  unique: /\b(?:twice|once|same|double)/,
  maintenance: /\bmaintenance\b/,
  sitemap: /\bsitemap\b/,
  structured: /\b(?:structured data|schema)\b/,
  back_to_top: /\bback to (?:the )?top\b/,
  breadcrumbs: /\bbreadcrumbs?\b/,
  toc: /\btable of contents\b/,
  share: /\bshare\b/,
  related: /\b(?:related|similar|other) (?:posts?|articles?|stories|recipes)\b/,
  author_box: /\bauthor\b/,
  off: /\b(?:off|disable|switch|get rid|remove)/,
  webhook: /https:\/\//,
  require: /\b(?:required?|must|mandatory|compulsory|has to be given|need)\b/,
  show: /"|\b(?:notice|note|text|badge|message)\b/,
  role: /\b(?:may|can|allowed|able|cannot|not)\b/,
};

/** Deeds that list properties: two of them are a cue of their own. */
const listing = new Set(['submit', 'fields', 'declare', 'columns']);

/** A deed has to be thought of that much to be taken for what its words say. */
const thoughtOf = 0.35;
/** The same of deeds that come second. */
const secondOf = 0.2;

/** The deed with a share that tells it as sure, where its own words leave little doubt. */
export function cued(act: ActMark, sentence: MarkedSentence, sure: number): ActMark {
  if (act.share >= sure) return act;
  const text = wordsAround(act, sentence);
  const fields = sentence.slots.filter(({ label }) => label === 'field').length;
  const isCued = (intent: string): boolean =>
    (Object.hasOwn(cues, intent) && cues[intent]?.test(text) === true) || (listing.has(intent) && fields >= 2);
  if (act.share >= thoughtOf && isCued(act.intent)) return { ...act, share: sure };
  const [second] = act.others;
  if (second !== undefined && second.share >= secondOf && !isCued(act.intent) && isCued(second.intent))
    return { ...act, intent: second.intent, share: sure };
  return act;
}

/** The words of a deed and those behind it, as far as the next deed. */
function wordsAround(act: ActMark, { tokens, acts }: MarkedSentence): string {
  const next = acts.find(({ from }) => from >= act.to)?.from ?? tokens.length;
  const before = acts.filter(({ to }) => to <= act.from).at(-1)?.to ?? 0;
  return textOf(tokens.slice(Math.max(before, act.from - 5), Math.min(next, act.to + 8)));
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ lower, quote }) => (quote === null ? lower : `"${lower}"`))
    .join(' ')
    .replaceAll(" n't", "n't")
    .replaceAll(" 's", "'s");

/** "*Nothing should be* deleted": small words that were taken for a deed belong to the next one. */
export function joined(acts: readonly ActMark[], tokens: readonly Token[]): readonly ActMark[] {
  const made: ActMark[] = [];
  let from: number | null = null;
  for (const [at, act] of acts.entries()) {
    const next = acts[at + 1];
    const words = tokens.slice(act.from, act.to);
    const isSmall = words.every(
      ({ pos, lower }) =>
        /^(?:AUX|DET|PRON|PART|ADV|SCONJ|CCONJ)$/.test(pos) || /^(?:able|allowed|only|nothing)$/.test(lower),
    );
    const gap = next === undefined ? [] : tokens.slice(act.to, next.from);
    if (
      isSmall &&
      next !== undefined &&
      gap.length <= 3 &&
      gap.every(({ pos }) => /^(?:AUX|PART|ADV|PRON)$/.test(pos))
    ) {
      from ??= act.from;
      continue;
    }
    made.push(from === null ? act : { ...act, from });
    from = null;
  }
  return made;
}
