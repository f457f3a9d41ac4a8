import { type HtmlCode, html } from '../writers/html.ts';

/** Writes texts of a PHP pattern or template so that they are translated and escaped where they are shown. */
export interface Translated {
  readonly domain: string;
  /** Text of an element. */
  text(words: string): HtmlCode;
  /** Value of an attribute of an element or block. */
  attribute(words: string): HtmlCode;
}

export function translated(domain: string): Translated {
  return {
    domain,
    text: (words) => html`<?php esc_html_e( ${words}, ${domain} ); ?>`,
    attribute: (words) => html`<?php esc_attr_e( ${words}, ${domain} ); ?>`,
  };
}
