import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from './parts.ts';

export const outputCache = Type.Object(
  {
    kind: Type.Literal('output_cache'),
    shortcodes: Type.Array(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]*$', maxLength: 60 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description:
        'Names of `listing`s of the plan, shortcode and block; `popular_posts` of `post_views`; else shortcodes that other plugins or the theme have',
    }),
    minutes: Type.Integer({ minimum: 1, maximum: 720, description: 'For how many minutes what they show is kept' }),
    cleared_by: Type.Array(StringEnum(['posts', 'comments', 'terms', 'users'] as const), {
      maxItems: 4,
      uniqueItems: true,
      description: 'What clears it before when it is saved or deleted; none: only time and the button do',
    }),
    has_button: Type.Boolean({
      description: 'The toolbar shows administrators how often it was used and made anew, with a button that clears it',
    }),
  },
  {
    ...strict,
    description:
      'Keeps what slow shortcodes show, for visitors who are not logged in: users, searches and addresses with parameters of their own get it fresh.',
  },
);
