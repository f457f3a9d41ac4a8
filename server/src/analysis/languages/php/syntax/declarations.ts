import { typeId } from '../parse-events.ts';
import { chars } from './characters.ts';
import { Expressions } from './expressions.ts';
import { giveUp, isNameStart } from './scanner.ts';

const types = {
  anonymousClass: typeId('anonymous_class'),
  attribute: typeId('attribute'),
  attributeGroup: typeId('attribute_group'),
  attributeList: typeId('attribute_list'),
  baseClause: typeId('base_clause'),
  byRef: typeId('by_ref'),
  constant: typeId('const_element'),
  constants: typeId('const_declaration'),
  enumMembers: typeId('enum_declaration_list'),
  function: typeId('function_definition'),
  interfaces: typeId('class_interface_clause'),
  members: typeId('declaration_list'),
  method: typeId('method_declaration'),
  namedType: typeId('named_type'),
  parameter: typeId('simple_parameter'),
  parameters: typeId('formal_parameters'),
  promoted: typeId('property_promotion_parameter'),
  properties: typeId('property_declaration'),
  property: typeId('property_element'),
  staticModifier: typeId('static_modifier'),
  traits: typeId('use_declaration'),
  typeList: typeId('type_list'),
  variadic: typeId('variadic_parameter'),
  visibility: typeId('visibility_modifier'),
};

const declarations: ReadonlyMap<string, number> = new Map(
  ['class', 'interface', 'trait', 'enum'].map((word) => [word, typeId(`${word}_declaration`)]),
);
const visibilities: ReadonlySet<string> = new Set(['public', 'protected', 'private']);
const silentModifiers: ReadonlySet<string> = new Set(['abstract', 'final', 'readonly', 'var']);

/** Reads functions and classes. */
export abstract class Declarations extends Expressions {
  attributes(): void {
    const start = this.at;
    this.open();
    while (this.next() === chars.hash) {
      const groupStart = this.at;
      this.open();
      this.take(2);
      while (this.next() !== chars.closeBracket) {
        this.#attribute();
        if (this.next() === chars.comma) this.take(1);
        else if (this.next() !== chars.closeBracket) giveUp();
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

  #attributesIf(): void {
    if (this.next() === chars.hash) this.attributes();
  }

  /** A type, if there is one. */
  #type(): boolean {
    const char = this.next();
    if (char !== chars.question && char !== chars.backslash && !isNameStart(char)) return false;
    const start = this.at;
    const comments = this.commentsSoFar;
    if (char === chars.question) this.take(1);
    for (;;) {
      this.#typeName();
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

  #typeName(): void {
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
    this.#typeName();
    while (this.next() === chars.bar) {
      this.take(1);
      this.#typeName();
    }
    this.leafFrom(types.typeList, start, comments);
  }

  returnType(): void {
    if (this.next() !== chars.colon) return;
    this.take(1);
    if (!this.#type()) giveUp();
  }

  parameters(): void {
    const start = this.at;
    this.open();
    this.expect(chars.openParenthesis);
    while (this.next() !== chars.closeParenthesis) {
      this.#parameter();
      if (this.next() === chars.comma) this.take(1);
      else if (this.next() !== chars.closeParenthesis) giveUp();
    }
    this.take(1);
    this.close(types.parameters, start);
  }

  #parameter(): void {
    const start = this.at;
    let type = types.parameter;
    this.open();
    this.#attributesIf();
    for (let word = this.word(); visibilities.has(word) || word === 'readonly'; word = this.word()) {
      type = types.promoted;
      if (word === 'readonly') this.take(8);
      else this.#visibility(word);
    }
    this.#type();
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

  #visibility(word: string): void {
    if (this.charAt(word.length) === chars.openParenthesis) giveUp();
    this.leaf(types.visibility, word.length);
  }

  /** From its attributes on. */
  functionDeclaration(start: number): void {
    this.open();
    this.#attributesIf();
    this.takeWord('function');
    this.referenceModifier();
    this.name();
    this.parameters();
    this.returnType();
    this.block();
    this.close(types.function, start);
  }

  /** From its attributes on. */
  classDeclaration(start: number): void {
    this.open();
    this.#attributesIf();
    let word = this.word();
    for (; silentModifiers.has(word); word = this.word()) this.take(word.length);
    const type = declarations.get(word);
    if (type === undefined) giveUp();
    this.take(word.length);
    this.name();
    if (word === 'enum' && this.next() === chars.colon) this.returnType();
    this.#classBody(word === 'enum' ? types.enumMembers : types.members);
    this.close(type, start);
  }

  anonymousClass(): void {
    const start = this.at;
    this.open();
    this.#attributesIf();
    let word = this.word();
    for (; silentModifiers.has(word); word = this.word()) this.take(word.length);
    this.takeWord('class');
    if (this.next() === chars.openParenthesis) this.arguments();
    this.#classBody(types.members);
    this.close(types.anonymousClass, start);
  }

  #classBody(type: number): void {
    if (this.word() === 'extends') this.#clause(types.baseClause, 7);
    if (this.word() === 'implements') this.#clause(types.interfaces, 10);
    const start = this.at;
    this.open();
    this.expect(chars.openBrace);
    while (this.next() !== chars.closeBrace) this.#member();
    this.take(1);
    this.close(type, start);
  }

  /** A word and names. */
  #clause(type: number, length: number): void {
    const start = this.at;
    const comments = this.commentsSoFar;
    this.take(length);
    this.#typeName();
    while (this.next() === chars.comma) {
      this.take(1);
      this.#typeName();
    }
    this.leafFrom(type, start, comments);
  }

  #member(): void {
    const start = this.at;
    const length = this.row.length;
    let word = this.word();
    if (word === 'use') {
      this.#useTraits();
      return;
    }
    this.open();
    this.#attributesIf();
    let isModified = false;
    for (word = this.word(); ; word = this.word()) {
      if (visibilities.has(word)) this.#visibility(word);
      else if (word === 'static') this.leaf(types.staticModifier, 6);
      else if (silentModifiers.has(word)) this.take(word.length);
      else break;
      isModified = true;
    }
    if (word === 'function') this.#method(start);
    else if (word === 'const') this.constants(start);
    else if (word === 'case' && !isModified) this.#enumCase(length);
    else if (isModified) this.#properties(start);
    else giveUp();
  }

  #method(start: number): void {
    this.take(8);
    this.referenceModifier();
    this.name();
    this.parameters();
    this.returnType();
    if (this.next() === chars.openBrace) this.block();
    else this.semicolon();
    this.close(types.method, start);
  }

  #properties(start: number): void {
    this.#type();
    for (;;) {
      const elementStart = this.at;
      if (this.next() !== chars.dollar || !isNameStart(this.charAt(1))) giveUp();
      this.open();
      this.simpleVariable();
      if (this.next() === chars.equals) {
        this.take(1);
        this.expression(0);
      }
      this.close(types.property, elementStart);
      if (this.next() !== chars.comma) break;
      this.take(1);
    }
    this.semicolon();
    this.close(types.properties, start);
  }

  /** From `const` on: what stands before it has been opened. */
  constants(start: number): void {
    this.take(5);
    if (this.peekFrom(this.nameEnd(this.at)) !== chars.equals) this.#type();
    for (;;) {
      const elementStart = this.at;
      this.open();
      this.name();
      this.expect(chars.equals);
      this.expression(0);
      this.close(types.constant, elementStart);
      if (this.next() !== chars.comma) break;
      this.take(1);
    }
    this.semicolon();
    this.close(types.constants, start);
  }

  /** Nothing becomes of it: what was written is taken back, unless there were comments in it. */
  #enumCase(length: number): void {
    const comments = this.commentsSoFar;
    this.take(4);
    this.name();
    if (this.next() === chars.equals) {
      this.take(1);
      this.expression(0);
    }
    if (this.hasPages || this.next() !== chars.semicolon || this.commentsSoFar !== comments) giveUp();
    this.row.cut(length);
    this.take(1);
  }

  #useTraits(): void {
    const start = this.at;
    const comments = this.commentsSoFar;
    this.take(3);
    this.#typeName();
    while (this.next() === chars.comma) {
      this.take(1);
      this.#typeName();
    }
    if (this.next() === chars.openBrace) {
      while (this.next() !== chars.closeBrace) {
        if (this.isEnd || this.hasPages) giveUp();
        this.take(isNameStart(this.next()) ? this.nameEnd(this.at) - this.at : 1);
      }
      this.take(1);
    } else this.semicolon();
    this.leafFrom(types.traits, start, comments);
  }
}
