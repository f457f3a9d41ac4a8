import { type PhpCode, php } from '../../../writers/php.ts';
import { type AtPlace, hooked, isOfTypes, type PlaceId, type PlaceModule, printing } from './place-module.ts';

const content = ['@param string $content Content.', '@return string'];

/** Whether the text of the post that the visitor has opened is being filtered, and not that of an excerpt or of a list beside it. */
const isMainText = ({ types }: AtPlace): PhpCode => php`
  ! is_singular( ${[...types]} )
  || ! in_the_loop()
  || ! is_main_query()
  || get_the_ID() !== get_queried_object_id()
  || doing_filter( 'get_the_excerpt' )
  || post_password_required()
`;

const inContent = (at: AtPlace, about: string, statements: PhpCode) => ({
  hooks: php`add_filter( 'the_content', array( $this, ${at.method} ), 20 );`,
  methods: hooked(
    at,
    about,
    content,
    php`$content`,
    php`
      if (
        ${isMainText(at)}
      ) {
        return $content;
      }

      ${statements}
    `,
  ),
});

const beside = (at: AtPlace, returned: PhpCode) => ({
  hooks: php`add_filter( 'the_title', array( $this, ${at.method} ), 20, 2 );`,
  methods: hooked(
    at,
    'Adds to the title of posts in the page, not to that of menus and of the head.',
    ['@param string $title Title.', '@param int $post_id Post ID.', '@return string'],
    php`$title, $post_id = 0`,
    php`
      if ( is_admin() || is_feed() || ! in_the_loop() || get_the_ID() !== (int) $post_id || ! ${isOfTypes(at.types, php`$post_id`)} ) {
        return $title;
      }

      return ${returned};
    `,
  ),
});

const appended = (at: AtPlace, filters: readonly string[], about: string, html: PhpCode) => ({
  hooks: php`
    foreach ( ${[...filters]} as $filter ) {
      add_filter( $filter, array( $this, ${at.method} ), 20 );
    }
  `,
  methods: hooked(
    at,
    about,
    content,
    php`$content`,
    php`return ${isOfTypes(at.types, php`get_post()`)} ? $content . ${html} : $content;`,
  ),
});

/** Places in and beside the text of posts. */
export const contentPlaces = {
  above_content: {
    words: 'above the content',
    about: 'posts',
    code: (at) =>
      inContent(at, 'Adds to the beginning of the content.', php`return ${at.html(php`get_post()`)} . $content;`),
  },
  below_content: {
    words: 'below the content',
    about: 'posts',
    code: (at) => inContent(at, 'Adds to the end of the content.', php`return $content . ${at.html(php`get_post()`)};`),
  },
  after_paragraph: {
    words: 'after a paragraph',
    about: 'posts',
    code: (at) =>
      inContent(
        at,
        'Adds behind a paragraph, or at the end of a content that has fewer.',
        php`
          $parts = explode( '</p>', $content );
          $place = min( ${at.place.paragraph ?? 2}, count( $parts ) - 1 );
          $html  = ${at.html(php`get_post()`)};
          if ( 0 === $place ) {
            return $content . $html;
          }

          return implode( '</p>', array_slice( $parts, 0, $place ) ) . '</p>' . $html . implode( '</p>', array_slice( $parts, $place ) );
        `,
      ),
  },
  before_title: {
    words: 'before the title',
    about: 'posts',
    code: (at) => beside(at, php`${at.html(php`get_post( $post_id )`)} . $title`),
  },
  after_title: {
    words: 'after the title',
    about: 'posts',
    code: (at) => beside(at, php`$title . ${at.html(php`get_post( $post_id )`)}`),
  },
  excerpt: {
    words: 'below the excerpt',
    about: 'posts',
    code: (at) => appended(at, ['the_excerpt'], 'Adds to the end of excerpts.', at.html(php`get_post()`)),
  },
  feed: {
    words: 'in the feed',
    about: 'posts',
    code: (at) =>
      appended(
        at,
        ['the_content_feed', 'the_excerpt_rss'],
        'Adds to the end of entries of feeds.',
        at.html(php`get_post()`),
      ),
  },
  above_comments: {
    words: 'above the comment form',
    about: 'posts',
    code: (at) => ({
      hooks: php`add_action( 'comment_form_before', array( $this, ${at.method} ) );`,
      methods: hooked(
        at,
        'Shows something above the comment form.',
        [],
        php``,
        php`
          if ( ${isOfTypes(at.types, php`get_post()`)} ) {
            echo ${at.html(php`get_post()`)}; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
          }
        `,
      ),
    }),
  },
  comment_form: {
    words: 'in the comment form',
    about: 'posts',
    code: (at) => ({
      hooks: php`add_action( 'comment_form_top', array( $this, ${at.method} ) );`,
      methods: printing(at, 'Shows something at the top of the comment form.', { record: php`get_post()` }),
    }),
  },
} as const satisfies Partial<Record<PlaceId, PlaceModule>>;
