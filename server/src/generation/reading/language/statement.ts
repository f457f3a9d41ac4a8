/** Universal part-of-speech tags. */
export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A token of a description; `start` and `end` are offsets in the description. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  readonly pos: Pos;
  readonly start: number;
  readonly end: number;
}

export type ValueKind =
  | 'email'
  | 'url'
  | 'path'
  | 'shortcode'
  | 'code'
  | 'number'
  | 'range'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'duration'
  | 'measure'
  | 'phone';

/** Something that is written as a value: `amount` and `unit` where it has them ("24 hours": 24, "hour"; "20 €": 20, "EUR"). */
export interface Value {
  readonly kind: ValueKind;
  readonly text: string;
  readonly amount: number | null;
  readonly unit: string | null;
}

export type Quantifier =
  | 'all'
  | 'each'
  | 'no'
  | 'only'
  | 'some'
  | 'any'
  | 'at_least'
  | 'at_most'
  | 'more_than'
  | 'less_than';

/** A noun phrase, or the adjective that a form of "be" says of its subject. */
export interface Phrase {
  readonly words: readonly Word[];
  readonly head: Word;
  /** Of the head, or of a compound that is one thing: "phone number". */
  readonly lemma: string;
  /** The words without determiners, counts and owners, lower case, the last one as written. */
  readonly name: string;
  readonly isPlural: boolean;
  readonly determiner: string | null;
  readonly count: number | null;
  readonly quantifier: Quantifier | null;
  /** "member's phone", "phone of the member", "their phone". */
  readonly owner: Phrase | null;
  readonly modifiers: readonly Word[];
  /** Text in quotes, as written, without them. */
  readonly quote: string | null;
  readonly value: Value | null;
  /** Of a list "a, b and c": all of them, on the first only. */
  readonly members: readonly Phrase[];
  /** What joins the members. */
  readonly conjunction: 'and' | 'or' | null;
  /** A relative clause, a participle or a comparison: "orders that were paid", "posts older than a year", "orders under 20 €". */
  readonly restriction: Statement | null;
  /** What stands behind it in brackets, or behind a colon within a list: "level (easy, hard)", "name (required)". */
  readonly note: Statement | null;
  /** What a pronoun stands for: "members" for "they". The phrase itself has that noun's head, lemma and name. */
  readonly pronoun: string | null;
}

/** A preposition and what it governs: "to the parent", "as CSV"; "by clicking a button" has a statement. */
export interface Complement {
  readonly preposition: string;
  readonly phrases: readonly Phrase[];
  readonly statement: Statement | null;
}

export type Connective =
  | 'if'
  | 'when'
  | 'after'
  | 'before'
  | 'until'
  | 'unless'
  | 'while'
  | 'once'
  | 'as_soon_as'
  | 'as_long_as'
  | 'since'
  | 'during'
  | 'every'
  | 'except'
  | 'without'
  | 'instead_of'
  | 'even_if'
  | 'only_if'
  | 'where'
  | 'because'
  | 'although';

/** "3 days before the due date": `offset` is "3 days", `phrases` the due date. "Every night": `phrases` is the night. */
export interface Condition {
  readonly connective: Connective;
  readonly statement: Statement | null;
  readonly phrases: readonly Phrase[];
  readonly offset: Phrase | null;
}

export type Modality = 'must' | 'may' | 'can' | 'should' | 'will' | 'want';

/** One thing that is said. Statements that share a subject, an object or a condition each have it. */
export interface Statement {
  /** Exactly as typed: a substring of the description from `start` to `end`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Numbered from 0. */
  readonly sentence: number;
  /** The heading or label that it stands under. */
  readonly heading: string | null;
  readonly isHeading: boolean;
  /** Who does it; of a passive, the agent if it is named. Empty for "send an email". */
  readonly subject: readonly Phrase[];
  readonly verb: Word | null;
  readonly particle: string | null;
  /** Of the verb, with its particle: "sign up", "log in", "switch off". */
  readonly lemma: string | null;
  /** What it is done to, in a passive too; behind "be", what the subject is; in a fragment, what it names. */
  readonly objects: readonly Phrase[];
  /** Whom it is done for: "send *the parent* an email", "give *editors* access". */
  readonly recipients: readonly Phrase[];
  readonly complements: readonly Complement[];
  readonly conditions: readonly Condition[];
  /** "automatically", "only", "again". */
  readonly adverbs: readonly Word[];
  readonly isNegated: boolean;
  readonly modality: Modality | null;
  readonly isPassive: boolean;
  /** A noun phrase or list item without a verb. */
  readonly isFragment: boolean;
  /** "so that nobody waits", "to see who is coming". */
  readonly purpose: string | null;
  readonly speech: 'request' | 'fact' | 'aside';
  readonly words: readonly Word[];
}
