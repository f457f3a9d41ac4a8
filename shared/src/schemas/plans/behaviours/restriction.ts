import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { location } from '../site-tools/parts.ts';
import { Audience } from './audience.ts';
import { Attribute, Conditions, Entity, Label, oneOf, strict, TextTemplate } from './parts.ts';

/** What people do with records. */
export const restrictedDeeds = [
  'read',
  'list',
  'create',
  'edit',
  'publish',
  'delete',
  'comment',
  'buy',
  'log_in',
] as const;

/** Parts of the administration that have a name of their own. */
export const adminScreens = [
  'all',
  'dashboard',
  'posts',
  'pages',
  'media',
  'comments',
  'appearance',
  'plugins',
  'users',
  'profile',
  'tools',
  'settings',
  'updates',
] as const;

const path = Type.String({
  pattern: '^/[^\\s<>"?#]*$',
  maxLength: 200,
  description: 'A path of the site such as `/members`; `/members/*` with all below it',
});

export const restriction = Type.Object(
  {
    kind: Type.Literal('restriction'),
    subject: oneOf(
      'of',
      [
        Type.Object(
          {
            of: Type.Literal('records'),
            entity: Entity,
            deeds: Type.Array(StringEnum(restrictedDeeds), {
              minItems: 1,
              maxItems: restrictedDeeds.length,
              uniqueItems: true,
              description:
                '`read`: visitors see them; `list`: staff see them in lists of the administration; `create` of media: upload; `log_in` of users: with their account',
            }),
            conditions: Conditions,
            applies_to: Type.Optional(
              StringEnum(['all', 'chosen', 'all_but_chosen'] as const, {
                description: '`chosen`: those whose box in the editor is ticked',
              }),
            ),
          },
          { ...strict, description: 'Records of a kind, those that fit conditions, or those that staff choose' },
        ),
        Type.Object(
          {
            of: Type.Literal('field'),
            entity: Entity,
            field: Attribute,
            deeds: Type.Array(StringEnum(['read', 'edit'] as const), { minItems: 1, maxItems: 2, uniqueItems: true }),
          },
          { ...strict, description: 'One field of an entity of the plan; `price` and `stock` of products' },
        ),
        Type.Object(
          {
            of: Type.Literal('addresses'),
            paths: Type.Array(path, { maxItems: 40, description: 'Empty: the whole site' }),
            except: Type.Optional(Type.Array(path, { maxItems: 40, description: 'Paths that stay open' })),
          },
          { ...strict, description: 'Pages by their addresses, or the whole site with its feeds and REST API' },
        ),
        Type.Object(
          {
            of: Type.Literal('admin'),
            screens: Type.Array(
              Type.String({
                pattern: '^[a-z0-9][a-z0-9_.?=&-]*$',
                maxLength: 80,
                description: `${adminScreens.join(', ')}, or the name of a page in the address: \`woocommerce\``,
              }),
              {
                minItems: 1,
                maxItems: 30,
                uniqueItems: true,
                description: '`all`: the whole administration and the toolbar',
              },
            ),
          },
          { ...strict, description: 'Screens of the administration with their menu entries' },
        ),
        Type.Object(
          {
            of: Type.Literal('menu_entries'),
            entries: Type.Array(
              Type.String({ minLength: 1, maxLength: 120, pattern: '^[^\\u0000-\\u001f\\u007f<>]+$' }),
              { minItems: 1, maxItems: 30, description: 'Their texts, or paths that they lead to' },
            ),
          },
          { ...strict, description: 'Entries of the menus of the site' },
        ),
        Type.Object(
          { of: Type.Literal('passages') },
          { ...strict, description: 'Parts of a text: a shortcode around them, or a CSS class of a block' },
        ),
      ],
      'What',
    ),
    allowed: Audience,
    outcome: StringEnum(['message', 'login', 'redirect', 'not_found'] as const, {
      description: 'What others meet: a text in its place, the log-in form, another page, or no such page',
    }),
    is_hidden: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Others do not find it either: not in lists, menus, searches, feeds, the REST API and sitemaps',
      }),
    ),
    shows_teaser: Type.Optional(
      Type.Boolean({ default: false, description: 'With a message: what is before the “More” tag is for everyone' }),
    ),
    teaser_words: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        description:
          'Of a teaser: so many words of the text are for everyone, rather than what is before the “More” tag',
      }),
    ),
    teaser_paragraphs: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 50,
        description: 'Of a teaser: so many paragraphs of the text are for everyone, in place of words',
      }),
    ),
    free_reads: Type.Optional(
      Type.Object(
        {
          count: Type.Integer({ minimum: 1, maximum: 100, description: 'How many each visitor can read for nothing' }),
          per: StringEnum(['day', 'week', 'month', 'year'] as const, { description: 'When it begins anew' }),
          shows_count: Type.Optional(
            Type.Boolean({ default: false, description: 'Below each free one stands how many were read' }),
          ),
        },
        {
          ...strict,
          description:
            'With `read`: everybody can read some before the outcome is met; search engines always meet the outcome',
        },
      ),
    ),
    protects_files: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'With `read` of media: the files are kept where no address leads to them, and served to who may see them',
      }),
    ),
    button: Type.Optional(
      Type.Object(
        { label: Label('On it'), url: location('Where it leads') },
        { ...strict, description: 'With a message in a page: below it, such as to where one can join' },
      ),
    ),
    message: TextTemplate('What others are told; empty: the standard text', 2000),
    target: Type.Optional(location('Of `redirect`: where to')),
  },
  {
    ...strict,
    description: 'Keeps something to some people: who may see, list, write or buy it, and what others meet.',
  },
);
