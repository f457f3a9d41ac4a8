import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of code, in its surroundings where those matter, and what one rule says of it. */
export interface RuleCase {
  /** `security/unescaped-output`. */
  readonly rule: string;
  readonly title: string;
  /** undefined: one that fits the language. */
  readonly name: string | undefined;
  /** With `//! severity confidence` behind each line that the rule reports. */
  readonly marked: string;
  readonly beside: Readonly<Record<string, string>>;
}

const mark = /[ \t]*\/\/!.*$/gm;

/** A code without its marks. */
export const withoutMarks = (marked: string): string => marked.replace(mark, '');

/** A code with these marks, a line's in their order. */
export function withMarks(code: string, marks: readonly { readonly line: number; readonly text: string }[]): string {
  return code
    .split('\n')
    .map((text, at) => {
      const own = marks.filter(({ line }) => line === at + 1).map((one) => one.text);
      return own.length === 0 ? text : `${text} //! ${own.join(', ')}`;
    })
    .join('\n');
}

/** All cases of `test/analysis/rule-cases/`; its readme says how they are written. */
export function readRuleCases(): RuleCase[] {
  const folder = join(import.meta.dirname, '../rule-cases');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .toSorted()
    .flatMap((path) => {
      const [language = '', category = '', file = ''] = path.replaceAll('\\', '/').split('/');
      const rule = `${category}/${file.slice(0, -'.txt'.length)}`;
      return casesIn(readFileSync(join(folder, path), 'utf8'), language, rule);
    });
}

function casesIn(text: string, language: string, rule: string): RuleCase[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [first = '', ...others] = part.slice(end + 1).split(/^-- /m);
      // A case whose first line names a path gives its own file that name.
      const [own, rest] = first === '' ? [others[0], others.slice(1)] : [undefined, others];
      const files = rest.map(fileOf);
      const { name, code } = own === undefined ? { name: undefined, code: first } : fileOf(own);
      const isPhp = language === 'php' && !code.startsWith('<');
      const beside = Object.fromEntries(files.map((file) => [file.name, file.code]));
      return { rule, title: part.slice(0, end).trim(), name, marked: isPhp ? `<?php\n${code}` : code, beside };
    });
}

function fileOf(part: string): { name: string; code: string } {
  const end = part.indexOf('\n');
  return { name: part.slice(0, end).trim(), code: part.slice(end + 1) };
}
