import type { PhpContext } from '../../../rule.ts';
import { extensionFor } from './extension-for.ts';

/** Position of the text domain among the arguments of each translation function. */
export const domainPositions: ReadonlyMap<string, number> = new Map([
  ['__', 1],
  ['_e', 1],
  ['esc_html__', 1],
  ['esc_html_e', 1],
  ['esc_attr__', 1],
  ['esc_attr_e', 1],
  ['_x', 2],
  ['_ex', 2],
  ['esc_html_x', 2],
  ['esc_attr_x', 2],
  ['_n_noop', 2],
  ['_n', 3],
  ['_nx_noop', 3],
  ['_nx', 4],
]);

export interface ExpectedDomain {
  readonly domain: string;
  /** Where that is known from, as the message says it. */
  readonly from: string;
}

/** How many calls must agree before their domain counts as the file's own. */
const enoughCalls = 3;
const enoughShare = 0.75;

const domainKey = Symbol('the domain of most calls');

/**
 * The text domain of the plugin or theme that a file belongs to: that of its configuration or header, else the one that nearly all of the
 * file's calls name; null when neither says.
 */
export function expectedDomain(context: PhpContext): ExpectedDomain | null {
  const { source } = context;
  const { textDomain } = extensionFor(context) ?? {};
  if (textDomain) {
    const isConfigured = context.project.configOf(context.fileName).text_domain !== undefined;
    return { domain: textDomain, from: isConfigured ? "the project's configuration" : "the header's Text Domain" };
  }
  return source.facts.of(domainKey, () => majorityDomain(source.code));
}

const string = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\$]|\\.)*")`;
/** A translation call of which every argument is short and plain; the last is taken for the domain. */
const plainCall = new RegExp(
  String.raw`\b(__|_e|_x|_ex|_n|_nx|_n_noop|_nx_noop|esc_(?:html|attr)_(?:_|e|x))\(\s*(${string}(?:\s*,\s*(?:${string}|[$\w>\[\]-]{1,60}))*)\s*,?\s*\)`,
  'g',
);
const lastString = new RegExp(`(${string})$`);

function majorityDomain(code: string): ExpectedDomain | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const match of code.matchAll(plainCall)) {
    const [, name = '', list = ''] = match;
    const lineStart = code.lastIndexOf('\n', match.index) + 1;
    if (/^\s*(\*|\/\/|#|\/\*)/.test(code.slice(lineStart, match.index))) continue;
    const position = domainPositions.get(name);
    const args = list.match(new RegExp(`${string}|[$\\w>\\[\\]-]+`, 'g')) ?? [];
    total += 1;
    const domain =
      position === undefined ? undefined : args[position] && lastString.exec(args[position])?.[1]?.slice(1, -1);
    if (domain) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < enoughCalls || best[1] < total * enoughShare) return null;
  return { domain: best[0], from: `${best[1]} of the ${total} translated texts in this file` };
}
