import { type CssCode, css, joinCss } from '../../writers/css.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

type Declarations = (kit: StyleKit) => CssCode;

const column = (gap: CssCode): CssCode => css`
  display: flex;
  flex-direction: column;
  gap: ${gap};
`;

const line = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
`;

const half = (kit: StyleKit): CssCode => css`calc(${kit.get('gap')} * 0.6)`;

/** How elements around values arrange them. */
const regions: Readonly<Record<string, Declarations>> = {
  header: () => column(css`0.4em`),
  content: (kit) => column(half(kit)),
  description: (kit) => column(half(kit)),
  statement: (kit) => column(half(kit)),
  identity: () => column(css`0.1em`),
  'source-line': () => column(css`0.1em`),
  person: () => css`
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
  `,
  'price-line': () => css`
    align-items: baseline;
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 0.35em;
  `,
  amount: () => css`
    align-items: baseline;
    display: inline-flex;
    white-space: nowrap;
  `,
  'value-line': () => css`
    align-items: baseline;
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 0.25em;
  `,
  'rating-line': () => line,
  when: () => line,
  'time-line': () => line,
  actions: () => css`
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  `,
  contact: () => css`
    display: flex;
    flex-direction: column;
    font-style: normal;
    gap: 0.25em;
  `,
};

/** The rules of elements around values, those of one look together. */
export function regionRules(kit: StyleKit, parts: readonly ViewPart[]): CssCode {
  const spans = parts
    .filter(({ kind, role }) => kind === 'region' && role === 'when')
    .map(({ part }) => kit.part(part));
  const found = parts.filter(({ kind, role }) => kind === 'region' && Object.hasOwn(regions, role));
  return joinCss(
    [
      ...found.map(({ part, role }) => rule([kit.part(part)], regions[role]?.(kit) ?? css``)),
      // From one day to another.
      rule(
        spans.map((selector) => css`${selector} > time + time::before`),
        css`
          content: "– ";
        `,
      ),
    ],
    '\n\n',
  );
}
