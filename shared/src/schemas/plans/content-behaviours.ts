import { Type } from 'typebox';
import { StringEnum } from '../common.ts';
import { weekdays } from './behaviours/times.ts';
import { Key, Label, strict } from './parts.ts';

const entity = Key('The entity');
const interval = StringEnum(['hourly', 'twicedaily', 'daily', 'weekly', 'monthly'] as const, {
  description: 'How often it is looked at',
});
const days = (description: string) => Type.Integer({ minimum: 0, maximum: 3650, description });
const status = (description: string) => Type.String({ pattern: '^([a-z][a-z0-9_ -]*)?$', maxLength: 40, description });

const recipient = Type.Union(
  [
    Type.Object({ to: Type.Literal('admin') }, strict),
    Type.Object({ to: Type.Literal('submitter') }, strict),
    Type.Object({ to: Type.Literal('role'), role: Key('A role of the plan or of WordPress') }, strict),
  ],
  {
    description: '`admin`: the address of the site; `submitter`: whoever made the record; `role`: everybody who has it',
  },
);

/** Kinds of files that forms take. */
export const uploadTypes = [
  'pdf',
  'doc',
  'docx',
  'odt',
  'rtf',
  'txt',
  'csv',
  'xls',
  'xlsx',
  'ods',
  'ppt',
  'pptx',
  'odp',
  'zip',
  'jpg',
  'png',
  'webp',
  'gif',
  'heic',
  'mp3',
  'wav',
  'mp4',
  'mov',
] as const;

const upload = Type.Object(
  {
    field: Key('A field of type file, image or gallery; `thumbnail`: the featured image'),
    types: Type.Array(StringEnum(uploadTypes), { minItems: 1, maxItems: uploadTypes.length, uniqueItems: true }),
    max_mb: Type.Integer({ minimum: 1, maximum: 500, description: 'How large each file may be' }),
    most: Type.Integer({ minimum: 1, maximum: 20, description: 'How many files; more than one for a gallery' }),
  },
  strict,
);

const step = Type.Object(
  {
    title: Label('Above the step: `About you`'),
    fields: Type.Array(Key('A field that is asked; `title` and `content` too'), {
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
    }),
  },
  strict,
);

const asked = Type.Object(
  {
    field: Key('A field that the form asks for, required of no record'),
    other: Key('The field of type choice or boolean that it depends on'),
    values: Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*$', maxLength: 60 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'It is asked where the other has one of these; `yes` and `no` of a boolean',
    }),
    required: Type.Optional(Type.Boolean({ default: false, description: 'Where it is asked, it has to be filled in' })),
  },
  strict,
);

const listing = {
  entity,
  order_by: Type.Union([Key('A field'), Type.Null()], { description: 'A field, or null for the newest first' }),
  order: StringEnum(['asc', 'desc'] as const),
  only: StringEnum(['all', 'upcoming', 'past', 'featured'] as const, {
    description: '`upcoming` and `past` by a date that it is ordered by',
  }),
  layout: StringEnum(['list', 'grid', 'slider', 'table', 'calendar', 'map', 'accordion'] as const),
  limit: Type.Integer({ minimum: 0, maximum: 200, description: 'Most records; 0: as the site’s settings say' }),
};

const behaviour = <Kind extends string, Members extends Parameters<typeof Type.Object>[0]>(
  kind: Kind,
  description: string,
  members: Members,
) => Type.Object({ kind: Type.Literal(kind), ...members }, { ...strict, description });

/** What a plugin does with the records of its plan. */
export const contentBehaviours = [
  behaviour('email_on_create', 'Sends an e-mail for each new record.', { entity, recipient }),
  behaviour('email_on_status', 'Sends an e-mail when a record gets a status.', {
    entity,
    status: status('The status; empty for any'),
    recipient,
  }),
  behaviour('reminder_before_date', 'Reminds of a record before a date of it.', {
    entity,
    field: Key('A date'),
    hours: Type.Integer({ minimum: 1, maximum: 8760, description: 'How many hours before' }),
    recipient,
  }),
  behaviour('reminder_after_date', 'Reminds of what is not done after a date of it.', {
    entity,
    field: Key('A date'),
    days: days('How many days after'),
    recipient,
  }),
  behaviour('scheduled_cleanup', 'Deletes old records.', {
    entity,
    field: Type.Union([Key('A date'), Type.Null()], { description: 'The date that counts; null: the publication' }),
    interval,
    older_than_days: days('How old they have to be'),
  }),
  behaviour('site_cleanup', 'Deletes what a site gathers and no longer needs.', {
    target: StringEnum(['transients', 'revisions', 'auto_drafts', 'spam_comments', 'trash'] as const),
    interval,
    older_than_days: days('How old it has to be'),
    weekday: Type.Optional(StringEnum(weekdays, { description: 'Of `weekly`: on which day' })),
    time: Type.Optional(
      Type.String({
        pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
        description: 'Of `daily` and `weekly`: when on that day, in the site’s time zone; absent: 03:00 on a `weekday`',
      }),
    ),
    kept_per_post: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'Of `revisions`: so many of the newest of each post stay, however old they are',
      }),
    ),
    is_reported: Type.Optional(
      Type.Boolean({ default: false, description: 'The dashboard shows how much was removed the last time' }),
    ),
    has_page: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'A page below Tools shows administrators how much there is to remove, with a button that removes it at once',
      }),
    ),
  }),
  behaviour('scheduled_digest', 'Sends a summary of the records.', { entity, interval, recipient }),
  behaviour('expire_after_date', 'Takes records off the site after a date.', {
    entity,
    field: Type.Union([Key('A date'), Type.Null()], { description: 'The date that counts; null: the publication' }),
    days: days('How many days after'),
  }),
  behaviour('status_after_date', 'Gives records a status after a date.', {
    entity,
    field: Key('A date'),
    days: days('How many days after'),
    status: status('The status'),
  }),
  behaviour('csv_export', 'Exports the records as CSV.', { entity }),
  behaviour('csv_import', 'Imports records from CSV.', { entity }),
  behaviour('list_shortcode', 'Shows records with a shortcode.', listing),
  behaviour('list_block', 'Shows records with a block.', listing),
  behaviour('public_form', 'A form on the site that makes a record.', {
    entity,
    requires_login: Type.Boolean({ description: 'Only for those who are logged in' }),
    confirmation: Type.Optional(
      Key(
        'A field of type email: the entry counts once a link in a mail to it is followed (double opt-in), another one deletes it',
      ),
    ),
    fields: Type.Optional(
      Type.Array(Key('A field that is typed or chosen'), {
        minItems: 1,
        maxItems: 40,
        uniqueItems: true,
        description:
          'What it asks for besides title and text; absent: all fields but those that say how a record stands',
      }),
    ),
    uploads: Type.Optional(
      Type.Array(upload, {
        maxItems: 10,
        description: 'Files and pictures that are sent with it; those of records that are not public stay private',
      }),
    ),
    steps: Type.Optional(
      Type.Array(step, {
        minItems: 2,
        maxItems: 10,
        description:
          'The form goes from step to step, and checks each; without scripts the steps are below one another. What no step names is in the last one, the title in the first',
      }),
    ),
    asked_if: Type.Optional(
      Type.Array(asked, {
        minItems: 1,
        maxItems: 30,
        description: 'Fields that are asked only after certain answers; what was not asked is not stored',
      }),
    ),
  }),
  behaviour('approval', 'Records from outside wait for approval.', { entity }),
  behaviour('status_actions', 'Staff give a record a status with a click.', {
    entity,
    statuses: Type.Array(status('A status'), { minItems: 1, maxItems: 8 }),
  }),
  behaviour('capacity_limit', 'No more records than there is room for.', {
    entity,
    parent: Type.Union([Key('An entity'), Type.Null()], { description: 'What they belong to; null: in all' }),
    field: Type.Union([Key('A number of the parent'), Type.Null()], { description: 'Its field that says how many' }),
    most: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'How many, where no field says it' }),
    waits: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Who comes too late waits; whoever waits longest gets the place that becomes free, and is mailed',
      }),
    ),
  }),
  behaviour('unique_entry', 'One record for each value of a field.', {
    entity,
    field: Key('The field, such as an address'),
    parent: Type.Union([Key('An entity'), Type.Null()], { description: 'For each of these; null: in all' }),
  }),
  behaviour('search_filter', 'Visitors search the records.', {
    entity,
    by: Type.Array(Key('A field or a taxonomy'), { maxItems: 12, description: 'Empty: by words alone' }),
  }),
  behaviour('admin_columns', 'The list of the administration shows fields.', {
    entity,
    fields: Type.Array(Key('A field'), { maxItems: 12, description: 'Empty: all' }),
  }),
  behaviour('rest_endpoint', 'Other programs get the records over the REST API.', { entity }),
  behaviour('rating_average', 'Shows the average of a rating.', { entity, field: Key('A rating') }),
  behaviour('sum_total', 'Shows the sum of a field.', { entity, field: Key('A number') }),
  behaviour('parent_figure', 'Shows a figure of the records on what they belong to.', {
    entity,
    parent: Key('What they belong to'),
    figure: StringEnum(['sum', 'average', 'count'] as const),
    field: Type.Union([Key('A number'), Type.Null()], { description: 'Null for a count' }),
    goal: Type.Union([Key('A number of the parent'), Type.Null()], { description: 'A field of the parent to get to' }),
  }),
  behaviour('count_views', 'Counts how often a record is looked at.', { entity }),
  behaviour('log_to_table', 'Notes what happens in a table.', {
    subject: Type.String({ pattern: '^[a-z][a-z0-9 _-]*$', maxLength: 60, description: 'What is noted' }),
  }),
  behaviour('stored_in_table', 'Keeps the records in a table of the plugin’s own.', { entity }),
  behaviour('dashboard_summary', 'Sums the records up on the dashboard.', { entity }),
  behaviour('cli_command', 'Manages the records with WP-CLI.', { entity }),
  behaviour('cache', 'Keeps what shortcodes show for a while.', {
    minutes: Type.Integer({ minimum: 1, maximum: 525_600 }),
  }),
] as const;
