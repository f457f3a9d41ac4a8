/** A file of a generated project, its comments, texts for people and line breaks taken away: what it does, a statement a line. */
export function outlineOf(path: string, content: string): string {
  if (path.endsWith('.json')) return withoutTexts(jsonOutline(content));
  if (path.endsWith('.css')) return cssOutline(content);
  return joinStatements(withoutTexts(withoutComments(content, path)));
}

const translations =
  /(?<=\b(?:__|_e|_x|_ex|_n|_nx|esc_html__|esc_attr__|esc_html_e|esc_attr_e|esc_html_x|esc_attr_x)\(\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)(\s*,\s*'(?:[^'\\]|\\.)*'(?=\s*,\s*(?:\$|\w+\())?)?/g;

/** Words of a sentence in quotes, or between tags. */
const sentences =
  /(?<=['"])(?:[A-Z](?![A-Z])|“)[\w’%&;-]*[,.:;]? [^'"<>${}\n]*(?=['"])|(?<=>)\s*[A-Z“][^<>${}\n]*(?=<)/g;

/** Versions of scripts that follow from their texts. */
const digests = /(?<='version' => )'[0-9a-f]{6,}'/g;

/** Texts for people as `…`: how they read is not what an outline is about. */
const withoutTexts = (code: string): string =>
  code.replace(translations, "'…'").replace(sentences, '…').replace(digests, "'…'");

/** Code without its comments; blocks in HTML are no comments. */
function withoutComments(code: string, path: string): string {
  const isMarkup = path.endsWith('.html');
  const token = isMarkup
    ? /<!--(?! \/?wp:)[\s\S]*?-->/g
    : /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|<!--(?! \/?wp:)[\s\S]*?-->/g;
  return code.replace(token, (found) => (/^(?:\/\*|\/\/|<!--)/.test(found) ? '' : found));
}

/** Lines as long as statements. */
function joinStatements(code: string): string {
  const out: string[] = [];
  let open = '';
  for (const line of code.split('\n')) {
    const text = line.trim().replace(/ {2,}/g, ' ');
    if (text === '') continue;
    open = open === '' ? text : `${open} ${text}`;
    const bare = open.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
    const depth = (bare.match(/[([]/g)?.length ?? 0) - (bare.match(/[)\]]/g)?.length ?? 0);
    if (depth > 0 && !/[{;]$/.test(bare) && open.length < 2000) continue;
    if (open !== '}') out.push(open);
    open = '';
  }
  return out.join('\n');
}

/** The selectors, a line for each group: what is styled, not how. */
function cssOutline(code: string): string {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  return [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector]) => (selector ?? '').trim()).join('\n');
}

const titles: ReadonlySet<string> = new Set(['title', 'description', 'label', 'keywords']);
const withoutTitles = (key: string, value: unknown): unknown => (titles.has(key) ? '…' : value);

/** A member of the third level a line. */
function jsonOutline(content: string): string {
  const lines = (value: unknown, name: string, depth: number): string[] =>
    depth > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, one]) => lines(one, name === '' ? key : `${name}.${key}`, depth - 1))
      : [`${name}: ${JSON.stringify(value)}`];
  return lines(JSON.parse(content, withoutTitles), '', 3).join('\n');
}
