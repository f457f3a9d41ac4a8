import { FactsBuilder, type FileFacts, type Role, type SymbolKind } from '../facts.ts';
import { readMarkup } from './markup.ts';
import { routeName } from './route-name.ts';

/** Comments, which hold no names, and strings, which may look like comments. */
const commentOrString = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`/g;

const patterns: readonly (readonly [RegExp, SymbolKind, Role])[] = [
  [/\b(?:un)?registerBlockType\(\s*(["'])([a-z][\w-]*\/[\w-]+)\1/g, 'block', 'reference'],
  [/\b(?:createBlock|getBlockType|InnerBlocks)\(\s*(["'])([a-z][\w-]*\/[\w-]+)\1/g, 'block', 'reference'],
  [/\bpath:\s*(["'`])(\/?[\w-]+\/v\d[^"'`]*)\1/g, 'rest_route', 'reference'],
  [/\baction:\s*(["'])([\w-]+)\1/g, 'ajax', 'reference'],
  [/\.(?:append|set)\(\s*["']action["']\s*,\s*(["'])([\w-]+)\1/g, 'ajax', 'reference'],
  [/[?&]action=()([\w-]+)/g, 'ajax', 'reference'],
  [/\b(?:__|_x|_n|_nx)\((?:[^()]|\([^()]{0,200}\)){0,400}?,\s*(["'])([\w-]+)\1\s*\)/g, 'text_domain', 'reference'],
];

/** What a script uses of what PHP gives: blocks, REST routes, AJAX actions, the text domain. */
export function readScript(text: string): FileFacts {
  const builder = new FactsBuilder(text);
  const code = withoutComments(text);
  for (const [pattern, kind, role] of patterns) {
    for (const found of code.matchAll(pattern)) {
      const written = found[2] ?? '';
      const start = found.index + found[0].lastIndexOf(written);
      const name = kind === 'rest_route' ? routeName(written.replace(/\$\{[^}]*\}/g, '*')) : written;
      builder.add(kind, name, role, start, start + written.length);
    }
  }
  readMarkup(code, builder);
  return builder.facts;
}

/** Comments as blanks, so that places stay. */
function withoutComments(text: string): string {
  return text.replace(commentOrString, (found) => (found.startsWith('/') ? found.replace(/[^\r\n]/g, ' ') : found));
}
