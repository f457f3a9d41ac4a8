import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type AtPlace, hooked, isOfTypes, type PlaceId, type PlaceModule, printed, printing } from './place-module.ts';

/** The post that is looked at, of the right type, or null. */
const queried = ({ types }: AtPlace): PhpCode =>
  types.length === 0
    ? php`( get_queried_object() instanceof WP_Post ? get_queried_object() : null )`
    : php`get_queried_object()`;

/** A hook of every page of the site. */
const everyPage = (hook: string, words: string): PlaceModule => ({
  words,
  about: 'posts',
  code: (at) => ({
    hooks: php`add_action( ${hook}, array( $this, ${at.method} ) );`,
    methods: hooked(
      at,
      `Shows something ${words}.`,
      [],
      php``,
      php`
        ${
          at.types.length === 0
            ? noPhp
            : php`
              if ( ! is_singular( ${[...at.types]} ) ) {
                return;
              }

            `
        }
        echo ${at.html(queried(at))}; ${printed}
      `,
    ),
  }),
});

/**
 * What stands above a list of posts: block themes render it in a block, others run the loop. `when` is PHP that is true
 * where it is wanted.
 */
const aboveList = (words: string, about: PlaceModule['about'], when: PhpCode, record: PhpCode): PlaceModule => ({
  words,
  about,
  code: (at) => {
    const ofTypes = at.types.length === 0 ? when : php`${when} && ${isOfTypes(at.types, php`get_post()`)}`;
    return {
      hooks: php`
        add_action( 'loop_start', array( $this, ${at.method} ) );
        add_filter( 'render_block_core/query', array( $this, ${at.method} ), 10, 2 );
      `,
      methods: hooked(
        at,
        `Shows something ${words}.`,
        [
          '@param WP_Query|string $content Query of the loop, or content of the block.',
          '@param array           $block   Block; empty in a loop.',
          '@return WP_Query|string',
        ],
        php`$content, $block = array()`,
        php`
          if ( ! ( ${ofTypes} ) || is_feed() ) {
            return $content;
          }

          if ( is_string( $content ) ) {
            return empty( $block['attrs']['query']['inherit'] ) ? $content : ${at.html(record)} . $content;
          }

          if ( $content->is_main_query() && ! wp_is_block_theme() ) {
            echo ${at.html(record)}; ${printed}
          }

          return $content;
        `,
      ),
    };
  },
});

/** What stands where nothing was found: in the main part of block themes, else with the search form or above the footer. */
const whereNothingIs = (words: string, when: PhpCode): PlaceModule => ({
  words,
  about: 'none',
  code: (at) => ({
    hooks: php`
      add_filter( 'render_block_core/group', array( $this, ${at.method} ), 10, 2 );
      add_filter( 'get_search_form', array( $this, ${at.method} ) );
      add_action( 'get_footer', array( $this, ${at.method} ) );
    `,
    methods: hooked(
      at,
      `Shows something ${words}.`,
      [
        '@param string|null $content Content of the block or the form; of the footer its name.',
        '@param array       $block   Block; empty where there is none.',
        '@return string|null',
      ],
      php`$content = null, $block = array()`,
      php`
        static $is_shown = false;
        if ( $is_shown || ! ( ${when} ) ) {
          return $content;
        }

        $is_footer = doing_action( 'get_footer' );
        if ( ! $is_footer && doing_filter( 'render_block_core/group' ) && 'main' !== ( $block['attrs']['tagName'] ?? '' ) ) {
          return $content;
        }

        if ( ! $is_footer && wp_is_block_theme() && ! $block ) {
          return $content;
        }

        $is_shown = true;
        $html     = ${at.html(php`null`)};
        if ( $is_footer ) {
          echo $html; ${printed}

          return $content;
        }

        $end = strrpos( (string) $content, '</main>' );

        return false === $end ? $html . $content : substr_replace( (string) $content, $html, $end, 0 );
      `,
    ),
  }),
});

/** Places of pages of any kind. */
export const pagePlaces = {
  head: everyPage('wp_head', 'in the head of the page'),
  body_start: everyPage('wp_body_open', 'at the beginning of the page'),
  footer: everyPage('wp_footer', 'at the end of the page'),
  archive_top: aboveList('above the list of an archive', 'posts', php`is_archive() || is_home()`, php`null`),
  author_page: aboveList('on author pages', 'users', php`is_author()`, php`get_queried_object()`),
  no_results: whereNothingIs(
    'in searches without a result',
    php`is_search() && 0 === (int) $GLOBALS['wp_query']->found_posts`,
  ),
  not_found: whereNothingIs('on the page that says that nothing was found', php`is_404()`),
  login: {
    words: 'above the log-in form',
    about: 'none',
    code: (at) => ({
      hooks: php`add_filter( 'login_message', array( $this, ${at.method} ) );`,
      methods: hooked(
        at,
        'Shows something above the log-in form.',
        ['@param string $message Message.', '@return string'],
        php`$message`,
        php`return $message . ${at.html(php`null`)};`,
      ),
    }),
  },
  registration: {
    words: 'in the registration form',
    about: 'none',
    code: (at) => ({
      hooks: php`add_action( 'register_form', array( $this, ${at.method} ) );`,
      methods: printing(at, 'Shows something in the registration form.'),
    }),
  },
} as const satisfies Partial<Record<PlaceId, PlaceModule>>;
