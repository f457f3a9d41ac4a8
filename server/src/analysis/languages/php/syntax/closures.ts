import { tokenId, typeId } from '../parse-events.ts';
import { Calls } from './calls.ts';
import { chars } from './characters.ts';
import { closed } from './follow.ts';
import { giveUp } from './give-up.ts';

const types = {
  arrow: typeId('arrow_function'),
  closure: typeId('anonymous_function'),
  condition: typeId('match_condition_list'),
  match: typeId('match_expression'),
  matchArm: typeId('match_conditional_expression'),
  matchBlock: typeId('match_block'),
  matchDefault: typeId('match_default_expression'),
  staticModifier: typeId('static_modifier'),
  uses: typeId('anonymous_function_use_clause'),
  yield: typeId('yield_expression'),
};

const tokens = {
  yieldFrom: tokenId('yield from'),
};

const yieldFrom = /yield from(?![\w\x80-\uffff])/iy;

/** Expressions with bodies: functions without a name, `match` and `yield`. */
export abstract class Closures extends Calls {
  abstract attributes(): void;
  abstract parameters(): void;
  abstract returnType(): void;
  abstract block(): void;

  /** `function` or `fn`, with what stands before it. */
  closure(start: number): number {
    this.openWithAttributes();
    return this.closureAfterAttributes(start);
  }

  /** A node begins, with its attributes, if it has any. */
  openWithAttributes(): void {
    if (this.next() === chars.hash) {
      this.attributes();
      this.around();
    } else this.open();
  }

  closureAfterAttributes(start: number): number {
    if (this.word() === 'static') this.leaf(types.staticModifier, 6);
    const isArrow = this.takeWordIf('fn');
    if (!isArrow) this.takeWord('function');
    this.referenceModifier();
    this.parameters();
    if (!isArrow && this.word() === 'use') this.#uses();
    this.returnType();
    if (isArrow) {
      if (!this.isArrowNext) giveUp();
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
      this.separator(chars.closeParenthesis);
    }
    this.take(1);
    this.close(types.uses, start);
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
      this.separator(chars.closeBrace);
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
        this.separator(chars.equals);
      }
      this.close(types.condition, start);
    }
    if (!this.isArrowNext) giveUp();
    this.take(2);
    this.expression(0);
    this.close(isDefault ? types.matchDefault : types.matchArm, start);
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
}
