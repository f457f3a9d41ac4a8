import type { Token } from './tokens.ts';

/** One entry of an enumeration of properties: "the level (easy, hard), required". */
export interface FieldItem {
  readonly words: readonly Token[];
  /** Whether an article says that there is one: "a speaker". */
  readonly isSingle: boolean;
  /** "one or more teachers". */
  readonly isSeveral: boolean;
  readonly isRequired: boolean;
  /** "whether it is sold", "is sold". */
  readonly isQuestion: boolean;
  /** Of what it is asked: "whether the queen was seen". */
  readonly about: readonly Token[];
  /** "skills as tags". */
  readonly isTag: boolean;
  readonly choices: readonly string[];
  /** The text names several that can be true at once: "such as …". */
  readonly areExamples: boolean;
  /** Words that name a type: `text`, `list`, `yes/no`. */
  readonly hints: readonly string[];
  /** What is said of it that is more than a property: "a card that opens the door". */
  readonly rest: readonly Token[];
  readonly unit: string | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** An entry while it is read. */
export type ItemDraft = { -readonly [Key in keyof FieldItem]: FieldItem[Key] };
