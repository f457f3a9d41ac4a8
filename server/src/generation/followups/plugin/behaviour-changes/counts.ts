import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { quoteIn } from '../../instruction.ts';
import { lists } from '../behaviours-named.ts';
import { numbers } from './numbers.ts';
import type { Reader } from './reader.ts';

/** "at most 12", "24 per page", "show 6". */
export const count: Reader = ({ said }) => {
  const found = /(?<![-\d.])(\d{1,7})(?![\d.]*%|\s*(?:second|minute|hour|day|week|month|year)s?\b)/i.exec(said);
  const spelled = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty)\b/i.exec(
    said,
  )?.[1];
  const amount =
    found !== null ? Number(found[1]) : spelled === undefined ? null : (numbers[spelled.toLowerCase()] ?? null);
  if (amount === null) return null;
  const isLimit = /\b(?:at most|up to|no more than|maximum|max|limit|only|capacity|room for)\b/i.test(said);
  const isShown = /\b(?:show|list|display|per page|a page|at a time|at once)\b/i.test(said);
  const isColumns = /\bcolumns?\b/i.test(said);
  return (one) => {
    if (isColumns) return one.kind === 'listing' ? { ...one, columns: amount } : null;
    if (isShown && 'per_page' in one) return { ...one, per_page: amount };
    if (isShown && 'limit' in one && lists(one as unknown as PlanBehaviour)) return { ...one, limit: amount };
    if (isLimit && !isShown && one.kind === 'capacity_limit') return { ...one, most: amount, field: null };
    const words = said.toLowerCase().split(/[^a-z]+/);
    const named = Object.keys(one).find(
      (member) => typeof one[member] === 'number' && member.split('_').every((word) => words.includes(word)),
    );
    return named === undefined ? null : { ...one, [named]: amount };
  };
};

/** "add the status lost". */
export const statuses: Reader = ({ said }) => {
  const added = /^(?:add|also offer|offer)\s+(?:the\s+|an?\s+)?status\s+(.+)$/i.exec(said)?.[1];
  const gone = /^(?:remove|drop|delete|no)\s+(?:the\s+)?status\s+(.+)$/i.exec(said)?.[1];
  const word = (quoteIn(added ?? gone ?? '') ?? added ?? gone)?.toLowerCase().trim();
  if (word === undefined) return null;
  return (one) => {
    const known = one.statuses;
    if (!Array.isArray(known)) return null;
    const rest = known.filter((status) => status !== word);
    return { ...one, statuses: added === undefined ? rest : [...rest, word] };
  };
};
