// How operands and what stands between them are read. Longer than most: one table of words and what its rows read.
import { tokenId, typeId } from '../parse-events.ts';
import { chars, isDigit, isNameStart } from './characters.ts';
import { Closures } from './closures.ts';
import { assignable, callable, closed, dereferencable, value, variable } from './follow.ts';
import { giveUp } from './give-up.ts';
import { type Operator, operatorAt, operatorNamed, precedences } from './operators.ts';

const types = {
  assignment: typeId('assignment_expression'),
  augmented: typeId('augmented_assignment_expression'),
  binary: typeId('binary_expression'),
  boolean: typeId('boolean'),
  cast: typeId('cast_expression'),
  castType: typeId('cast_type'),
  clone: typeId('clone_expression'),
  conditional: typeId('conditional_expression'),
  functionCall: typeId('function_call_expression'),
  name: typeId('name'),
  null: typeId('null'),
  print: typeId('print_intrinsic'),
  referenceAssignment: typeId('reference_assignment_expression'),
  relativeScope: typeId('relative_scope'),
  sequence: typeId('sequence_expression'),
  subscript: typeId('subscript_expression'),
  suppression: typeId('error_suppression_expression'),
  throw: typeId('throw_expression'),
  unary: typeId('unary_op_expression'),
  update: typeId('update_expression'),
};

const unaryTokens: (number | undefined)[] = [];
for (const text of '!+-~') unaryTokens[text.charCodeAt(0)] = tokenId(text);

const casts = /\(\s*(?:array|binary|bool(?:ean)?|double|float|int(?:eger)?|object|real|string|unset)\s*\)/iy;

/** Operands that begin with a word: each reads it, and answers what may follow. */
const words: ReadonlyMap<string, (parser: Expressions, start: number) => number> = new Map([
  ['true', (parser) => parser.wordLeaf(types.boolean, 4)],
  ['false', (parser) => parser.wordLeaf(types.boolean, 5)],
  ['null', (parser) => parser.wordLeaf(types.null, 4)],
  ['array', (parser) => parser.arrayWord()],
  ['list', (parser) => parser.listWord()],
  ['new', (parser, start) => parser.creation(start)],
  ['clone', (parser, start) => parser.cloneExpression(start)],
  ['print', (parser, start) => parser.greedy(types.print, 5, start)],
  ['throw', (parser, start) => parser.greedy(types.throw, 5, start)],
  ...(['include', 'include_once', 'require', 'require_once'] as const).map((word) => {
    const type = typeId(`${word}_expression`);
    return [word, (parser: Expressions, start: number) => parser.greedy(type, word.length, start)] as const;
  }),
  ['yield', (parser, start) => parser.yieldExpression(start)],
  ['match', (parser, start) => parser.matchExpression(start)],
  ['static', (parser, start) => parser.staticWord(start)],
  ['function', (parser, start) => parser.closure(start)],
  ['fn', (parser, start) => parser.closure(start)],
  ['self', (parser) => parser.scopeOrName()],
  ['parent', (parser) => parser.scopeOrName()],
  ['namespace', (parser) => parser.relativeName()],
  ...(
    'abstract and as break callable case catch class const continue declare default do echo else elseif enddeclare ' +
    'endfor endforeach endif endswitch endwhile extends final finally for foreach global goto if implements instanceof ' +
    'insteadof interface or private protected public readonly return switch trait try use var while xor __halt_compiler'
  )
    .split(' ')
    .map((word) => [word, giveUp] as const),
]);

/** Reads expressions. What an expression consists of is left as one item, whatever stands in parentheses around it. */
export abstract class Expressions extends Closures {
  expression(tighterThan: number): void {
    this.deeper();
    const start = this.at;
    this.#operand(start);
    for (;;) {
      const operator = this.#operator();
      if (operator !== null) {
        const { precedence, isRightAssociative, token, text, assigns } = operator;
        if (assigns || precedence <= tighterThan) break;
        this.around();
        this.token(token, text.length);
        if (text === 'instanceof') this.classReference();
        else this.expression(isRightAssociative ? precedence - 1 : precedence);
        this.close(types.binary, start);
      } else if (
        this.next() === chars.question &&
        tighterThan < precedences.ternary &&
        this.charAt(1) !== chars.greater
      ) {
        this.#conditional(start);
      } else break;
    }
    this.shallower();
  }

  #operator(): Operator | null {
    const char = this.next();
    if (isNameStart(char)) {
      // `and`, `or`, `xor` and `instanceof` begin with these
      const lower = char | 32;
      return lower === chars.a || lower === chars.o || lower === chars.x || lower === chars.i
        ? operatorNamed(this.word())
        : null;
    }
    return operatorAt(this.code, this.at);
  }

  #conditional(start: number): void {
    this.around();
    this.take(1);
    if (this.next() !== chars.colon || this.charAt(1) === chars.colon) this.expression(0);
    this.expect(chars.colon);
    this.expression(precedences.ternary);
    this.close(types.conditional, start);
  }

  /** Several, with commas between them, are one item. */
  expressions(): void {
    const start = this.at;
    this.expression(0);
    if (this.next() !== chars.comma) return;
    this.around();
    while (this.next() === chars.comma) {
      this.take(1);
      this.expression(0);
    }
    this.close(types.sequence, start);
  }

  /** In parentheses, as conditions are. */
  condition(): void {
    this.expect(chars.openParenthesis);
    if (this.hasPages) giveUp();
    this.expression(0);
    if (this.hasPages) giveUp();
    this.expect(chars.closeParenthesis);
  }

  /** An operand with its prefixes, and what is assigned to it. */
  #operand(start: number): void {
    const char = this.next();
    const sign = unaryTokens[char];
    if (sign !== undefined) {
      if ((char === chars.plus || char === chars.minus) && this.charAt(1) === char) {
        this.open();
        this.take(2);
        this.variable();
        this.close(types.update, start);
        return;
      }
      this.open();
      this.token(sign, 1);
      this.expression(precedences.negation);
      this.close(types.unary, start);
      return;
    }
    if (char === chars.at) {
      this.open();
      this.take(1);
      this.expression(precedences.negation);
      this.close(types.suppression, start);
      return;
    }
    if (char === chars.openParenthesis && this.#isCast()) {
      this.#cast(start);
      return;
    }
    const follow = this.#primary(start);
    if ((follow & assignable) === 0) return;
    const after = this.next();
    if (after === chars.equals) this.#assignment(start);
    else if ((after === chars.plus || after === chars.minus) && this.charAt(1) === after) {
      this.around();
      this.take(2);
      this.close(types.update, start);
    } else {
      const operator = operatorAt(this.code, this.at);
      if (operator?.assigns !== true) return;
      this.around();
      this.token(operator.token, operator.text.length);
      this.expression(precedences.assignment);
      this.close(types.augmented, start);
    }
  }

  #assignment(start: number): void {
    const after = this.charAt(1);
    if (after === chars.equals || after === chars.greater) return;
    this.around();
    this.take(1);
    const isReference = this.next() === chars.ampersand;
    if (isReference) this.take(1);
    this.expression(precedences.assignment);
    this.close(isReference ? types.referenceAssignment : types.assignment, start);
  }

  #isCast(): boolean {
    const inside = this.peekFrom(this.at + 1);
    if (!isNameStart(inside)) return false;
    casts.lastIndex = this.at;
    return casts.test(this.code);
  }

  #cast(start: number): void {
    this.open();
    this.take(1);
    this.leaf(types.castType, this.nameEnd(this.at) - this.at);
    this.expect(chars.closeParenthesis);
    this.deeper();
    this.#operand(this.at);
    this.shallower();
    this.close(types.cast, start);
  }

  /** Something that can be assigned to. */
  variable(): void {
    if ((this.#primary(this.at) & assignable) === 0) giveUp();
  }

  /** A variable, a literal, a name, a call …, with what is taken out of it. */
  #primary(start: number): number {
    const char = this.next();
    if (char === chars.dollar) {
      this.simpleVariable();
      return this.#postfix(start, variable);
    }
    if (char === chars.quote) {
      this.quoted();
      return this.#postfix(start, value);
    }
    if (isNameStart(char)) return this.#postfix(start, this.#word(start));
    if (char === chars.doubleQuote) {
      this.doubleQuoted();
      return this.#postfix(start, value);
    }
    if (isDigit(char) || (char === chars.dot && isDigit(this.charAt(1)))) {
      this.number();
      return closed;
    }
    if (char === chars.openBracket) return this.#postfix(start, this.bracketed(start));
    if (char === chars.openParenthesis) {
      this.condition();
      return this.#postfix(start, value);
    }
    if (char === chars.backslash) {
      this.qualifiedName();
      return this.#postfix(start, value);
    }
    if (char === chars.less) {
      this.heredoc();
      return this.#postfix(start, value);
    }
    if (char === chars.backtick) {
      this.shellCommand();
      return closed;
    }
    return char === chars.hash ? this.closure(start) : giveUp();
  }

  #postfix(start: number, first: number): number {
    let follow = first;
    for (;;) {
      const char = this.next();
      if (char === chars.openBracket && (follow & dereferencable) !== 0) {
        this.around();
        this.take(1);
        if (this.next() !== chars.closeBracket) this.expression(0);
        this.expect(chars.closeBracket);
        this.close(types.subscript, start);
        follow = variable;
      } else if (char === chars.minus && this.charAt(1) === chars.greater && (follow & dereferencable) !== 0) {
        follow = this.member(start, 2, true);
      } else if (char === chars.openParenthesis && (follow & callable) !== 0) {
        this.around();
        this.arguments();
        this.close(types.functionCall, start);
        follow = variable;
      } else if (char === chars.colon && this.charAt(1) === chars.colon && (follow & dereferencable) !== 0) {
        follow = this.scoped(start);
      } else if (
        char === chars.question &&
        this.charAt(1) === chars.minus &&
        this.charAt(2) === chars.greater &&
        (follow & dereferencable) !== 0
      ) {
        follow = this.member(start, 3, true);
      } else return follow;
    }
  }

  #word(start: number): number {
    const end = this.nameEnd(start);
    // A name of two parts, and one that only looks like a keyword.
    if (this.code.charCodeAt(end) === chars.backslash && isNameStart(this.code.charCodeAt(end + 1))) {
      if (this.word() === 'namespace') return this.relativeName();
      this.qualifiedName();
      return value;
    }
    if (end - start <= 15) {
      const text = this.code.slice(start, end);
      const read = words.get(text) ?? words.get(text.toLowerCase());
      if (read !== undefined) return read(this, start);
    }
    this.leaf(types.name, end - start);
    return value;
  }

  wordLeaf(type: number, length: number): number {
    this.leaf(type, length);
    return closed;
  }

  /** `self` and `parent`. */
  scopeOrName(): number {
    const end = this.nameEnd(this.at);
    const isScope = this.code.startsWith('::', end);
    if (!isScope && this.peekFrom(end) === chars.colon) giveUp();
    this.leaf(isScope ? types.relativeScope : types.name, end - this.at);
    return value;
  }

  staticWord(start: number): number {
    if (this.code.startsWith('::', start + 6)) {
      this.leaf(types.relativeScope, 6);
      return value;
    }
    return this.closure(start);
  }

  /** A word, and all that follows. */
  greedy(type: number, length: number, start: number): number {
    this.open();
    this.take(length);
    this.expression(0);
    this.close(type, start);
    return closed;
  }

  cloneExpression(start: number): number {
    this.open();
    this.take(5);
    this.deeper();
    this.#primary(this.at);
    this.shallower();
    this.close(types.clone, start);
    return closed;
  }
}
