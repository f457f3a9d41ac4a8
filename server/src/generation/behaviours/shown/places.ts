import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode } from '../../writers/php.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { recordKind, siteKinds } from '../records/record-kinds.ts';
import { contentPlaces } from './places/content-places.ts';
import { imagePlaces } from './places/image-places.ts';
import { pagePlaces } from './places/page-places.ts';
import type { PlaceCode, PlaceId, PlaceModule, PlanPlace } from './places/place-module.ts';
import { shopPlaces } from './places/shop-places.ts';
import { staffPlaces } from './places/staff-places.ts';

const places: Readonly<Record<PlaceId, PlaceModule>> = {
  ...contentPlaces,
  ...imagePlaces,
  ...pagePlaces,
  ...staffPlaces,
  ...shopPlaces,
};

/** What is known of a place. */
export const placeModule = (place: PlaceId): PlaceModule => places[place];

/** What shows something at places, for a class that has `html` as a method of its own. */
export function placesCode(
  plan: PluginPlan,
  all: readonly PlanPlace[],
  shown: { readonly name: string; readonly title: PhpCode; html(record: PhpCode, place: PlanPlace): PhpCode },
): PlaceCode {
  const codes = all.map((place, index) => {
    const type = place.of === undefined ? null : (recordKind(plan, place.of)?.type ?? null);
    return places[place.place].code({
      place,
      method: `place_${index + 1}_${shown.name}`,
      title: shown.title,
      id: prefixed(plan, `${shown.name}_${index + 1}`),
      types: type === null ? [] : [type],
      html: (record) => shown.html(record, place),
    });
  });
  return {
    hooks: joinPhp(codes.map(({ hooks }) => hooks)),
    methods: joinPhp(
      codes.map(({ methods }) => methods),
      '\n\n',
    ),
  };
}

/** In the middle of a sentence: `below the content of posts`. */
export function placeWords({ place, of, paragraph }: PlanPlace, words: Pick<PlanContext, 'entity'>): string {
  const where = place === 'after_paragraph' ? `after paragraph ${paragraph ?? 2}` : places[place].words;
  return of === undefined ? where : `${where} of ${words.entity(of).plural}`;
}

/** What kind of records something at a place is about; null: none. */
export function recordAt({ place, of }: PlanPlace): string | null {
  const { about } = places[place];
  if (about === 'users') return 'user';
  if (about === 'media') return 'media';
  if (about === 'orders') return 'order';
  if (about === 'products') return 'product';
  return about === 'posts' ? (of ?? null) : null;
}

/** A place that does not go with what it names. */
export function checkPlaces(all: readonly PlanPlace[], at: string, context: PlanContext): Fault | null {
  const posts = siteKinds.filter(({ storage, key }) => storage === 'post' && key !== 'media').map(({ key }) => key);
  const own = (context.plan.entities ?? []).filter((one) => one.public !== false).map(({ key }) => key);
  for (const [index, { place, of, paragraph }] of all.entries()) {
    const path = `${at}[${index}]`;
    const { about } = places[place];
    if (paragraph !== undefined && place !== 'after_paragraph')
      return { at: `${path}.paragraph`, expected: 'none but of after_paragraph', got: paragraph };
    if (of === undefined) continue;
    if (about !== 'posts' && about !== 'media') return { at: `${path}.of`, expected: `none of ${place}`, got: of };
    const known = [...own, ...posts];
    if (!known.includes(of))
      return { at: `${path}.of`, expected: `one of ${known.map((key) => JSON.stringify(key)).join(', ')}`, got: of };
  }
  return null;
}
