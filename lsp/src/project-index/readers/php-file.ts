import { TextsOfFile } from '../../php/known-texts.ts';
import { PhpNames } from '../../php/names.ts';
import { type PhpScope, type PhpStructure, readStructure, type TokenSpan } from '../../php/structure.ts';
import { lexPhp, type PhpToken } from '../../php/tokens.ts';
import { type WrittenText, writtenText } from '../../php/values.ts';
import { classAround, VariableClasses } from '../../php/variable-classes.ts';
import { FactsBuilder, type Role, type SymbolKind } from '../facts.ts';

/** A PHP file with what was read of it so far. */
export class PhpFile {
  readonly path: string;
  readonly text: string;
  readonly tokens: readonly PhpToken[];
  readonly structure: PhpStructure;
  readonly names: PhpNames;
  readonly classes: VariableClasses;
  readonly facts: FactsBuilder;
  /** Strings that were taken as names of callbacks. */
  readonly callbacks = new Set<PhpToken>();
  readonly #texts: TextsOfFile;

  constructor(text: string, path: string) {
    this.path = path;
    this.text = text;
    this.tokens = lexPhp(text).tokens;
    this.structure = readStructure(this.tokens);
    this.names = new PhpNames(this.tokens, this.structure);
    this.classes = new VariableClasses(this.tokens, this.structure, this.names);
    this.#texts = new TextsOfFile(this.tokens, this.structure);
    this.facts = new FactsBuilder(text);
  }

  add(kind: SymbolKind, name: string, role: Role, token: PhpToken): void {
    this.facts.add(kind, name, role, token.start, token.end);
  }

  addText(kind: SymbolKind, text: WrittenText, role: Role, name = text.text): void {
    this.facts.add(kind, name, role, text.start, text.end);
  }

  textOf(span: TokenSpan | undefined): WrittenText | undefined {
    return span && writtenText(this.tokens, span, (name) => this.#textNamed(name, span.start));
  }

  /** The text of a constant or property, as `self::HOOK`. */
  #textNamed(name: string, token: number): string | undefined {
    switch (name) {
      case '__NAMESPACE__':
        return this.names.declaredAt('', token).replace(/\\$/, '');
      case '__CLASS__':
      case 'self::class':
        return this.ownerAt(token);
      default:
        return this.#texts.at(token).get(name);
    }
  }

  /** The full name of a class; an anonymous one is called by its place. */
  nameOfClass(scope: PhpScope): string {
    return scope.name === '' ? `class@${this.tokens[scope.at]?.start}` : this.names.declaredAt(scope.name, scope.at);
  }

  /** The full name of the class around a token; undefined: there is none. */
  ownerAt(token: number): string | undefined {
    const scope = classAround(this.structure.scopeOf[token]);
    return scope && this.nameOfClass(scope);
  }

  /** A class by its written name; undefined: `self` and its like outside of a class. */
  classAt(written: string, token: number): string | undefined {
    const name = this.names.classAt(written, token);
    if (name === 'self' || name === 'static') return this.ownerAt(token);
    if (name !== 'parent') return name;
    const parent = classAround(this.structure.scopeOf[token])?.parents[0];
    return parent === undefined ? undefined : this.names.classAt(this.tokens[parent]?.text ?? '', parent);
  }
}
