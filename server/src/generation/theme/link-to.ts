import { type HtmlCode, html } from '../writers/html.ts';
import { type PhpCode, php } from '../writers/php.ts';

/** An address as PHP computes it: a path or a section belongs to the site. @param url absent: the front page */
export const targetOf = (url = '/'): PhpCode =>
  /^[/#]/.test(url) ? php`home_url( ${url.startsWith('#') ? `/${url}` : url} )` : php`${url}`;

/** The same as PHP prints it into an attribute. */
export const linkTo = (url = '/'): HtmlCode =>
  /^[/#]/.test(url)
    ? html`<?php echo esc_url( home_url( ${url.startsWith('#') ? `/${url}` : url} ) ); ?>`
    : html`<?php echo esc_url( ${url} ); ?>`;
