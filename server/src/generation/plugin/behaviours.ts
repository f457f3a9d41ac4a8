import { describe } from '../understanding/describe.ts';
import type { Behaviour, BehaviourKind, Understanding } from '../understanding/understanding.ts';
import type { Contribution } from './feature-module.ts';
import { siteCleanupsOf } from './features/cron/site-cleanup-tasks.ts';
import { emailTriggersOf, isNoticeable, statusFieldOf } from './features/email/email-triggers.ts';
import { figuresOf } from './features/shortcode/figures-class.ts';
import { formEntities, formOptions } from './features/shortcode/form-options.ts';
import { listedEntities, listOptions } from './features/shortcode/list-options.ts';
import { parentFiguresOf } from './features/shortcode/parent-figures.ts';
import { statusActionsOf } from './features/status-actions/status-actions.ts';
import { statusActionsContribution } from './features/status-actions/status-actions-class.ts';
import { entityOf, fieldOf } from './features/support/find-behaviours.ts';
import { viewedEntities, viewsContribution } from './features/support/views-class.ts';
import type { PluginPlan } from './plan.ts';

type Of<K extends BehaviourKind> = Behaviour extends infer B
  ? B extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? B
      : never
    : never
  : never;

type Test<K extends BehaviourKind> = (behaviour: Of<K>, plan: PluginPlan) => boolean;

const has = (plan: PluginPlan, key: string): boolean => entityOf(plan, key) !== undefined;

const hasDate = (plan: PluginPlan, key: string, field: string): boolean => {
  const entity = entityOf(plan, key);
  const found = entity && fieldOf(entity, field);
  return found?.type === 'date' || found?.type === 'datetime';
};

/** Whether the plugin really does what was understood, by kind: which feature makes it, and under which conditions. */
const isMadeOf: { readonly [K in BehaviourKind]: Test<K> } = {
  email_on_create: ({ entity }, plan) => plan.features.has('email') && has(plan, entity),
  email_on_status: ({ entity, status }, plan) => {
    const found = entityOf(plan, entity);
    return plan.features.has('email') && found !== undefined && isNoticeable(found, status);
  },
  reminder_before_date: ({ entity, field }, plan) =>
    plan.features.has('email') && plan.features.has('cron') && hasDate(plan, entity, field),
  reminder_after_date: ({ entity, field }, plan) =>
    plan.features.has('email') && plan.features.has('cron') && hasDate(plan, entity, field),
  scheduled_cleanup: ({ entity }, plan) => plan.features.has('cron') && has(plan, entity),
  site_cleanup: (_, plan) => plan.features.has('cron'),
  scheduled_digest: ({ entity }, plan) =>
    plan.features.has('email') &&
    plan.features.has('cron') &&
    emailTriggersOf(plan).some(({ entity: own, on }) => own.key === entity && on.event === 'digest'),
  // Rows of tables cannot be drafts.
  expire_after_date: ({ entity, field, days }, plan) =>
    plan.features.has('cron') &&
    has(plan, entity) &&
    entityOf(plan, entity)?.storage !== 'table' &&
    (field === null ? days > 0 : hasDate(plan, entity, field)),
  status_after_date: ({ entity, field, status }, plan) => {
    const found = entityOf(plan, entity);
    return (
      plan.features.has('cron') &&
      hasDate(plan, entity, field) &&
      found !== undefined &&
      statusFieldOf(found, status) !== undefined
    );
  },
  csv_export: ({ entity }, plan) => plan.features.has('import_export') && has(plan, entity),
  csv_import: ({ entity }, plan) => plan.features.has('import_export') && has(plan, entity),
  list_shortcode: ({ entity, layout }, plan) => {
    const found = entityOf(plan, entity);
    return plan.features.has('shortcode') && found !== undefined && isLaidOut(plan, entity, layout);
  },
  list_block: ({ entity }, plan) => plan.features.has('widget_block') && has(plan, entity),
  public_form: ({ entity }, plan) =>
    plan.features.has('shortcode') && formEntities(plan).some(({ key }) => key === entity),
  // What visitors send waits for review; posts have a status for it, rows of tables a column.
  approval: ({ entity }, plan) =>
    has(plan, entity) &&
    (entityOf(plan, entity)?.storage !== 'table' || statusActionsOf(plan).some((one) => one.entity.key === entity)),
  status_actions: ({ entity, statuses }, plan) => {
    const made = statusActionsOf(plan).filter((action) => action.entity.key === entity);
    return statuses.every((status) => made.some(({ key }) => key === status));
  },
  capacity_limit: ({ entity, field, most, parent }, plan) => {
    const owner = parent === null ? undefined : entityOf(plan, parent);
    const isKnown = most > 0 || (owner !== undefined && fieldOf(owner, field) !== undefined);
    return plan.features.has('shortcode') && isKnown && formEntities(plan).some(({ key }) => key === entity);
  },
  unique_entry: ({ entity }, plan) => {
    const found = entityOf(plan, entity);
    return plan.features.has('shortcode') && found !== undefined && (formOptions(plan, found)?.unique.length ?? 0) > 0;
  },
  search_filter: ({ entity }, plan) => plan.features.has('shortcode') && has(plan, entity),
  admin_columns: ({ entity }, plan) => has(plan, entity),
  rest_endpoint: ({ entity }, plan) => plan.features.has('rest_api') && has(plan, entity),
  rating_average: ({ entity }, plan) => isFigured(plan, entity, 'average'),
  sum_total: ({ entity }, plan) => isFigured(plan, entity, 'total'),
  parent_figure: ({ entity, parent, figure }, plan) =>
    plan.features.has('shortcode') &&
    parentFiguresOf(plan).some(
      (one) => one.entity.key === entity && one.parent.key === parent && one.figure === figure,
    ),
  count_views: ({ entity }, plan) => viewedEntities(plan).some(({ key }) => key === entity),
  log_to_table: ({ subject }, plan) =>
    plan.entities.some(
      ({ isLog, key, storage }) => isLog || (storage === 'table' && key === subject.replaceAll(' ', '_')),
    ),
  stored_in_table: ({ entity }, plan) => entityOf(plan, entity)?.storage === 'table',
  dashboard_summary: ({ entity }, plan) => plan.features.has('dashboard_widget') && has(plan, entity),
  cli_command: ({ entity }, plan) =>
    plan.features.has('cli') && (has(plan, entity) || (plan.features.has('cron') && siteCleanupsOf(plan).length > 0)),
  cache: (_, plan) => plan.features.has('shortcode') && listedEntities(plan).length > 0,
};

function isFigured(plan: PluginPlan, entity: string, kind: 'average' | 'total'): boolean {
  return (
    plan.features.has('shortcode') &&
    figuresOf(plan).some((figure) => figure.kind === kind && figure.entity.key === entity)
  );
}

function isLaidOut(plan: PluginPlan, key: string, layout: string): boolean {
  const entity = entityOf(plan, key);
  if (entity === undefined || layout === 'map') return false;
  return layout !== 'calendar' || listOptions(plan, entity).layout === 'agenda';
}

/** Whether the plugin does what was understood. */
export const isMade = <K extends BehaviourKind>(plan: PluginPlan, kind: K, behaviour: Of<K>): boolean =>
  isMadeOf[kind](behaviour, plan);

/** What was understood, with every behaviour that no part of the plugin makes among what was not. */
export function honestUnderstanding(plan: PluginPlan): Pick<Understanding, 'understood' | 'notUnderstood'> {
  const { understood } = plan;
  const made = understood.behaviours.filter((behaviour) => isMade(plan, behaviour.kind, behaviour));
  const sentencesOf = (behaviours: readonly Behaviour[]) => new Set(describe({ ...understood, behaviours }));
  const kept = sentencesOf(made);
  const missing = understood.understood.filter((sentence) => !kept.has(sentence));
  const all = sentencesOf(understood.behaviours);
  const isBehaviour = (sentence: string) => all.has(sentence);
  return {
    understood: understood.understood.filter((sentence) => !missing.includes(sentence) || !isBehaviour(sentence)),
    notUnderstood: [...understood.notUnderstood, ...missing.filter(isBehaviour)],
  };
}

/** What behaviours need that belongs to no feature. */
export const behaviourContributions = (plan: PluginPlan): readonly Contribution[] => [
  viewsContribution(plan),
  statusActionsContribution(plan),
];
