import { joinPhp, php, phpString } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The only option that a prompt names; null where it names none or several. */
function onlyOption(text: string): string | null {
  const names = new Set(
    [...text.matchAll(/\boption\s*(?:named |called |name )?[`"']?([a-z]\w*_\w+)[`"']?/gi)].map(([, name = '']) => name),
  );
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** Functions of a list that read, write and delete the one option that the list names. */
export const optionMethod: Draft = {
  id: 'draft-option-method',
  name: 'option',
  isWhole: true,
  needs: /./,
  never:
    /\bevery\b|\bappend|\badds? \b|\bincrement|\bincreas|\bhook|\bfilter|\bnested|\bkey\b|\blist of\b|\brest\b|\bajax\b|\bnonce\b/,
  compose(c) {
    const { whole } = c.instruction;
    if (whole === undefined || c.fn?.parameters == null || c.instruction.functions.length > 1) return null;
    const option = onlyOption(whole);
    const verb = c.fn.name.split('_').filter((word) => word !== c.prefix)[0] ?? '';
    const [value] = c.fn.parameters;
    if (option === null || c.fn.parameters.length > 1) return null;
    const { returns } = c.fn;
    const back = returns === 'void' ? '' : 'return ';
    if (/^(?:set|save|update|store|put|change)$/.test(verb) && value !== undefined) {
      c.take([value.name]);
      c.asked.takeAll();
      const call = `update_option( ${phpString(option)}, $${value.name} )`;
      return {
        summary: 'Stores the option.',
        returns: 'bool',
        body:
          returns === 'void'
            ? raw(`${call};`)
            : // Storing what is stored already changes nothing, and is no failure.
              joinPhp([raw(`${call};`), raw(''), php`return ${raw(`$${value.name}`)} == get_option( ${option} );`]),
      };
    }
    if (/^(?:delete|remove|reset|clear|forget)$/.test(verb) && value === undefined) {
      c.asked.takeAll();
      return {
        summary: 'Deletes the option.',
        returns: 'bool',
        body: raw(`${back}delete_option( ${phpString(option)} );`),
      };
    }
    return null;
  },
};
