import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Attribute, Conditions, Entity, Key, Label, oneOf, strict } from './parts.ts';
import { AttributeAs, Audience, Places } from './shown.ts';

const Text = (description: string) =>
  Type.Optional(Type.String({ maxLength: 500, pattern: '^[^\\u0000-\\u001f\\u007f]*$', description }));

export const listingLayouts = [
  'list',
  'grid',
  'cards',
  'table',
  'slider',
  'gallery',
  'calendar',
  'map',
  'accordion',
  'a_to_z',
  'timeline',
] as const;

/** What visitors can change about a list. */
export const ListingControl = oneOf(
  'control',
  [
    Type.Object({ control: Type.Literal('search') }, strict),
    Type.Object({ control: Type.Literal('filter'), attribute: Attribute }, strict),
    Type.Object({ control: Type.Literal('sort'), attribute: Attribute }, strict),
  ],
  '`filter`: a choice of the values there are, a span of numbers or of dates',
);

export const listing = Type.Object(
  {
    kind: Type.Literal('listing'),
    entity: Entity,
    name: Key('Of its shortcode and its block'),
    title: Type.Optional(Label('Its heading; absent: none')),
    whose: StringEnum(['all', 'own', 'of_own', 'author', 'related', 'children'] as const, {
      description:
        '`own`: of who is logged in; `of_own`: what belongs to records of who is logged in, such as the participants of a teacher’s own courses; `author`: of the author whose page or post is looked at; `related`: with a category or tag of what is looked at; `children`: what belongs to what is looked at, such as pages below a page, files of a post, records that are related to it',
    }),
    conditions: Conditions,
    date: Type.Optional(AttributeAs('The date that counts for `period`, calendar and timeline')),
    end_date: Type.Optional(AttributeAs('Until when it lasts: what has begun and not ended is not past')),
    calendar_feed: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Visitors can subscribe to it with their calendar (iCal); for public records with a `date` that everyone may see',
      }),
    ),
    period: Type.Optional(
      oneOf(
        'show',
        [
          Type.Object({ show: Type.Literal('upcoming') }, strict),
          Type.Object({ show: Type.Literal('past') }, strict),
          Type.Object({ show: Type.Literal('today') }, strict),
          Type.Object({ show: Type.Literal('this_month') }, strict),
          Type.Object({ show: Type.Literal('next_days'), days: Type.Integer({ minimum: 1, maximum: 3650 }) }, strict),
          Type.Object({ show: Type.Literal('last_days'), days: Type.Integer({ minimum: 1, maximum: 3650 }) }, strict),
        ],
        'Only what is then',
      ),
    ),
    first: Type.Optional(
      Type.Array(
        Type.Object(
          { attribute: Attribute, value: Type.Union([Type.String({ maxLength: 200 }), Type.Boolean()]) },
          strict,
        ),
        { maxItems: 3, description: 'What comes before all others, such as what is featured' },
      ),
    ),
    order_by: AttributeAs('An attribute; `random`'),
    order: StringEnum(['asc', 'desc'] as const),
    layout: StringEnum(listingLayouts),
    columns: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 6, description: 'Of a grid; absent: as there is room' }),
    ),
    group_by: Type.Optional(AttributeAs('A heading for each value')),
    attributes: Type.Array(Attribute, { maxItems: 20, description: 'What is shown of each, besides its title' }),
    links: StringEnum(['record', 'file', 'none'] as const, { description: 'Where its title leads' }),
    controls: Type.Optional(Type.Array(ListingControl, { maxItems: 12 })),
    per_page: Type.Integer({ minimum: 1, maximum: 200 }),
    paging: StringEnum(['none', 'pages', 'load_more'] as const),
    empty_text: Text('Where there is nothing; absent: that nothing was found; empty: the list is not shown'),
    audience: Audience,
    denied_text: Text('Who may not see it reads this; absent: nothing'),
    places: Places,
  },
  { ...strict, description: 'Shows records to visitors: with a shortcode, a block, and at places of the site.' },
);
