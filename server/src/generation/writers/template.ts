import { Code, type CodeLanguage, indentRest, type Literal } from './code.ts';
import { type Context, contextsOf } from './scan.ts';

/** How one language writes the values that are put into its templates. */
export interface TemplateLanguage<L extends CodeLanguage> {
  readonly language: L;
  /** A value in code (in `html`: in markup). `isPhp`: inside the PHP of a template of HTML. */
  write(value: Literal<L> | Code<'php'>, isPhp: boolean): string;
}

export type Tag<L extends CodeLanguage> = (
  strings: TemplateStringsArray,
  ...values: readonly (Literal<L> | (L extends 'html' ? Literal<'php'> : never))[]
) => Code<L>;

const marker = '\u0000';

/**
 * Makes a template tag for a language.
 *
 * - Strings, numbers, arrays and objects become literals of the language; in a comment a string becomes text that cannot
 *   end it; inside a string they are refused, because nothing could tell how they were meant.
 * - Code of the same language is inserted, its further lines indented like the first. Empty code alone on a line takes the
 *   line with it.
 * - The template is dedented; each two spaces of indentation become one tab. Backslashes stand for themselves; only
 *   `` \` `` and `\${` are escapes.
 */
export function createTag<L extends CodeLanguage>({ language, write }: TemplateLanguage<L>): Tag<L> {
  // A template is read once, however often it is filled: its fixed texts are the same object every time.
  const read = new WeakMap<TemplateStringsArray, Template>();
  return (strings, ...values) => {
    const template = read.get(strings) ?? readTemplate(language, strings);
    read.set(strings, template);
    const texts = values.map((value, index) => {
      const { context, isPhp } = template.contexts[index] ?? { context: 'code', isPhp: false };
      return textFor(value as Literal<L>, context, isPhp, language, write);
    });
    let used = 0;
    const out: string[] = [];
    for (const { pieces, indentation, isBlank } of template.lines) {
      if (pieces.length === 1) {
        out.push(pieces[0] ?? '');
        continue;
      }
      const filled = pieces.reduce((done, piece) => {
        const text = texts[used] ?? '';
        used += 1;
        return done + indentRest(text, indentation) + piece;
      });
      if (!isBlank || filled.trim() !== '') out.push(filled.replace(/[ \t]+$/gm, ''));
    }
    return new Code(language, tidy(out.join('\n')));
  };
}

/** What a template's fixed texts tell. */
interface Template {
  /** Where each value stands. */
  readonly contexts: readonly { readonly context: Context; readonly isPhp: boolean }[];
  /** Its lines, taken apart where values stand; `isBlank`: there is nothing but values. */
  readonly lines: readonly {
    readonly pieces: readonly string[];
    readonly indentation: string;
    readonly isBlank: boolean;
  }[];
}

function readTemplate(language: CodeLanguage, strings: TemplateStringsArray): Template {
  const parts = strings.raw.map((part) => part.replace(/\\(?=`|\$\{)/g, ''));
  const lines = dedent(parts.join(marker))
    .split('\n')
    .map((line) => ({
      pieces: line.split(marker),
      indentation: /^\s*/.exec(line)?.[0] ?? '',
      isBlank: line.replaceAll(marker, '').trim() === '',
    }));
  return { contexts: contextsOf(language, parts), lines };
}

function textFor<L extends CodeLanguage>(
  value: Literal<L>,
  context: Context,
  isPhp: boolean,
  language: L,
  write: TemplateLanguage<L>['write'],
): string {
  if (context === 'string') throw new Error(`a value inside a string of ${language}: ${String(value).slice(0, 60)}`);
  if (context.endsWith('comment')) return value instanceof Code ? value.text : commentText(String(value ?? ''));
  if (value instanceof Code) {
    const fits = value.language === language || (isPhp && (value as Code).language === 'php');
    if (!fits) throw new Error(`${value.language} in a template of ${language}: ${value.text.slice(0, 60)}`);
    return value.text;
  }
  return write(value, isPhp);
}

/** Text that ends no comment of any of the languages, on one line, its ends as they are; runs of spaces become one unless they are kept. */
export function commentText(text: string, keepsSpaces = false): string {
  return text
    .replace(keepsSpaces ? /[\p{Cc}\u2028\u2029]+/gu : /[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('*/', '* /')
    .replaceAll('?>', '? >')
    .replace(/<(?=[/!?])/g, '< ')
    .replaceAll('-->', '-- >');
}

/** Takes away the first line's newline, the common indentation, and the last line's blanks; tabs for spaces. */
function dedent(text: string): string {
  const lines = text
    .replace(/^[ \t]*\n/, '')
    .replace(/\n[ \t]*$/, '')
    .split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return lines
    .map((line) => line.slice(depth).replace(/^(?: {2})+/, (spaces) => '\t'.repeat(spaces.length / 2)))
    .join('\n');
}

/** No more than one empty line in a row, none at the start or the end. */
function tidy(text: string): string {
  if (!text.includes('\n')) return text.trimEnd();
  return text
    .replace(/\n[ \t]*(?:\n[ \t]*){2,}(?=[^\n])/g, (gap) => `\n\n${/[^\n]*$/.exec(gap)?.[0] ?? ''}`)
    .replace(/^\n+|\s+$/g, '');
}
