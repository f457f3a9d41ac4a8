import type { PluginPlan } from '../../plugin/plan.ts';
import { withSlots } from '../checkout-slot/slot-plan.ts';
import { withExtraAttributes } from '../extra-fields/attributes.ts';
import { withNumber } from '../record-lookup/lookup-plan.ts';
import { siteComments } from './comments.ts';
import { siteMedia } from './media.ts';
import { ownKind } from './own.ts';
import { withParentFigures } from './parent-attributes.ts';
import { sitePosts } from './posts.ts';
import { withReactionFigures } from './reaction-attributes.ts';
import type { RecordKind } from './record-kind.ts';
import { shopRecords } from './shop.ts';
import { siteTerms } from './terms.ts';
import { siteUsers } from './users.ts';

/** What the site has whatever plugins it has, and with WooCommerce. */
export const siteKinds: readonly RecordKind[] = [
  ...sitePosts,
  siteMedia,
  siteUsers,
  siteComments,
  ...siteTerms,
  ...shopRecords,
];

/** The kind of records with a key: the plan's own come first. Undefined where nothing has that name. */
export function recordKind(plan: PluginPlan, key: string): RecordKind | undefined {
  const people = withExtraAttributes(plan, siteUsers).attributes;
  const own = plan.entities.find((entity) => entity.key === key && entity.storage !== 'posts');
  if (own !== undefined)
    return { ...withNumber(plan, withParentFigures(plan, withReactionFigures(plan, ownKind(plan, own)))), people };
  const kind = siteKinds.find((one) => one.key === key);
  return kind === undefined
    ? undefined
    : { ...withReactionFigures(plan, withSlots(plan, withExtraAttributes(plan, kind))), people };
}
