import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';

type Members = Record<string, unknown>;

/** A random endpoint about what the plan or the site has, which shows and takes what that has. */
export function endpoint(one: Members, context: PlanContext, pick: number): Members {
  const entity = context.entities[pick % context.entities.length] ?? 'post';
  const all = context.attributes(entity);
  const some = <T>(list: readonly T[]): T[] => list.filter((_, index) => (pick + index) % 3 !== 0);
  const isReceived = (one.methods as string[]).includes('receive');
  const methods = (one.methods as string[]).filter((method) => method !== 'create' || !isReceived);
  const needed = entity === 'user' ? 'email' : 'title';
  const writable = all.filter(
    ({ key, isWritable }) => isWritable && key !== needed && key !== 'role' && key !== 'login',
  );
  const keys = some(all.map(({ key }) => key));
  const isSigned = (one.writers as Members).by === 'signature';
  const nobody = { by: 'people', people: { who: 'roles', roles: ['editor'] } };
  const ofPeople = (access: unknown) => ((access as Members).by === 'people' ? nobody : access);
  return {
    ...one,
    entity,
    methods,
    shows: keys.length > 0 ? keys : [needed],
    filters: keys.slice(0, pick % 3),
    writes: [
      { attribute: needed, from: 'data.name', required: true },
      ...some(writable).map(({ key }) => ({ attribute: key, from: key, required: pick % 2 === 0 })),
    ],
    match_by: isReceived && pick % 2 === 0 ? needed : null,
    conditions: [],
    order: one.order === 'changed' && !['post', 'page', 'order'].includes(entity) ? 'oldest' : one.order,
    readers: pick % 2 === 0 ? { by: 'key' } : ofPeople(one.readers),
    writers: isSigned && methods.some((method) => method !== 'receive') ? { by: 'key' } : ofPeople(one.writers),
    origins: pick % 4 === 0 ? ['https://app.example.org'] : [],
  };
}
