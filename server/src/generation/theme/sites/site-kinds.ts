import type { ThemePurpose } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { bakery } from './bakery.ts';
import { garden } from './garden.ts';
import { general } from './general.ts';
import { health } from './health.ts';
import { journal } from './journal.ts';
import { law } from './law.ts';
import { magazine } from './magazine.ts';
import { music } from './music.ts';
import { nonprofit } from './nonprofit.ts';
import { photographer } from './photographer.ts';
import { restaurant } from './restaurant.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import type { SiteKind } from './site-kind.ts';
import { studio } from './studio.ts';
import { tech } from './tech.ts';
import { travel } from './travel.ts';

/** Every kind of site that has a voice of its own. Where a name fits several, the one that it fits best counts. */
export const siteKinds: readonly SiteKind[] = [
  bakery,
  restaurant,
  law,
  photographer,
  magazine,
  shop,
  school,
  tech,
  garden,
  nonprofit,
  studio,
  health,
  travel,
  music,
  journal,
];

/** What a site is when nothing tells. */
export const anySite: SiteKind = general;

/** The kind of site of a purpose. */
export function siteFor(purpose: ThemePurpose): SiteKind {
  return siteKinds.find(({ slug }) => slug === purpose) ?? anySite;
}
