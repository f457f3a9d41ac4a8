import type { PlanEntity } from '@presswright/shared/schemas/plans/parts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { isInTable } from '../in-table.ts';
import { oneOfNames } from './check-parts.ts';
import type { Chosen } from './whose.ts';

type Whose = Chosen['one']['whose'];

/** Whose records a kind can be asked for. */
function whoseOf(entity: string, context: PlanContext): readonly Whose[] {
  const { plan } = context;
  const own = plan.entities?.find(({ key }) => key === entity);
  const posts = ['all', 'own', 'author'] as const;
  if (own !== undefined)
    return [
      ...posts,
      ...((own.taxonomies ?? []).length > 0 ? (['related'] as const) : []),
      ...((own.fields ?? []).some(({ type }) => type === 'relation') ? (['children'] as const) : []),
      ...(isOfOwners(own, context) ? (['of_own'] as const) : []),
    ];
  switch (entity) {
    case 'post':
    case 'product':
      return [...posts, 'related'];
    case 'category':
      return ['all', 'children'];
    case 'tag':
      return ['all'];
    case 'user':
    case 'order':
      return ['all', 'own'];
    default:
      return [...posts, 'children'];
  }
}

/** Whether records point to one other record that somebody owns. */
const isOfOwners = ({ key, fields = [] }: PlanEntity, context: PlanContext): boolean =>
  !isInTable(key, context) &&
  fields.some(
    ({ type, multiple, relates_to: target }) =>
      type === 'relation' && multiple !== true && target !== undefined && !isInTable(target, context),
  );

/** Records of somebody that a kind cannot be asked for. */
export function checkWhose(
  { entity, whose }: { readonly entity: string; readonly whose: Whose },
  context: PlanContext,
): Fault | null {
  const possible = whoseOf(entity, context);
  return possible.includes(whose)
    ? null
    : { at: 'whose', expected: `of ${entity}: ${oneOfNames(possible)}`, got: whose };
}
