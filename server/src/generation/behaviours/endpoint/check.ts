import { checkAudience } from '../audience.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { siteKinds } from '../records/record-kinds.ts';
import { type Endpoint, reads, writesAny } from './endpoint-plan.ts';

const names = (keys: readonly string[]): string =>
  keys.length === 0 ? 'nothing, since there is none' : `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

/** What nobody should change through a key: with it one could become anybody. */
const guarded = ['role', 'login', 'password'];
/** Kinds that cannot be made of values alone. */
const notMade = ['comment', 'media', 'order', 'product'];
/** Types of fields that visitors do not see. */
const privateTypes = ['email', 'phone'];

const privateKeys = (entity: string, context: PlanContext): readonly string[] => {
  const own = (context.plan.entities ?? []).find(({ key }) => key === entity);
  if (own !== undefined)
    return (own.fields ?? []).flatMap(({ key, type }) => (privateTypes.includes(type) ? [key] : []));
  const added = (context.plan.behaviours ?? []).flatMap((one) =>
    one.kind === 'extra_fields' && one.entity === entity && one.seen_by !== 'everyone'
      ? one.fields.map(({ key }) => key)
      : [],
  );
  const site = siteKinds.find(({ key }) => key === entity);
  return [...added, ...(site?.attributes ?? []).flatMap(({ key, isPublic }) => (isPublic ? [] : [key]))];
};

/** Whether records have a date of their last change, by which a query can sort them. */
function knowsChanges(entity: string, { plan }: PlanContext): boolean {
  if ((plan.entities ?? []).some(({ key }) => key === entity))
    return !(plan.behaviours ?? []).some((one) => one.kind === 'stored_in_table' && one.entity === entity);
  const storage = siteKinds.find(({ key }) => key === entity)?.storage;
  return storage === 'post' || storage === 'order';
}

/** The first thing in an endpoint that cannot be, or should not. */
export function checkEndpoint(one: Endpoint, context: PlanContext): Fault | null {
  const { entity, methods, shows, writes, filters, readers, writers, match_by: match } = one;
  const others = (context.plan.behaviours ?? []).filter((other) => other.kind === 'endpoint' && other !== one);
  if (one.route !== '' && others.some((other) => other.kind === 'endpoint' && other.route === one.route))
    return { at: 'route', expected: 'a route that no other endpoint has', got: one.route };
  const all = context.attributes(entity);
  const keys = all.map(({ key }) => key);
  const hidden = privateKeys(entity, context);
  for (const [member, list] of [
    ['shows', shows],
    ['filters', filters],
  ] as const) {
    const seen = readers.by === 'everyone' ? keys.filter((key) => !hidden.includes(key)) : keys;
    const wrong = list.findIndex((key) => !seen.includes(key));
    if (wrong !== -1) return { at: `${member}[${wrong}]`, expected: names(seen), got: list[wrong] };
  }
  if (one.order === 'changed' && !knowsChanges(entity, context))
    return { at: 'order', expected: '"newest" or "oldest": when it was changed is not kept', got: one.order };
  if (reads({ one }) && shows.length === 0) return { at: 'shows', expected: 'what is answered', got: shows };
  if (!reads({ one }) && writers.by === 'people' && writers.people.who === 'nobody' && writers.people.owner !== true)
    return { at: 'writers.people', expected: 'somebody', got: writers.people.who };
  const writable = all
    .filter(({ key, isWritable }) => isWritable && !(entity === 'user' && guarded.includes(key)))
    .map(({ key }) => key);
  for (const [index, { attribute }] of writes.entries()) {
    if (!writable.includes(attribute))
      return { at: `writes[${index}].attribute`, expected: names(writable), got: attribute };
    if (writes.findIndex((other) => other.attribute === attribute) !== index)
      return { at: `writes[${index}].attribute`, expected: 'an attribute that is not there already', got: attribute };
  }
  const makes = methods.includes('create') || methods.includes('receive');
  if ((makes || methods.includes('update')) && writes.length === 0)
    return { at: 'writes', expected: 'what is taken', got: writes };
  if (methods.includes('create') && methods.includes('receive'))
    return { at: 'methods', expected: 'either create or receive', got: methods };
  const isOwn = (context.plan.entities ?? []).some(({ key }) => key === entity);
  if (makes && !isOwn && notMade.includes(entity) && !(methods.includes('receive') && match !== null))
    return { at: 'methods', expected: `no create: ${entity} is not made of values alone`, got: methods };
  const needed = entity === 'user' && !isOwn ? 'email' : 'title';
  if (
    makes &&
    one.creates !== false &&
    !notMade.includes(entity) &&
    !writes.some(({ attribute, required }) => attribute === needed && required)
  )
    return { at: 'writes', expected: `${needed}, required`, got: writes.map(({ attribute }) => attribute) };
  if (match !== null && !writes.some(({ attribute, required }) => attribute === match && required))
    return {
      at: 'match_by',
      expected: names(writes.filter(({ required }) => required).map(({ attribute }) => attribute)),
      got: match,
    };
  if (match === null && one.creates === false)
    return { at: 'creates', expected: 'true without match_by, since nothing would be taken', got: false };
  if (match !== null && !methods.includes('receive'))
    return { at: 'match_by', expected: 'null but of receive', got: match };
  if (writers.by === 'signature' && methods.some((method) => ['create', 'update', 'delete'].includes(method)))
    return { at: 'writers.by', expected: 'people or key but of receive', got: writers.by };
  return (
    checkConditions(entity, one.conditions ?? [], 'conditions', context) ??
    (readers.by === 'people' && reads({ one })
      ? checkAudience(readers.people, 'readers.people', context, true)
      : null) ??
    (writers.by === 'people' && writesAny({ one })
      ? checkAudience(writers.people, 'writers.people', context, true)
      : null)
  );
}
