import { type PhpCode, php } from '../../../../writers/php.ts';
import { translated } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';
import type { RelatedPosts } from './related-posts-options.ts';

const tool = 'related_posts';

/** The methods that find related posts and link them. */
export function relatedPostsMethods(
  plan: PluginPlan,
  { count, by, title, hasImages, hasDates }: RelatedPosts,
): PhpCode {
  const handle = toolHandle(plan, tool);
  return php`
    /**
     * Renders links to posts related to the current one.
     *
     * @return string HTML, or an empty string if there are none.
     */
    public function render() {
      $ids = $this->related_to( (int) get_the_ID(), (int) ${settingValue(plan, 'count', count)} );
      if ( array() === $ids ) {
        return '';
      }

      wp_enqueue_style( ${handle} );
      $title = ${settingValue(plan, 'title', title)};

      return sprintf(
        '<aside class="%1$s" aria-labelledby="%1$s-title"><h2 id="%1$s-title">%2$s</h2><ul class="%1$s__list">%3$s</ul></aside>',
        ${handle},
        esc_html( '' === $title ? ${translated(plan, 'Related posts')} : $title ),
        implode( '', array_map( array( $this, 'item' ), $ids ) )
      );
    }

    /**
     * Finds posts of the same type that share terms with a post.
     *
     * @param int $post_id Post ID.
     * @param int $count   Maximum number of posts.
     * @return int[] Post IDs, sorted by number of shared terms, then by date.
     */
    public function related_to( $post_id, $count ) {
      $taxonomies = $this->taxonomies( $post_id );
      $terms      = array() === $taxonomies ? array() : wp_get_object_terms( $post_id, $taxonomies );
      if ( is_wp_error( $terms ) ) {
        return array();
      }

      // The default category says nothing about a post.
      $default = (int) get_option( 'default_category' );
      $terms   = array_filter(
        $terms,
        static function ( $term ) use ( $default ) {
          return $term->term_id !== $default;
        }
      );

      // Post types without taxonomies only have their type in common.
      if ( array() === $terms && array() !== $taxonomies ) {
        return array();
      }

      // WP_Query caches its results in the object cache until a post changes.
      $query = new WP_Query(
        array(
          'post_type'           => get_post_type( $post_id ),
          'post_status'         => 'publish',
          'has_password'        => false,
          'posts_per_page'      => 50,
          'fields'              => 'ids',
          'no_found_rows'       => true,
          'ignore_sticky_posts' => true,
          'tax_query'           => $this->tax_query( $terms ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Related posts are found by terms.
        )
      );
      $found    = array_values( array_diff( $query->posts, array( $post_id ) ) );
      $shared   = array_fill_keys( $found, 0 );
      $term_ids = wp_list_pluck( $terms, 'term_id' );
      $theirs   = array() === $found || array() === $terms ? array() : wp_get_object_terms( $found, $taxonomies, array( 'fields' => 'all_with_object_id' ) );

      foreach ( $theirs as $term ) {
        if ( in_array( $term->term_id, $term_ids, true ) ) {
          ++$shared[ $term->object_id ];
        }
      }

      $order = array_keys( $found );
      array_multisort( array_values( $shared ), SORT_DESC, SORT_NUMERIC, $order, $found );

      return array_slice( $found, 0, $count );
    }

    /**
     * Gets the taxonomies used to find related posts.
     *
     * @param int $post_id Post ID.
     * @return string[] Taxonomy names.
     */
    private function taxonomies( $post_id ) {
      $by         = ${settingValue(plan, 'by', by)};
      $taxonomies = array();

      foreach ( get_object_taxonomies( get_post( $post_id ), 'objects' ) as $taxonomy ) {
        if ( $taxonomy->public && 'post_format' !== $taxonomy->name && ( 'any' === $by || ( 'category' === $by ) === $taxonomy->hierarchical ) ) {
          $taxonomies[] = $taxonomy->name;
        }
      }

      return $taxonomies;
    }

    /**
     * Builds a tax query for posts with any of the given terms.
     *
     * @param WP_Term[] $terms The terms.
     * @return array Tax query.
     */
    private function tax_query( $terms ) {
      $query = array( 'relation' => 'OR' );

      foreach ( array_unique( wp_list_pluck( $terms, 'taxonomy' ) ) as $taxonomy ) {
        $query[] = array(
          'taxonomy' => $taxonomy,
          'terms'    => wp_list_pluck( wp_list_filter( $terms, array( 'taxonomy' => $taxonomy ) ), 'term_id' ),
        );
      }

      return $query;
    }

    /**
     * Renders the link to a post.
     *
     * @param int $id Post ID.
     * @return string Markup.
     */
    private function item( $id ) {
      $title = get_the_title( $id );
      // The title describes the link, so the image needs no alternative text.
      $image = ${settingValue(plan, 'has_images', hasImages)} ? get_the_post_thumbnail( $id, 'medium', array( 'alt' => '' ) ) : '';
      $date  = ${settingValue(plan, 'has_dates', hasDates)} ? sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( get_the_date( DATE_W3C, $id ) ), esc_html( get_the_date( '', $id ) ) ) : '';

      return sprintf(
        '<li><a href="%1$s">%2$s%3$s</a>%4$s</li>',
        esc_url( get_permalink( $id ) ),
        $image,
        esc_html( '' === $title ? ${translated(plan, '(no title)')} : wp_strip_all_tags( $title ) ),
        $date
      );
    }
  `;
}

/** Tests of the class. */
export const relatedPostsTest = (plan: PluginPlan): TestCase => ({
  name: 'Related_Posts',
  summary: 'Tests for related posts.',
  methods: [
    php`
      /**
       * Posts with most shared terms come first; drafts and unrelated posts are excluded.
       */
      public function test_posts_that_share_terms_are_found() {
        $terms = array(
          self::factory()->category->create(),
          self::factory()->category->create(),
        );
        $post  = self::factory()->post->create( array( 'post_category' => $terms ) );
        $both  = self::factory()->post->create(
          array(
            'post_category' => $terms,
            'post_date'     => '2020-01-01 00:00:00',
          )
        );
        $one   = self::factory()->post->create( array( 'post_category' => array( $terms[0] ) ) );

        self::factory()->post->create();
        self::factory()->post->create(
          array(
            'post_category' => $terms,
            'post_status'   => 'draft',
          )
        );

        $related = new ${toolClass(plan, tool)}();

        $this->assertSame( array( $both, $one ), $related->related_to( $post, 3 ) );
        $this->assertSame( array( $both ), $related->related_to( $post, 1 ) );
      }
    `,
  ],
});
