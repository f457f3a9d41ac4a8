import type {
  AskedIf,
  Behaviour,
  BehaviourKind,
  CleanupTarget,
  Entity,
  Field,
  FormStep,
  FormUpload,
  Interval,
  Recipient,
  Understanding,
} from './understanding.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const uploadWords = (uploads: readonly FormUpload[]): string =>
  uploads.length === 0
    ? ''
    : ` with ${list(uploads.map(({ field, types, maxMb, most }) => `${field === 'thumbnail' ? 'a picture' : spelled(field)} (${most > 1 ? `up to ${most} files, ` : ''}${types.join(', ').toUpperCase()}, up to ${maxMb} MB)`))}`;

const stepWords = (steps: readonly FormStep[]): string =>
  steps.length === 0 ? '' : ` in ${steps.length} steps (${steps.map(({ title }) => title).join(', ')})`;

const askedWords = (asked: readonly AskedIf[]): string =>
  asked
    .map(
      ({ field, other, values }) =>
        ` The ${spelled(field)} is asked only where the ${spelled(other)} is ${either(values.map((value) => `“${value}”`))}.`,
    )
    .join('');

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;

const small = (text: string) => (/^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

function describeField(field: Field): string {
  const type =
    field.type === 'choice'
      ? `${field.isMultiple ? 'several of' : 'one of'} ${list((field.choices ?? []).map(({ label }) => label))}`
      : field.type.replace('_', ' ');
  const details = [
    type,
    field.unit !== undefined && field.type !== 'money' ? `in ${field.unit}` : '',
    field.isMultiple && field.type !== 'choice' ? 'several' : '',
    field.isRequired ? 'required' : '',
  ];
  return `${small(field.label)} (${details.filter((detail) => detail !== '').join(', ')})`;
}

const places = {
  title: 'the title',
  editor: 'the editor',
  thumbnail: 'the featured image',
  excerpt: 'the excerpt',
} as const;

function describeEntity(entity: Entity, isStored: boolean): string[] {
  const fields = entity.fields.length > 0 ? ` with ${list(entity.fields.map(describeField))}` : '';
  const sentences = [
    `${isStored ? 'Database table for' : entity.isPublic ? 'Post type' : 'Private post type'} "${isStored ? entity.plural : entity.singular}"${fields}.`,
  ];
  if (entity.coreFields.length > 0) {
    sentences.push(
      `"${entity.singular}": ${list(entity.coreFields.map(({ label, as }) => `${small(label)} is ${places[as]}`))}.`,
    );
  }
  for (const taxonomy of entity.taxonomies) {
    const terms = taxonomy.terms.length > 0 ? ` (${list(taxonomy.terms)})` : '';
    sentences.push(
      `${taxonomy.isHierarchical ? 'Categories' : 'Tags'} "${taxonomy.plural}" for "${entity.plural}"${terms}.`,
    );
  }
  return sentences;
}

const often: Record<Interval, string> = {
  hourly: 'every hour',
  twicedaily: 'twice a day',
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
};

type Names = {
  readonly entity: (key: string) => Entity | undefined;
  readonly recipient: (recipient: Recipient) => string;
};
type Describer<Kind extends BehaviourKind> = (behaviour: Extract<Behaviour, { kind: Kind }>, names: Names) => string;

const one = (names: Names, key: string) => `"${names.entity(key)?.singular ?? key}"`;
const many = (names: Names, key: string) => `"${names.entity(key)?.plural ?? key}"`;
/** "an "Event"", "a "User Story"". */
const anyOne = (names: Names, key: string) =>
  `${/^([aeio]|un(?!i)|um|ur|hour|honou?r|RSVP|FAQ|SMS)/i.test(names.entity(key)?.singular ?? key) && !/^(one|euro)/i.test(names.entity(key)?.singular ?? key) ? 'an' : 'a'} ${one(names, key)}`;
const spelled = (key: string) => key.replaceAll('_', ' ');
const span = (hours: number) =>
  hours % 24 === 0 ? `${hours / 24} day${hours === 24 ? '' : 's'}` : `${hours} hour${hours === 1 ? '' : 's'}`;

const daysAfter = (days: number) => (days === 0 ? 'after ' : `${days} ${days === 1 ? 'day' : 'days'} after `);

const listing = (b: Extract<Behaviour, { kind: 'list_shortcode' | 'list_block' }>, names: Names) =>
  `A ${b.kind === 'list_block' ? 'block' : 'shortcode'} shows ${b.only === 'all' ? '' : `${b.only} `}${many(names, b.entity)} as ${b.layout === 'accordion' ? 'an' : 'a'} ${b.layout}${b.orderBy !== null ? `, by ${spelled(b.orderBy)}` : ''}${b.limit > 0 ? `, at most ${b.limit}` : ''}.`;

/** "every Sunday at 03:00", "every day at 22:00", "every week". */
function startsOn({ interval, weekday, time }: Extract<Behaviour, { kind: 'site_cleanup' }>): string {
  const day = weekday === undefined ? often[interval] : `every ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
  return time === undefined ? day : `${day} at ${time}`;
}

const siteThings: Readonly<Record<CleanupTarget, string>> = {
  transients: 'Expired transients',
  revisions: 'Post revisions',
  auto_drafts: 'Auto-drafts',
  spam_comments: 'Spam comments',
  trash: 'Posts and comments in the Trash',
};

const describers: { readonly [Kind in BehaviourKind]: Describer<Kind> } = {
  email_on_create: (b, names) => `An email to ${names.recipient(b.recipient)} for each new ${one(names, b.entity)}.`,
  email_on_status: (b, names) =>
    `An email to ${names.recipient(b.recipient)} when ${anyOne(names, b.entity)} ${b.status === '' ? 'changes its status' : `is ${b.status}`}.`,
  reminder_before_date: (b, names) =>
    `A reminder to ${names.recipient(b.recipient)} ${span(b.hours)} before the ${spelled(b.field)} of ${anyOne(names, b.entity)}.`,
  reminder_after_date: (b, names) =>
    `A reminder to ${names.recipient(b.recipient)} ${daysAfter(b.days)}the ${spelled(b.field)} of ${anyOne(names, b.entity)}.`,
  scheduled_cleanup: (b, names) =>
    `${many(names, b.entity)} are deleted ${often[b.interval]} ${b.olderThanDays > 0 ? `${b.olderThanDays} days after` : 'after'} ${b.field === null ? 'their publication' : `the ${spelled(b.field)}`}.`,
  site_cleanup: (b) =>
    `${siteThings[b.target]}${b.keptPerPost === undefined ? '' : ` beyond the newest ${b.keptPerPost === 1 ? 'one' : b.keptPerPost} of each post`}${b.olderThanDays > 0 ? ` older than ${b.olderThanDays} days` : ''} are deleted ${startsOn(b)}${b.isReported === true ? '; the dashboard shows how much was removed the last time' : ''}${b.hasPage === true ? '; a page below Tools shows how much there is, with a button that removes it at once' : ''}.`,
  scheduled_digest: (b, names) =>
    `A summary of ${many(names, b.entity)} to ${names.recipient(b.recipient)} ${often[b.interval]}.`,
  expire_after_date: (b, names) =>
    `${many(names, b.entity)} are unpublished ${daysAfter(b.days)}${b.field === null ? 'their publication' : `the ${spelled(b.field)}`}.`,
  status_after_date: (b, names) =>
    `${many(names, b.entity)} are marked as ${spelled(b.status)} ${daysAfter(b.days)}the ${spelled(b.field)}.`,
  csv_export: (b, names) => `${many(names, b.entity)} can be exported as CSV.`,
  csv_import: (b, names) => `${many(names, b.entity)} can be imported from CSV.`,
  list_shortcode: listing,
  list_block: listing,
  public_form: (b, names) =>
    `A form on the site for ${b.requiresLogin ? 'logged-in users' : 'visitors'} creates ${anyOne(names, b.entity)}${uploadWords(b.uploads ?? [])}${stepWords(b.steps ?? [])}${b.confirmation === undefined ? '' : ', which counts once the email address is confirmed'}.${askedWords(b.askedIf ?? [])}`,
  approval: (b, names) => `${many(names, b.entity)} require approval.`,
  status_actions: (b, names) =>
    `${many(names, b.entity)} are marked as ${either(b.statuses.map(spelled))} with one click.`,
  capacity_limit: (b, names) =>
    `No more ${many(names, b.entity)}${b.parent === null ? '' : ` for ${anyOne(names, b.parent)}`} than ${b.field === null ? b.most : `its ${spelled(b.field)}`}${b.waits === true ? '; who comes too late is on a waiting list and is emailed when a place becomes free' : ''}.`,
  unique_entry: (b, names) =>
    `Each ${spelled(b.field)} can only have one ${one(names, b.entity)}${b.parent === null ? '' : ` for ${anyOne(names, b.parent)}`}.`,
  search_filter: (b, names) =>
    `Visitors can search ${many(names, b.entity)}${b.by.length > 0 ? ` by ${list(b.by.map(spelled))}` : ''}.`,
  admin_columns: (b, names) =>
    `The admin list of ${many(names, b.entity)} shows ${b.fields.length > 0 ? list(b.fields.map(spelled)) : 'its fields'}.`,
  rest_endpoint: (b, names) => `${many(names, b.entity)} are available through the REST API.`,
  rating_average: (b, names) => `The average ${spelled(b.field)} of ${many(names, b.entity)} is shown.`,
  sum_total: (b, names) => `The total ${spelled(b.field)} of ${many(names, b.entity)} is shown.`,
  parent_figure: (b, names) =>
    `Each ${one(names, b.parent)} shows ${b.figure === 'count' ? `how many ${many(names, b.entity)} it has` : `the ${b.figure === 'sum' ? 'total' : 'average'} ${spelled(b.field ?? '')} of its ${many(names, b.entity)}`}${b.goal === null ? '' : `, with a progress bar toward its ${spelled(b.goal)}`}.`,
  count_views: (b, names) => `Views of ${anyOne(names, b.entity)} are counted.`,
  log_to_table: (b) => `Each ${b.subject} is logged in a database table.`,
  stored_in_table: (b, names) => `${many(names, b.entity)} are stored in a custom database table.`,
  dashboard_summary: (b, names) => `A dashboard widget summarizes ${many(names, b.entity)}.`,
  cli_command: (b, names) => `A WP-CLI command manages ${many(names, b.entity)}.`,
  cache: (b) => `Lists are cached for ${b.minutes} minutes.`,
};

/** What was understood, one plain sentence for each thing. */
export function describe(
  parts: Pick<Understanding, 'entities' | 'namesContent' | 'behaviours' | 'tools' | 'settings' | 'roles'>,
): string[] {
  const names: Names = {
    entity: (key) => {
      const known = parts.entities.find((entity) => entity.key === key);
      return known && !parts.namesContent ? { ...known, singular: 'Post', plural: 'Posts' } : known;
    },
    recipient: (recipient) =>
      recipient.to === 'admin'
        ? 'the administrator'
        : recipient.to === 'submitter'
          ? 'the sender'
          : `every ${parts.roles.find(({ key }) => key === recipient.role)?.name ?? recipient.role}`,
  };
  const behaviour = <Kind extends BehaviourKind>(kind: Kind, one_: Extract<Behaviour, { kind: Kind }>) =>
    describers[kind](one_, names);
  const stored = new Set(parts.behaviours.flatMap((one_) => (one_.kind === 'stored_in_table' ? [one_.entity] : [])));
  return [
    ...(parts.namesContent ? parts.entities.flatMap((entity) => describeEntity(entity, stored.has(entity.key))) : []),
    ...parts.behaviours.map((one_) => behaviour(one_.kind, one_)),
    ...parts.tools.map(({ sentence }) => sentence),
    ...(parts.settings.length > 0 ? [`Settings: ${list(parts.settings.map(describeField))}.`] : []),
    ...parts.roles.map(({ name }) => `Role "${name}".`),
  ];
}
