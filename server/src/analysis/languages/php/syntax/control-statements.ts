import { tokenId, typeId } from '../parse-events.ts';
import { chars } from './characters.ts';
import { Classes } from './classes.ts';
import { giveUp } from './give-up.ts';

const types = {
  case: typeId('case_statement'),
  catch: typeId('catch_clause'),
  colonBlock: typeId('colon_block'),
  default: typeId('default_statement'),
  do: typeId('do_statement'),
  else: typeId('else_clause'),
  elseif: typeId('else_if_clause'),
  finally: typeId('finally_clause'),
  for: typeId('for_statement'),
  foreach: typeId('foreach_statement'),
  if: typeId('if_statement'),
  pair: typeId('pair'),
  switch: typeId('switch_statement'),
  switchBlock: typeId('switch_block'),
  try: typeId('try_statement'),
  while: typeId('while_statement'),
};

const semicolonToken = tokenId(';');

/** Statements that choose among others, or repeat them. */
export abstract class ControlStatements extends Classes {
  /** Up to a brace, the end, or a word that ends them. */
  abstract statements(): void;
  abstract statement(): void;

  #colonBlock(): void {
    const start = this.at;
    this.open();
    this.take(1);
    this.statements();
    this.close(types.colonBlock, start);
  }

  /** Of a loop: up to its end word after a colon, or one statement. */
  #body(word: string): void {
    if (this.next() === chars.colon) {
      this.#colonBlock();
      this.takeWord(word);
      this.semicolon();
    } else this.statement();
  }

  ifStatement(start: number): boolean {
    this.open();
    this.take(2);
    this.condition();
    const hasColon = this.next() === chars.colon;
    this.#branch(hasColon);
    for (let word = this.word(); word === 'elseif' || word === 'else'; word = this.word()) {
      // Page text ends it: what follows belongs to one around it.
      if (!hasColon && this.hasPages) break;
      const clauseStart = this.at;
      this.open();
      this.take(word.length);
      if (word === 'elseif') this.condition();
      this.#branch(hasColon);
      this.close(word === 'else' ? types.else : types.elseif, clauseStart);
      if (word === 'else') break;
    }
    if (hasColon) {
      this.takeWord('endif');
      this.semicolon();
    }
    this.close(types.if, start);
    return true;
  }

  #branch(hasColon: boolean): void {
    if (!hasColon) this.statement();
    else if (this.next() === chars.colon) this.#colonBlock();
    else giveUp();
  }

  foreachStatement(start: number): boolean {
    this.open();
    this.take(7);
    this.expect(chars.openParenthesis);
    this.expression(0);
    this.takeWord('as');
    const pairStart = this.at;
    // Whether it is a key is known when an arrow follows it.
    this.listElement();
    if (this.isArrowNext) {
      this.around();
      this.take(2);
      this.listElement();
      this.close(types.pair, pairStart);
    }
    this.expect(chars.closeParenthesis);
    if (this.isSemicolonNext) this.semicolon();
    else this.#body('endforeach');
    this.close(types.foreach, start);
    return true;
  }

  forStatement(start: number): boolean {
    this.open();
    this.take(3);
    this.expect(chars.openParenthesis);
    if (this.hasPages) giveUp();
    for (let part = 0; part < 2; part++) {
      if (this.next() !== chars.semicolon) this.expressions();
      if (this.next() !== chars.semicolon || this.hasPages) giveUp();
      this.token(semicolonToken, 1);
    }
    if (this.next() !== chars.closeParenthesis) this.expressions();
    this.expect(chars.closeParenthesis);
    if (this.isSemicolonNext) this.semicolon();
    else if (this.next() === chars.colon) {
      this.take(1);
      this.statements();
      this.takeWord('endfor');
      this.semicolon();
    } else this.statement();
    this.close(types.for, start);
    return true;
  }

  whileStatement(start: number): boolean {
    this.open();
    this.take(5);
    this.condition();
    this.#body('endwhile');
    this.close(types.while, start);
    return true;
  }

  doStatement(start: number): boolean {
    this.open();
    this.take(2);
    this.statement();
    this.takeWord('while');
    this.condition();
    this.semicolon();
    this.close(types.do, start);
    return true;
  }

  switchStatement(start: number): boolean {
    this.open();
    this.take(6);
    this.condition();
    const blockStart = this.at;
    const hasColon = this.next() === chars.colon;
    this.open();
    if (hasColon) this.take(1);
    else this.expect(chars.openBrace);
    for (let word = this.word(); word === 'case' || word === 'default'; word = this.word()) this.#case(word);
    if (hasColon) {
      this.takeWord('endswitch');
      this.semicolon();
    } else this.expect(chars.closeBrace);
    this.close(types.switchBlock, blockStart);
    this.close(types.switch, start);
    return true;
  }

  #case(word: string): void {
    const start = this.at;
    this.open();
    this.take(word.length);
    if (word === 'case') this.expression(0);
    if (this.next() !== chars.colon && this.next() !== chars.semicolon) giveUp();
    this.take(1);
    this.statements();
    this.close(word === 'case' ? types.case : types.default, start);
  }

  tryStatement(start: number): boolean {
    this.open();
    this.take(3);
    this.block();
    const first = this.word();
    if (first !== 'catch' && first !== 'finally') giveUp();
    for (let word = first; word === 'catch' || word === 'finally'; word = this.word()) {
      const clauseStart = this.at;
      this.open();
      this.take(word.length);
      if (word === 'catch') {
        this.expect(chars.openParenthesis);
        this.typeList();
        if (this.next() === chars.dollar) this.simpleVariable();
        this.expect(chars.closeParenthesis);
      }
      this.block();
      this.close(word === 'catch' ? types.catch : types.finally, clauseStart);
    }
    this.close(types.try, start);
    return true;
  }
}
