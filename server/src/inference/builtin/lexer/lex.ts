import { lexJavaScript } from './javascript.ts';
import { lexPhp } from './php.ts';
import type { LexMode, TokenList } from './token-list.ts';

/** Languages that the built-in model knows. TypeScript and JSX count as JavaScript. */
export const builtinLanguages = ['php', 'javascript'] as const;
export type BuiltinLanguage = (typeof builtinLanguages)[number];

/**
 * Reads any text as tokens of the language.
 *
 * @param mode where PHP starts; by default outside its tags if the text has any
 */
export function lex(text: string, language: BuiltinLanguage, mode?: LexMode): TokenList {
  if (language === 'javascript') return lexJavaScript(text);
  return lexPhp(text, mode ?? (/<\?(?:php\b|=)/i.test(text) ? 'html' : 'code'));
}

/** The language of a file by its name; null: none that the model knows. */
export function languageOfFile(name: string): BuiltinLanguage | null {
  if (/\.(?:php|inc|phtml)$/i.test(name)) return 'php';
  return /\.(?:[cm]?[jt]s|[jt]sx)$/i.test(name) && !/\.(?:min\.js|d\.[cm]?ts)$/i.test(name) ? 'javascript' : null;
}
