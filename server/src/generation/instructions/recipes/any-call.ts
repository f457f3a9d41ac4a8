import { type PhpCode, php } from '../../writers/php.ts';
import { Composer, raw } from '../composer.ts';
import type { Instruction } from '../instruction.ts';
import { nearestFunctions } from '../nearest-entries.ts';
import { wordsOf } from '../reading/words.ts';
import type { NamedPart } from '../write-function.ts';

/** Share of a prompt's words that a function's name has to say. */
const minShare = 0.4;
/** How many of the nearest functions are tried. */
const maxTried = 6;

/**
 * A function with the signature of the prompt that hands over to one function of WordPress: the one whose name the prompt
 * says whole, and whose parameters and result are those of the signature. null: there is none.
 */
export function composeCall(instruction: Instruction): NamedPart | null {
  const [fn] = instruction.functions;
  if (fn === undefined || fn.parameters === null || instruction.className !== null) return null;
  const given = fn.parameters;
  for (const { name, parameters, returns } of nearestFunctions(instruction, maxTried)) {
    const words = [...wordsOf(name.replace(/_/g, ' ').replace(/\bwp\b/g, ''))];
    const isNamed = instruction.apis.includes(name);
    const isSaid = words.length >= 2 && words.every((word) => instruction.words.has(word));
    if (!isNamed && (!isSaid || words.length < instruction.words.size * minShare)) continue;
    const required = parameters.filter(({ optional, variadic }) => !optional && !variadic);
    if (given.length < required.length || given.length > parameters.length) continue;
    const fits = given.every(({ type }, at) => isAlike(type, parameters[at]?.type ?? ''));
    if (!fits || !isAlike(fn.returns, returns)) continue;
    const call: PhpCode = raw(
      `${name}(${given.length === 0 ? '' : ` ${given.map((one) => `$${one.name}`).join(', ')} `})`,
    );
    const isVoid = fn.returns === 'void' || returns === 'void';
    return {
      name: fn.name,
      composer: new Composer(instruction, fn),
      composed: { summary: `Does what ${name}() does.`, body: isVoid ? php`${call};` : php`return ${call};` },
    };
  }
  return null;
}

/** Whether a value of one type may be given where the other is taken, as far as the names tell. */
function isAlike(declared: string, documented: string): boolean {
  const split = (type: string) =>
    type
      .replace(/^\?/, 'null|')
      .toLowerCase()
      .split('|')
      .map((part) =>
        part.endsWith('[]') || part.startsWith('array')
          ? 'array'
          : part.replace(/^(?:true|false)$/, 'bool').replace('integer', 'int'),
      );
  const [one, two] = [split(declared), split(documented)];
  if (declared === '' || documented === '' || one.includes('mixed') || two.includes('mixed')) return true;
  return one.some((type) => type !== 'null' && two.includes(type));
}
