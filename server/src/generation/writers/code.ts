/** The languages that generated files are written in; templates of mixed HTML and PHP are `html`. */
export type CodeLanguage = 'php' | 'js' | 'css' | 'html';

/** Source text of one language that was made by its writer: the only thing that is inserted as it is. */
export class Code<L extends CodeLanguage = CodeLanguage> {
  readonly language: L;
  readonly text: string;

  constructor(language: L, text: string) {
    this.language = language;
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A plain object or array of literals, with code of the language where something has to be computed. */
export type Literal<L extends CodeLanguage> =
  | string
  | number
  | boolean
  | null
  | undefined
  | Code<L>
  | readonly Literal<L>[]
  | { readonly [key: string]: Literal<L> };

/** Nothing: alone on a line of a template it takes the line away. */
export function nothing<L extends CodeLanguage>(language: L): Code<L> {
  return new Code(language, '');
}

/** Fragments one below the other, with `separator` (a newline) between those that are not empty. */
export function joinCode<L extends CodeLanguage>(
  language: L,
  parts: readonly Code<L>[],
  separator: '\n' | '\n\n' | ' ' | '' | ', ' = '\n',
): Code<L> {
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  return new Code(language, texts.join(separator));
}

/** `text` with every line but the first behind `indentation`; empty lines stay empty. */
export function indentRest(text: string, indentation: string): string {
  return indentation === '' ? text : text.replace(/\n(?=[^\n])/g, `\n${indentation}`);
}
