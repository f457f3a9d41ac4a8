import type { PlanEntity, PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import type { Fault } from '../../behaviours/behaviour.ts';
import { contextOf } from '../../behaviours/context.ts';
import { siteRoles } from '../../behaviours/site-roles.ts';
import { behaviourModules } from '../../behaviours/table.ts';
import { GenerationError } from '../../generation-error.ts';
import { toKebab } from '../../naming/inflect.ts';
import { fieldFault, oneOf } from './field-faults.ts';
import { askedFault, guidedFault, ownerFault, pageFault, uploadFault, waitingFault } from './sent-in-faults.ts';

/** Types of fields that behaviours ask for. */
const dates = ['date', 'datetime'];
const numbers = ['integer', 'number', 'money', 'rating', 'duration'];

/** What behaviours are about in a plan without records of its own. */
const sitePosts = 'post';

/**
 * Finds what a schema cannot tell: names that are used twice, and parts that refer to nothing, or to what does not fit.
 * @throws {GenerationError} with the path of the first fault, what was expected there and what was got
 */
export function checkPlan(plan: PluginPlan, at = 'plan'): void {
  const { entities = [], behaviours = [], settings = [], roles = [] } = plan;
  unique(entities, `${at}.entities`);
  unique(roles, `${at}.roles`);
  const names = entities.map(({ key }) => key);
  for (const [index, { key, fields = [], taxonomies = [], owner }] of entities.entries()) {
    const path = `${at}.entities[${index}]`;
    if (key === sitePosts) fault(`${path}.key`, 'another key, since post stands for the posts of the site', key);
    unique(fields, `${path}.fields`);
    unique(taxonomies, `${path}.taxonomies`);
    const both = taxonomies.findIndex((one) => fields.some((field) => field.key === one.key));
    if (both !== -1) fault(`${path}.taxonomies[${both}].key`, 'a key that no field has', taxonomies[both]?.key);
    checkFields(fields, names, `${path}.fields`, plan);
    raise(ownerFault(fields, owner, path));
    raise(pageFault(entities[index], path));
  }
  checkFields(settings, [], `${at}.settings`, plan);
  const person = settings.findIndex(({ type }) => type === 'user');
  if (person !== -1) fault(`${at}.settings[${person}].type`, 'what settings can hold', 'user');
  unique(settings, `${at}.settings`);
  checkCycles(plan, at);
  for (const [index, { entities: writable = [] }] of roles.entries()) {
    for (const [place, key] of writable.entries())
      if (!names.includes(key)) fault(`${at}.roles[${index}].entities[${place}]`, oneOf(names), key);
  }
  checkRoles(plan, at);
  checkTwins(plan, at);
  for (const [index, behaviour] of behaviours.entries()) checkBehaviour(behaviour, plan, `${at}.behaviours[${index}]`);
}

function checkFields(
  fields: readonly PlanField[],
  entities: readonly string[],
  path: string,
  { roles = [] }: PluginPlan,
): void {
  const found = fieldFault(fields, entities, path, [...roles.map(({ key }) => key), ...siteRoles]);
  if (found !== null) fault(found.at, found.expected, found.got);
}

/** What roles say exactly: records that there are, and capabilities that make nobody an administrator. */
function checkRoles({ entities = [], roles = [] }: PluginPlan, at: string): void {
  const known = [
    ...entities.map(({ key }) => key),
    'post',
    'page',
    'media',
    'user',
    'comment',
    'category',
    'tag',
    'product',
    'order',
  ];
  const copied = siteRoles.filter((role) => role !== 'administrator');
  for (const [
    index,
    { may, copy_of: copyOf, capabilities = [], entities: writable = [], is_default: isDefault },
  ] of roles.entries()) {
    const path = `${at}.roles[${index}]`;
    for (const [place, { entity }] of (may ?? []).entries())
      if (!known.includes(entity)) fault(`${path}.may[${place}].entity`, oneOf(known), entity);
    if (may !== undefined && writable.length > 0) fault(`${path}.entities`, 'none beside may', writable);
    if (copyOf !== undefined && !copied.some((role) => role === copyOf))
      fault(`${path}.copy_of`, oneOf(copied), copyOf);
    const high = capabilities.findIndex((capability) => tooHigh.has(capability));
    if (high !== -1) fault(`${path}.capabilities[${high}]`, 'what does not make an administrator', capabilities[high]);
    if (isDefault === true && roles.findIndex((role) => role.is_default === true) !== index)
      fault(`${path}.is_default`, 'one role for new users', true);
  }
}

/** With these, whoever has the role could give himself any other. */
const tooHigh: ReadonlySet<string> = new Set([
  'manage_options',
  'promote_users',
  'edit_plugins',
  'install_plugins',
  'activate_plugins',
  'update_plugins',
  'edit_themes',
  'install_themes',
  'edit_files',
  'unfiltered_upload',
  'manage_network',
]);

/** A record that requires one which requires the first can never be made. */
function checkCycles({ entities = [] }: PluginPlan, at: string): void {
  const needs = new Map(
    entities.map(({ key, fields = [] }) => [
      key,
      fields.flatMap(({ required, relates_to: target }) => (required === true && target !== undefined ? [target] : [])),
    ]),
  );
  for (const [index, { key }] of entities.entries()) {
    const seen = new Set<string>();
    const open = [...(needs.get(key) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === key)
        fault(`${at}.entities[${index}]`, `required relations that do not lead back to ${key}`, 'a cycle');
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(needs.get(next) ?? []));
    }
  }
}

/** Lists that say together what leads where have one place for each other. */
function checkPairs(behaviour: PlanBehaviour, path: string): void {
  const pairs =
    behaviour.kind === 'redirects'
      ? ([behaviour.sources, behaviour.targets] as const)
      : behaviour.kind === 'login_redirect'
        ? ([behaviour.roles, behaviour.targets] as const)
        : null;
  if (pairs !== null && pairs[0].length !== pairs[1].length)
    fault(`${path}.targets`, `${pairs[0].length} items, one for each that is led there`, pairs[1]);
}

/** How much is kept of what is only limited when it is named among what is switched off. */
const keptOf = { kept_revisions: 'revisions', heartbeat_seconds: 'heartbeat' } as const;

function checkKept(behaviour: PlanBehaviour, path: string): void {
  if (behaviour.kind !== 'switch_off') return;
  for (const [member, thing] of Object.entries(keptOf)) {
    const value = behaviour[member as keyof typeof keptOf];
    if (value !== undefined && !behaviour.things.some((one) => one === thing))
      fault(`${path}.${member}`, `none without ${thing} in things`, value);
  }
}

/** A note after logging out stands where people are led to. */
function checkNotice(behaviour: PlanBehaviour, path: string): void {
  if (behaviour.kind !== 'login_redirect' || behaviour.logout_notice === undefined) return;
  if (behaviour.logout === '' || behaviour.logout_notice.trim() === '')
    fault(
      `${path}.logout_notice`,
      behaviour.logout === '' ? 'none without logout, where it would stand' : 'what people read',
      behaviour.logout_notice,
    );
}

/** Options of redirects that say something only together. */
function checkRedirects(behaviour: PlanBehaviour, path: string): void {
  if (behaviour.kind !== 'redirects') return;
  const { season_from: from, season_until: until, archives = [], archive_targets: targets = [] } = behaviour;
  const { deleted_types: types, deleted_to: to, gone_terms: terms } = behaviour;
  if ((from === undefined) !== (until === undefined))
    fault(`${path}.season_${from === undefined ? 'from' : 'until'}`, 'the other day of the season', undefined);
  if (archives.length !== targets.length)
    fault(`${path}.archive_targets`, `${archives.length} items, one for each that is led there`, targets);
  if ((types === undefined) !== (to === undefined))
    fault(`${path}.deleted_${types === undefined ? 'types' : 'to'}`, 'what is deleted, and where it leads', undefined);
  if (terms !== undefined && types === undefined) fault(`${path}.gone_terms`, 'none without deleted_types', terms);
}

/** Only what happens every day or week begins at a time, and only the latter on a day of the week; only revisions stay by number. */
function checkStart(behaviour: PlanBehaviour, path: string): void {
  if (behaviour.kind !== 'site_cleanup') return;
  const { interval, weekday, time, target, kept_per_post: kept } = behaviour;
  if (kept !== undefined && target !== 'revisions') fault(`${path}.kept_per_post`, `none of ${target}`, kept);
  if (weekday !== undefined && interval !== 'weekly') fault(`${path}.weekday`, `none of ${interval}`, weekday);
  if (time !== undefined && interval !== 'weekly' && interval !== 'daily')
    fault(`${path}.time`, `none of ${interval}`, time);
}

/** Checks a behaviour that has a module of its own; false where it has none. */
function checkModule(behaviour: PlanBehaviour, plan: PluginPlan, path: string): boolean {
  const module = behaviourModules.find(({ kind }) => kind === behaviour.kind);
  if (module === undefined) return false;
  const context = contextOf(plan);
  if ('entity' in behaviour && !context.entities.includes(behaviour.entity))
    fault(`${path}.entity`, oneOf(context.entities), behaviour.entity);
  const found = module.check?.(behaviour as never, context) ?? null;
  if (found !== null) fault(`${path}.${found.at}`, found.expected, found.got);
  return true;
}

function checkBehaviour(behaviour: PlanBehaviour, plan: PluginPlan, path: string): void {
  if (checkModule(behaviour, plan, path)) return;
  checkPairs(behaviour, path);
  checkKept(behaviour, path);
  checkRedirects(behaviour, path);
  checkNotice(behaviour, path);
  checkStart(behaviour, path);
  raise(askedFault(behaviour, plan, path));
  raise(guidedFault(behaviour, plan, path));
  raise(uploadFault(behaviour, plan, path));
  raise(waitingFault(behaviour, plan, path));
  const { entities = [], roles = [] } = plan;
  const find = (key: string) => entities.find((entity) => entity.key === key);
  const names = entities.length === 0 ? [sitePosts] : entities.map(({ key }) => key);
  const named = (member: 'entity' | 'parent'): string | null => {
    const key: unknown = (behaviour as Record<string, unknown>)[member];
    if (typeof key !== 'string') return null;
    if (!names.includes(key)) fault(`${path}.${member}`, oneOf(names), key);
    return key;
  };
  const entity = named('entity');
  checkOpenForm(behaviour, find, path);
  const parent = named('parent');
  if (entity !== null && parent !== null && !relations(find(entity)?.fields).includes(parent))
    fault(`${path}.parent`, `what ${entity} has a relation to: ${oneOf(relations(find(entity)?.fields))}`, parent);
  if ('recipient' in behaviour && behaviour.recipient.to === 'role') {
    const { role } = behaviour.recipient;
    const known = [...roles.map(({ key }) => key), ...siteRoles];
    if (!known.includes(role)) fault(`${path}.recipient.role`, oneOf(known), role);
  }
  for (const { member, owner, types } of references(behaviour)) {
    const key: unknown = (behaviour as Record<string, unknown>)[member];
    if (typeof key !== 'string' || owner === null) continue;
    if (member === 'order_by' && key === 'title') continue;
    const fields = (find(owner)?.fields ?? []).filter(({ type }) => types === null || types.includes(type));
    if (!fields.some((field) => field.key === key)) fault(`${path}.${member}`, fieldsWanted(owner, types, fields), key);
  }
  for (const member of ['by', 'fields'] as const) {
    const list = (behaviour as { by?: unknown; fields?: unknown })[member];
    if (!Array.isArray(list) || entity === null || !('entity' in behaviour)) continue;
    const own = find(entity);
    const known = [...(own?.fields ?? []), ...(own?.taxonomies ?? [])].map(({ key }) => key);
    for (const [place, key] of list.entries())
      if (!known.includes(key)) fault(`${path}.${member}[${place}]`, oneOf(known), key);
  }
}

/** A form that strangers fill in names only users of roles, never all accounts of the site. */
function checkOpenForm(behaviour: PlanBehaviour, find: (key: string) => PlanEntity | undefined, path: string): void {
  if (behaviour.kind !== 'public_form' || behaviour.requires_login) return;
  const open = (find(behaviour.entity)?.fields ?? []).find(({ type, roles }) => type === 'user' && roles === undefined);
  if (open !== undefined)
    fault(
      `${path}.requires_login`,
      `true, or roles of ${open.key}, since visitors would read the names of all users`,
      false,
    );
}

/** Behaviours and records that would write the same files. */
function checkTwins({ entities = [], behaviours = [] }: PluginPlan, at: string): void {
  const slugs = entities.map(({ slug, plural }) => slug ?? toKebab(plural.toLowerCase()));
  const same = slugs.findIndex((slug, index) => slugs.indexOf(slug) !== index);
  if (same !== -1) fault(`${at}.entities[${same}].plural`, 'a name that no other entity has', entities[same]?.plural);
  const kinds: readonly string[] = behaviours.map(({ kind }) => kind);
  const tools = new Set(siteToolBehaviours.map(({ properties }): string => properties.kind.const));
  const twice = kinds.findIndex((kind, index) => tools.has(kind) && kinds.indexOf(kind) !== index);
  if (twice !== -1) fault(`${at}.behaviours[${twice}].kind`, 'a behaviour that is there once', kinds[twice]);
  const log = kinds.indexOf('log_to_table');
  if (log !== -1 && kinds.includes('activity_log'))
    fault(`${at}.behaviours[${log}].kind`, 'one kind of log', 'log_to_table beside activity_log');
}

interface Reference {
  readonly member: string;
  /** Key of the entity that has the field. */
  readonly owner: string | null;
  readonly types: readonly string[] | null;
}

/** Which members of a behaviour name fields, of what, and of which types. */
function references(behaviour: PlanBehaviour): readonly Reference[] {
  switch (behaviour.kind) {
    case 'reminder_before_date':
    case 'reminder_after_date':
    case 'status_after_date':
    case 'scheduled_cleanup':
    case 'expire_after_date':
      return [{ member: 'field', owner: behaviour.entity, types: dates }];
    case 'list_shortcode':
    case 'list_block':
      return [{ member: 'order_by', owner: behaviour.entity, types: null }];
    case 'unique_entry':
      return [{ member: 'field', owner: behaviour.entity, types: null }];
    case 'rating_average':
    case 'sum_total':
      return [{ member: 'field', owner: behaviour.entity, types: numbers }];
    case 'capacity_limit':
      return [{ member: 'field', owner: behaviour.parent, types: numbers }];
    case 'parent_figure':
      return [
        { member: 'field', owner: behaviour.entity, types: numbers },
        { member: 'goal', owner: behaviour.parent, types: numbers },
      ];
    default:
      return [];
  }
}

const relations = (fields: readonly PlanField[] = []): string[] =>
  fields.flatMap(({ relates_to: target }) => (target === undefined ? [] : [target]));

function fieldsWanted(owner: string, types: readonly string[] | null, fields: readonly PlanField[]): string {
  const kind = types === null ? 'a field' : `a field of type ${types.join(', ')}`;
  return `${kind} of ${owner}: ${oneOf(fields.map(({ key }) => key))}`;
}

function unique(parts: readonly { readonly key: string }[], path: string): void {
  const keys = parts.map(({ key }) => key);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice !== -1) fault(`${path}[${twice}].key`, 'a key that no other has', keys[twice]);
}

/** Refuses the plan where there is a fault. */
function raise(found: Fault | null): void {
  if (found !== null) fault(found.at, found.expected, found.got);
}

function fault(path: string, expected: string, got: unknown): never {
  const value = got === undefined ? 'nothing' : JSON.stringify(got).slice(0, 80);
  throw new GenerationError(path, `${path}: expected ${expected}, got ${value}.`);
}
