/** A parameter of a function that a prompt names. */
export interface NamedParameter {
  /** Without `$`. */
  readonly name: string;
  /** As written, such as `?int`; '' where none is given. */
  readonly type: string;
  /** Source text of the default, or ''. */
  readonly defaultValue: string;
  /** `&` or `...` before the name. */
  readonly prefix: string;
}

/** A function whose name, and perhaps more, a prompt gives. */
export interface NamedFunction {
  readonly name: string;
  /** null: the prompt names the function alone. */
  readonly parameters: readonly NamedParameter[] | null;
  /** '' where none is given. */
  readonly returns: string;
  /** Where it stands in the prompt. */
  readonly at: number;
}

/** A text in quotes or backticks. */
export interface Quoted {
  readonly text: string;
  /** Up to 60 characters before it, lower case. */
  readonly before: string;
  /** Up to 40 characters after it, lower case. */
  readonly after: string;
}

/** A number of the prompt with the word that follows it. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
  readonly before: string;
}

/** What a prompt asks for, as far as it can be read without knowing how it is done. */
export interface Instruction {
  readonly text: string;
  /** The whole prompt, where this is one of its entries. */
  readonly whole?: string;
  /** Without code, lower case: what recipes are found by. */
  readonly prose: string;
  /** Base forms of its words. */
  readonly words: ReadonlySet<string>;
  readonly functions: readonly NamedFunction[];
  readonly className: string | null;
  readonly quoted: readonly Quoted[];
  readonly amounts: readonly Amount[];
  /** Hooks of WordPress that it names, in their order. */
  readonly hooks: readonly string[];
  /** Functions and classes of WordPress that it names. */
  readonly apis: readonly string[];
  readonly prefix: string | null;
  readonly textDomain: string | null;
  readonly isFenced: boolean;
  /** Code of a block that the prompt brings, or ''. */
  readonly code: string;
  /** Asks for a whole plugin file, with its header. */
  readonly isPluginFile: boolean;
}
