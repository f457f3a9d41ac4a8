import type { PlanMenu } from '@presswright/shared/schemas/plans/theme-plan';
import { type AttributeValue, blockMarkup } from '../../../writers/block-markup.ts';
import type { HtmlCode } from '../../../writers/html.ts';
import { dynamic } from '../../blocks/dynamic.ts';
import type { Build } from '../build.ts';

/** A menu: the entries that the theme brings, else the site's own menu; without one WordPress lists the pages. */
export function navigation(
  { t, link }: Build,
  own: Readonly<Record<string, AttributeValue>>,
  entries: PlanMenu | undefined,
): HtmlCode {
  if (entries === undefined) return dynamic('navigation', own);
  const items = entries.map(({ label, url }) =>
    blockMarkup('navigation-link', { label: t.attribute(label), url: link(url), kind: 'custom' }),
  );
  return blockMarkup('navigation', own, items);
}
