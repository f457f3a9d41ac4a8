import { recordBehaviours } from '@presswright/shared/schemas/plans/behaviours';
import { contentBehaviours } from '@presswright/shared/schemas/plans/content-behaviours';
import type { PlanEntity, PlanField } from '@presswright/shared/schemas/plans/parts';
import { planFieldTypes } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import fc from 'fast-check';
import type { PlanContext } from '../../../server/src/generation/behaviours/behaviour.ts';
import { contextOf } from '../../../server/src/generation/behaviours/context.ts';
import { GenerationError } from '../../../server/src/generation/generation-error.ts';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { accountForm } from './random-behaviours/account-form.ts';
import { accountPolicy } from './random-behaviours/account-policy.ts';
import { approvalSteps } from './random-behaviours/approval-steps.ts';
import { booking } from './random-behaviours/booking.ts';
import { endpoint } from './random-behaviours/endpoint.ts';
import { fileImport } from './random-behaviours/file-import.ts';
import { forwarding } from './random-behaviours/forwarding.ts';
import { groundGuide } from './random-behaviours/guided-form.ts';
import { languages } from './random-behaviours/languages.ts';
import { membership } from './random-behaviours/membership.ts';
import { checkoutSlot, orderFlow } from './random-behaviours/orders.ts';
import { ownRecords } from './random-behaviours/own-records.ts';
import { ownerMessage } from './random-behaviours/owner-message.ts';
import { postSubscription } from './random-behaviours/post-subscription.ts';
import { recordExport } from './random-behaviours/record-export.ts';
import { recordLookup } from './random-behaviours/record-lookup.ts';
import { recurrence } from './random-behaviours/recurrence.ts';
import { restriction } from './random-behaviours/restriction.ts';
import { rule } from './random-behaviours/rule.ts';
import { shopRule } from './random-behaviours/shop-rule.ts';
import { staffList } from './random-behaviours/staff-list.ts';
import { waitingList } from './random-behaviours/waiting-list.ts';

/** What of JSON Schema the plans use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const words = [
  'event',
  'guest',
  'recipe',
  'ticket',
  'room',
  'course',
  'teacher',
  'loan',
  'visit',
  'plot',
  'boat',
  'class',
];
const awkward = [`It's "here" & <there>`, 'Größe', '100 % of $5', '*/ ?> <?php', '{{ x }} %s %1$s', 'A\\B'];

/** Values that a schema takes; texts are such that a careless writer stumbles over them. */
export function ofSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(ofSchema));
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(ofSchema));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'array': {
      const bounds = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 4) };
      return fc.uniqueArray(ofSchema(schema.items ?? {}), bounds);
    }
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, ofSchema(one)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return ofText(schema);
  }
}

function ofText({ pattern = '', minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const fits = new RegExp(pattern, 'u');
  const samples = [
    '',
    ...words,
    ...awkward,
    'https://example.org/a?b=1&c=2',
    'https://app.example.org',
    'X-Signature',
    '/about',
    '08:30',
    'ann@example.org',
    '#1d4ed8',
    '2030-05-06T18:30',
    '18:30',
    'a@example.org',
    'User-agent: *',
    '09:30',
    'G-ABC123',
    'my/v1/latest',
    'tea = https://example.org/tea',
    '09:30',
    '2030-05-06',
    '12-24',
    'en',
    'de',
    '/de/',
  ];
  const own = samples.filter((text) => text.length >= minLength && text.length <= maxLength && fits.test(text));
  if (own.length === 0) throw new Error(`no sample fits ${pattern}`);
  return fc.constantFrom(...own);
}

const label = fc.oneof(
  fc.constantFrom(...words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)),
  fc.constantFrom(...awkward),
);

function ofField(key: string, others: readonly string[]): fc.Arbitrary<PlanField> {
  const types = planFieldTypes.filter((type) => type !== 'relation' || others.length > 0);
  return fc
    .record({
      type: fc.constantFrom(...types),
      label,
      required: fc.boolean(),
      multiple: fc.boolean(),
      target: fc.constantFrom('', ...others),
      of: fc.constantFrom(undefined, ['editor'], ['subscriber', 'author']),
    })
    .map(
      ({ type, target, of, ...rest }): PlanField => ({
        key,
        type,
        ...rest,
        // A chain of required records must have an end.
        required: rest.required && type !== 'relation',
        multiple: rest.multiple && type !== 'user',
        ...(type === 'user' && of !== undefined ? { roles: [...of] } : {}),
        ...(type === 'choice'
          ? {
              choices: [
                { value: 'one', label: 'One' },
                { value: 'two', label: `It's two` },
              ],
            }
          : {}),
        ...(type === 'relation' ? { relates_to: target === '' ? (others[0] ?? '') : target } : {}),
      }),
    );
}

function ofEntity(key: string, others: readonly string[]): fc.Arbitrary<PlanEntity> {
  const keys = ['date', 'price', 'note', 'email', 'kind', 'owner', 'place'];
  return fc
    .tuple(fc.integer({ min: 0, max: keys.length }), label, fc.boolean(), fc.boolean())
    .chain(([many, singular, isPublic, hasTerms]) =>
      fc.tuple(...keys.slice(0, many).map((field) => ofField(field, others))).map((fields) => ({
        key,
        singular,
        plural: `${singular} ${key}s`,
        public: isPublic,
        fields,
        ...(hasTerms ? { taxonomies: [{ key: 'topic', singular: 'Topic', plural: 'Topics', terms: ['A & B'] }] } : {}),
      })),
    );
}

/** The behaviour with references that there are in the plan; null where the plan has nothing that it could be about. */
export function grounded(
  behaviour: PlanBehaviour,
  entities: readonly PlanEntity[],
  pick: number,
): PlanBehaviour | null {
  const one = { ...behaviour } as Record<string, unknown> & { kind: string };
  const entity = entities[pick % Math.max(1, entities.length)];
  const fieldsOf = (owner: PlanEntity | undefined, types: readonly string[] | null) =>
    (owner?.fields ?? []).filter(({ type }) => types === null || types.includes(type)).map(({ key }) => key);
  for (const from of ['sources', 'roles']) {
    const [sources, targets] = [one[from], one.targets];
    if (!Array.isArray(sources) || !Array.isArray(targets)) continue;
    const pairs = Math.min(sources.length, targets.length);
    [one[from], one.targets] = [sources.slice(0, pairs), targets.slice(0, pairs)];
  }
  if (one.kind === 'redirects') {
    if (!('season_from' in one && 'season_until' in one))
      for (const key of ['season_from', 'season_until']) delete one[key];
    if (!('deleted_types' in one && 'deleted_to' in one))
      for (const key of ['deleted_types', 'deleted_to', 'gone_terms']) delete one[key];
    const [archives, targets] = [one.archives, one.archive_targets];
    if (Array.isArray(archives) && Array.isArray(targets)) {
      one.archives = archives.slice(0, targets.length);
      one.archive_targets = targets.slice(0, archives.length);
    } else for (const key of ['archives', 'archive_targets']) delete one[key];
  }
  // Only what happens every week has its day, and only what happens every day or week its time.
  if (one.kind === 'site_cleanup') {
    if (one.interval !== 'weekly') delete one.weekday;
    if (one.interval !== 'weekly' && one.interval !== 'daily') delete one.time;
    if (one.target !== 'revisions') delete one.kept_per_post;
  }
  // What is kept of a thing is said where the thing is named.
  if (Array.isArray(one.things)) {
    if (!one.things.includes('revisions')) delete one.kept_revisions;
    if (!one.things.includes('heartbeat')) delete one.heartbeat_seconds;
  }
  if ('entity' in one) one.entity = entity?.key ?? 'post';
  const parentKey = (entity?.fields ?? []).find(({ relates_to: target }) => target !== undefined)?.relates_to;
  const parent = entities.find(({ key }) => key === parentKey);
  if ('parent' in one) {
    if (parent === undefined && (one.kind === 'parent_figure' || one.parent !== null)) return null;
    if (one.parent !== null) one.parent = parent?.key;
  }
  if (one.kind === 'public_form' && 'confirmation' in one) {
    const address = (entity?.fields ?? []).find(({ type }) => type === 'email');
    if (address === undefined) delete one.confirmation;
    else one.confirmation = address.key;
  }
  if (one.kind === 'public_form' && 'uploads' in one) {
    const files = (entity?.fields ?? []).filter(({ type }) => ['file', 'image', 'gallery'].includes(type));
    one.uploads = files.map(({ key, type }) => ({
      field: key,
      types: type === 'file' ? ['pdf', 'docx'] : ['jpg', 'png'],
      max_mb: 1 + (pick % 8),
      most: type === 'gallery' ? 3 : 1,
    }));
  }
  if ('recipient' in one && (one.recipient as { to: string }).to === 'role')
    one.recipient = { to: 'role', role: 'editor' };
  const dates = ['date', 'datetime'];
  const numbers = ['integer', 'number', 'money', 'rating', 'duration'];
  const wanted: Record<string, readonly [string, PlanEntity | undefined, readonly string[] | null][]> = {
    reminder_before_date: [['field', entity, dates]],
    reminder_after_date: [['field', entity, dates]],
    status_after_date: [['field', entity, dates]],
    scheduled_cleanup: [['field', entity, dates]],
    expire_after_date: [['field', entity, dates]],
    list_shortcode: [['order_by', entity, null]],
    list_block: [['order_by', entity, null]],
    unique_entry: [['field', entity, null]],
    rating_average: [['field', entity, numbers]],
    sum_total: [['field', entity, numbers]],
    capacity_limit: [['field', one.parent === null ? undefined : parent, numbers]],
    parent_figure: [
      ['field', entity, numbers],
      ['goal', parent, numbers],
    ],
  };
  for (const [member, owner, types] of wanted[one.kind] ?? []) {
    if (one[member] === null) continue;
    const keys = fieldsOf(owner, types);
    if (keys.length === 0) return null;
    one[member] = keys[pick % keys.length];
  }
  // Strangers do not read the names of all users.
  if (one.kind === 'public_form' && (entity?.fields ?? []).some(({ type }) => type === 'user'))
    one.requires_login = true;
  if (one.kind === 'public_form' && 'fields' in one) {
    const typed = fieldsOf(entity, null).filter(
      (key) =>
        !(entity?.fields ?? []).some((field) => field.key === key && ['file', 'image', 'gallery'].includes(field.type)),
    );
    if (typed.length === 0) delete one.fields;
    else one.fields = typed;
  }
  if (one.kind === 'public_form') groundGuide(one, entity, pick);
  if (one.kind === 'login_redirect' && (one.logout === '' || String(one.logout_notice).trim() === ''))
    delete one.logout_notice;
  for (const member of ['by', 'fields'])
    if (Array.isArray(one[member]) && one.kind !== 'public_form') one[member] = fieldsOf(entity, null).slice(0, 2);
  return one as unknown as PlanBehaviour;
}

/** How behaviours about any records are made of what a plan has, by their kinds. */
const recordGrounds: Readonly<
  Record<string, (one: Record<string, unknown>, context: PlanContext, pick: number) => Record<string, unknown>>
> = {
  account_form: accountForm,
  account_policy: accountPolicy,
  approval_steps: approvalSteps,
  autoload_warning: (one) => one,
  booking,
  file_import: fileImport,
  comment_authors: (one) => ({
    trusted_after: 3,
    ...one,
    can_delete: 'edit_minutes' in one && one['can_delete'] === true,
  }),
  downloads: (one) => one,
  recurrence,
  forwarding,
  security_headers: (one) => one,
  internal_notes: (one, _, pick) => ({ ...one, entity: pick % 2 === 0 ? 'post' : 'page' }),
  languages,
  output_cache: (one, { plan }, pick) => ({
    ...one,
    shortcodes: (plan.behaviours ?? [])
      .flatMap((other) => (other.kind === 'post_views' && pick % 2 === 0 ? ['popular_posts'] : []))
      .concat('price_table'),
  }),
  own_records: ownRecords,
  page_loading: ({ eager_images: eager, ...one }, _, pick) => ({ ...one, eager_images: eager ?? pick % 3 }),
  owner_message: ownerMessage,
  post_subscription: postSubscription,
  record_export: recordExport,
  record_lookup: recordLookup,
  restriction,
  shop_rule: shopRule,
  staff_list: staffList,
  waiting_list: waitingList,
  rule,
  order_flow: orderFlow,
  checkout_slot: checkoutSlot,
  membership,
  endpoint,
};

const ofRecords = recordBehaviours.filter(({ properties }) => properties.kind.const in recordGrounds);
const behaviours = [...contentBehaviours, ...siteToolBehaviours] as unknown as readonly Schema[];

/** The behaviours about any records as they fit the plan; what does not is left out. */
function groundedRecords(plan: PluginPlan, picked: readonly (readonly [unknown, number])[]): PluginPlan {
  let known = plan;
  for (const [one, pick] of picked) {
    const behaviour = one as Record<string, unknown> & { kind: string };
    const made = recordGrounds[behaviour.kind]?.(behaviour, contextOf(known), pick) as unknown as PlanBehaviour;
    const more = { ...known, behaviours: [...(known.behaviours ?? []), made] };
    if (isValid(more)) known = more;
  }
  return known;
}

/** Whether chance has drawn nothing but what the plan has. */
function isValid(plan: PluginPlan): boolean {
  try {
    checkPlan(plan);
    return true;
  } catch (fault) {
    if (fault instanceof GenerationError) return false;
    throw fault;
  }
}

/** Valid plans, from nothing to three kinds of records with ten behaviours. */
export const randomPlans: fc.Arbitrary<PluginPlan> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }),
    fc.array(fc.tuple(fc.oneof(...behaviours.map(ofSchema)), fc.nat(50)), { maxLength: 10 }),
    fc.array(fc.tuple(fc.oneof(...(ofRecords as unknown as readonly Schema[]).map(ofSchema)), fc.nat(60)), {
      maxLength: 4,
    }),
  )
  .chain(([keys, picked, aboutRecords]) =>
    fc.tuple(...keys.map((key, at) => ofEntity(key, keys.slice(0, at)))).map((entities): PluginPlan => {
      const all = picked.flatMap(([one, pick]) => grounded(one as PlanBehaviour, entities, pick) ?? []);
      // Each tool once: what it does is one thing.
      for (const one of all)
        if (
          one.kind === 'capacity_limit' &&
          all.some((other) => other.kind === 'stored_in_table' || other.kind === 'public_form')
        )
          delete one.waits;
      const hasLog = all.some(({ kind }) => kind === 'activity_log');
      const isOfContent = (kind: string) => contentBehaviours.some(({ properties }) => properties.kind.const === kind);
      const once = all
        .filter(({ kind }) => !(hasLog && kind === 'log_to_table'))
        // Only what a shortcode lists can be kept.
        .filter(({ kind }) => kind !== 'cache' || all.some((one) => one.kind === 'list_shortcode'))
        .filter(({ kind }, at, rest) => isOfContent(kind) || rest.findIndex((other) => other.kind === kind) === at);
      return groundedRecords({ version: 1, entities, behaviours: once }, aboutRecords);
    }),
  );
