import { wordpressClass, wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { CodeTrace } from '../code-trace.ts';
import type { Demand, DemandReader } from '../demand.ts';

const quoted = /`([^`\n]+)`|"([^"\n]+)"|(?<!\w)'([^'\n]+)'(?!\w)/g;
const bare = /(?<![\w$'"`/@.-])(?:\$[a-z]\w*|[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b)/g;

/** Before what is named to say what is not to be, or what comes of an example. */
const byTheWay =
  /(?:\b(?:becomes?|gives?|yields|e\.g\.|examples?|such as|like|(?:not|never|without|no|don't|may be|can be)(?: \w+){0,3}|instead of|rather than|replac(?:e|ing)|into|respond|reply|output)|→|->|=>)\W*$/i;
const refused =
  /\b(?:(?:do not|don't|never|without|avoid|no)(?: (?:use|using|call|calling|any))?|not (?:use|using|call|with)|instead of|rather than)\W*$/i;
/** After what is an example of what is put in. */
const beforeResult = /^\W{0,2}(?:→|->|=>|becomes\b|gives\b|yields\b)/;
/** What a service answers: the names in it may be read by what is around them. */
const sample = /\b(?:looks?|like|answers?|responds?|returns?)\b[^{}\n]{0,30}\{[^\n]*\}/gi;

const isWordOfPhp =
  /^(?:true|false|null|int|string|array|bool|void|__construct|\$this|self|static|\$wpdb|\$wp_query)$/i;

/** Names and texts that a clause spells: each has to be in the code as it stands. */
export const readNames: DemandReader = (clause, trace): Demand[] => {
  const text = clause.replace(sample, (found) => ' '.repeat(found.length));
  const spelled = [...text.matchAll(quoted)].map((match) => ({
    said: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));
  const others = text.replace(quoted, (found) => ' '.repeat(found.length));
  const named = [...others.matchAll(bare)].map((match) => ({
    said: match[0],
    before: others.slice(0, match.index),
    after: others.slice(match.index + match[0].length),
  }));
  return [...spelled, ...named].flatMap((one) => demandOf(one.said, one.before, one.after, trace));
};

function demandOf(said: string, before: string, after: string, trace: CodeTrace): Demand[] {
  const name = said.replace(/\s*\(.*$/, '').replace(/^[\\/]/, '');
  // A value of an attribute in a shortcode that is spelled is an example.
  if (/\[[^\]]*=$/.test(before)) return [];
  if (name.length < 2 || isWordOfPhp.test(name) || /^<[^>]*\s[^>]*>$/.test(said)) return [];
  if (refused.test(before)) {
    if (wordpressFunction(name) === undefined) return [];
    const isMet = !new RegExp(`\\b${name}\\s*\\(`).test(trace.code);
    return [{ kind: 'refused', said: name, lacks: `does without ${name}()`, isMet }];
  }
  if (byTheWay.test(before) || beforeResult.test(after)) return [];
  // Types are what functions give, fields of requests and attributes are read in many ways, classes are put together.
  if (wordpressClass(name) !== undefined || /^\$_|=$|--/.test(said)) return [];
  return [
    { kind: /^[\w$-]+$/.test(name) ? 'name' : 'text', said, lacks: '', isMet: isSpelled(said, name, trace.code) },
  ];
}

/** Whether code has a text: as it is, in parts that are joined or filled, or as markup that is put around it. */
function isSpelled(said: string, name: string, code: string): boolean {
  const all = `${code}\n${code.replace(/', '/g, '')}\n${code.replace(/\s+/g, ' ')}`.toLowerCase();
  const isIn = (text: string) => all.includes(text.toLowerCase());
  if (isIn(name) || isIn(name.replace(/^\$/, '')) || isIn(said.replace(/<[^>]*>/g, ''))) return true;
  const fixed = said
    .split(/%\w|\{[^}]*\}|<[^>]*>|\$\w+|\b[NX]\b|…|\.\.\.|\[[^\]]*\]|\(.*?\)/)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part));
  if (fixed.length > 0 && fixed.every(isIn)) return true;
  return said.split(/\s+/).every((word) => word.length > 1 && isIn(word));
}
