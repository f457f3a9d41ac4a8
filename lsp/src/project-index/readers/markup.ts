import { FactsBuilder, type FileFacts, type SymbolKind } from '../facts.ts';

const blockComment = /<!--\s+wp:([a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?)(?:\s+(\{[^\n]{0,2000}?\}))?\s*\/?-->/g;
const slug = /"slug":"([^"]+)"/;
/** Names in the head of a plugin, theme or pattern. */
const headers: readonly (readonly [RegExp, SymbolKind])[] = [
  [/^[ \t/*#@]*Text Domain:[ \t]*([\w-]+)/im, 'text_domain'],
  [/^[ \t/*#@]*Slug:[ \t]*([\w/-]+)/im, 'pattern'],
];
/** A form field, or the query of an address, that names an AJAX action. */
const actionField = /name=(["'])action\1\s+value=(["'])([\w-]+)\2|value=(["'])([\w-]+)\4\s+name=(["'])action\6/g;
const actionQuery = /admin-(?:ajax|post)\.php\?action=([\w-]+)/g;
const headBytes = 8192;

/** What an HTML template or a style sheet gives and uses. */
export function readMarkupFile(text: string): FileFacts {
  const builder = new FactsBuilder(text);
  readMarkup(text, builder);
  return builder.facts;
}

/** Reads the blocks, forms and headers that a file has, whatever else it is. */
export function readMarkup(text: string, facts: FactsBuilder): void {
  for (const found of text.matchAll(blockComment)) {
    const [whole, name = '', attributes = ''] = found;
    const start = found.index + whole.indexOf('wp:') + 3;
    facts.add('block', name.includes('/') ? name : `core/${name}`, 'reference', start, start + name.length);
    const part = slug.exec(attributes);
    if (!part?.[1] || (name !== 'pattern' && name !== 'template-part')) continue;
    const at = found.index + whole.indexOf(part[0]) + '"slug":"'.length;
    const kind = name === 'pattern' ? 'pattern' : 'template';
    facts.add(kind, name === 'pattern' ? part[1] : `parts/${part[1]}.html`, 'reference', at, at + part[1].length);
  }
  const head = text.slice(0, headBytes);
  for (const [pattern, kind] of headers) {
    const found = pattern.exec(head);
    if (found?.[1]) {
      const start = found.index + found[0].length - found[1].length;
      facts.add(kind, found[1], 'definition', start, start + found[1].length);
    }
  }
  for (const pattern of [actionField, actionQuery]) {
    for (const found of text.matchAll(pattern)) {
      const name = found[3] ?? found[5] ?? found[1] ?? '';
      const start = found.index + found[0].lastIndexOf(name);
      facts.add('ajax', name, 'reference', start, start + name.length);
    }
  }
}
