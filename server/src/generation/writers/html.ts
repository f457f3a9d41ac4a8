import { Code, joinCode, type Literal, nothing } from './code.ts';
import { type PhpCode, phpLiteral } from './php.ts';
import { createTag } from './template.ts';

export type HtmlCode = Code<'html'>;

/**
 * HTML, or a PHP template of HTML. Strings become text that is safe in elements and in quoted attributes; inside
 * `<?php … ?>` they become PHP literals.
 *
 * html`<h2><?php esc_html_e( ${title}, ${domain} ); ?></h2>`
 */
export const html = createTag<'html'>({
  language: 'html',
  write: (value, isPhp) => (isPhp ? phpLiteral(value as Literal<'php'>) : htmlText(value as Literal<'html'>)),
});

export const noHtml: HtmlCode = nothing('html');

/** Fragments of HTML one below the other. */
export const joinHtml = (parts: readonly HtmlCode[], separator?: '\n' | '\n\n' | ' ' | ''): HtmlCode =>
  joinCode('html', parts, separator);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

/** Text that is safe in HTML elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

function htmlText(value: Literal<'html'>): string {
  if (typeof value === 'string') return escapeHtml(value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
  if (typeof value === 'number') return String(value);
  throw new Error(`no text of HTML: ${JSON.stringify(value)}`);
}

/** `<?php … ?>` in a template. */
export function phpTag(code: PhpCode): HtmlCode {
  const { text } = code;
  return new Code('html', text.includes('\n') ? `<?php\n${text}\n?>` : `<?php ${text} ?>`);
}

/** HTML in the middle of PHP code: `?>` … `<?php`. */
export function markup(code: HtmlCode): PhpCode {
  return new Code('php', `?>\n${code.text}\n<?php`);
}

/** A PHP file that begins with code and goes on as a template. */
export function templateFile(head: PhpCode, body: HtmlCode): string {
  return `<?php\n${head.text}\n?>\n${body.text}\n`;
}
