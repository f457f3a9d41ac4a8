import type { Draft, Place } from './draft.ts';
import type { Condition, Phrase, Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import type { VerbGroup } from './verb-groups.ts';

/** What was read, and the place behind it. */
export interface Read<T> {
  readonly value: T;
  readonly next: number;
}

export interface PhraseOptions {
  /** Without what follows the head. */
  readonly isShallow?: boolean;
  /** Behind "of". */
  readonly isOwner?: boolean;
  /** Whether the clause has its verb already. */
  readonly hasVerb?: boolean;
}

/**
 * The parts of the grammar that need one another: phrases hold clauses, clauses hold phrases. Each reads from a place of a
 * sentence's tokens and answers null where no such part begins.
 */
export interface Grammar {
  readonly tokens: readonly Token[];
  readonly place: Place;
  /** Reads a part within another; null at a depth that no customer writes. */
  within<T>(read: () => T | null): T | null;
  phrase(at: number, options?: PhraseOptions): Read<Phrase> | null;
  /** "a, b and c". */
  phrases(at: number, options?: PhraseOptions): Read<Phrase[]> | null;
  /** Phrases that a verb follows, with the prepositions between. */
  subject(at: number): Read<Phrase[]> | null;
  /** What follows the verb, into the draft; answers where the clause ends. */
  predicate(draft: Draft, at: number, group: VerbGroup | null): number;
  /** "if …", "after …": more than one where two clauses share the conjunction. */
  condition(at: number, offset: Phrase | null, main: Draft | null): Read<Condition[]> | null;
  /** "every night", "twice a week", "daily". */
  everyTime(at: number): Read<Condition> | null;
  /** A relative clause, participle or comparison behind a noun. */
  restriction(at: number, hasVerb: boolean): Read<Statement> | null;
  relative(at: number): Read<Statement> | null;
  /** What stands in brackets, from their first to behind their last token. */
  note(from: number, to: number): Statement;
  /** Whether a clause of its own begins, where a list could go on. */
  opensClause(at: number, hasVerb: boolean): boolean;
  /** The same places, up to `to`. */
  upTo(to: number): Grammar;
  /** Whether the phrase of a preposition at this place stands before its clause, not behind one. */
  isLeadIn(at: number): boolean;
}
