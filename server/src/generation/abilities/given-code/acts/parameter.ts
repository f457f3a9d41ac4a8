import { readParameters } from '../../../instructions/reading/read-signature.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';
import { useOf } from '../parameter-uses.ts';

const places: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4 };

/** Adds a parameter to a function, and lets the hook that calls it hand over one more. */
export const parameter: Act = {
  id: 'parameter',
  title: 'add a parameter',
  wants:
    /\badd\b[^.\n]{0,60}\b(?:parameter|argument)\b(?!s? (?:types?|docs?))|\b(?:takes?|accepts?|gets?|make|let|turn|expects?|receives?|with)\b[^.\n]{0,60}\b(?:an? |as |new |optional |second |third )(?:parameter|argument)\b/i,
  run(php, { words }) {
    const { place, said } = namedIn(words);
    const [, fallback] =
      /\bdefault(?:s|ing)?(?: value)?(?: of| to| is|:|=)?\s*[`]?('[^']*'|"[^"]*"|\d[\d.]*|true|false|null|\[\]|array\(\))/i.exec(
        words,
      ) ?? [];
    const fn = php.functions.find(({ name }) => words.includes(name)) ?? php.functions[0];
    const isEmpty =
      /\bdefault(?:s to| is|:)? (?:an )?(?:empty|none|nothing|not set)\b|\bempty by default\b|\boptional\b/i.test(
        words,
      );
    const given = readParameters(said.includes('$') ? said : `$${said}`);
    const [read] = given ?? [];
    if (fn === undefined || said === '' || read === undefined || given?.length !== 1) return null;
    if (fn.params.some(({ name }) => name === read.name)) return null;
    const use = useOf(php, fn, read.name, words);
    const value =
      read.defaultValue || (fallback?.replace(/^"([^"$\\]*)"$/, "'$1'") ?? use?.fallback ?? (isEmpty ? "''" : ''));
    const text = `${read.type === '' ? '' : `${read.type} `}$${read.name}${value === '' ? '' : ` = ${value}`}`;
    const at = Math.min(place === undefined ? fn.params.length : (places[place.toLowerCase()] ?? 0), fn.params.length);
    const edits: Edit[] = [insertion(php, fn, at, text), ...(use?.edits ?? [])];
    const done = [`${fn.name}() takes ${text}.`];
    for (const { handler, call, acceptedArgs, priority } of php.registrations) {
      if (handler !== fn) continue;
      const count = fn.params.length + 1;
      const from = call.args[1]?.end ?? call.end;
      const to = (acceptedArgs ?? priority ?? call.args[1])?.end ?? from;
      edits.push({ start: from, end: to, text: `, ${priority === null ? '10' : php.text(priority)}, ${count}` });
      done.push(`Line ${php.lineAt(call.start)}: the hook hands over ${count} arguments.`);
    }
    const unused = `The function does not use $${read.name} yet: say what it is to change.`;
    return { kind: 'code', code: php.with(edits), done, ...(use === null ? { left: [unused] } : {}) };
  },
};

const noName = /^(?:an?|the|as|to|that|which|for|with|and|new|is|of|in|it|so|function)$/i;

/** The parameter that is asked for, and which one it is to be: `second parameter $with_tax`, `takes the post type as an argument`. */
function namedIn(words: string): { readonly place: string | undefined; readonly said: string } {
  const declared = String.raw`(?:\??[\w\\|]+\s+)?\$?\w+(?:\s*=\s*(?:'[^']*'|"[^"]*"|[\w.]+|\[\]|array\(\)))?`;
  const [, place, said = ''] =
    new RegExp(
      String.raw`\b(?:add|takes?|accepts?|gets?|with|expects?|receives?)\b[^.\n]{0,20}?\b(first|second|third|fourth|fifth)?\s*(?:optional |required |new )?(?:parameter|argument)\b(?:\s+(?:called|named))?\s*[\`"']?(${declared})`,
      'i',
    ).exec(words) ?? [];
  if (said !== '' && !noName.test(said.trim())) return { place, said: said.replace(/^(?:called|named)\s+/, '') };
  const [, before = ''] =
    /\$(\w+)[`"']? (?:as )?(?:an? )?(?:(?:optional|new|second|third) )*(?:parameter|argument)\b/i.exec(words) ??
    /\b(?:takes?|accepts?|gets?|make|let|turn|expects?|receives?|add)\b (?:it )?(?:take |accept )?(?:the |an? )?[`"']?(\w+(?: \w+)?)[`"']? (?:as |into |be )?(?:an? )?(?:(?:optional|new|second|third) )*(?:parameter|argument)\b/i.exec(
      words,
    ) ??
    [];
  const name = before.trim().replace(/ /g, '_').toLowerCase();
  return { place: undefined, said: noName.test(name) || name === '' ? '' : `$${name}` };
}

function insertion(php: GivenPhp, fn: GivenPhp['functions'][number], at: number, text: string): Edit {
  const before = fn.params[at - 1];
  const after = fn.params[at];
  if (after !== undefined) return { start: after.start, end: after.start, text: `${text}, ` };
  if (before !== undefined) return { start: before.end, end: before.end, text: `, ${text}` };
  const open = php.code.indexOf('(', fn.nameStart);
  const close = php.code.indexOf(')', open);
  return { start: open, end: close + 1, text: `( ${text} )` };
}
