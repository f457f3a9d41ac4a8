import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';

/** An endpoint as plans have it. */
export type Endpoint = BehaviourOf<'endpoint'>;

/** An endpoint with its number, and the kind of records that it is about. */
export interface NumberedEndpoint {
  readonly plan: PluginPlan;
  readonly one: Endpoint;
  readonly number: number;
  readonly kind: RecordKind;
}

/** Namespace and name of a route: `shop/v1`, `items`. */
export function routeOf({ plan, one, kind, number }: NumberedEndpoint): {
  readonly namespace: string;
  readonly base: string;
} {
  const [, namespace = '', base = ''] = /^(.+\/v\d+)\/([^/]+)$/.exec(one.route) ?? [];
  if (namespace !== '') return { namespace, base };
  const plural =
    kind.plural
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || kind.key;
  return { namespace: `${plan.names.slug}/v1`, base: number === 1 ? plural : `${plural}-${number}` };
}

/** What is answered: of what everyone may ask for, only what visitors may see. */
export const shownAttributes = ({ one, kind }: NumberedEndpoint): readonly Attribute[] =>
  one.shows.flatMap((key) => {
    const found = kind.attributes.find((attribute) => attribute.key === key);
    return found === undefined || (one.readers.by === 'everyone' && !found.isPublic) ? [] : [found];
  });

export const has = (
  { one }: Pick<NumberedEndpoint, 'one'>,
  ...methods: readonly Endpoint['methods'][number][]
): boolean => methods.some((method) => one.methods.includes(method));

export const reads = (endpoint: Pick<NumberedEndpoint, 'one'>): boolean => has(endpoint, 'list', 'one');
export const writesAny = (endpoint: Pick<NumberedEndpoint, 'one'>): boolean =>
  has(endpoint, 'create', 'update', 'delete', 'receive');
