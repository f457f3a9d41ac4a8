import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { lists } from '../behaviours-named.ts';
import { fieldsNamed } from '../parts-named.ts';
import type { Reader } from './reader.ts';

/** "sort by price", "newest first", "cheapest first". */
export const order: Reader = ({ said }, plan) => {
  const by =
    /\b(?:sort(?:ed)?|order(?:ed)?|arranged?)\b(?:\s+(?:them|it|events|the list|the .+?))?\s+by\s+(?:the\s+)?(.+?)(?:,?\s+(descending|ascending|backwards|(?:highest|newest|latest|lowest|oldest) first))?$/i.exec(
      said,
    );
  const first =
    /\b(newest|latest|most recent|oldest|earliest|cheapest|dearest|most expensive|alphabetical(?:ly)?|by (?:title|name)|a to z|random(?:ly)?)\b/i
      .exec(said)?.[1]
      ?.toLowerCase();
  if (by === null && (first === undefined || !/\bfirst\b|\bsort|\border|alphabet|a to z|random/i.test(said)))
    return null;
  const isDown =
    by === null
      ? /newest|latest|recent|dearest|expensive/.test(first ?? '')
      : /^(?:desc|back|high|new|late)/i.test(by[2] ?? '');
  return (one) => {
    if (!lists(one as unknown as PlanBehaviour)) return null;
    const entity = plan.entities?.find(({ key }) => key === one.entity);
    const isListing = one.kind === 'listing';
    const fields =
      by === null ? [] : fieldsNamed(plan, by[1] ?? '').filter(({ entity: at }) => plan.entities?.[at] === entity);
    const money = entity?.fields?.find(({ type }) => type === 'money');
    const key =
      fields[0]?.field.key ??
      (/^(?:title|name)$/i.test(by?.[1] ?? '') || /alphabet|title|name|a to z/.test(first ?? '')
        ? 'title'
        : /^date$|^publication/i.test(by?.[1] ?? '') || /new|latest|recent|old|earliest/.test(first ?? '')
          ? isListing
            ? 'date'
            : null
          : /cheap|dear|expens/.test(first ?? '')
            ? money?.key
            : isListing && /random/.test(first ?? '')
              ? 'random'
              : undefined);
    if (key === undefined) return null;
    const type = entity?.fields?.find((field) => field.key === key)?.type ?? '';
    const isTimed = one.only === 'upcoming' || one.only === 'past';
    return {
      ...one,
      order_by: key,
      order: isDown ? 'desc' : 'asc',
      ...(isTimed && !/^date/.test(type) && { only: 'all' }),
    };
  };
};
