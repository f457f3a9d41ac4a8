// How PHP's expressions are read, operand by operand. Longer than most: its functions call each other in a circle.

import { tokenId, typeId } from '../parse-events.ts';
import { chars } from './characters.ts';
import { Literals } from './literals.ts';
import { assigningOperatorAt, type Operator, operatorAt, operatorNamed, precedences } from './operators.ts';
import { giveUp, isDigit, isNameStart } from './scanner.ts';

const types = {
  arguments: typeId('arguments'),
  argument: typeId('argument'),
  array: typeId('array_creation_expression'),
  arrow: typeId('arrow_function'),
  assignment: typeId('assignment_expression'),
  augmented: typeId('augmented_assignment_expression'),
  binary: typeId('binary_expression'),
  boolean: typeId('boolean'),
  byRef: typeId('by_ref'),
  cast: typeId('cast_expression'),
  castType: typeId('cast_type'),
  classConstant: typeId('class_constant_access_expression'),
  clone: typeId('clone_expression'),
  closure: typeId('anonymous_function'),
  conditional: typeId('conditional_expression'),
  condition: typeId('match_condition_list'),
  creation: typeId('object_creation_expression'),
  element: typeId('array_element_initializer'),
  functionCall: typeId('function_call_expression'),
  list: typeId('list_literal'),
  match: typeId('match_expression'),
  matchBlock: typeId('match_block'),
  matchArm: typeId('match_conditional_expression'),
  matchDefault: typeId('match_default_expression'),
  memberAccess: typeId('member_access_expression'),
  memberCall: typeId('member_call_expression'),
  name: typeId('name'),
  null: typeId('null'),
  print: typeId('print_intrinsic'),
  qualifiedName: typeId('qualified_name'),
  referenceAssignment: typeId('reference_assignment_expression'),
  relativeName: typeId('relative_name'),
  relativeScope: typeId('relative_scope'),
  scopedCall: typeId('scoped_call_expression'),
  scopedProperty: typeId('scoped_property_access_expression'),
  sequence: typeId('sequence_expression'),
  spread: typeId('variadic_unpacking'),
  staticModifier: typeId('static_modifier'),
  subscript: typeId('subscript_expression'),
  suppression: typeId('error_suppression_expression'),
  throw: typeId('throw_expression'),
  unary: typeId('unary_op_expression'),
  update: typeId('update_expression'),
  uses: typeId('anonymous_function_use_clause'),
  variadicPlaceholder: typeId('variadic_placeholder'),
  yield: typeId('yield_expression'),
};

const tokens = {
  arrow: tokenId('=>'),
  comma: tokenId(','),
  colon: tokenId(':'),
  yieldFrom: tokenId('yield from'),
};

const unaryTokens: (number | undefined)[] = [];
for (const text of '!+-~') unaryTokens[text.charCodeAt(0)] = tokenId(text);

const casts = /\(\s*(?:array|binary|bool(?:ean)?|double|float|int(?:eger)?|object|real|string|unset)\s*\)/iy;
const yieldFrom = /yield from(?![\w\x80-\uffff])/iy;

/** What may follow an operand. */
const dereferencable = 1;
const callable = 2;
const assignable = 4;
const variable = dereferencable | callable | assignable;
const value = dereferencable | callable;
const closed = 0;

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
    .map((word) => [word, (parser: Expressions) => parser.reserved()] as const),
]);

/** Reads expressions. What an expression consists of is left as one item, whatever stands in parentheses around it. */
export abstract class Expressions extends Literals {
  /** How much has been gone through twice. */
  #again = 0;

  abstract attributes(): void;
  abstract parameters(): void;
  abstract returnType(): void;
  abstract block(): void;
  /** After `new`: a class that is declared there. */
  abstract anonymousClass(): void;

  expression(tighterThan: number): void {
    this.deeper();
    const start = this.at;
    this.#operand(start);
    for (;;) {
      const operator = this.#operator();
      if (operator !== null) {
        const { precedence, isRightAssociative, token, text } = operator;
        if (precedence <= tighterThan) break;
        this.around();
        this.token(token, text.length);
        if (text === 'instanceof') this.#classReference();
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
      const operator = assigningOperatorAt(this.code, this.at);
      if (operator === null) return;
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
    if (char === chars.openBracket) return this.#postfix(start, this.#arrayOrList(start));
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
        follow = this.#member(start, 2, true);
      } else if (char === chars.openParenthesis && (follow & callable) !== 0) {
        this.around();
        this.arguments();
        this.close(types.functionCall, start);
        follow = variable;
      } else if (char === chars.colon && this.charAt(1) === chars.colon && (follow & dereferencable) !== 0) {
        follow = this.#scoped(start);
      } else if (
        char === chars.question &&
        this.charAt(1) === chars.minus &&
        this.charAt(2) === chars.greater &&
        (follow & dereferencable) !== 0
      ) {
        follow = this.#member(start, 3, true);
      } else return follow;
    }
  }

  /** What stands after an arrow. */
  #member(start: number, arrow: number, mayCall: boolean): number {
    this.around();
    this.take(arrow);
    this.#memberName();
    if (this.next() === chars.openParenthesis && mayCall) {
      this.arguments();
      this.close(types.memberCall, start);
      return variable;
    }
    this.close(types.memberAccess, start);
    return dereferencable | assignable;
  }

  #memberName(): void {
    const char = this.next();
    if (char === chars.dollar) this.simpleVariable();
    else if (char === chars.openBrace) {
      this.take(1);
      if (this.hasPages) giveUp();
      this.expression(0);
      if (this.hasPages) giveUp();
      this.expect(chars.closeBrace);
    } else this.name();
  }

  /** What stands after `::`. */
  #scoped(start: number): number {
    this.around();
    this.take(2);
    const isVariable = this.next() === chars.dollar;
    if (isVariable) this.simpleVariable();
    else this.name();
    if (this.next() === chars.openParenthesis) {
      this.arguments();
      this.close(types.scopedCall, start);
      return variable;
    }
    this.close(isVariable ? types.scopedProperty : types.classConstant, start);
    return isVariable ? dereferencable | assignable : dereferencable;
  }

  arguments(): void {
    const start = this.at;
    this.open();
    this.take(1);
    while (this.next() !== chars.closeParenthesis) {
      if (this.#isPlaceholder()) this.leaf(types.variadicPlaceholder, 3);
      else this.#argument();
      if (this.next() === chars.comma) this.take(1);
      else if (this.next() !== chars.closeParenthesis) giveUp();
    }
    this.take(1);
    this.close(types.arguments, start);
  }

  #isPlaceholder(): boolean {
    return (
      this.next() === chars.dot &&
      this.code.startsWith('...', this.at) &&
      this.peekFrom(this.at + 3) === chars.closeParenthesis
    );
  }

  #argument(): void {
    const start = this.at;
    this.open();
    if (!this.#spread()) {
      if (isNameStart(this.next())) {
        const end = this.nameEnd(start);
        const after = this.peekFrom(end);
        if (after === chars.colon && !this.code.startsWith('::', end)) {
          this.leaf(types.name, end - start);
          if (this.next() !== chars.colon || this.charAt(1) === chars.colon) giveUp();
          this.token(tokens.colon, 1);
        }
      }
      this.expression(0);
    }
    this.close(types.argument, start);
  }

  #spread(): boolean {
    if (this.next() !== chars.dot || !this.code.startsWith('...', this.at)) return false;
    const start = this.at;
    this.open();
    this.take(3);
    this.expression(0);
    this.close(types.spread, start);
    return true;
  }

  /** `&` and what it refers to. */
  byRef(): void {
    const start = this.at;
    this.open();
    this.take(1);
    this.variable();
    this.close(types.byRef, start);
  }

  /** `[ … ]`: what it is, is known when it has ended. */
  #arrayOrList(start: number): number {
    const length = this.row.length;
    const isList =
      this.#elements(chars.closeBracket) === 'list' ||
      (this.next() === chars.equals && this.charAt(1) !== chars.equals && this.charAt(1) !== chars.greater);
    if (!isList) {
      this.close(types.array, start);
      return value;
    }
    // Within others like it, each would be gone through twice as often as the one around it.
    this.#again += this.at - start;
    if (this.#again > this.code.length || this.hasPages) giveUp();
    this.row.cut(length);
    this.at = start;
    this.listLiteral();
    if (this.next() !== chars.equals || this.charAt(1) === chars.equals) giveUp();
    return assignable;
  }

  arrayWord(): number {
    const start = this.at;
    if (this.peekFrom(start + 5) !== chars.openParenthesis) giveUp();
    this.open();
    this.take(5);
    this.#arrayBody(chars.closeParenthesis);
    this.close(types.array, start);
    return value;
  }

  /** Opens an array and reads its elements; a gap among them makes it a list. */
  #elements(end: number): 'array' | 'list' {
    this.open();
    return this.#arrayBody(end);
  }

  #arrayBody(end: number): 'array' | 'list' {
    this.take(1);
    while (this.next() !== end) {
      if (this.next() === chars.comma) {
        if (end === chars.closeParenthesis) giveUp();
        return 'list';
      }
      this.element();
      if (this.next() === chars.comma) this.take(1);
      else if (this.next() !== end) giveUp();
    }
    this.take(1);
    return 'array';
  }

  element(): void {
    const start = this.at;
    this.open();
    if (!this.#spread()) {
      if (this.next() === chars.ampersand) this.byRef();
      else this.expression(0);
      if (this.next() === chars.equals && this.charAt(1) === chars.greater) {
        this.take(2);
        if (this.next() === chars.ampersand) this.byRef();
        else this.expression(0);
      }
    }
    this.close(types.element, start);
  }

  listWord(): number {
    if (this.peekFrom(this.at + 4) !== chars.openParenthesis) giveUp();
    this.listLiteral();
    return assignable;
  }

  /** `[ … ]` or `list( … )`, to be assigned to. */
  listLiteral(): void {
    const start = this.at;
    this.deeper();
    this.open();
    if (this.next() !== chars.openBracket) this.take(4);
    const end = this.next() === chars.openBracket ? chars.closeBracket : chars.closeParenthesis;
    this.take(1);
    while (this.next() !== end) {
      if (this.next() === chars.comma) {
        this.token(tokens.comma, 1);
        continue;
      }
      this.#listElement();
      if (this.next() === chars.equals && this.charAt(1) === chars.greater) {
        this.token(tokens.arrow, 2);
        this.#listElement();
      }
      if (this.next() !== chars.comma && this.next() !== end) giveUp();
    }
    this.take(1);
    this.close(types.list, start);
    this.shallower();
  }

  #listElement(): void {
    if (this.next() === chars.ampersand) this.byRef();
    else if (
      this.next() === chars.openBracket ||
      (this.word() === 'list' && this.peekFrom(this.at + 4) === chars.openParenthesis)
    )
      this.listLiteral();
    else this.expression(0);
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

  reserved(): number {
    return giveUp();
  }

  /** `\a\b` or `a\b`. */
  qualifiedName(): void {
    const { code, at: start } = this;
    let end = code.charCodeAt(start) === chars.backslash ? start : this.nameEnd(start);
    while (code.charCodeAt(end) === chars.backslash) {
      if (!isNameStart(code.charCodeAt(end + 1))) giveUp();
      end = this.nameEnd(end + 1);
    }
    this.leaf(types.qualifiedName, end - start);
  }

  relativeName(): number {
    const { code, at: start } = this;
    let end = this.nameEnd(start);
    if (code.charCodeAt(end) !== chars.backslash) giveUp();
    while (code.charCodeAt(end) === chars.backslash) {
      if (!isNameStart(code.charCodeAt(end + 1))) giveUp();
      end = this.nameEnd(end + 1);
    }
    this.leaf(types.relativeName, end - start);
    return value;
  }

  /** `self` and `parent`. */
  scopeOrName(): number {
    const end = this.nameEnd(this.at);
    const isScope = this.code.startsWith('::', end);
    if (!isScope && this.peekFrom(end) === chars.colon && this.code.slice(end).trimStart().startsWith('::')) giveUp();
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
    this.#primary(this.at);
    this.close(types.clone, start);
    return closed;
  }

  yieldExpression(start: number): number {
    this.open();
    yieldFrom.lastIndex = start;
    if (yieldFrom.test(this.code)) {
      this.token(tokens.yieldFrom, 10);
      this.expression(0);
    } else {
      this.take(5);
      const char = this.next();
      if (
        !this.isSemicolonNext &&
        char !== chars.closeParenthesis &&
        char !== chars.closeBracket &&
        char !== chars.comma
      )
        this.element();
    }
    this.close(types.yield, start);
    return closed;
  }

  matchExpression(start: number): number {
    this.open();
    this.take(5);
    this.condition();
    const blockStart = this.at;
    this.open();
    this.expect(chars.openBrace);
    while (this.next() !== chars.closeBrace) {
      this.#matchArm();
      if (this.next() === chars.comma) this.take(1);
      else if (this.next() !== chars.closeBrace) giveUp();
    }
    this.take(1);
    this.close(types.matchBlock, blockStart);
    this.close(types.match, start);
    return closed;
  }

  #matchArm(): void {
    const start = this.at;
    this.open();
    const isDefault = this.word() === 'default';
    if (isDefault) this.take(7);
    else {
      this.open();
      while (this.next() !== chars.equals) {
        this.expression(0);
        if (this.next() === chars.comma) this.take(1);
        else if (this.next() !== chars.equals) giveUp();
      }
      this.close(types.condition, start);
    }
    if (this.next() !== chars.equals || this.charAt(1) !== chars.greater) giveUp();
    this.take(2);
    this.expression(0);
    this.close(isDefault ? types.matchDefault : types.matchArm, start);
  }

  creation(start: number): number {
    this.open();
    this.take(3);
    const word = this.word();
    const isAnonymous = this.next() === chars.hash || word === 'class' || word === 'readonly' || word === 'final';
    if (isAnonymous) this.anonymousClass();
    else this.#classReference();
    const hasArguments = !isAnonymous && this.next() === chars.openParenthesis;
    if (hasArguments) this.arguments();
    this.close(types.creation, start);
    return isAnonymous || hasArguments ? value : closed;
  }

  /** The class of `new` or `instanceof`: a name, a variable without calls, or anything in parentheses. */
  #classReference(): void {
    const start = this.at;
    const char = this.next();
    if (char === chars.openParenthesis) {
      this.condition();
      return;
    }
    if (char === chars.dollar) this.simpleVariable();
    else {
      this.className();
      if (this.next() !== chars.colon) return;
    }
    for (;;) {
      const after = this.next();
      if (after === chars.openBracket) {
        this.around();
        this.take(1);
        if (this.next() !== chars.closeBracket) this.expression(0);
        this.expect(chars.closeBracket);
        this.close(types.subscript, start);
      } else if (after === chars.minus && this.charAt(1) === chars.greater) this.#member(start, 2, false);
      else if (after === chars.question && this.charAt(1) === chars.minus && this.charAt(2) === chars.greater)
        this.#member(start, 3, false);
      else if (after === chars.colon && this.charAt(1) === chars.colon) {
        this.around();
        this.take(2);
        if (this.next() !== chars.dollar) giveUp();
        this.simpleVariable();
        this.close(types.scopedProperty, start);
      } else return;
    }
  }

  /** A name, of one part or of several. */
  className(): void {
    const end = this.nameEnd(this.at);
    if (this.next() === chars.backslash || this.code.charCodeAt(end) === chars.backslash) {
      if (this.word() === 'namespace') this.relativeName();
      else this.qualifiedName();
    } else this.name();
  }

  /** `function` or `fn`, with what stands before it. */
  closure(start: number): number {
    this.open();
    if (this.next() === chars.hash) this.attributes();
    if (this.word() === 'static') this.leaf(types.staticModifier, 6);
    const isArrow = this.takeWordIf('fn');
    if (!isArrow) this.takeWord('function');
    this.referenceModifier();
    this.parameters();
    if (!isArrow && this.word() === 'use') this.#uses();
    this.returnType();
    if (isArrow) {
      if (this.next() !== chars.equals || this.charAt(1) !== chars.greater) giveUp();
      this.take(2);
      this.expression(0);
    } else this.block();
    this.close(isArrow ? types.arrow : types.closure, start);
    return closed;
  }

  #uses(): void {
    const start = this.at;
    this.open();
    this.take(3);
    this.expect(chars.openParenthesis);
    while (this.next() !== chars.closeParenthesis) {
      if (this.next() === chars.ampersand) this.byRef();
      else if (this.next() === chars.dollar) this.simpleVariable();
      else giveUp();
      if (this.next() === chars.comma) this.take(1);
      else if (this.next() !== chars.closeParenthesis) giveUp();
    }
    this.take(1);
    this.close(types.uses, start);
  }
}
