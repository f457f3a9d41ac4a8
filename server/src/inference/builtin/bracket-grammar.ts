import type { BuiltinLanguage } from './lexer/lex.ts';

/** What brackets of this kind may be followed by, and hold. */
type BracketRole = 'control' | 'match' | 'loop' | 'parameters' | 'plain';

/** Statements with commas outside brackets. */
const listWords = new Set(
  'use global static echo const var public protected private class interface abstract final readonly enum case'.split(
    ' ',
  ),
);

interface Bracket {
  readonly opener: string;
  readonly role: BracketRole;
}

const controlWords = new Set(['if', 'elseif', 'while', 'foreach', 'switch', 'catch', 'declare', 'with']);

/**
 * The little grammar that n-grams cannot see because brackets lie between: which statements may follow `(…)`, where `;`
 * may stand. Meant to keep completions well formed, not to judge what people write.
 */
export class BracketGrammar {
  private readonly language: BuiltinLanguage;
  private readonly brackets: Bracket[] = [];
  /** First token of the current statement, outside and in each open bracket. */
  private readonly statements: string[] = [''];
  /** The role of the parentheses that the last token closed. */
  private closed: BracketRole | null = null;
  private last: readonly [beforeLast: string, last: string] = ['', ''];

  constructor(language: BuiltinLanguage) {
    this.language = language;
  }

  allows(text: string): boolean {
    const top = this.brackets.at(-1);
    if (text === ';' && top && top.opener !== '{' && top.role !== 'loop') return false;
    if (this.closed === 'control' || this.closed === 'loop' || this.closed === 'match')
      return this.mayFollowControl(text);
    if (this.language !== 'php') return true;
    if (text === ',' && this.isStatement() && !listWords.has(this.statements.at(-1) ?? '')) return false;
    if (this.closed === 'parameters') return text === '{' || text === ':' || text === 'use' || text === '=>';
    return text !== '{' || this.closed === null;
  }

  take(text: string): void {
    const [, last] = this.last;
    const wasMatch = this.closed === 'match' && text === '{';
    if (endsStatement(last)) this.statements[this.statements.length - 1] = text;
    this.closed = null;
    if (text === '(') this.brackets.push({ opener: '(', role: this.roleAfter(last) });
    else if (text === '[' || text === '{' || text === '${')
      this.brackets.push({ opener: text === '[' ? '[' : '{', role: wasMatch ? 'match' : 'plain' });
    else if (text === ')' || text === ']' || text === '}') {
      const bracket = this.brackets.pop();
      if (text === ')') this.closed = bracket?.role ?? 'plain';
    }
    while (this.statements.length <= this.brackets.length) this.statements.push('');
    this.statements.length = this.brackets.length + 1;
    this.last = [last, text];
  }

  /** Whether the innermost bracket holds statements. */
  private isStatement(): boolean {
    const top = this.brackets.at(-1);
    return !top || (top.opener === '{' && top.role !== 'match');
  }

  private mayFollowControl(text: string): boolean {
    if (this.language === 'php') return text === '{' || text === ':';
    return text !== ';' && text !== ',' && text !== ')' && text !== '}';
  }

  private roleAfter(last: string): BracketRole {
    if (last === 'for' || (last === 'await' && this.last[0] === 'for')) return 'loop';
    if (controlWords.has(last)) return 'control';
    if (last === 'match' && this.language === 'php') return 'match';
    if (last === 'function' || last === 'fn' || this.last[0] === 'function') return 'parameters';
    // The variables that a closure takes with it.
    return last === 'use' ? 'parameters' : 'plain';
  }
}

function endsStatement(last: string): boolean {
  return last === '' || last === ';' || last === '{' || last === '}' || last === '?>' || last.startsWith('<?');
}
