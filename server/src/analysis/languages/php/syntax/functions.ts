import { typeId } from '../parse-events.ts';
import { chars, isNameStart } from './characters.ts';
import { Expressions } from './expressions.ts';
import { giveUp } from './give-up.ts';

const types = {
  attribute: typeId('attribute'),
  attributeGroup: typeId('attribute_group'),
  attributeList: typeId('attribute_list'),
  function: typeId('function_definition'),
  namedType: typeId('named_type'),
  parameter: typeId('simple_parameter'),
  parameters: typeId('formal_parameters'),
  promoted: typeId('property_promotion_parameter'),
  typeList: typeId('type_list'),
  variadic: typeId('variadic_parameter'),
  visibility: typeId('visibility_modifier'),
};

/** Words that say who may ask for a member. */
export const visibilities: ReadonlySet<string> = new Set(['public', 'protected', 'private']);

/** Functions, and what stands in their heads. */
export abstract class Functions extends Expressions {
  attributes(): void {
    const start = this.at;
    this.open();
    while (this.next() === chars.hash) {
      const groupStart = this.at;
      this.open();
      this.take(2);
      while (this.next() !== chars.closeBracket) {
        this.#attribute();
        this.separator(chars.closeBracket);
      }
      this.take(1);
      this.close(types.attributeGroup, groupStart);
    }
    this.close(types.attributeList, start);
  }

  #attribute(): void {
    const start = this.at;
    this.open();
    this.className();
    if (this.next() === chars.openParenthesis) this.arguments();
    this.close(types.attribute, start);
  }

  /** A type, if there is one. */
  type(): boolean {
    const char = this.next();
    if (char !== chars.question && char !== chars.backslash && !isNameStart(char)) return false;
    const start = this.at;
    const comments = this.commentsSoFar;
    if (char === chars.question) this.take(1);
    for (;;) {
      this.typeName();
      if (this.next() === chars.bar) this.take(1);
      else if (this.next() === chars.ampersand) {
        // before a variable, or more of them, it is a reference
        const after = this.peekFrom(this.at + 1);
        if (after === chars.dollar || after === chars.dot || after === chars.ampersand) break;
        this.take(1);
      } else break;
    }
    this.leafFrom(types.namedType, start, comments);
    return true;
  }

  typeName(): void {
    const { code, at: start } = this;
    let end = this.nameEnd(start);
    while (code.charCodeAt(end) === chars.backslash) end = this.nameEnd(end + 1);
    if (end === start || code.charCodeAt(end - 1) === chars.backslash) giveUp();
    this.take(end - start);
  }

  /** Of a `catch`. */
  typeList(): void {
    const start = this.at;
    const comments = this.commentsSoFar;
    this.typeName();
    while (this.next() === chars.bar) {
      this.take(1);
      this.typeName();
    }
    this.leafFrom(types.typeList, start, comments);
  }

  returnType(): void {
    if (this.next() !== chars.colon) return;
    this.take(1);
    if (!this.type()) giveUp();
  }

  parameters(): void {
    const start = this.at;
    this.open();
    this.expect(chars.openParenthesis);
    while (this.next() !== chars.closeParenthesis) {
      this.#parameter();
      this.separator(chars.closeParenthesis);
    }
    this.take(1);
    this.close(types.parameters, start);
  }

  #parameter(): void {
    const start = this.at;
    let type = types.parameter;
    this.openWithAttributes();
    for (let word = this.word(); visibilities.has(word) || word === 'readonly'; word = this.word()) {
      type = types.promoted;
      if (word === 'readonly') this.take(8);
      else this.visibility(word);
    }
    this.type();
    if (type === types.promoted && this.next() === chars.ampersand) this.byRef();
    else {
      this.referenceModifier();
      if (this.next() === chars.dot) {
        if (!this.code.startsWith('...', this.at) || type === types.promoted) giveUp();
        this.take(3);
        type = types.variadic;
      }
      if (this.next() !== chars.dollar || !isNameStart(this.charAt(1))) giveUp();
      this.simpleVariable();
    }
    if (this.next() === chars.equals) {
      this.take(1);
      this.expression(0);
    }
    if (this.next() === chars.openBrace) giveUp();
    this.close(type, start);
  }

  visibility(word: string): void {
    if (this.charAt(word.length) === chars.openParenthesis) giveUp();
    this.leaf(types.visibility, word.length);
  }

  /** After what opens it and its attributes. */
  functionDeclaration(start: number): void {
    this.takeWord('function');
    this.referenceModifier();
    this.name();
    this.parameters();
    this.returnType();
    this.block();
    this.close(types.function, start);
  }
}
