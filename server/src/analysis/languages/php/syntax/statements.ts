// Longer than most: one table of words and what its rows read.
import { typeId } from '../parse-events.ts';
import { chars, isDigit, isNameStart } from './characters.ts';
import { ControlStatements } from './control-statements.ts';
import { giveUp } from './give-up.ts';

const types = {
  block: typeId('compound_statement'),
  break: typeId('break_statement'),
  continue: typeId('continue_statement'),
  declare: typeId('declare_statement'),
  echo: typeId('echo_statement'),
  empty: typeId('empty_statement'),
  exit: typeId('exit_statement'),
  expression: typeId('expression_statement'),
  global: typeId('global_declaration'),
  goto: typeId('goto_statement'),
  label: typeId('named_label_statement'),
  namespace: typeId('namespace_definition'),
  namespaceName: typeId('namespace_name'),
  return: typeId('return_statement'),
  static: typeId('function_static_declaration'),
  staticVariable: typeId('static_variable_declaration'),
  unset: typeId('unset_statement'),
  use: typeId('namespace_use_declaration'),
};

/** Words that end the statements before them. */
const terminators: ReadonlySet<string> = new Set(
  'else elseif endif endwhile endfor endforeach endswitch enddeclare case default'.split(' '),
);

/** What statements begin with. Each reads its statement; false when it turns out to be an expression. */
const readers: ReadonlyMap<string, (parser: Statements, start: number) => boolean> = new Map([
  ['if', (parser, start) => parser.ifStatement(start)],
  ['echo', (parser, start) => parser.echo(start)],
  ['return', (parser, start) => parser.withExpression(types.return, 6, start)],
  ['break', (parser, start) => parser.withExpression(types.break, 5, start)],
  ['continue', (parser, start) => parser.withExpression(types.continue, 8, start)],
  ['foreach', (parser, start) => parser.foreachStatement(start)],
  ['for', (parser, start) => parser.forStatement(start)],
  ['while', (parser, start) => parser.whileStatement(start)],
  ['do', (parser, start) => parser.doStatement(start)],
  ['switch', (parser, start) => parser.switchStatement(start)],
  ['try', (parser, start) => parser.tryStatement(start)],
  ['function', (parser, start) => parser.functionOrClosure(start)],
  ['class', (parser, start) => parser.declares(start)],
  ['abstract', (parser, start) => parser.declares(start)],
  ['final', (parser, start) => parser.declares(start)],
  ['readonly', (parser, start) => parser.declares(start)],
  ['interface', (parser, start) => parser.declares(start)],
  ['trait', (parser, start) => parser.declares(start)],
  ['enum', (parser, start) => parser.enumDeclaration(start)],
  ['namespace', (parser, start) => parser.namespaceDefinition(start)],
  ['use', (parser, start) => parser.useDeclaration(start)],
  ['const', (parser, start) => parser.constDeclaration(start)],
  ['global', (parser, start) => parser.globalDeclaration(start)],
  ['static', (parser, start) => parser.staticDeclaration(start)],
  ['unset', (parser, start) => parser.unsetStatement(start)],
  ['exit', (parser, start) => parser.exitStatement(start)],
  ['declare', (parser, start) => parser.declareStatement(start)],
  ['goto', (parser, start) => parser.gotoStatement(start)],
]);

/** Reads statements. */
export class Statements extends ControlStatements {
  /** Up to a brace, the end, or a word that ends them. */
  statements(): void {
    for (;;) {
      const char = this.next();
      if (char === chars.closeBrace || Number.isNaN(char)) return;
      // the terminators begin with these
      const lower = char | 32;
      if (
        (lower === chars.e || lower === chars.c || lower === chars.d) &&
        isNameStart(char) &&
        terminators.has(this.word())
      )
        return;
      this.statement();
    }
  }

  statement(): void {
    this.deeper();
    const start = this.at;
    const char = this.next();
    if (!(isNameStart(char) && this.#worded(start))) {
      if (char === chars.openBrace) this.block();
      else if (char === chars.semicolon) this.leaf(types.empty, 1);
      else if (char === chars.hash) this.#attributed(start);
      else this.#expressionStatement(start);
    }
    this.shallower();
  }

  #worded(start: number): boolean {
    const end = this.nameEnd(start);
    if (end - start <= 9) {
      const text = this.code.slice(start, end);
      const read = readers.get(text) ?? readers.get(text.toLowerCase());
      if (read?.(this, start) === true) return true;
    }
    if (this.code.charCodeAt(end) !== chars.colon || this.code.charCodeAt(end + 1) === chars.colon) return false;
    const comments = this.commentsSoFar;
    this.take(end - start);
    this.take(1);
    this.leafFrom(types.label, start, comments);
    return true;
  }

  #expressionStatement(start: number): void {
    this.open();
    this.expression(0);
    this.semicolon();
    this.close(types.expression, start);
  }

  /** A function, a class or an expression with attributes. */
  #attributed(start: number): void {
    // Read once: functions in their arguments may have statements with attributes themselves.
    this.openWithAttributes();
    const word = this.word();
    const after = this.peekFrom(this.nameEnd(this.at));
    if (word === 'function' && (isNameStart(after) || after === chars.ampersand)) this.functionDeclaration(start);
    else if (word === 'function' || word === 'fn' || word === 'static') {
      // The attributes are the closure's, which is the statement's only part.
      this.around();
      this.closureAfterAttributes(start);
      this.semicolon();
      this.close(types.expression, start);
    } else this.classDeclaration(start);
  }

  block(): void {
    const start = this.at;
    this.open();
    this.expect(chars.openBrace);
    this.statements();
    this.expect(chars.closeBrace);
    this.close(types.block, start);
  }

  echo(start: number): boolean {
    this.open();
    this.take(4);
    this.expressions();
    this.semicolon();
    this.close(types.echo, start);
    return true;
  }

  withExpression(type: number, length: number, start: number): boolean {
    this.open();
    this.take(length);
    if (!this.isSemicolonNext) this.expression(0);
    this.semicolon();
    this.close(type, start);
    return true;
  }

  functionOrClosure(start: number): boolean {
    const after = this.peekFrom(start + 8);
    if (after === chars.openParenthesis) return false;
    if (after === chars.ampersand && this.peekFrom(this.code.indexOf('&', start) + 1) === chars.openParenthesis)
      return false;
    this.open();
    this.functionDeclaration(start);
    return true;
  }

  declares(start: number): boolean {
    this.open();
    this.classDeclaration(start);
    return true;
  }

  /** `enum` is no reserved word. */
  enumDeclaration(start: number): boolean {
    return isNameStart(this.peekFrom(start + 4)) && this.declares(start);
  }

  namespaceDefinition(start: number): boolean {
    if (this.charAt(9) === chars.backslash) return false;
    this.open();
    this.take(9);
    if (isNameStart(this.next())) {
      let end = this.nameEnd(this.at);
      while (this.code.charCodeAt(end) === chars.backslash) end = this.nameEnd(end + 1);
      this.leaf(types.namespaceName, end - this.at);
    }
    if (this.next() === chars.openBrace) this.block();
    else this.semicolon();
    this.close(types.namespace, start);
    return true;
  }

  useDeclaration(start: number): boolean {
    const comments = this.commentsSoFar;
    this.take(3);
    for (;;) {
      if (this.#useClause()) {
        this.#useGroup();
        break;
      }
      if (this.next() !== chars.comma) break;
      this.take(1);
    }
    this.semicolon();
    this.leafFrom(types.use, start, comments);
    return true;
  }

  /** What is used, and as what; true where a list in braces follows. */
  #useClause(): boolean {
    const word = this.word();
    if (word === 'function' || word === 'const') {
      const after = this.peekFrom(this.at + word.length);
      if (isNameStart(after) || after === chars.backslash) this.take(word.length);
    }
    const { code, at: start } = this;
    let end = this.nameEnd(start);
    while (code.charCodeAt(end) === chars.backslash) {
      if (!isNameStart(code.charCodeAt(end + 1))) {
        if (end === start) giveUp();
        this.take(end + 1 - start);
        return true;
      }
      end = this.nameEnd(end + 1);
    }
    if (end === start) giveUp();
    this.take(end - start);
    if (this.takeWordIf('as')) {
      if (!isNameStart(this.next())) giveUp();
      this.take(this.nameEnd(this.at) - this.at);
    }
    return false;
  }

  #useGroup(): void {
    this.expect(chars.openBrace);
    while (this.next() !== chars.closeBrace) {
      if (this.#useClause()) giveUp();
      this.separator(chars.closeBrace);
    }
    this.take(1);
  }

  constDeclaration(start: number): boolean {
    this.open();
    this.constants(start);
    return true;
  }

  globalDeclaration(start: number): boolean {
    this.open();
    this.take(6);
    for (;;) {
      if (this.next() !== chars.dollar) giveUp();
      this.simpleVariable();
      if (this.next() !== chars.comma) break;
      this.take(1);
    }
    this.semicolon();
    this.close(types.global, start);
    return true;
  }

  staticDeclaration(start: number): boolean {
    if (this.peekFrom(start + 6) !== chars.dollar) return false;
    this.open();
    this.take(6);
    this.declaredVariables(types.staticVariable);
    this.semicolon();
    this.close(types.static, start);
    return true;
  }

  unsetStatement(start: number): boolean {
    if (!this.code.startsWith('unset', start)) return false;
    this.open();
    this.take(5);
    this.expect(chars.openParenthesis);
    while (this.next() !== chars.closeParenthesis) {
      this.variable();
      this.separator(chars.closeParenthesis);
    }
    this.take(1);
    this.semicolon();
    this.close(types.unset, start);
    return true;
  }

  exitStatement(start: number): boolean {
    this.open();
    this.take(4);
    if (this.next() === chars.openParenthesis) {
      this.take(1);
      if (this.next() !== chars.closeParenthesis) this.expression(0);
      this.expect(chars.closeParenthesis);
    }
    this.semicolon();
    this.close(types.exit, start);
    return true;
  }

  declareStatement(start: number): boolean {
    this.open();
    this.take(7);
    this.expect(chars.openParenthesis);
    const comments = this.commentsSoFar;
    this.take(this.nameEnd(this.at) - this.at);
    this.expect(chars.equals);
    if (!isDigit(this.next())) giveUp();
    this.take(1);
    this.expect(chars.closeParenthesis);
    if (this.commentsSoFar !== comments && !this.isSemicolonNext) giveUp();
    if (this.isSemicolonNext) this.semicolon();
    else this.statement();
    this.close(types.declare, start);
    return true;
  }

  gotoStatement(start: number): boolean {
    const comments = this.commentsSoFar;
    this.take(4);
    if (!isNameStart(this.next())) giveUp();
    this.take(this.nameEnd(this.at) - this.at);
    this.semicolon();
    this.leafFrom(types.goto, start, comments);
    return true;
  }
}
