import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { businessTypes } from '../site-tools/parts.ts';
import { Attribute, Condition, Entity, Key, oneOf, strict, TextTemplate } from './parts.ts';
import { AttributeAs } from './shown.ts';

export const schemaTypes = [
  'Article',
  'BlogPosting',
  'NewsArticle',
  'Product',
  'Event',
  'LocalBusiness',
  'Organization',
  'Person',
  'Recipe',
  'Course',
  'JobPosting',
  'Book',
  'Service',
  'Review',
  'VideoObject',
  'WebPage',
  'MusicEvent',
  'SportsEvent',
  'Place',
  ...businessTypes.filter((type) => type !== 'LocalBusiness' && type !== 'Organization'),
] as const;

/** Lists of records that search engines can be kept from. */
export const seoArchives = ['date', 'format', 'own'] as const;

export const seo = Type.Object(
  {
    kind: Type.Literal('seo'),
    name: Key('Of its settings and fields'),
    entity: Entity,
    title: TextTemplate('In the head and in search results; empty: as WordPress makes it', 200),
    description: TextTemplate('For search results; empty: the excerpt, else the beginning of the content', 500),
    description_length: Type.Optional(
      Type.Integer({
        minimum: 50,
        maximum: 320,
        default: 160,
        description: 'Characters that a description has at most; those that authors enter stay whole',
      }),
    ),
    has_fields: Type.Boolean({
      description: 'Authors can give a record a title and a description of its own, and hide it',
    }),
    limits_fields: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Authors cannot enter longer descriptions either',
      }),
    ),
    noindex: oneOf(
      'when',
      [
        Type.Object({ when: Type.Literal('never') }, strict),
        Type.Object({ when: Type.Literal('always') }, strict),
        Type.Object(
          { when: Type.Literal('if'), conditions: Type.Array(Condition, { minItems: 1, maxItems: 12 }) },
          strict,
        ),
      ],
      'Which records search engines leave out; sitemaps leave out the same',
    ),
    noindex_paged: Type.Boolean({ description: 'Leaves out the second and further pages of a list' }),
    noindex_archives: Type.Optional(
      Type.Array(StringEnum(seoArchives), {
        minItems: 1,
        maxItems: seoArchives.length,
        uniqueItems: true,
        description:
          'Lists that search engines leave out. `date`: of posts by day, month and year; `format`: of posts by format; `own`: the page that lists all records of a type',
      }),
    ),
    in_sitemap: Type.Boolean(),
    sitemap_except: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^/[^\\s<>"?#*/][^\\s<>"?#*]*$',
          maxLength: 200,
          description: 'Its address on the site: `/imprint`',
        }),
        {
          minItems: 1,
          maxItems: 40,
          uniqueItems: true,
          description: 'Single records that the sitemap leaves out; search engines may still list them',
        },
      ),
    ),
    sitemap_unless: Type.Optional(
      Type.Array(Condition, {
        minItems: 1,
        maxItems: 12,
        description: 'Records of which all this is so are left out of the sitemap; search engines may still list them',
      }),
    ),
    canonical: Type.Optional(AttributeAs('An address of the original, where it is published elsewhere first')),
    is_shared: Type.Boolean({ description: 'Says with Open Graph and Twitter cards how it looks where it is shared' }),
    image: Type.Optional(AttributeAs('The picture for it; absent: the featured image')),
    structured: Type.Optional(
      Type.Object(
        {
          type: StringEnum(schemaTypes),
          properties: Type.Array(
            Type.Object(
              {
                property: Type.String({
                  pattern: '^[a-z][A-Za-z]*(?:\\.[a-z][A-Za-z]*)?$',
                  maxLength: 60,
                  description: 'Of schema.org: `startDate`, `offers.price`, `location.name`',
                }),
                attribute: Attribute,
              },
              strict,
            ),
            { maxItems: 20 },
          ),
        },
        { ...strict, description: 'What it is, for search engines, as schema.org has it' },
      ),
    ),
    has_breadcrumbs: Type.Boolean({ description: 'Tells search engines the way to it' }),
    attachment_pages: Type.Optional(
      StringEnum(['keep', 'to_file', 'to_parent'] as const, {
        description: 'Of `media`: where the pages of files lead',
      }),
    ),
    alt_from: Type.Optional(
      StringEnum(['file', 'post'] as const, {
        description:
          'Of `media`: pictures without an alternative text get the title of the file, or of the post they are in',
      }),
    ),
    cleans_file_names: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Names of uploaded files become lowercase letters without accents, digits and hyphens',
      }),
    ),
    robots: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(?:User-agent|Allow|Disallow|Crawl-delay|Sitemap): \\S[^\\u0000-\\u001f]*$',
          maxLength: 200,
        }),
        { maxItems: 20, description: 'Lines of robots.txt' },
      ),
    ),
  },
  {
    ...strict,
    description:
      'Says how search engines and social networks see records; where an SEO plugin is active, that one does.',
  },
);
