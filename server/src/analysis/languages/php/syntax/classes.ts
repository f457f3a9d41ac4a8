import { typeId } from '../parse-events.ts';
import { chars, isNameStart } from './characters.ts';
import { Functions, visibilities } from './functions.ts';
import { giveUp } from './give-up.ts';

const types = {
  anonymousClass: typeId('anonymous_class'),
  baseClause: typeId('base_clause'),
  constant: typeId('const_element'),
  constants: typeId('const_declaration'),
  enumMembers: typeId('enum_declaration_list'),
  interfaces: typeId('class_interface_clause'),
  members: typeId('declaration_list'),
  method: typeId('method_declaration'),
  properties: typeId('property_declaration'),
  property: typeId('property_element'),
  staticModifier: typeId('static_modifier'),
  traits: typeId('use_declaration'),
};

const declarations: ReadonlyMap<string, number> = new Map(
  ['class', 'interface', 'trait', 'enum'].map((word) => [word, typeId(`${word}_declaration`)]),
);
const silentModifiers: ReadonlySet<string> = new Set(['abstract', 'final', 'readonly', 'var']);

/** Classes and their members. */
export abstract class Classes extends Functions {
  /** After what opens it and its attributes. */
  classDeclaration(start: number): void {
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
    this.openWithAttributes();
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
    this.typeName();
    while (this.next() === chars.comma) {
      this.take(1);
      this.typeName();
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
    this.openWithAttributes();
    let isModified = false;
    for (word = this.word(); ; word = this.word()) {
      if (visibilities.has(word)) this.visibility(word);
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

  /** Variables with commas between them, each a node of this type, with what it begins as. */
  declaredVariables(type: number): void {
    for (;;) {
      const elementStart = this.at;
      if (this.next() !== chars.dollar || !isNameStart(this.charAt(1))) giveUp();
      this.open();
      this.simpleVariable();
      if (this.next() === chars.equals) {
        this.take(1);
        this.expression(0);
      }
      this.close(type, elementStart);
      if (this.next() !== chars.comma) break;
      this.take(1);
    }
  }

  #properties(start: number): void {
    this.type();
    this.declaredVariables(types.property);
    this.semicolon();
    this.close(types.properties, start);
  }

  /** From `const` on: what stands before it has been opened. */
  constants(start: number): void {
    this.take(5);
    if (this.peekFrom(this.nameEnd(this.at)) !== chars.equals) this.type();
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
    this.typeName();
    while (this.next() === chars.comma) {
      this.take(1);
      this.typeName();
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
