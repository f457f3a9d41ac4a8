import { type AttributeValue, blockMarkup } from '../../writers/block-markup.ts';
import type { HtmlCode } from '../../writers/html.ts';
import { attributesWith } from './element.ts';
import type { Look } from './look.ts';

/** A block that the server renders: only its attributes are saved. */
export const dynamic = (name: string, own: Readonly<Record<string, AttributeValue>> = {}, look: Look = {}): HtmlCode =>
  blockMarkup(name, attributesWith(own, look));

/** `core/pattern`: a pattern of the theme in a template, where a text has to be translated. */
export const patternRef = (slug: string): HtmlCode => blockMarkup('pattern', { slug });

/** `core/template-part`. */
export const templatePart = (slug: string, tag?: 'header' | 'footer' | 'aside'): HtmlCode =>
  blockMarkup('template-part', { slug, tagName: tag });

export const siteTitle = (look: Look = {}, level: 0 | 1 = 0): HtmlCode => dynamic('site-title', { level }, look);
export const siteTagline = (look: Look = {}): HtmlCode => dynamic('site-tagline', {}, look);
export const siteLogo = (width = 56): HtmlCode => dynamic('site-logo', { width });
export const postTitle = (own: { level?: number; isLink?: boolean }, look: Look = {}): HtmlCode =>
  dynamic('post-title', { level: own.level === 2 ? undefined : own.level, isLink: own.isLink || undefined }, look);
export const postDate = (look: Look = {}, own: Readonly<Record<string, AttributeValue>> = {}): HtmlCode =>
  dynamic('post-date', own, look);
export const postTerms = (
  term: 'category' | 'post_tag',
  look: Look = {},
  own: Readonly<Record<string, AttributeValue>> = {},
): HtmlCode => dynamic('post-terms', { term, ...own }, look);
export const postExcerpt = (words: number, look: Look = {}): HtmlCode =>
  dynamic('post-excerpt', { excerptLength: words, showMoreOnNewLine: false }, look);
export const featuredImage = (own: { isLink?: boolean; ratio?: string }, look: Look = {}): HtmlCode =>
  dynamic('post-featured-image', { isLink: own.isLink || undefined, aspectRatio: own.ratio }, look);
