import { tokenId, typeId } from '../parse-events.ts';
import { chars, isNameStart } from './characters.ts';
import { assignable, value } from './follow.ts';
import { giveUp } from './give-up.ts';
import { Literals } from './literals.ts';

const types = {
  array: typeId('array_creation_expression'),
  byRef: typeId('by_ref'),
  element: typeId('array_element_initializer'),
  list: typeId('list_literal'),
  spread: typeId('variadic_unpacking'),
};

const tokens = {
  arrow: tokenId('=>'),
  comma: tokenId(','),
};

/** Arrays, and the lists that are assigned to. */
export abstract class Arrays extends Literals {
  /** Something that can be assigned to. */
  abstract variable(): void;

  /** Characters that were gone through twice. */
  #again = 0;
  /** Lists with gaps to which nothing is assigned: each is part of a list, which is known when that one has ended. */
  #partsOfLists = 0;

  spread(): boolean {
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
  bracketed(start: number): number {
    const { length } = this.row;
    const partsBefore = this.#partsOfLists;
    this.open();
    if (this.#elements(chars.closeBracket) && !this.#isAssigned()) {
      this.close(types.array, start);
      return value;
    }
    // Within others like it, each would be gone through twice as often as the one around it.
    this.#again += this.at - start;
    if (this.#again > this.code.length || this.hasPages) giveUp();
    this.row.cut(length);
    this.at = start;
    this.#partsOfLists = partsBefore;
    this.listLiteral();
    if (!this.#isAssigned()) this.#partsOfLists++;
    return assignable;
  }

  #isAssigned(): boolean {
    return this.next() === chars.equals && this.charAt(1) !== chars.equals && this.charAt(1) !== chars.greater;
  }

  /** Whether a gap was met where there may be none. */
  get hasMisplacedGaps(): boolean {
    return this.#partsOfLists > 0;
  }

  arrayWord(): number {
    const start = this.at;
    if (this.peekFrom(start + 5) !== chars.openParenthesis) giveUp();
    this.open();
    this.take(5);
    this.#elements(chars.closeParenthesis);
    this.close(types.array, start);
    return value;
  }

  /** What is between its brackets; false where a gap shows that it is a list. */
  #elements(end: number): boolean {
    this.take(1);
    while (this.next() !== end) {
      if (this.next() === chars.comma) {
        if (end === chars.closeParenthesis) giveUp();
        return false;
      }
      this.element();
      this.separator(end);
    }
    this.take(1);
    return true;
  }

  element(): void {
    const start = this.at;
    this.open();
    if (!this.spread()) {
      if (this.next() === chars.ampersand) this.byRef();
      else this.expression(0);
      if (this.isArrowNext) {
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
      this.listElement();
      if (this.isArrowNext) {
        this.token(tokens.arrow, 2);
        this.listElement();
      }
      if (this.next() !== chars.comma && this.next() !== end) giveUp();
    }
    this.take(1);
    this.close(types.list, start);
    this.shallower();
  }

  /** What is assigned to, a list, a reference or a variable; or the key before it. */
  listElement(): void {
    const first = this.next();
    if (first === chars.ampersand) this.byRef();
    else if (
      first === chars.openBracket ||
      (this.word() === 'list' && this.peekFrom(this.at + 4) === chars.openParenthesis)
    )
      this.listLiteral();
    else {
      this.expression(0);
      const mayBeVariable = first === chars.dollar || first === chars.backslash || isNameStart(first);
      if (!mayBeVariable && !this.isArrowNext) giveUp();
    }
  }
}
