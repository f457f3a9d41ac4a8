import { type CssCode, css, noCss } from '../../writers/css.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

/** Plain texts of several lines keep their lines. */
export function lineBreakRules(kit: StyleKit, parts: readonly ViewPart[]): CssCode {
  const found = parts.filter(({ type }) => type === 'textarea').map(({ part }) => kit.part(part));
  return found.length === 0 ? noCss : rule(found, css`white-space: pre-line;`);
}
