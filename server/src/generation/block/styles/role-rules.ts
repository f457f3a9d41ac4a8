import { type CssCode, css, cssSelectors, joinCss, noCss } from '../../writers/css.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

type Declarations = (kit: StyleKit) => CssCode;

const balanced = css`text-wrap: balance;`;

/** How values look by their role. */
const valueRules: Readonly<Record<string, Declarations>> = {
  title: () => css`
    font-size: clamp(1.25em, 1em + 1vw, 1.75em);
    line-height: 1.2;
    ${balanced}
  `,
  question: () => css`
    font-weight: 600;
    line-height: 1.3;
  `,
  subtitle: (kit) => css`
    color: ${kit.get('muted')};
    font-size: 1.125em;
    line-height: 1.5;
    ${balanced}
  `,
  eyebrow: (kit) => css`
    color: ${kit.get('muted')};
    font-size: 0.8125em;
    font-weight: 600;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  `,
  quote: () => css`
    font-size: clamp(1.125em, 1em + 0.75vw, 1.4em);
    line-height: 1.5;
    text-wrap: pretty;
  `,
  body: () => css`
    line-height: 1.6;
    text-wrap: pretty;
  `,
  author: () => css`
    display: block;
    font-style: normal;
    font-weight: 600;
  `,
  meta: (kit) => css`
    color: ${kit.get('muted')};
    display: block;
    font-size: 0.9em;
  `,
  caption: (kit) => css`
    color: ${kit.get('muted')};
    font-size: 0.875em;
  `,
  date: (kit) => css`
    color: ${kit.get('muted')};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  `,
  price: () => css`
    font-size: clamp(2em, 1.5em + 2vw, 3em);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
  `,
  'former-price': (kit) => css`
    color: ${kit.get('muted')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  `,
  currency: () => css`
    align-self: start;
    font-size: 1.25em;
    font-weight: 600;
  `,
  period: (kit) => css`
    color: ${kit.get('muted')};
    font-size: 0.9em;
  `,
  figure: () => css`
    font-size: clamp(2.5em, 1.75em + 3vw, 4em);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1;
  `,
  icon: (kit) => css`
    color: ${kit.get('accent')};
    font-size: 2.5em;
    line-height: 1;
  `,
  rating: (kit) => css`
    color: ${kit.get('accent')};
    letter-spacing: 0.1em;
    line-height: 1;
  `,
  image: () => css`
    block-size: auto;
    display: block;
    max-inline-size: 100%;
  `,
  avatar: () => css`
    aspect-ratio: 1;
    border-radius: 50%;
    flex: none;
    inline-size: 3.5rem;
    object-fit: cover;
  `,
  logo: () => css`
    block-size: auto;
    max-block-size: 3rem;
    max-inline-size: 10rem;
    object-fit: contain;
  `,
};

/** Other names of the same looks. */
const alike: Readonly<Record<string, string>> = {
  answer: 'body',
  text: 'body',
  percent: 'figure',
  'end-date': 'date',
  'background-image': 'image',
};

/** The looks of a block's values, those of one look together. */
export function roleRules(kit: StyleKit, parts: readonly ViewPart[]): CssCode {
  const byLook = new Map<string, CssCode[]>();
  for (const { part, kind, role } of parts) {
    const look = alike[role] ?? role;
    if (kind !== 'value' || !Object.hasOwn(valueRules, look)) continue;
    byLook.set(look, [...(byLook.get(look) ?? []), kit.part(part)]);
  }
  const rules = [...byLook].map(([look, found]) => rule(found, valueRules[look]?.(kit) ?? noCss));
  return joinCss(rules, '\n\n');
}

/** One rule for several selectors. */
export function rule(found: readonly CssCode[], declarations: CssCode): CssCode {
  if (found.length === 0 || declarations === noCss) return noCss;
  const unique = [...new Map(found.map((selector) => [selector.text, selector])).values()];
  return css`
    ${cssSelectors(unique)} {
      ${declarations}
    }
  `;
}
