import type { PlanEntity, PlanField, PlanTaxonomy, PluginPlan } from '../../plan.ts';
import { behaviourOf, fieldOf } from '../support/find-behaviours.ts';

/** How a list of an entity's records looks and what is in it, unless its shortcode says otherwise. */
export interface ListOptions {
  /** Field or `title` or `date`. */
  readonly orderBy: string;
  readonly order: 'asc' | 'desc';
  /** What `orderby` may be. */
  readonly orderable: readonly string[];
  /** The field that tells what is to come from what is over. */
  readonly schedule: PlanField | undefined;
  readonly show: 'all' | 'upcoming' | 'past';
  /** The field that tells featured records from others. */
  readonly featured: PlanField | undefined;
  readonly isFeaturedOnly: boolean;
  readonly layout: ListLayout;
  /** 0: as many as the settings say. */
  readonly perPage: number;
  /** Fields that visitors can filter by. */
  readonly filters: readonly PlanField[];
  /** Taxonomies that visitors can filter by. */
  readonly taxonomies: readonly PlanTaxonomy[];
  readonly hasSearch: boolean;
}

export const listLayouts = ['list', 'grid', 'table', 'slider', 'accordion', 'agenda'] as const;
export type ListLayout = (typeof listLayouts)[number];

const sortable = new Set(['date', 'datetime', 'time', 'integer', 'number', 'money', 'text']);

/** Names of fields that say when something takes place, rather than when somebody was born. */
const scheduleKey =
  /^(?:date|time|when)$|(?:^|_)(?:start|starts|begin|begins|event|deadline|due|closing|departure|session|show|race|match|class|lesson|appointment)(?:_|$)/;

function scheduleOf(entity: PlanEntity): PlanField | undefined {
  const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime');
  return dates.find(({ key }) => scheduleKey.test(key));
}

/** What lists of an entity show, as the description has it. */
export function listOptions(plan: PluginPlan, entity: PlanEntity): ListOptions {
  const asked = behaviourOf(plan, 'list_shortcode', entity) ?? behaviourOf(plan, 'list_block', entity);
  const search = behaviourOf(plan, 'search_filter', entity);
  const orderField = fieldOf(entity, asked?.orderBy ?? null);
  const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'datetime');
  const orderDate = orderField !== undefined && dates.includes(orderField) ? orderField : undefined;
  const schedule =
    orderDate ?? scheduleOf(entity) ?? (asked?.only === 'upcoming' || asked?.only === 'past' ? dates[0] : undefined);
  const show =
    asked?.only === 'past' ? 'past' : asked?.only === 'upcoming' || (schedule && !asked) ? 'upcoming' : 'all';
  const orderable = [
    'title',
    'date',
    ...entity.fields.filter(({ type, isPublic }) => sortable.has(type) && isPublic).map(({ key }) => key),
  ];
  const wanted = orderField?.key ?? (asked?.orderBy === 'title' ? 'title' : (schedule?.key ?? 'date'));
  const orderBy = orderable.includes(wanted) ? wanted : 'date';
  const isAscending = asked?.orderBy ? asked.order === 'asc' : orderBy !== 'date' && show !== 'past';
  const featured = entity.fields.find(({ key, type }) => type === 'boolean' && key.includes('featured'));
  const layout =
    asked === undefined
      ? 'list'
      : asked.layout === 'calendar'
        ? 'agenda'
        : asked.layout === 'map'
          ? 'list'
          : asked.layout;
  return {
    orderBy,
    order: isAscending ? 'asc' : 'desc',
    orderable,
    schedule,
    show: schedule === undefined ? 'all' : show,
    featured,
    isFeaturedOnly: asked?.only === 'featured' && featured !== undefined,
    layout: layout === 'agenda' && schedule === undefined ? 'list' : layout,
    perPage: asked?.limit ?? 0,
    filters: entity.fields.filter(
      ({ key, type, isPublic }) =>
        search?.by.includes(key) &&
        isPublic &&
        (type === 'choice' || type === 'text' || type === 'date' || type === 'boolean'),
    ),
    taxonomies: plan.taxonomies.filter(
      ({ key, postTypes }) =>
        search?.by.includes(key) && postTypes.includes(entity.postType) && entity.storage !== 'table',
    ),
    hasSearch: search !== undefined,
  };
}

/** Entities that have a list for visitors. */
export function listedEntities(plan: PluginPlan): readonly PlanEntity[] {
  const records = plan.entities.filter(({ isLog }) => !isLog);
  const listed = records.filter(
    (entity) => entity.isPublic || behaviourOf(plan, 'list_shortcode', entity) !== undefined,
  );
  if (listed.length > 0 || records.some((entity) => behaviourOf(plan, 'public_form', entity))) return listed;
  return records.slice(0, 1);
}
