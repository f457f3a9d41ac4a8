import type { Clause } from '../../../understanding/clause.ts';

const quoted =
  /"([^"]{1,500})"|“([^”]{1,500})”|„([^“]{1,500})“|«([^»]{1,500})»|(?<![\p{L}\p{N}])['‘](\S(?:[^'’]|['’](?=\p{L})){0,498})['’](?!\p{L})/gu;

/** The texts in quotes of a statement, as they were typed. */
export const quotesIn = ({ text = '' }: Clause): readonly string[] =>
  [...text.matchAll(quoted)].map((match) => (match.slice(1).find((one) => one !== undefined) ?? '').trim());

/** The first text in quotes that is no address; empty where there is none. */
export const quoteIn = (clause: Clause): string => quotesIn(clause).find((text) => !isAddress(text)) ?? '';

const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/)\S*$/i.test(text);

/** The first address of a statement, `https://…`, or a path in quotes; empty where there is none. */
export function addressIn(clause: Clause): string {
  const address = /\bhttps?:\/\/[^\s"'<>”“«»]+/i.exec(clause.text ?? '')?.[0] ?? '';
  const path =
    /\b(?:links?|linked|linking|leads?|leading|goes|points?|pointing|to) (?:to )?(\/[\w/-]+)/i.exec(
      clause.text ?? '',
    )?.[1] ?? '';
  return address.replace(/[.,;:!?)\]]+$/, '') || (quotesIn(clause).find(isAddress) ?? path);
}

const colourNames: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#b91c1c',
  green: '#15803d',
  blue: '#1d4ed8',
  yellow: '#fde047',
  orange: '#c2410c',
  purple: '#7e22ce',
  pink: '#be185d',
  teal: '#0f766e',
  navy: '#1e3a8a',
  grey: '#4b5563',
  gray: '#4b5563',
  brown: '#78350f',
  gold: '#eab308',
  turquoise: '#0e7490',
};

/** The first colour of a statement, as `#rrggbb`: "#f00", "in red"; empty where there is none. */
export function colourIn({ text = '', words }: Clause): string {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (hex.length === 6) return `#${hex}`;
  if (hex.length === 3) return `#${[...hex].map((digit) => digit + digit).join('')}`;
  return words.map((word) => colourNames[word]).find((colour) => colour !== undefined) ?? '';
}

/** The texts in quotes that are no addresses, each with the words right before it. */
export const quotesWithLead = (clause: Clause): readonly { readonly text: string; readonly lead: string }[] => {
  const { text: all = '' } = clause;
  let from = 0;
  return quotesIn(clause).flatMap((text) => {
    const at = all.indexOf(text, from);
    const lead = all.slice(Math.max(from, at - 32), at);
    from = at + text.length;
    return isAddress(text) ? [] : [{ text, lead }];
  });
};

/** The text in quotes of a button or a link: `with a link "Read more"`; empty where there is none. */
export const labelIn = (clause: Clause): string =>
  quotesWithLead(clause).find(({ lead }) => isLabelLead.test(lead))?.text ?? '';

/** The first text in quotes that is no label of a button or a link; empty where there is none. */
export const messageIn = (clause: Clause): string =>
  quotesWithLead(clause).find(({ lead }) => !isLabelLead.test(lead))?.text ?? '';

const isLabelLead = /\b(?:button|link|cta|call[- ]to[- ]action|label|labell?ed)\b[^"“'.]{0,16}["“'‘„«]$/i;
