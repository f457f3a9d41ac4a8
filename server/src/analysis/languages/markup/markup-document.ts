import { Facts } from '../../facts.ts';
import type { SourceText } from '../../source-text.ts';

/** Block markup: a template, part or pattern, or the page around PHP. */
export interface MarkupDocument {
  /** The text with every PHP section blanked out, so that places stay the same. Offsets count from `base`. */
  readonly html: string;
  /** Offset of the text's first character: add it to an index of `html`. */
  readonly base: number;
  /** PHP stands in the text: what it prints is not known. */
  readonly hasPhp: boolean;
  /** What is worked out once about it. */
  readonly facts: Facts;
}

/** Blanks out PHP; everything else is left as it is. */
export function parseMarkup(source: SourceText): MarkupDocument {
  const { code, base } = source;
  if (!/<\?(?:php\b|=)/i.test(code)) return { html: code, base, hasPhp: false, facts: new Facts() };
  const html = code.replace(/<\?(?:php\b|=)(?:(?!\?>)[\s\S])*(?:\?>|$)/gi, (php) => php.replace(/[^\n]/g, ' '));
  return { html, base, hasPhp: true, facts: new Facts() };
}
