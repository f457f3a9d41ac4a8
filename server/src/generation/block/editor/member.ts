import { Code } from '../../writers/code.ts';
import { type JsCode, js, jsIdentifier, jsString } from '../../writers/js.ts';
import type { BlockAttribute } from '../plan.ts';
import type { ViewSwitch } from '../view/view.ts';

const isIdentifier = (name: string): boolean => /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name);

/** A member of an object, whatever its name: `item.title`, `item[ 'data-id' ]`. */
export const member = (object: JsCode, name: string): JsCode =>
  isIdentifier(name) ? js`${object}.${jsIdentifier(name)}` : js`${object}[ ${name} ]`;

/** A member of an object that may be missing: `place?.city`, `place?.[ 'zip code' ]`. */
export const optionalMember = (object: JsCode, name: string): JsCode =>
  isIdentifier(name) ? js`${object}?.${jsIdentifier(name)}` : js`${object}?.[ ${name} ]`;

/** The value of an attribute of the block. */
export const attributeCode = (name: string): JsCode => member(js`attributes`, name);

/** Whether a switch lets a part of the block be seen. */
export const switchCode = ({ attribute, is }: ViewSwitch): JsCode =>
  is ? attributeCode(attribute) : js`! ${attributeCode(attribute)}`;

/** A name as the key of an object literal: `title`, `'data-id'`. */
export const keyCode = (name: string): JsCode =>
  isIdentifier(name) ? jsIdentifier(name) : new Code('js', jsString(name));

/** `title: value`; `value` alone where that is the name of the variable. */
export const propertyCode = (name: string, value: JsCode): JsCode =>
  isIdentifier(name) && name === value.text ? value : js`${keyCode(name)}: ${value}`;

const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** An attribute as a parameter takes it out of an object: `title`, `'data-id': dataId`, `class: classValue`. */
export function destructured({ name, id }: Pick<BlockAttribute, 'name' | 'id'>): {
  readonly pattern: JsCode;
  readonly variable: JsCode;
} {
  const plain = isIdentifier(name) ? name : id;
  const variable = jsIdentifier(reservedWords.has(plain) ? `${plain}Value` : plain);
  return { pattern: name === variable.text ? variable : js`${keyCode(name)}: ${variable}`, variable };
}
