/** What a name in a question stands for. */
export type Subject =
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'method'; readonly className: string; readonly name: string }
  | { readonly kind: 'class'; readonly name: string }
  /** By the name that the question uses, such as `save_post_book`. */
  | { readonly kind: 'hook'; readonly name: string }
  | { readonly kind: 'capability'; readonly name: string }
  | { readonly kind: 'role'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'block'; readonly name: string }
  /** Written like a name of code, but WordPress has none such. */
  | { readonly kind: 'unknown'; readonly name: string; readonly isCall: boolean };

export type SubjectKind = Subject['kind'];

/** A name in the text. */
export interface Mention {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
  /** All that the name can stand for, the likeliest first. */
  readonly subjects: readonly Subject[];
}

/** An answer that is offered to choose from. */
export interface Option {
  /** `A`, `2`. */
  readonly label: string;
  readonly text: string;
}

export interface Question {
  /** As it was asked, without the options. */
  readonly text: string;
  /** In lower case, names of code left out, to look for words in. */
  readonly prose: string;
  readonly mentions: readonly Mention[];
  /** Names with a dollar sign, without it. */
  readonly variables: readonly string[];
  /** Single words and texts in quotes or backticks that are no name of WordPress'. */
  readonly quoted: readonly string[];
  readonly options: readonly Option[];
  /** It can be answered by yes or no. */
  readonly isYesNo: boolean;
  /** It asks for what is not so ("which of these is not …"). */
  readonly isNegated: boolean;
}

export interface Answer {
  /** One or two sentences. */
  readonly text: string;
  /** The facts that it states, each as short as an option to choose from would have it. */
  readonly values: readonly string[];
  /** The entries of WordPress' API that it rests on, as signatures or names. */
  readonly entries: readonly string[];
  /** For what can be answered by yes or no, where that is already decided. */
  readonly isTrue?: boolean;
}

/** A kind of question: answers what it is for, and null for all else. */
export type Topic = (question: Question) => Answer | null;

/** One subject for each mention that has one of the kinds; where it can stand for several, the first in its own order. */
export function subjectsOf<Kind extends SubjectKind>(
  mentions: readonly Mention[],
  ...kinds: readonly Kind[]
): Extract<Subject, { kind: Kind }>[] {
  const isWanted = (subject: Subject): subject is Extract<Subject, { kind: Kind }> =>
    (kinds as readonly string[]).includes(subject.kind);
  return mentions.flatMap(({ subjects }) => {
    const found = subjects.find(isWanted);
    return found === undefined ? [] : [found];
  });
}
