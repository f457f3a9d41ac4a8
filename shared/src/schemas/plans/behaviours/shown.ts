import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Attribute, Entity, oneOf, strict } from './parts.ts';

/** An attribute with a use of its own. */
export const AttributeAs = (description: string) => Type.Unsafe<string>({ ...Attribute, description });

const roles = Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), {
  minItems: 1,
  maxItems: 12,
  description: 'Of the plan, or of WordPress',
});

/** Who gets to see something. */
export const Audience = oneOf(
  'who',
  [
    Type.Object({ who: Type.Literal('everyone') }, strict),
    Type.Object({ who: Type.Literal('guests') }, { ...strict, description: 'Who is not logged in' }),
    Type.Object({ who: Type.Literal('logged_in') }, strict),
    Type.Object({ who: Type.Literal('roles'), roles }, strict),
    Type.Object({ who: Type.Literal('all_but_roles'), roles }, strict),
    Type.Object({ who: Type.Literal('owner') }, { ...strict, description: 'Whom the record belongs to' }),
  ],
  'Who sees it',
);

/** Places of a site at which something can be shown. */
export const placeIds = [
  'above_content',
  'below_content',
  'after_paragraph',
  'below_image',
  'before_title',
  'after_title',
  'excerpt',
  'feed',
  'above_comments',
  'comment_form',
  'archive_top',
  'author_page',
  'no_results',
  'not_found',
  'head',
  'body_start',
  'footer',
  'login',
  'registration',
  'admin_bar',
  'admin_notice',
  'admin_footer',
  'dashboard',
  'admin_page',
  'edit_screen',
  'profile',
  'product_summary',
  'product_price',
  'product_image',
  'product_tab',
  'shop_top',
  'cart',
  'checkout',
  'thank_you',
  'order_email',
  'account',
] as const;

/** Where something is shown; what has a record is about the one that is looked at. */
export const Place = Type.Object(
  {
    place: StringEnum(placeIds, {
      description:
        '`…_content`, `…_title`, `excerpt`, `feed`: of posts and the like; `below_image`: of `media`, wherever a post shows the picture; `no_results`: of a search; `product_…`, `shop_top`, `cart`, `checkout`, `thank_you`, `order_email`, `account`: of WooCommerce',
    }),
    of: Type.Optional(
      Type.Unsafe<string>({
        ...Entity,
        description: 'Which records have it: `post`, `page`, `product`, one of the plan’s',
      }),
    ),
    paragraph: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 50,
        description: 'Of `after_paragraph`: after which one; absent: the second',
      }),
    ),
  },
  strict,
);

export const Places = Type.Optional(
  Type.Array(Place, { maxItems: 8, description: 'Where it is shown beside its shortcode and block' }),
);
