import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** Search engines' view of a kind of records, as plans have it. */
export type Seo = BehaviourOf<'seo'>;

export interface MadeSeo {
  readonly one: Seo;
  readonly kind: RecordKind;
}

export const madeSeo = (plan: PluginPlan, all: readonly Seo[]): readonly MadeSeo[] =>
  all.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ one, kind }];
  });

/** Types of what nested properties hold. */
export const nestedTypes: Readonly<Record<string, string>> = {
  offers: 'Offer',
  location: 'Place',
  address: 'PostalAddress',
  author: 'Person',
  performer: 'Person',
  instructor: 'Person',
  organizer: 'Organization',
  provider: 'Organization',
  publisher: 'Organization',
  hiringOrganization: 'Organization',
  worksFor: 'Organization',
  jobLocation: 'Place',
  brand: 'Brand',
  aggregateRating: 'AggregateRating',
  reviewRating: 'Rating',
  itemReviewed: 'Thing',
  baseSalary: 'MonetaryAmount',
  geo: 'GeoCoordinates',
  nutrition: 'NutritionInformation',
};
