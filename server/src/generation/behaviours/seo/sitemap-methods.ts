import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeSeo } from './seo-plan.ts';

const isOut = ({ one }: MadeSeo): boolean => !one.in_sitemap || one.noindex.when === 'always';

/** Whether the sitemap has some records of a kind, and not others. */
export const isInSitemap = (made: MadeSeo): boolean =>
  !isOut(made) &&
  made.kind.storage === 'post' &&
  (made.one.noindex.when === 'if' || made.one.has_fields || made.one.sitemap_unless !== undefined);

/** Hooks and methods that keep records out of WordPress' sitemaps. */
export function sitemapMethods(
  made: readonly MadeSeo[],
  noindexKey: string,
): { readonly hooks: PhpCode; readonly methods: PhpCode } {
  const out = made.filter(isOut);
  const types = out.filter(({ kind }) => kind.storage === 'post').map(({ kind }) => kind.type ?? '');
  const taxonomies = out.filter(({ kind }) => kind.storage === 'term').map(({ kind }) => kind.type ?? '');
  const hasUsers = out.some(({ kind }) => kind.storage === 'user');
  const some = made.filter(isInSitemap);
  const except = made.flatMap(({ one, kind }) =>
    one.sitemap_except === undefined ? [] : [[kind.type ?? '', [...one.sitemap_except]] as const],
  );
  return {
    hooks: php`
      ${types.length === 0 ? noPhp : php`add_filter( 'wp_sitemaps_post_types', array( $this, 'without_types' ) );`}
      ${taxonomies.length === 0 ? noPhp : php`add_filter( 'wp_sitemaps_taxonomies', array( $this, 'without_taxonomies' ) );`}
      ${hasUsers ? php`add_filter( 'wp_sitemaps_add_provider', array( $this, 'without_users' ), 10, 2 );` : noPhp}
      ${some.length === 0 ? noPhp : php`add_filter( 'wp_sitemaps_posts_query_args', array( $this, 'without_hidden' ), 10, 2 );`}
      ${except.length === 0 ? noPhp : php`add_filter( 'wp_sitemaps_posts_query_args', array( $this, 'without_exceptions' ), 10, 2 );`}
    `,
    methods: joinPhp(
      [
        types.length === 0 ? noPhp : without('types', 'Post types, keyed by name', types),
        taxonomies.length === 0 ? noPhp : without('taxonomies', 'Taxonomies, keyed by name', taxonomies),
        hasUsers
          ? php`
            /**
             * Leaves authors out of the sitemap.
             *
             * @param WP_Sitemaps_Provider $provider Provider.
             * @param string               $name     Name.
             * @return WP_Sitemaps_Provider|false
             */
            public function without_users( $provider, $name ) {
              return 'users' === $name ? false : $provider;
            }
          `
          : noPhp,
        some.length === 0 ? noPhp : hiddenMethod(some, noindexKey),
        except.length === 0 ? noPhp : exceptionsMethod(Object.fromEntries(except)),
      ],
      '\n\n',
    ),
  };
}

const without = (part: string, about: string, names: readonly string[]): PhpCode => php`
  /**
   * Leaves ${part} out of the sitemap.
   *
   * @param array $all ${about}.
   * @return array
   */
  public function ${identifier(`without_${part}`)}( $all ) {
    return array_diff_key( $all, array_flip( ${[...names]} ) );
  }
`;

const hiddenMethod = (some: readonly MadeSeo[], noindexKey: string): PhpCode => php`
  /**
   * Leaves out of the sitemap what search engines are told to leave out, and what is not to stand in it.
   *
   * @param array  $args Arguments of the query.
   * @param string $type Post type.
   * @return array
   */
  public function without_hidden( $args, $type ) {
    switch ( $type ) {
      ${joinPhp(
        some.map(
          ({ one, kind }) => php`
            case ${kind.type}:
              $settings = $this->${identifier(`${one.name}_settings`)}();
              break;
          `,
        ),
      )}
      default:
        return $args;
    }

    $reader = $settings['reader'];
    $hidden = array();
    $offset = 0;
    do {
      $records = $reader::query( 500, $offset, 'id', 'asc' );
      foreach ( $records as $record ) {
        if ( call_user_func( array( $this, $settings['name'] . '_is_unlisted' ), $record ) || '1' === $this->entered( $settings, $record, ${noindexKey} ) ) {
          $hidden[] = $record->ID;
        }
      }
      $offset += 500;
    } while ( 500 === count( $records ) && $offset < 5000 );

    if ( $hidden ) {
      $args['post__not_in'] = array_merge( (array) ( $args['post__not_in'] ?? array() ), $hidden ); // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- Sitemaps are asked for seldom.
    }

    return $args;
  }
`;

const exceptionsMethod = (paths: Readonly<Record<string, readonly string[]>>): PhpCode => php`
  /**
   * Leaves single posts out of the sitemap.
   *
   * @param array  $args Arguments of the query.
   * @param string $type Post type.
   * @return array
   */
  public function without_exceptions( $args, $type ) {
    $paths = ${Object.fromEntries(
      Object.entries(paths).map(([type, all]) => [type, all.map((path) => path.replace(/^\/|\/$/g, ''))]),
    )};
    if ( ! isset( $paths[ $type ] ) ) {
      return $args;
    }

    $hidden = array();
    $found  = get_posts(
      array(
        'post_type'     => $type,
        'post_name__in' => array_map( 'wp_basename', $paths[ $type ] ),
        'numberposts'   => 100,
      )
    );
    foreach ( $found as $post ) {
      // Addresses of other types than pages may begin with a folder, a category or a date.
      if ( ! is_post_type_hierarchical( $type ) || in_array( get_page_uri( $post ), $paths[ $type ], true ) ) {
        $hidden[] = $post->ID;
      }
    }

    if ( $hidden ) {
      $args['post__not_in'] = array_merge( (array) ( $args['post__not_in'] ?? array() ), $hidden ); // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- Sitemaps are asked for seldom.
    }

    return $args;
  }
`;
