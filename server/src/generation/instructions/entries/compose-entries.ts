import { Composer } from '../composer.ts';
import { composeDrafts } from '../drafts/compose-drafts.ts';
import type { Instruction } from '../instruction.ts';
import { readInstruction } from '../reading/read-instruction.ts';
import { type Candidate, isMismatch, recipeCandidates } from '../recipe-candidates.ts';
import { unusedOfSignatures } from '../requirements.ts';
import { writeParts } from '../write-answer.ts';
import type { NamedPart } from '../write-function.ts';
import { attachedIn, withAttached } from './attached-methods.ts';
import { withDistinctNames } from './distinct-names.ts';
import { cleaned, contextOf } from './lead.ts';
import { withReferences } from './references.ts';
import { codeWords, scoreEntry } from './score-entry.ts';
import { type PromptParts, splitPrompt } from './split-prompt.ts';

/** Code for a prompt whose entries were answered apart. */
export interface ComposedEntries {
  readonly parts: readonly NamedPart[];
  readonly ids: readonly string[];
  /** Sentences and entries of the prompt that something was read from. */
  readonly met: ReadonlySet<string>;
}

/** Entries that are answered together. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly NamedPart[];
  readonly ids: readonly string[];
  readonly met: ReadonlySet<string>;
  /** Of its entries, 0 to their number. */
  readonly score: number;
}

/** Less of an entry than this, and the code is for something else. */
const minScore = 0.34;
/** The same for a function that has the signature that was asked for. */
const minScoreOfSigned = 0.08;
/** What a further piece has to bring, in entries. */
const costOfSegment = 0.22;
/** What answering the prompt as a whole may lack. */
const advantageOfWhole = 0.2;
/** What a function counts for that was asked for and is written, and one that is missing or leaves a parameter unused. */
const worthOfFunction = 0.3;
const costOfLacking = 0.3;
/** What an entry counts for at least that a draft has read. */
const scoreOfRead = 0.7;
/** With more entries, pieces begin only where a thing of its own is named. */
const maxFree = 8;
const maxEntries = 14;

/** A thing of its own, rather than a further requirement of the one before. */
const beginsThing =
  /^\W*(?:(?:an?|the|two|three|register|add|create|public|static|private|custom|hourly|daily|weekly|schedule|on|in|function|method|when|after|every|handler|new|dynamic|hierarchical|non-hierarchical|ajax|a )\s+)*(?:post (?:type|meta|status)|taxonomy|cpt|meta ?box|column|shortcode|\[|block|route|endpoint|get |post |put |delete |ajax|cron|event|widget|role|capabilit|option|setting|settings|page|menu|sidebar|image size|filter|hook|action|style|script|notice|dashboard|table|body class|`|function|method|[a-z_]+\s*\(|wp_\w+|admin_\w+|activation|deactivation|uninstall|customizer|section|panel|pattern|rewrite|query var|user meta|term meta)/i;

/**
 * Answers the entries of a prompt apart, each with what is said of all, in the pieces that leave the least undone. null where the
 * prompt is one thing, or where answering it as a whole does as well.
 * @param whole code that answers the prompt as a whole; null without one
 * @param lacking how many demands of the prompt code has no trace of
 */
export function composeEntries(
  instruction: Instruction,
  whole: string | null,
  isFit: (parts: readonly NamedPart[]) => boolean,
  lacking: (code: string) => number,
): ComposedEntries | null {
  const all = instruction.code === '' ? splitPrompt(instruction) : null;
  if (all === null || all.entries.length > maxEntries) return null;
  const attached = attachedIn(instruction, all.entries);
  const split = { ...all, entries: all.entries.filter((entry) => !attached.some((one) => one.entry === entry)) };
  const best = bestFit(segmentsOf(instruction, split), split.entries, isFit);
  if (best === null) return null;
  let isWholeBetter = false;
  if (whole !== null) {
    const made = codeWords(whole);
    const written = instruction.functions.filter(
      ({ name, parameters }) => parameters !== null && whole.includes(`function ${name}(`),
    );
    const score =
      split.entries.reduce((sum, entry) => sum + scoreEntry(entry, made), 0) +
      written.length * worthOfFunction -
      unusedOfSignatures(instruction, whole).length * costOfLacking;
    if (best.length === 1 && written.length > 0) return null;
    isWholeBetter = score + advantageOfWhole >= scoreOf(best);
  }
  const { parts, ids } = withDistinctNames(best);
  const attachedParts = withAttached(parts, attached);
  if (isWholeBetter && whole !== null) {
    const { text } = writeParts(attachedParts, { ...instruction, className: null });
    if (lacking(text) >= lacking(whole)) return null;
  }
  const met = [...best.flatMap((one) => [...one.met]), ...attached.map(({ entry }) => entry)];
  return { parts: attachedParts, ids, met: new Set(met) };
}

/** An entry that begins with the word for what is to be made. */
const isThing =
  /^\W*(?:(?:custom|new|user|cron|hourly|daily|weekly|hierarchical|non-hierarchical|dynamic|public|private|ajax|rest) )*(?:post types?|taxonomy|post status|role|cron event|event|column|meta box|shortcode|settings page|option|widget area|sidebar|menu location|image size|block|route|endpoint|dashboard widget|body class)\b/i;

/** All runs of entries with the code for each. */
function segmentsOf(instruction: Instruction, split: PromptParts): Segment[] {
  const { entries } = split;
  const named = withReferences(split.lead, entries);
  const starts = entries.map((entry, at) => at === 0 || entries.length <= maxFree || beginsThing.test(entry));
  const signed = entries.map((entry) => /^\W*(?:static |public |function |method )*[a-z_]\w*\s*\([^)]*\)/i.test(entry));
  const found: Segment[] = [];
  for (let from = 0; from < entries.length; from++) {
    if (starts[from] !== true) continue;
    for (let to = from + 1; to <= entries.length; to++) {
      if (to - from === entries.length && split.lead === '') continue;
      if (signed.slice(from + 1, to).includes(true)) break;
      if (starts[to] === false) continue;
      const segment = segmentOf(instruction, split, named, from, to);
      if (segment !== null) found.push(segment);
    }
  }
  return found;
}

function segmentOf(
  instruction: Instruction,
  split: PromptParts,
  named: readonly string[],
  from: number,
  to: number,
): Segment | null {
  const own = named.slice(from, to).join('\n');
  const { rest } = split;
  const contexts = [...new Set([contextOf(split.lead), cleaned(split.lead)])].map((context) => [context, own]);
  // What is to be made is named alone in a list.
  const made = isThing.exec(own);
  if (made !== null && split.lead !== '')
    contexts.push([contextOf(split.lead), `Add the ${own.replace(/^\W+(?=\w)/, '')}`]);
  let best: Segment | null = null;
  for (const texts of contexts) {
    const read = readInstruction([...texts, rest].filter((text) => text !== '').join('\n'));
    const composed = composeOne(instructionFor(read, instruction));
    for (const { parts, ids, met } of composed) {
      const made = codeWords(writeParts(parts, { ...instruction, className: null }).text);
      const entries = split.entries.slice(from, to);
      const bonus = bonusOfSignature(parts);
      const scores = entries.map((entry) => {
        const score = scoreEntry(entry, made);
        // Of several entries a draft may take all for read and have made one.
        return entries.length === 1 && (score >= minScoreOfSigned || bonus >= worthOfFunction) && isReadBy(met, entry)
          ? Math.max(score, scoreOfRead)
          : score;
      });
      if ((scores[0] ?? 0) < (bonus >= worthOfFunction ? minScoreOfSigned : minScore)) continue;
      const score = scores.reduce((sum, one) => sum + one, 0) + bonus;
      if (best === null || score > best.score + 0.05)
        best = {
          from,
          to,
          parts,
          ids,
          met: new Set([...met, ...entries.filter((_entry, at) => (scores[at] ?? 0) >= 0.5)]),
          score,
        };
    }
  }
  return best;
}

/** Whether a draft has read all of an entry. */
const isReadBy = (met: ReadonlySet<string>, entry: string): boolean =>
  met.size > 0 &&
  [...met].some(
    (line) => line.includes(entry) || (line.length > 20 && entry.includes(line) && line.length > entry.length * 0.7),
  );

/** What the functions of a piece are worth that were asked for by name. */
function bonusOfSignature(parts: readonly NamedPart[]): number {
  return parts.reduce((sum, part) => {
    const { fn } = part.composer;
    if (fn?.parameters == null) return sum;
    const text = part.composed.body.text;
    const unused = fn.parameters.filter(({ name }) => !new RegExp(`\\$${name}\\b`).test(text)).length;
    return sum + worthOfFunction - costOfLacking * unused - (isMismatch(part) ? 1 : 0);
  }, 0);
}

/** The instruction of a piece: its own words, with the names of the whole. */
function instructionFor(piece: Instruction, whole: Instruction): Instruction {
  const { prefix } = new Composer(whole, null);
  return {
    ...piece,
    whole: whole.text,
    className: null,
    isPluginFile: false,
    prefix: prefix === 'custom' ? piece.prefix : prefix,
    textDomain: whole.textDomain,
  };
}

function composeOne(
  instruction: Instruction,
): { parts: readonly NamedPart[]; ids: readonly string[]; met: ReadonlySet<string> }[] {
  const drafted = composeDrafts(instruction);
  const recipes: Candidate[] = recipeCandidates(instruction).slice(0, 2);
  return [
    ...(drafted.length === 0
      ? []
      : [
          {
            parts: drafted,
            ids: drafted.map(({ id }) => id),
            met: new Set(drafted.flatMap(({ met }) => [...met])),
          },
        ]),
    ...recipes.map(({ parts, ids }) => ({ parts, ids, met: new Set<string>() })),
  ];
}

const costOf = (segments: readonly Segment[]) => costOfSegment * (segments.length - 1);
const scoreOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { score }) => sum + score, 0) - costOf(segments);

/** The best pieces that nothing is to be said against. */
function bestFit(
  segments: readonly Segment[],
  entries: readonly string[],
  isFit: (parts: readonly NamedPart[]) => boolean,
): readonly Segment[] | null {
  const fit = new Set<Segment>();
  let left = segments;
  for (;;) {
    const best = bestOf(left, entries);
    const unfit = best?.find((segment) => !fit.has(segment) && !isFit(segment.parts));
    if (unfit === undefined) return best;
    for (const segment of best ?? []) {
      if (segment === unfit) break;
      fit.add(segment);
    }
    left = left.filter((segment) => segment !== unfit);
  }
}

/** The pieces that leave the least undone, in their order. */
function bestOf(segments: readonly Segment[], entries: readonly string[]): readonly Segment[] | null {
  // What is left of the entries from a place on, best first by what it brings.
  const from: (readonly Segment[])[] = [];
  for (let at = entries.length; at >= 0; at--) {
    let best: readonly Segment[] = from[at + 1] ?? [];
    for (const segment of segments) {
      if (segment.from !== at) continue;
      const after = from[segment.to] ?? [];
      if (after.some((other) => isSame(other, segment))) continue;
      const whole = [segment, ...after];
      if (scoreOf(whole) > scoreOf(best)) best = whole;
    }
    from[at] = best;
  }
  const best = from[0] ?? [];
  return best.length === 0 ? null : best;
}

/** Whether two pieces make the same thing twice, so that they belong together. */
function isSame(one: Segment, other: Segment): boolean {
  const functions = new Set(one.parts.flatMap(functionOf));
  if (other.parts.flatMap(functionOf).some((name) => functions.has(name))) return true;
  return one.parts.some((part) => other.parts.some((rival) => keyOf(part) !== null && keyOf(part) === keyOf(rival)));
}

/** The function of the prompt that a part is, where nothing hooks it: it can be written only once. */
const functionOf = ({ composed, composer: { fn } }: NamedPart): string[] =>
  fn === null || (composed.hooks ?? []).length > 0 ? [] : [fn.name];

/** What a part is about: its hook and the first name in it. */
function keyOf({ composed }: NamedPart): string | null {
  const [hook] = composed.hooks ?? [];
  if (hook === undefined) return null;
  const [first = ''] = /'[^'\n]+'/.exec(composed.body.text) ?? [];
  return `${hook.kind} ${hook.hook} ${first}`;
}
