import { tokenId, typeId } from '../parse-events.ts';
import { Arrays } from './arrays.ts';
import { chars, isNameStart } from './characters.ts';
import { assignable, closed, dereferencable, value, variable } from './follow.ts';
import { giveUp } from './give-up.ts';

const types = {
  argument: typeId('argument'),
  arguments: typeId('arguments'),
  classConstant: typeId('class_constant_access_expression'),
  creation: typeId('object_creation_expression'),
  memberAccess: typeId('member_access_expression'),
  memberCall: typeId('member_call_expression'),
  name: typeId('name'),
  qualifiedName: typeId('qualified_name'),
  relativeName: typeId('relative_name'),
  scopedCall: typeId('scoped_call_expression'),
  scopedProperty: typeId('scoped_property_access_expression'),
  subscript: typeId('subscript_expression'),
  variadicPlaceholder: typeId('variadic_placeholder'),
};

const tokens = {
  colon: tokenId(':'),
};

/** Names, and what is called and taken by them. */
export abstract class Calls extends Arrays {
  /** In parentheses, as conditions are. */
  abstract condition(): void;
  /** After `new`: a class that is declared there. */
  abstract anonymousClass(): void;

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

  /** A name, of one part or of several. */
  className(): void {
    const end = this.nameEnd(this.at);
    if (this.next() === chars.backslash || this.code.charCodeAt(end) === chars.backslash) {
      if (this.word() === 'namespace') this.relativeName();
      else this.qualifiedName();
    } else this.name();
  }

  arguments(): void {
    const start = this.at;
    this.open();
    this.take(1);
    if (this.#isPlaceholder()) this.leaf(types.variadicPlaceholder, 3);
    while (this.next() !== chars.closeParenthesis) {
      this.#argument();
      this.separator(chars.closeParenthesis);
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
    if (!this.spread()) {
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

  /** What stands after an arrow. */
  member(start: number, arrow: number, mayCall: boolean): number {
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
  scoped(start: number): number {
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

  /** The class of `new` or `instanceof`: a name, a variable without calls, or anything in parentheses. */
  classReference(): void {
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
      } else if (after === chars.minus && this.charAt(1) === chars.greater) this.member(start, 2, false);
      else if (after === chars.question && this.charAt(1) === chars.minus && this.charAt(2) === chars.greater)
        this.member(start, 3, false);
      else if (after === chars.colon && this.charAt(1) === chars.colon) {
        this.around();
        this.take(2);
        if (this.next() !== chars.dollar) giveUp();
        this.simpleVariable();
        this.close(types.scopedProperty, start);
      } else return;
    }
  }

  creation(start: number): number {
    this.open();
    this.take(3);
    const word = this.word();
    const isAnonymous = this.next() === chars.hash || word === 'class' || word === 'readonly' || word === 'final';
    if (isAnonymous) this.anonymousClass();
    else this.classReference();
    const hasArguments = !isAnonymous && this.next() === chars.openParenthesis;
    if (hasArguments) this.arguments();
    this.close(types.creation, start);
    return isAnonymous || hasArguments ? value : closed;
  }
}
