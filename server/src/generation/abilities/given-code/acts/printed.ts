import type { Act } from '../act.ts';
import type { Edit, GivenPhp, NamedFunction } from '../given-php.ts';
import { returnPrinted } from '../return-markup.ts';
import { inLines } from '../returns.ts';

/** Lets a function return its markup instead of printing it. */
export const returnMarkup: Act = {
  id: 'return-markup',
  title: 'return its markup instead of printing it',
  wants:
    /\breturn(?:s|ing|ed)?\b[^.;\n]{0,60}\b(?:instead of|rather than|not|don't|never|no)\b[^.;\n]{0,30}\b(?:echo|print|output)|\b(?:not|don't|no|never|instead of|rather than) (?:to )?(?:echo|print)(?:ing|s|ed)?\b|\breturn(?:s|ing)? (?:the |its |all )?(?:markup|html|output)\b|\b(?:echo|print)\w*\b[^.;\n]{0,30}\b(?:should|must|into|to) (?:be )?return/i,
  run(php, { words }) {
    const named = php.functions.find(({ name }) => new RegExp(`\\b${name}\\b`).test(words));
    for (const fn of named === undefined ? php.functions : [named]) {
      const made = returnPrinted(php, fn);
      if (made !== null) return { kind: 'code', ...made };
    }
    return null;
  },
};

/** Where the list that a function goes through is made: the variable and the end of its statement. */
function loopedList(php: GivenPhp, fn: NamedFunction): { readonly test: string; readonly at: number } | null {
  const loop = php
    .places('Foreach')
    .find(({ node }) => node.start > fn.start && node.end < fn.end && node.subject.kind === 'Var')?.node;
  const name = loop?.subject.kind === 'Var' ? loop.subject.name : null;
  const query = /\$(\w+)->have_posts\(\)/.exec(php.text(fn))?.[1] ?? null;
  const wanted = name ?? query;
  if (wanted === null) return null;
  const made = php
    .places('Assign')
    .findLast(
      ({ node }) =>
        node.target.kind === 'Var' &&
        node.target.name === wanted &&
        node.start > fn.start &&
        node.end < (loop?.start ?? fn.end),
    );
  const statement = made?.around.findLast(({ kind }) => kind === 'ExprStmt');
  if (statement === undefined) return null;
  return { test: name === null ? `! $${wanted}->have_posts()` : `! $${wanted}`, at: statement.end };
}

const nothing =
  /(?:''|""|\bempty string\b|\bnothing\b|[`"']([^`"'\n]{3,80})[`"'])(?:[^.;\n]{0,30})\b(?:when|if)\b[^.;\n]{0,20}\b(?:no|none|nothing|empty|aren't any)\b|\b(?:when|if)\b[^.;\n]{0,20}\b(?:no|none|nothing|empty)\b[^.;\n]{0,50}?(?:''|""|\bempty string\b|\bnothing\b|[`"']([^`"'\n]{3,80})[`"'])/i;

/** Lets a function give '' or a text where the list that it shows is empty. */
export const emptyList: Act = {
  id: 'empty-list',
  title: 'return something else where there is nothing to show',
  isVague: true,
  wants: nothing,
  run(php, { words }) {
    const fn = php.functions.find((one) => loopedList(php, one) !== null);
    const list = fn === undefined ? null : loopedList(php, fn);
    const found = nothing.exec(words);
    if (fn === undefined || list === null || found === null) return null;
    const said = found[1] ?? found[2];
    const text =
      said === undefined
        ? "''"
        : said.includes('<')
          ? `'${said.replace(/'/g, "\\'")}'`
          : `esc_html__( '${said.replace(/'/g, "\\'")}' )`;
    const prints = /\becho\b|\?>/.test(php.text(fn));
    const answer =
      !prints || said === undefined ? [`return${prints ? '' : ` ${text}`};`] : [`echo ${text};`, 'return;'];
    const indent = php.indentAt(list.at - 1);
    const lines = ['', `if ( ${list.test} ) {`, ...answer.map((line) => `\t${line}`), '}'];
    const edit: Edit = { start: list.at, end: list.at, text: inLines(lines, indent).replace(/^\n/, `\n`) };
    return {
      kind: 'code',
      code: php.with([edit]),
      done: [`${fn.name}() gives ${prints && said === undefined ? 'nothing' : text} where there is nothing to show.`],
    };
  },
};
