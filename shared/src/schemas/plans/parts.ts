import { type Static, Type } from 'typebox';
import { StringEnum } from '../common.ts';

/** Nothing but what is written in the schema: a member that nobody reads would be a wish that is lost. */
export const strict = { additionalProperties: false } as const;

/** The name of a part in its plan, by which other parts refer to it. */
export const Key = (description: string) =>
  Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40, description: `${description}; snake_case` });

/** What people read of a part: one line. */
export const Label = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 120,
    pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
    description,
  });

export const planFieldTypes = [
  'text',
  'textarea',
  'rich_text',
  'integer',
  'number',
  'money',
  'boolean',
  'date',
  'time',
  'datetime',
  'email',
  'url',
  'phone',
  'color',
  'image',
  'gallery',
  'file',
  'choice',
  'relation',
  'user',
  'location',
  'rating',
  'duration',
] as const;

/** A property of a record, or a setting. */
export const PlanField = Type.Object(
  {
    key: Key('Unique in its entity'),
    label: Label('As people read it'),
    type: StringEnum(planFieldTypes),
    choices: Type.Optional(
      Type.Array(
        Type.Object(
          {
            value: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*$', maxLength: 60 }),
            label: Label('As people read it'),
          },
          strict,
        ),
        { minItems: 1, maxItems: 60, description: 'Of a `choice`' },
      ),
    ),
    required: Type.Optional(Type.Boolean({ default: false, description: 'A record without it is refused' })),
    multiple: Type.Optional(Type.Boolean({ default: false, description: 'Several values' })),
    relates_to: Type.Optional(Key('Of a `relation`: the entity that it points to')),
    roles: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), {
        minItems: 1,
        maxItems: 12,
        uniqueItems: true,
        description: 'Of a `user`: only users with one of these roles can be chosen; absent: all users of the site',
      }),
    ),
    unit: Type.Optional(
      Type.String({ minLength: 1, maxLength: 20, description: 'Shown behind the value: `kg`, `€`, `minutes`' }),
    ),
    min: Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
    max: Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  },
  strict,
);
export type PlanField = Static<typeof PlanField>;

/** Categories or tags of an entity. */
export const PlanTaxonomy = Type.Object(
  {
    key: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 32, description: 'Unique in its entity; snake_case' }),
    singular: Label('Such as `Genre`'),
    plural: Label('Such as `Genres`'),
    hierarchical: Type.Optional(
      Type.Boolean({ default: true, description: 'Categories, which are chosen; else tags, which are typed' }),
    ),
    terms: Type.Optional(Type.Array(Label('A term'), { maxItems: 60, description: 'There from the start' })),
  },
  strict,
);
export type PlanTaxonomy = Static<typeof PlanTaxonomy>;

export const entitySupports = ['title', 'editor', 'thumbnail', 'excerpt', 'author', 'comments', 'revisions'] as const;

/** A kind of records that the plugin manages. */
export const PlanEntity = Type.Object(
  {
    key: Key('Unique in the plan'),
    singular: Label('Such as `Event`'),
    plural: Label('Such as `Events`'),
    slug: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        maxLength: 80,
        description: 'Of its addresses on the site; absent: made of the plural',
      }),
    ),
    icon: Type.Optional(
      Type.String({ pattern: '^dashicons-[a-z0-9-]+$', maxLength: 60, description: 'A dashicon for the menu' }),
    ),
    public: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether visitors may see its records; false: they have no page' }),
    ),
    archive: Type.Optional(Type.Boolean({ description: 'A page that lists them; absent: when they are public' })),
    supports: Type.Optional(
      Type.Array(StringEnum(entitySupports), { maxItems: 7, description: 'What of WordPress records have' }),
    ),
    core_fields: Type.Optional(
      Type.Array(
        Type.Object(
          { label: Label('As people read it'), as: StringEnum(['title', 'editor', 'thumbnail', 'excerpt'] as const) },
          strict,
        ),
        { maxItems: 4, description: 'What the title, the text, the picture and the excerpt are called' },
      ),
    ),
    fields: Type.Optional(Type.Array(PlanField, { maxItems: 40 })),
    taxonomies: Type.Optional(Type.Array(PlanTaxonomy, { maxItems: 8 })),
    page_fields: Type.Optional(
      Type.Array(Key('A field'), {
        maxItems: 40,
        uniqueItems: true,
        description: 'Which fields its page and its shortcode show by themselves; absent: all that visitors may see',
      }),
    ),
    owner: Type.Optional(
      Key('A field of type user: whom its records belong to, such as the pupil of a grade; absent: their author'),
    ),
  },
  strict,
);
export type PlanEntity = Static<typeof PlanEntity>;

/** What a role may do with records of a kind. */
export const roleDeeds = ['read_private', 'write', 'publish', 'edit_others', 'delete', 'delete_others'] as const;

const roleKey = (description: string) => Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60, description });

/** A role of people on the site. */
export const PlanRole = Type.Object(
  {
    key: Key('Unique in the plan'),
    name: Label('Such as `Teacher`'),
    entities: Type.Optional(
      Type.Array(Key('An entity'), { maxItems: 12, description: 'Whose records the role may write' }),
    ),
    copy_of: Type.Optional(roleKey('A role of WordPress whose capabilities it has besides: `author`')),
    may: Type.Optional(
      Type.Array(
        Type.Object(
          {
            entity: Key('An entity, or what the site has: post, page, media, user, comment, category, product, order'),
            deeds: Type.Array(StringEnum(roleDeeds), {
              minItems: 1,
              maxItems: roleDeeds.length,
              uniqueItems: true,
              description: '`write`: its own drafts; of media: upload',
            }),
          },
          strict,
        ),
        { maxItems: 20, description: 'In place of `entities`: what exactly it may do with which records' },
      ),
    ),
    capabilities: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), {
        maxItems: 40,
        description: 'Further capabilities of WordPress: `edit_theme_options`',
      }),
    ),
    is_default: Type.Optional(Type.Boolean({ default: false, description: 'New users get it' })),
  },
  strict,
);
export type PlanRole = Static<typeof PlanRole>;
