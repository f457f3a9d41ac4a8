import { modals, negations, particles, semiModals } from './function-words.ts';
import type { Modality, Phrase } from './statement.ts';
import { isBaseVerb } from './tags.ts';
import { retag, type Token } from './tokens.ts';
import { isKnownLemma } from './words-table.ts';

/** "must not be sent automatically", "has to sign up": the verb that counts, and what is said of it. */
export interface VerbGroup {
  readonly verb: Token;
  readonly modality: Modality | null;
  readonly isNegated: boolean;
  readonly isPassive: boolean;
  /** "is", "are", "will be" of a noun or an adjective. */
  readonly isCopula: boolean;
  readonly adverbs: readonly Token[];
  /** Base forms and -s forms begin a sentence's own clause; participles without an auxiliary do not. */
  readonly form: 'base' | 's' | 'past' | 'ing';
  readonly hasAuxiliary: boolean;
  readonly next: number;
}

export function formOf(token: Token): VerbGroup['form'] {
  if (token.lower === token.lemma) return 'base';
  if (token.lower.endsWith('ing')) return 'ing';
  return /[^s]s$/.test(token.lower) || token.lower === 'does' || token.lower === 'has' || token.lower === 'is'
    ? 's'
    : 'past';
}

/** The verb group from `at`; null if no verb stands there. */
export function readVerbGroup(tokens: readonly Token[], at: number): VerbGroup | null {
  let i = at;
  let modality: Modality | null = null;
  let isNegated = false;
  let be: Token | null = null;
  let other: Token | null = null;
  const adverbs: Token[] = [];
  for (;;) {
    const token = tokens[i];
    if (!token) break;
    if (negations.has(token.lower)) {
      isNegated = true;
      if (token.lower === 'cannot') modality ??= 'can';
    } else if (token.pos === 'AUX' || (modals[token.lower] !== undefined && isAuxiliaryForm(token))) {
      modality ??= modals[token.lower] ?? null;
      if (token.lemma === 'be') be = token;
      else if (modals[token.lower] === undefined) other = token;
    } else if (semiModals[token.lower] ?? semiModals[token.lemma]) {
      // "is allowed to", "have to", "want to"
      const to = tokens[i + 1]?.lower === 'not' ? i + 2 : i + 1;
      if (tokens[to]?.lower !== 'to' || !isVerbNext(tokens, to + 1)) break;
      if (token.pos === 'ADJ' && !be) break;
      modality = semiModals[token.lower] ?? semiModals[token.lemma] ?? modality;
      if (to === i + 2) isNegated = true;
      be = null;
      other = null;
      i = to;
    } else if (
      other &&
      /^(?:have|need|ought)$/.test(other.lemma) &&
      token.lower === 'to' &&
      isVerbNext(tokens, i + 1)
    ) {
      modality = 'must';
      other = null;
    } else if (token.pos === 'ADV' && !/^(?:when|where|how|why)$/.test(token.lower)) adverbs.push(token);
    else break;
    i += 1;
  }
  const main = tokens[i];
  const started = be ?? other ?? (modality !== null || isNegated ? tokens[at] : null);
  if (
    main &&
    (main.pos === 'VERB' ||
      (started && main.pos !== 'DET' && main.pos !== 'PUNCT' && modality !== null && !be && isBaseVerb(main.lower)))
  ) {
    const verb = main.pos === 'VERB' ? main : retag(main, 'VERB');
    const form = formOf(verb);
    const isPassive = be !== null && form === 'past' && !(be && other?.lemma === 'have' && be.lower !== 'been');
    if (
      !(
        be &&
        form === 'base' &&
        verb.lower !== 'put' &&
        verb.lower !== 'set' &&
        verb.lower !== 'read' &&
        verb.lower !== 'cut'
      )
    ) {
      return {
        verb,
        modality,
        isNegated,
        isPassive: isPassive || (be !== null && form === 'base'),
        isCopula: false,
        adverbs,
        form: started ? 'base' : form,
        hasAuxiliary: started !== null,
        next: i + 1,
      };
    }
  }
  if (be)
    return {
      verb: be,
      modality,
      isNegated,
      isPassive: false,
      isCopula: true,
      adverbs,
      form: formOf(be),
      hasAuxiliary: true,
      next: i,
    };
  if (other)
    return {
      verb: other,
      modality,
      isNegated,
      isPassive: false,
      isCopula: false,
      adverbs,
      form: formOf(other),
      hasAuxiliary: true,
      next: i,
    };
  return null;
}

const verbsWithIn = /^(?:log|sign|check|fill|opt|hand|type|clock|book|drop|join|step)$/;
const verbsWithOn = /^(?:turn|switch|log|sign|carry|put|move|hold|pass|take|hand)$/;

/** The particle at `at` that makes another verb of it: "sign up", "switch off". */
export function particleAt(tokens: readonly Token[], verb: Token, at: number): string | null {
  const word = tokens[at]?.lower;
  if (word === 'for' && verb.lemma === 'look') return word;
  // "closed in August", "depends on the age" are no such verbs
  const isLoose = word === 'in' ? !verbsWithIn.test(verb.lemma) : /^(?:on|over|around|along|through)$/.test(word ?? '');
  if (isLoose && !verbsWithOn.test(verb.lemma)) return null;
  return word &&
    particles.has(word) &&
    isKnownLemma(`${verb.lemma} ${word}`) &&
    !(word === 'up' && tokens[at + 1]?.lower === 'to')
    ? word
    : null;
}

function isAuxiliaryForm(token: Token): boolean {
  return token.pos === 'VERB' || token.pos === 'PART' || token.lower === 'can';
}

function isVerbNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.pos === 'ADV' || negations.has(token.lower)) return isVerbNext(tokens, at + 1);
  return token.pos === 'VERB' || token.pos === 'AUX' || isBaseVerb(token.lower);
}

/** Whether the group is a clause's own verb; a past form without an auxiliary behind a noun is none: "orders paid online". */
export function isFiniteVerb(tokens: readonly Token[], subject: readonly Phrase[], group: VerbGroup): boolean {
  if (group.hasAuxiliary) return true;
  if (group.form === 'ing') return false;
  if (group.form === 'past') return subject.at(-1)?.head.pos === 'PRON' || tokens[group.next]?.pos === 'DET';
  return true;
}
