import { type CssCode, css, joinCss } from '../../writers/css.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';

/** Marks an item without moving what is in it, so that items side by side stay in line. */
export function badgeRules(kit: StyleKit, items: readonly CssCode[], badges: readonly CssCode[]): CssCode {
  if (badges.length === 0) return css``;
  const marked = items.flatMap((item) => badges.map((badge) => css`${item}:has(> ${badge})`));
  return joinCss(
    [
      rule(items, css`position: relative;`),
      rule(marked, css`outline: 2px solid ${kit.get('accent')};`),
      rule(
        badges,
        css`
          background-color: ${kit.get('accent')};
          border-radius: 99rem;
          color: ${kit.get('on-accent')};
          font-size: 0.8125em;
          font-weight: 600;
          inset-block-start: 0;
          inset-inline-start: 50%;
          line-height: 1.4;
          padding: 0.2em 0.8em;
          position: absolute;
          translate: -50% -50%;
          white-space: nowrap;
        `,
      ),
    ],
    '\n\n',
  );
}

/** A tick in the accent colour, cut out: no picture has to be fetched, and it is the same from right to left. */
export function tickRules(kit: StyleKit, items: readonly CssCode[]): CssCode {
  const before = items.map((item) => css`${item}::before`);
  return joinCss(
    [
      rule(
        items,
        css`
          align-items: baseline;
          display: flex;
          gap: 0.65em;
        `,
      ),
      rule(
        before,
        css`
          background-color: ${kit.get('accent')};
          block-size: 0.7em;
          clip-path: polygon(14% 44%, 0 62%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
          content: "";
          flex: none;
          inline-size: 0.8em;
        `,
      ),
    ],
    '\n\n',
  );
}
