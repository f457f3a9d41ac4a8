import { isProseText } from './excluded.ts';
import type { Change } from './mutant.ts';
import type { Node } from './parse-typescript.ts';

type Language = 'php' | 'js' | 'css' | 'html';

const languages: Readonly<Record<string, Language>> = { php: 'php', js: 'js', css: 'css', html: 'html' };

interface Rule {
  readonly operator: string;
  readonly languages: readonly Language[];
  readonly pattern: RegExp;
  replacement(...groups: string[]): string;
}

const swapped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '+': '-',
  '-': '+',
  true: 'false',
  false: 'true',
};

/** Changes of generated code. What they replace stands in a group, and what surrounds it in look-arounds. */
const rules: readonly Rule[] = [
  {
    operator: 'generated operator',
    languages: ['php', 'js'],
    pattern: /(?<= )(?:===|!==|&&|\|\||<=?|>=?|\+|-)(?= )/g,
    replacement: (sign) => swapped[sign] ?? sign,
  },
  {
    operator: 'generated boolean',
    languages: ['php', 'js'],
    pattern: /(?<![\w'$-])(?:true|false)(?![\w'-])/g,
    replacement: (value) => swapped[value] ?? value,
  },
  {
    operator: 'generated negation',
    languages: ['php', 'js'],
    pattern: /(?<=[(\s])! (?=[\w$(])/g,
    replacement: () => '',
  },
  {
    operator: 'generated guard',
    languages: ['php', 'html'],
    pattern: /\b(?:esc_\w+|sanitize_\w+|absint|wp_unslash|wp_kses\w*|rest_sanitize_boolean)(?=\()/g,
    replacement: () => '',
  },
  {
    operator: 'generated guard',
    languages: ['php', 'html'],
    pattern: /\b(?:current_user_can|wp_verify_nonce|user_can)(?=\()/g,
    replacement: (name) => `! ${name}`,
  },
  {
    operator: 'generated number',
    languages: ['php', 'js'],
    pattern: /(?<![\w$'"#%.-])\d+(?:\.\d+)?(?![\w'"]*['"$])/g,
    replacement: (number) => String(Number(number) + 1),
  },
  {
    operator: 'generated text',
    languages: ['php', 'js'],
    pattern: /'[\w/.:@#%-]{2,}'/g,
    replacement: (text) => `${text.slice(0, -1)}_mutated'`,
  },
  {
    operator: 'generated attribute',
    languages: ['php', 'html', 'js'],
    pattern: / (?:aria-[\w-]+|role|type|data-[\w-]+|rel|class|method|for|id|hidden|required)="[^"$]*"/g,
    replacement: () => '',
  },
];

/** Changes of the code that a template of generated code holds. */
export function templateChanges(template: Node, text: string): readonly Change[] {
  const language = languages[tagOf(template)];
  if (language === undefined) return [];
  if (language === 'css') return styleChanges(template, text);
  const holes = template.namedChildren.flatMap((child) =>
    child?.type === 'template_substitution' ? [[child.startIndex, child.endIndex] as const] : [],
  );
  const isInHole = (at: number) => holes.some(([start, end]) => at >= start && at < end);
  const changes: Change[] = [];
  let start = template.startIndex + 1;
  let comment = false;
  while (start < template.endIndex - 1) {
    const newline = indexOfOutside(text, '\n', start, template.endIndex - 1, isInHole);
    const end = newline < 0 ? template.endIndex - 1 : newline;
    const line = blanked(text, start, end, holes);
    const trimmed = line.trim();
    const wasComment = comment;
    if (/^(?:\/\*|<!--)/.test(trimmed)) comment = true;
    const isComment = comment || wasComment || /^(?:\/\/|\*|#(?![\w[-]))/.test(trimmed);
    if (/(?:\*\/|-->)$/.test(trimmed)) comment = false;
    if (!isComment && trimmed !== '') changes.push(...lineChanges(line, start, end, language));
    start = end + 1;
  }
  return changes;
}

/**
 * Rules of a style sheet dropped one by one. Single declarations stay: a test that says a length again says nothing, and
 * what they come to is looked at in a browser.
 */
function styleChanges(template: Node, text: string): Change[] {
  const source = text.slice(template.startIndex, template.endIndex);
  // A rule without values that are put in, from the line of its first selector to that of its brace.
  const rules = source.matchAll(
    /(?<=\n)(?:[ \t]*[^\s{}@/*][^\n{}]*,\n)*([ \t]*)[^\s{}@/*](?:[^\n{}]|\$\{\w+\})*\{\n(?:\1 +[^\n]*\n)+\1\}\n/g,
  );
  return [...rules].map(({ 0: rule, index }) => ({
    start: template.startIndex + index,
    end: template.startIndex + index + rule.length,
    replacement: '',
    operator: 'generated rule',
  }));
}

const tagOf = (template: Node): string =>
  template.parent?.type === 'call_expression' ? (template.parent.childForFieldName('function')?.text ?? '') : '';

function indexOfOutside(
  text: string,
  sign: string,
  from: number,
  to: number,
  isInHole: (at: number) => boolean,
): number {
  for (let at = text.indexOf(sign, from); at >= 0 && at < to; at = text.indexOf(sign, at + 1)) {
    if (!isInHole(at)) return at;
  }
  return -1;
}

/** A line of a template in which the values that are put in are letters, as long as they are written. */
function blanked(text: string, start: number, end: number, holes: readonly (readonly [number, number])[]): string {
  let line = text.slice(start, end);
  for (const [from, to] of holes) {
    if (from >= start && to <= end)
      line = line.slice(0, from - start) + '\uFFFC'.repeat(to - from) + line.slice(to - start);
  }
  return line;
}

function lineChanges(line: string, start: number, end: number, language: Language): Change[] {
  const changes: Change[] = [];
  if (isWholeStatement(line, language)) changes.push({ start, end, replacement: '', operator: 'generated line' });
  const isTranslated = /\b(?:__|_[exn]|_nx|esc_html__|esc_attr__|esc_html_e|esc_attr_e)\( ?'/.test(line);
  for (const { operator, languages: its, pattern, replacement } of rules) {
    if (!its.includes(language) || (isTranslated && operator === 'generated text')) continue;
    for (const match of line.matchAll(pattern)) {
      if (match[0].includes('\uFFFC') || isProseText(match[0].slice(1, -1))) continue;
      const at = start + match.index;
      changes.push({ start: at, end: at + match[0].length, replacement: replacement(match[0]), operator });
    }
  }
  return changes;
}

/** Whether a line can go and what stays is still code: a statement, a declaration or an entry that begins and ends on it. */
function isWholeStatement(line: string, language: Language): boolean {
  const text = line.trim().replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '""');
  if (language === 'html') return /^<(\w+)[^<]*>[^<]*<\/\1>$|^<\w[^<]*\/>$/.test(text);
  if (!/[;,]$/.test(text) || /^[)\]}]|^(?:else|case|default)\b/.test(text)) return false;
  // A line that is a value alone goes away by itself: what is put in is changed where it is made.
  if (/^\uFFFC+[;,]?$/.test(text)) return false;
  const balance = (open: RegExp, close: RegExp) => text.match(open)?.length === text.match(close)?.length;
  return balance(/\(/g, /\)/g) && balance(/\[/g, /\]/g) && balance(/\{/g, /\}/g);
}
