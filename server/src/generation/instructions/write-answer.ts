import { joinPhp, type PhpCode, phpString } from '../writers/php.ts';
import { writeClass } from './classes/write-class.ts';
import { raw } from './composer.ts';
import type { Instruction } from './instruction.ts';
import { attach, type NamedPart, writeFunction } from './write-function.ts';

/** The functions and what hooks them, in the order that people read them. */
export function writeParts(parts: readonly NamedPart[], instruction: Instruction): PhpCode {
  const { className } = instruction;
  if (className !== null && parts.some(({ composed }) => composed.whole === undefined))
    return writeClass(className, parts, instruction);
  return joinPhp(
    parts.flatMap(({ name, composed, composer }) => [
      ...(composed.beside ?? []).flatMap((beside) => [
        writeFunction(beside.name, beside, null),
        ...(beside.hooks ?? []).map((hook) => attach(hook, raw(phpString(beside.name)))),
      ]),
      joinPhp([
        composed.whole ?? writeFunction(name, composed, composer),
        ...(composed.hooks ?? []).map((hook) => attach(hook, raw(phpString(name)))),
      ]),
      composed.after ?? raw(''),
    ]),
    '\n\n',
  );
}
