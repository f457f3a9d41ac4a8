import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Languages, valueTable } from './languages-plan.ts';

/** Hooks that show what records have in the language of the visitor. */
export const valueHooks = ({ values }: Languages): PhpCode =>
  values === undefined
    ? noPhp
    : php`
      add_filter( 'the_title', array( $this, 'filter_title' ), 5, 2 );
      add_filter( 'single_post_title', array( $this, 'filter_title' ), 5, 2 );
      add_filter( 'the_content', array( $this, 'filter_content' ), 1 );
      add_filter( 'get_the_excerpt', array( $this, 'filter_excerpt' ), 4, 2 );
      add_filter( 'get_post_metadata', array( $this, 'filter_meta' ), 10, 3 );
    `;

export const valueMethods = (plan: PluginPlan, one: Languages): PhpCode =>
  one.values === undefined
    ? noPhp
    : php`
      /**
       * Metadata with values in other languages, by post type, attribute and language.
       */
      const VALUES = ${valueTable(plan, one)};

      /**
       * Gets what a post has in the language of the visitor. Editors and REST responses have every language as it is.
       *
       * @param WP_Post|int|null $post      Post.
       * @param string           $attribute Title, content, excerpt, or a key of metadata.
       * @return string Empty where nobody has translated it.
       */
      public static function translation( $post, $attribute ) {
        $post = is_admin() || wp_is_serving_rest_request() ? null : get_post( $post );
        $key  = $post ? ( self::VALUES[ $post->post_type ][ $attribute ][ self::current() ] ?? '' ) : '';
        if ( '' === $key || post_password_required( $post ) ) {
          return '';
        }

        $text = (string) get_post_meta( $post->ID, $key, true );

        return '' === trim( wp_strip_all_tags( $text ) ) ? '' : $text;
      }

      /**
       * Shows the title in the language of the visitor.
       *
       * @param string           $title Title.
       * @param WP_Post|int|null $post  Post, or its ID.
       * @return string
       */
      public function filter_title( $title, $post = null ) {
        $text = $post ? self::translation( $post, 'title' ) : '';

        return '' === $text ? $title : esc_html( $text );
      }

      /**
       * Shows the content in the language of the visitor.
       *
       * @param string $content Content.
       * @return string
       */
      public function filter_content( $content ) {
        $text = self::translation( get_post(), 'content' );

        return '' === $text ? $content : wp_kses_post( $text );
      }

      /**
       * Shows the excerpt in the language of the visitor.
       *
       * @param string       $excerpt Excerpt.
       * @param WP_Post|null $post    Post.
       * @return string
       */
      public function filter_excerpt( $excerpt, $post = null ) {
        $text = self::translation( $post, 'excerpt' );

        return '' === $text ? $excerpt : wp_kses_post( $text );
      }

      /**
       * Gets metadata in the language of the visitor.
       *
       * @param mixed  $value   Value that others have given; null for that of the database.
       * @param int    $post_id Post ID.
       * @param string $key     Key of the metadata.
       * @return mixed
       */
      public function filter_meta( $value, $post_id, $key ) {
        $type = get_post_type( $post_id );
        if ( null !== $value || '' === $key || ! isset( self::VALUES[ $type ][ $key ] ) ) {
          return $value;
        }

        $text = self::translation( $post_id, $key );

        return '' === $text ? $value : array( $text );
      }
    `;
