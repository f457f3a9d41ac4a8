import { orderIn } from '../../support/command-words.ts';
import type { SwitchedOff } from './switched-off.ts';
import { switchedOff } from './table.ts';

const verbs =
  /^(?:disabl(?:e|es|ed|ing)|deactivat(?:e|es|ing)|turn|turns|turning|switch|switches|switching|remov(?:e|es|ing)|hid(?:e|es|ing)|block|blocks|blocking|stop|stops|stopping|get|gets|prevent|prevents|preventing|suppress|suppresses|strip|strips|forbid|forbids|disallow|disallows|kill|kills|close|closes|closing|no|without|restrict|restricts|restricting|drop|drops|eliminate|eliminates|clean|cleans|unregister|unload|dequeue|shut|shuts|limit|limits|protect|protects)$/;

/** "Emoji Remover", as plugins are called. */
const doers = / (?:disabler|remover|blocker|hider|killer|stopper|off|removal|begone|zapper) $/;

const passive =
  / (?:(?:is|are|be|gets?|being|stays?|to be) (?:completely |fully |entirely |all |also )?(?:disabled|hidden|removed|blocked|deactivated|closed|off|gone|turned off|switched off)|(?:disabled|hidden|removed|turned off|switched off)(?= everywhere| site| completely| $)) /;

/** Words that can stand before the name of a thing. */
const fillers =
  /^(?:no|without|the|all|any|every|both|wordpress|wordpress's|wp|wp's|core|default|built-in|builtin|native|standard|annoying|unnecessary|unneeded|unwanted|unused|useless|bloated|old|outdated|insecure|whole|entire|complete|support|usage|use|display|loading|access|output|generation|of|for|to|from|off|rid|up|down|my|our|your|its|site|site's|website|website's|public|posting|using|seeing|viewing|accessing|loading|showing|sending|displaying|people|users|user|visitors|visitor|anyone|everyone|everybody|anybody|guests|being|new|following|features?|things|stuff|bloat|such as|like|including|e\.g|these|those|this|that|"|“|'|\(|:|,|\n|-|and|also|then|automatically|automatic|disabl(?:e|es|ing)|turn(?:s|ing)? off|switch(?:es|ing)? off|remov(?:e|es|ing)|hid(?:e|es|ing)|block(?:s|ing)?|stop(?:s|ping)?) /;

/** Where another thing of a list can begin. */
const connector = /(?:^| )(?:,|and|or|&|plus|as well as|by|;|\/|\+|:|\(|\n) /;

function nameAt(text: string): { readonly one: SwitchedOff; readonly rest: string } | null {
  for (const one of switchedOff) {
    const name = one.names.exec(text)?.[0];
    if (name === undefined) continue;
    const rest = text.slice(name.length);
    if (!(one.unless?.test(` ${rest} `) ?? false)) return { one, rest };
  }
  return null;
}

function skipFillers(text: string): string {
  let rest = text;
  for (let found = fillers.exec(rest); found !== null && nameAt(rest) === null; found = fillers.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

/** The things that a text lists, the first of them at its beginning. */
function listed(text: string): readonly SwitchedOff[] {
  const found = new Set<SwitchedOff>();
  let rest = skipFillers(`${text} `);
  for (let at = nameAt(rest); at !== null; at = nameAt(rest)) {
    found.add(at.one);
    rest = at.rest;
    for (let next = connector.exec(rest); next !== null; next = connector.exec(rest)) {
      const between = ` ${rest.slice(0, next.index)} `;
      const after = rest.slice(next.index + next[0].length);
      rest = skipFillers(after);
      // "… the version from the head and feeds": where, not what, unless another verb follows.
      const isPlace =
        / (?:from|in|to|against|of|on|for) /.test(between) &&
        !verbs.test(after.replace(/^(?:also|then|and) /, '').split(' ')[0] ?? '');
      if (isPlace && !(next[0].trim() === ',' && !/ (?:from|in|to|against|of) /.test(between))) rest = ` ${rest}`;
      if (nameAt(rest) !== null) break;
    }
  }
  return [...found];
}

/** "Make the site lighter: no emoji script": what stands behind the first "no" that a colon introduces. */
const declined = (line: string): string | null => / [:(] (?:no|without) (.*)/.exec(line)?.[1] ?? null;

/** "Turn off comments and hide their menu": what is said of the menu comes with it. */
const closesComments = / (?:turn(?:s|ing)? off|switch(?:es|ing)? off|disabl(?:e|es|ing)|no|without) (?:\w+ )?comments /;

/** "Hide Comments, Tools and Appearance from editors": entries of the menu, not what they lead to. */
const hidesMenus =
  / hid(?:e|es|ing|den) (?=.*\b(?:menus?|menu (?:entries|items)|tools|appearance|settings|plugins|dashboard)\b)/;

/** The things that a statement asks to switch off. */
export function thingsIn(line: string, words: readonly string[]): readonly string[] {
  const found = thingsNamed(line, words);
  return hidesMenus.test(line) && !closesComments.test(line) ? found.filter((thing) => thing !== 'comments') : found;
}

function thingsNamed(line: string, words: readonly string[]): readonly string[] {
  const order = orderIn(words, verbs);
  const isPassive = passive.exec(line);
  const text =
    order ??
    (isPassive ? line.slice(1, isPassive.index) : doers.test(line) ? line.slice(1).replace(doers, '') : declined(line));
  const found = new Set(switchedOff.filter(({ also }) => also?.test(line) ?? false));
  if (text !== null) for (const one of listed(text)) found.add(one);
  return [...found].map(({ thing }) => thing);
}

/** The things that a statement without a verb lists; empty when it says anything else. */
export function thingsAlone(line: string): readonly string[] {
  let rest = `${line.slice(1)}`;
  const found: string[] = [];
  for (;;) {
    rest = skipFillers(rest);
    const at = nameAt(rest);
    if (at === null) return rest.trim() === '' ? found : [];
    found.push(at.one.thing);
    rest = at.rest;
  }
}
