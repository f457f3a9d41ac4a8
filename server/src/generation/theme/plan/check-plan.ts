import type { PlanButton, ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { GenerationError } from '../../generation-error.ts';

/**
 * Finds what a schema cannot tell: links that lead to nothing, and parts that a theme of that type does not have.
 * @throws {GenerationError} with the path of the first fault, what was expected there and what was got
 */
export function checkPlan(plan: ThemePlan, at = 'plan'): void {
  const { type = 'block_theme', parent, content = {}, menus = {}, features } = plan;
  if (parent !== undefined && type !== 'child') fault(`${at}.parent`, 'none but of the type child', parent);
  if (plan.menus !== undefined && type === 'child')
    fault(`${at}.menus`, 'none of a child theme, which has the menus of its parent', plan.menus);
  if (type === 'child' && plan.sections.length > 0)
    fault(`${at}.sections`, 'none of a child theme, which has the front page of its parent', plan.sections);
  const other = plan.sections.findIndex((section) => section !== 'posts');
  if (type === 'classic' && other !== -1)
    fault(
      `${at}.sections[${other}]`,
      '"posts" alone: the front page of a classic theme has a hero and posts',
      plan.sections[other],
    );
  const targets = type !== 'child' && features.includes('hero') ? plan.sections : [];
  const { hero, about, action } = content;
  const buttons: readonly (readonly [path: string, button: PlanButton | undefined])[] = [
    ['content.hero.action', hero?.action],
    ['content.hero.second', hero?.second],
    ['content.about.more', about?.more],
    ['content.action.button', action?.button],
    ...(['header', 'footer'] as const).flatMap((place) =>
      (menus[place] ?? []).map((item, index) => [`menus.${place}[${index}]`, item] as const),
    ),
  ];
  for (const [path, { url = '/' } = {}] of buttons) {
    if (!url.startsWith('#') || targets.some((section) => url === `#${section}`)) continue;
    const known =
      targets.length === 0
        ? 'a path or an address, since the theme has no front page of sections'
        : `a path, an address or one of ${targets.map((section) => JSON.stringify(`#${section}`)).join(', ')}`;
    fault(`${at}.${path}.url`, known, url);
  }
}

function fault(path: string, expected: string, got: unknown): never {
  throw new GenerationError(path, `${path}: expected ${expected}, got ${JSON.stringify(got).slice(0, 80)}.`);
}
