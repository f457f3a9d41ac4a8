import type { Act } from '../act.ts';
import { meantFunction, returnsOf } from '../returns.ts';

/** Lets other code filter what a function returns. */
export const filterable: Act = {
  id: 'filterable',
  title: 'make its result filterable',
  wants:
    /\bfilterable\b|\bapply_filters\b|\badd an? (?:\w+ )?filter (?:hook )?(?:[`"']?\w+[`"']? )?(?:for|to|on|around)\b|\bpass\w*\b[^.\n]{0,30}\bthrough an? (?:\w+ )?filter\b/i,
  run(php, { words }) {
    const fn = meantFunction(php, words);
    if (fn === null) return null;
    const hook =
      /\bfilter\b(?: hook)?(?: is| named| called| name|:|=)*\s*[`"'](\w+)[`"']/i.exec(words)?.[1] ??
      /[`"'](\w+)[`"']\s+filter\b/i.exec(words)?.[1] ??
      /\bfilter\b(?: hook)?(?: named| called|:)\s+(\w+_\w+)/i.exec(words)?.[1] ??
      fn.name;
    const rest = fn.params.map(({ name }) => `, $${name}`).join('');
    const edits = returnsOf(php, fn)
      .filter(({ value }, at, all) => at === all.length - 1 || !/^(?:Bool|Null|Str|Num|Array)$/.test(value.kind))
      .map(({ value }) => ({
        start: value.start,
        end: value.end,
        text: `apply_filters( '${hook}', ${php.text(value)}${rest} )`,
      }));
    return edits.length === 0
      ? null
      : { kind: 'code', code: php.with(edits), done: [`${hook} filters what ${fn.name}() returns.`] };
  },
};
