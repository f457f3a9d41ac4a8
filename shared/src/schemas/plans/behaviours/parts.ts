import { type TObject, Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Key, Label, strict } from '../parts.ts';

/** One of several shapes; a member says which. */
export const oneOf = <const Shapes extends readonly TObject[]>(member: string, shapes: Shapes, description: string) =>
  Type.Unsafe<import('typebox').Static<Shapes[number]>>({
    type: 'object',
    discriminator: { propertyName: member },
    oneOf: shapes,
    description,
  });

/** Kinds of records that every site has; those of a shop need WooCommerce. */
export const siteRecords = ['post', 'page', 'media', 'user', 'comment', 'category', 'tag', 'product', 'order'] as const;

/** What a behaviour is about. */
export const Entity = Key(`An entity of the plan, or what the site has: ${siteRecords.join(', ')}`);

const attributeName = { pattern: '^(?:(?:owner|actor)\\.)?[a-z][a-z0-9_]*$', maxLength: 60 } as const;

/** What a record has: a field, or what WordPress knows of it; `owner.` and `actor.` lead to people. */
export const Attribute = Type.String({
  ...attributeName,
  description:
    'A field, or what WordPress knows: `title`, `status`, `date`, `role`, `total` …; `owner.role`: of whom the record belongs to; `actor.role`: of who does it',
});

export const comparisons = [
  'equal',
  'not_equal',
  'contains',
  'not_contains',
  'empty',
  'filled',
  'more',
  'less',
  'older_than_days',
  'within_days',
  'past',
  'upcoming',
  'in_days',
  'begins_with',
  'not_begins_with',
] as const;

/** Something that is so, or is not, of a record. */
export const Condition = Type.Object(
  {
    attribute: Attribute,
    is: StringEnum(comparisons, {
      description:
        '`contains`: a list has it, or a text does; `upcoming`: a date that is not over, today too; `in_days`: on the day so many days from now, 0 today',
    }),
    value: Type.Optional(
      Type.Union([Type.String({ maxLength: 500 }), Type.Number({ minimum: -1e12, maximum: 1e12 }), Type.Boolean()], {
        description: 'None for `empty`, `filled`, `past` and `upcoming`',
      }),
    ),
    value_of: Type.Optional(
      Type.String({
        ...attributeName,
        description:
          'In place of a value: another attribute that it is compared with; `actor.language`: with that of who does it. Empty ones equal nothing',
      }),
    ),
  },
  strict,
);

export const Conditions = Type.Optional(Type.Array(Condition, { maxItems: 12, description: 'All have to be so' }));

/** Text in which `{title}` and the like stand for what the record has. */
export const TextTemplate = (description: string, maxLength = 4000) =>
  Type.String({
    maxLength,
    pattern: '^(?:[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]|[\\t\\n])*$',
    description: `${description}; \`{title}\` and the like stand for attributes`,
  });

export const Role = Type.String({
  pattern: '^[a-z][a-z0-9_]*$',
  maxLength: 60,
  description: 'Of the plan, or of WordPress',
});

export const MailRecipient = oneOf(
  'to',
  [
    Type.Object({ to: Type.Literal('admin') }, strict),
    Type.Object({ to: Type.Literal('owner') }, strict),
    Type.Object({ to: Type.Literal('actor') }, strict),
    Type.Object({ to: Type.Literal('role'), role: Role }, strict),
    Type.Object(
      { to: Type.Literal('address'), address: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 200 }) },
      strict,
    ),
    Type.Object({ to: Type.Literal('attribute'), attribute: Attribute }, strict),
    Type.Object({ to: Type.Literal('relation'), relation: Key('A field that points to another record') }, strict),
  ],
  '`owner`: author, customer, or the user that it is about; `actor`: who did it; `attribute`: an address that the record has; `relation`: whom the record belongs to that this one points to',
);

export { Key, Label, strict };
