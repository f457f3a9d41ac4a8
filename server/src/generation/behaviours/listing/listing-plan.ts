import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A listing as plans have it. */
export type Listing = BehaviourOf<'listing'>;

/** A listing with the kind of records that it lists. */
export interface MadeListing {
  readonly one: Listing;
  readonly kind: RecordKind;
}

export const madeListings = (plan: PluginPlan, listings: readonly Listing[]): readonly MadeListing[] =>
  listings.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ one, kind }];
  });

/** What may stand at the top: `Upcoming events`. */
export const titleOf = ({ title, name }: Pick<Listing, 'title' | 'name'>): string =>
  title ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
