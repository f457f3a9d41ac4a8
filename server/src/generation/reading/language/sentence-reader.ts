import { readClause } from './clauses.ts';
import { readCondition, readEveryTime } from './conditions.ts';
import { type Draft, finish, isSpoken, newDraft, type Place } from './draft.ts';
import type { Grammar, PhraseOptions, Read } from './grammar.ts';
import { readItems } from './items.ts';
import { isLeadIn } from './lead-ins.ts';
import { subordinatorAt } from './links.ts';
import { isNounLike, isParticiple } from './noun-core.ts';
import { readPhrase, readPhrases } from './phrases.ts';
import { readPredicate } from './predicates.ts';
import { readRelative, readRestriction } from './restrictions.ts';
import { politenessEnd } from './speech.ts';
import type { Condition, Phrase, Statement } from './statement.ts';
import { readSubject } from './subjects.ts';
import type { Token } from './tokens.ts';
import { formOf, type VerbGroup } from './verb-groups.ts';

/** How deep clauses stand in clauses: what is deeper is passed over. */
const maxDepth = 5;

/** Reads one sentence. */
export class SentenceReader implements Grammar {
  readonly tokens: readonly Token[];
  readonly place: Place;
  #depth: number;

  constructor(place: Place, depth = 0) {
    this.place = place;
    this.tokens = place.tokens;
    this.#depth = depth;
  }

  /** The clauses of the sentence; together they cover all its tokens. */
  read(): Draft[] {
    const drafts: Draft[] = [];
    let at = politenessEnd(this.tokens);
    if (at > 0) drafts.push({ ...newDraft(0), to: at, isFragment: true, speech: 'aside' });
    while (at < this.tokens.length) {
      const previous = drafts.at(-1) ?? null;
      const draft = readClause(this, at, previous);
      if (draft && draft.to > at) {
        drafts.push(draft);
        at = draft.to;
        continue;
      }
      // what is no clause belongs to the one before it
      at += 1;
      if (previous) previous.to = at;
      else {
        const rest = newDraft(0);
        rest.to = at;
        rest.isFragment = true;
        drafts.push(rest);
      }
    }
    return shareObjects(drafts.filter(({ from, to }) => this.tokens.slice(from, to).some(isSpoken)));
  }

  within<T>(read: () => T | null): T | null {
    if (this.#depth >= maxDepth) return null;
    this.#depth += 1;
    const value = read();
    this.#depth -= 1;
    return value;
  }

  phrase(at: number, options?: PhraseOptions): Read<Phrase> | null {
    return readPhrase(this, at, options);
  }

  phrases(at: number, options?: PhraseOptions): Read<Phrase[]> | null {
    return readPhrases(this, at, options);
  }

  subject(at: number): Read<Phrase[]> | null {
    return readSubject(this, at);
  }

  predicate(draft: Draft, at: number, group: VerbGroup | null): number {
    return readPredicate(this, draft, at, group);
  }

  condition(at: number, offset: Phrase | null, main: Draft | null): Read<Condition[]> | null {
    return readCondition(this, at, offset, main);
  }

  everyTime(at: number): Read<Condition> | null {
    return readEveryTime(this, at);
  }

  restriction(at: number, hasVerb: boolean): Read<Statement> | null {
    return readRestriction(this, at, hasVerb);
  }

  relative(at: number): Read<Statement> | null {
    return readRelative(this, at);
  }

  upTo(to: number): Grammar {
    return new SentenceReader({ ...this.place, tokens: this.tokens.slice(0, to) }, this.#depth);
  }

  isLeadIn(at: number): boolean {
    return isLeadIn(this, at);
  }

  note(from: number, to: number): Statement {
    const inner = new SentenceReader({ ...this.place, tokens: this.tokens.slice(from, to) }, this.#depth + 1);
    const items = inner.#depth < maxDepth ? readItems(inner, 0, to - from) : null;
    const draft = (!items && inner.#depth < maxDepth ? readClause(inner, 0, null) : null) ?? newDraft(0);
    if (items) Object.assign(draft, { objects: items.value, isFragment: true });
    draft.to = to - from;
    return finish(draft, inner.place);
  }

  opensClause(at: number, hasVerb: boolean): boolean {
    let i = at;
    while (this.tokens[i]?.pos === 'ADV' || /^(?:then|also|please|not)$/.test(this.tokens[i]?.lower ?? '')) i += 1;
    const token = this.tokens[i];
    if (!token) return false;
    if (token.quote === null && token.value === null) {
      if (subordinatorAt(this.tokens, i) || token.pos === 'AUX') return true;
      const following = this.tokens[i + 1];
      const isModifier = isParticiple(token) && following !== undefined && isNounLike(following);
      if (token.pos === 'VERB' && !isModifier && formOf(token) !== 'ing') return true;
    }
    if (!hasVerb) return false;
    const phrase = readPhrase(this, i, { isShallow: true });
    if (!phrase) return false;
    let after = phrase.next;
    while (this.tokens[after]?.pos === 'ADV') after += 1;
    const verb = this.tokens[after];
    if (!verb || verb.quote !== null) return false;
    if (verb.pos === 'AUX') return true;
    if (verb.pos !== 'VERB') return false;
    const form = formOf(verb);
    const { isPlural, pronoun, head } = phrase.value;
    return form === 's' || (form === 'base' && (isPlural || pronoun !== null || head.pos === 'PRON'));
  }
}

const intransitive =
  /^(?:register|pay|log|apply|arrive|come|go|wait|subscribe|vote|login|sign|leave|exist|work|appear|happen|be|start|end|expire|return)$/;

/** "add and edit events": the object belongs to both. */
function shareObjects(drafts: Draft[]): Draft[] {
  for (const [at, draft] of drafts.entries()) {
    const next = drafts[at + 1];
    if (!next || draft.verb === null || next.verb === null || next.objects.length === 0) continue;
    const isBare =
      draft.objects.length === 0 &&
      draft.complements.length === 0 &&
      draft.particle === null &&
      !draft.isPassive &&
      draft.to - 1 >= draft.from;
    if (
      isBare &&
      draft.purpose === null &&
      next.verb.start - draft.verb.end < 8 &&
      !intransitive.test(draft.lemma ?? '')
    ) {
      draft.objects = next.objects;
    }
  }
  return drafts;
}
