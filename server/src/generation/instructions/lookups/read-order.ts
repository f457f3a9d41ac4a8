import type { PhpValue } from '../../writers/php.ts';
import type { Composer } from '../composer.ts';
import type { Entity } from './entity.ts';

const ascends =
  /\basc(?:ending)?\b|\boldest|\bearliest|\bsoonest|\blowest|\bsmallest|\bfewest|\bleast|\ba[- ]?(?:to[- ]?)?z\b|\balphabetic|\bfirst to last\b/i;
const descends =
  /\bdesc(?:ending)?\b|\bnewest|\blatest|\bmost\b|\bhighest|\blargest|\bbiggest|\bz[- ]?(?:to[- ]?)?a\b|\breverse|\brecent|\btop\b|\bpopular/i;

const sayings: readonly RegExp[] = [
  /\b(?:order|sort|rank)(?:ed|s|ing)?\b(?: them| it| everything| the (?:result|list)s?| results?)?(?: alphabetically)?\s*(?:by|:|=|is|on|in)?\s*(?:the |their )?([^.;\n]*)/i,
  /\b(?:by|in) ((?:[\w-]+ ){0,3}(?:order|ascending|descending))\b/i,
  /((?:the )?(?:newest|latest|oldest|earliest|most \w+(?: \w+)?|highest \w+|lowest \w+|least \w+|biggest|largest|smallest|fewest \w+)(?: \w+)?) (?:come |comes |to come |on |at )?(?:first|top|the top)\b/i,
  /\b(alphabetical\w*|random(?:ly)?|newest|latest|oldest|earliest|most recent|most used|most popular|popular|recent|top)\b/i,
];

/** In which order a prompt wants entries, as arguments of a query; none where it says nothing of it. */
export function readOrder(c: Composer, { orders }: Pick<Entity, 'orders'>): Record<string, PhpValue> {
  for (const saying of sayings) {
    const match = c.asked.states(saying);
    if (match === null) continue;
    const clause = (/alphabetically/i.test(match[0]) ? `${match[0]} ` : '') + (match[1] ?? '');
    const words =
      clause.split(/,(?!\s*(?:asc|desc|newest|oldest|a-z|z-a))|\band (?:returns?|with|the|limit)/i)[0] ?? '';
    const order = ascends.test(words) ? 'ASC' : descends.test(words) ? 'DESC' : null;
    const found = orders
      .map(([said, orderby, usual]) => ({ at: words.search(said), orderby, usual }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found !== undefined) return { orderby: found.orderby, order: order ?? found.usual };
  }
  return {};
}
