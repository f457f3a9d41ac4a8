import { createHash } from 'node:crypto';
import MarkdownIt from 'markdown-it';

export interface RulePage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const style = `
:root { color-scheme: light dark; --text: #1e1e1e; --quiet: #50575e; --back: #fff; --code: #f3f4f5; --line: #c3c4c7; --link: #0b5a87; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e6e6; --quiet: #a7aaad; --back: #17191c; --code: #24272c; --line: #50575e; --link: #7cc4ec; }
}
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
nav, main { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; border-bottom: 1px solid var(--line); }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 .75rem; }
h1 { margin-top: .5rem; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; background: var(--code); border-radius: 4px; }
code { padding: .1em .3em; }
pre { padding: .75rem 1rem; overflow-x: auto; tab-size: 4; }
pre code { padding: 0; font-size: 1em; background: none; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .4rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
th[scope="row"] + td { overflow-wrap: anywhere; }
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Markup within the Markdown is shown, not taken; links other than to the web and to pages are refused by the library.
const markdownIt = new MarkdownIt({ html: false });
const { escapeHtml } = markdownIt.utils;
const { rules } = markdownIt.renderer;
// What may be wider than the screen scrolls by itself, by keyboard too.
rules.table_open = () => '<div class="table" role="region" aria-label="Table" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';
rules.fence = (tokens, index) => `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;

type Token = ReturnType<typeof markdownIt.parse>[number];

/**
 * A page of docs/rules as HTML.
 *
 * @param file path below docs/rules, which its links are relative to
 */
export function renderRulePage(file: string, markdown: string): RulePage {
  const tokens = markdownIt.parse(markdown.replace(/^<!--.*?-->\s*/s, ''), {});
  for (const { type, children } of tokens) if (type === 'inline') relink(children ?? [], file);
  const heading = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const title = tokens[heading + 1]?.content ?? file;
  const body = markdownIt.renderer.render(nameRows(tokens), markdownIt.options, {});
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Presswright</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Documentation"><a href="/docs/rules">All rules</a><a href="/docs">API reference</a></nav>
<main>
${body}</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy };
}

/** Turns links between files into links between pages. */
function relink(tokens: readonly Token[], file: string): void {
  for (const token of tokens) {
    const href = token.attrGet('href');
    if (typeof href !== 'string' || /^([a-z]+:|#|\/)/i.test(href)) continue;
    const { pathname, hash } = new URL(href, `https://host/docs/rules/${file}`);
    token.attrSet('href', pathname.replace(/(\/README)?\.md$/, '') + hash);
  }
}

/** Without header cells that say nothing; then the first cell of each row is what names it. */
function nameRows(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.type === 'thead_open') {
      const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close');
      if (tokens.slice(index, end).every(({ content }) => content === '')) {
        nameByFirstCell(tokens.slice(end));
        index = end;
        continue;
      }
    }
    kept.push(token);
  }
  return kept;
}

function nameByFirstCell(tokens: readonly Token[]): void {
  let cell = 0;
  for (const token of tokens) {
    if (token.type === 'table_close') return;
    if (token.type === 'tr_open') cell = 0;
    else if (token.type === 'td_open' && cell === 0) {
      token.tag = 'th';
      token.attrSet('scope', 'row');
    } else if (token.type === 'td_close' && cell++ === 0) token.tag = 'th';
  }
}
