import { readParameters } from '../../../instructions/reading/read-signature.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';

const places: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4 };

/** Adds a parameter to a function, and lets the hook that calls it hand over one more. */
export const parameter: Act = {
  id: 'parameter',
  title: 'add a parameter',
  wants: /\badd\b[^.\n]{0,60}\b(?:parameter|argument)\b(?!s? (?:types?|docs?))/i,
  run(php, { words }) {
    const [, place, said = ''] =
      /\badd\b[^.\n]{0,20}?\b(first|second|third|fourth|fifth)?\s*(?:optional |required |new )?(?:parameter|argument)\b(?:\s+(?:called|named))?\s*[`"']?((?:\??[\w\\|]+\s+)?\$?\w+(?:\s*=\s*(?:'[^']*'|"[^"]*"|[\w.]+|\[\]|array\(\)))?)/i.exec(
        words,
      ) ?? [];
    const [, fallback] =
      /\bdefault(?:s|ing)?(?: value)?(?: of| to| is|:|=)?\s*[`]?('[^']*'|"[^"]*"|\d[\d.]*|true|false|null)/i.exec(
        words,
      ) ?? [];
    const text =
      (said.includes('$') ? said : `$${said}`) +
      (fallback !== undefined && !said.includes('=') ? ` = ${fallback}` : '');
    const read = readParameters(text);
    const fn = php.functions.find(({ name }) => words.includes(name)) ?? php.functions[0];
    if (fn === undefined || said === '' || read?.length !== 1) return null;
    const at = Math.min(place === undefined ? fn.params.length : (places[place.toLowerCase()] ?? 0), fn.params.length);
    const edits: Edit[] = [insertion(php, fn, at, text)];
    const done = [`${fn.name}() takes ${text}.`];
    for (const { handler, call, acceptedArgs, priority } of php.registrations) {
      if (handler !== fn) continue;
      const count = fn.params.length + 1;
      const from = call.args[1]?.end ?? call.end;
      const to = (acceptedArgs ?? priority ?? call.args[1])?.end ?? from;
      edits.push({ start: from, end: to, text: `, ${priority === null ? '10' : php.text(priority)}, ${count}` });
      done.push(`Line ${php.lineAt(call.start)}: the hook hands over ${count} arguments.`);
    }
    const name = read[0]?.name ?? '';
    return {
      kind: 'code',
      code: php.with(edits),
      done,
      left: [`The function does not use $${name} yet: say what it is to change.`],
    };
  },
};

function insertion(php: GivenPhp, fn: GivenPhp['functions'][number], at: number, text: string): Edit {
  const before = fn.params[at - 1];
  const after = fn.params[at];
  if (after !== undefined) return { start: after.start, end: after.start, text: `${text}, ` };
  if (before !== undefined) return { start: before.end, end: before.end, text: `, ${text}` };
  const open = php.code.indexOf('(', fn.nameStart);
  const close = php.code.indexOf(')', open);
  return { start: open, end: close + 1, text: `( ${text} )` };
}
