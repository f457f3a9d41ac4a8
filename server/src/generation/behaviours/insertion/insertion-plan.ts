import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import type { PlanPlace } from '../shown/places/place-module.ts';

/** An insertion as plans have it. */
export type Insertion = BehaviourOf<'insertion'>;

/** An insertion with the kind of records that it is about; null: none. */
export interface MadeInsertion {
  readonly one: Insertion;
  readonly kind: RecordKind | null;
}

export const madeInsertions = (plan: PluginPlan, insertions: readonly Insertion[]): readonly MadeInsertion[] =>
  insertions.map((one) => ({ one, kind: one.entity === undefined ? null : (recordKind(plan, one.entity) ?? null) }));

/** The places of an insertion, of the records that it is about where they say nothing else. */
export function placesOf({ entity, places }: Insertion, about: (place: PlanPlace['place']) => string): PlanPlace[] {
  return places.map((place) =>
    place.of === undefined && entity !== undefined && entity !== 'user' && about(place.place) === 'posts'
      ? { ...place, of: entity }
      : place,
  );
}

/** Places within a line of text. */
export const inlinePlaces: ReadonlySet<PlanPlace['place']> = new Set([
  'before_title',
  'after_title',
  'below_image',
  'product_price',
  'product_image',
  'admin_bar',
  'admin_footer',
]);

/** A name for people: `delivery_note` → `Delivery note`. */
export const labelOf = ({ name }: Pick<Insertion, 'name'>): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** Whether something is done in the browser: closed, or printed. */
export const hasScript = (insertions: readonly Insertion[]): boolean =>
  insertions.some(({ dismissible, what }) => dismissible !== undefined || what.show === 'print');
