import { ServiceError } from '@presswright/shared/errors';
import type { ListQuery } from '@presswright/shared/schemas/common';

/** Items of a page where the query says nothing. */
const defaultLimit = 20;

/**
 * One page of a short list that is whole in memory, as a list answer.
 * @param items in the order of the list
 * @throws {ServiceError} `invalid_request` when `after` or `before` names none of them
 */
export function pageOf<T extends { readonly id: string }>(items: readonly T[], query: ListQuery) {
  const { limit = defaultLimit, after, before } = query;
  const start = after === undefined ? 0 : indexOf(items, after, 'after') + 1;
  const end = before === undefined ? items.length : indexOf(items, before, 'before');
  const between = items.slice(start, end);
  // Without `after`, `before` asks for those right before it.
  const data = after === undefined && before !== undefined ? between.slice(-limit) : between.slice(0, limit);
  return {
    object: 'list' as const,
    data,
    has_more: between.length > data.length,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  };
}

function indexOf(items: readonly { readonly id: string }[], id: string, param: 'after' | 'before'): number {
  const index = items.findIndex((item) => item.id === id);
  if (index >= 0) return index;
  throw new ServiceError('invalid_request', `${param}: expected an id of this list, got ${JSON.stringify(id)}.`, {
    param,
  });
}
