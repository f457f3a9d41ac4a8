import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { postTypesOf } from '../../support/content-types.ts';
import { knowsGone, type Redirects } from './options.ts';

const targets: Readonly<Record<string, PhpCode>> = {
  home: php`return home_url( '/' );`,
  archive: php`
    $archive = get_post_type_archive_link( $post->post_type );

    return $archive ? $archive : home_url( '/' );
  `,
  term: php`
    foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
      $terms = $taxonomy->hierarchical && $taxonomy->public ? get_the_terms( $post, $taxonomy->name ) : false;
      $link  = is_array( $terms ) && array() !== $terms ? get_term_link( reset( $terms ) ) : '';
      if ( is_string( $link ) && '' !== $link ) {
        return $link;
      }
    }

    $archive = get_post_type_archive_link( $post->post_type );

    return $archive ? $archive : home_url( '/' );
  `,
};

const targetWords: Readonly<Record<string, string>> = {
  home: 'the home page',
  archive: 'the list of its type, or the home page',
  term: 'its category, else the list of its type, else the home page',
};

/** The class that makes redirects where content moves or is deleted. */
export function contentChangesClass(plan: PluginPlan, options: Redirects): PhpCode {
  const { movedTypes = [], deletedTypes = [], deletedTo = 'term', goneTerms = [] } = options;
  const typesOf = (named: readonly string[]): readonly string[] =>
    named.length === 0 ? [] : postTypesOf(named, plan.entities);
  const [moved, deleted] = [typesOf(movedTypes), typesOf(deletedTypes)];
  const isGone = deletedTo === 'gone' ? php`true` : goneTerms.length > 0 ? php`$this->is_gone( $post )` : php`false`;
  return php`
    /**
     * Adds redirects for content whose address changes or that is deleted.
     */
    final class ${classOf(plan, 'Content_Changes')} {

      /**
       * Redirect store.
       *
       * @var ${classNameOf(plan, 'Redirect_Store')}
       */
      private $store;

      ${
        moved.length === 0
          ? noPhp
          : php`
            /**
             * Addresses of published posts before they are updated, keyed by post ID.
             *
             * @var string[]
             */
            private $before = array();
          `
      }

      /**
       * Constructor.
       *
       * @param ${classNameOf(plan, 'Redirect_Store')} $store Redirect store.
       */
      public function __construct( $store ) {
        $this->store = $store;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        ${moved.length === 0 ? noPhp : php`add_action( 'pre_post_update', array( $this, 'remember' ) );`}
        // Terms, which can be part of the address, are saved by then.
        add_action( 'wp_after_insert_post', array( $this, 'follow' ), 10, 2 );
        ${
          deleted.length === 0
            ? noPhp
            : php`
              add_action( 'wp_trash_post', array( $this, 'replace' ) );
              add_action( 'before_delete_post', array( $this, 'replace' ) );
            `
        }
      }

      ${
        moved.length === 0
          ? noPhp
          : php`
            /**
             * Remembers the address of a post before it is updated.
             *
             * @param int $post_id Post ID.
             */
            public function remember( $post_id ) {
              $post = get_post( $post_id );
              if ( $post && 'publish' === $post->post_status && in_array( $post->post_type, ${moved}, true ) ) {
                $this->before[ $post_id ] = (string) get_permalink( $post );
              }
            }
          `
      }

      /**
       * ${moved.length === 0 ? 'Removes the redirect from the address of a post that is published again.' : 'Redirects the old address of a post to its new one, which itself is redirected no longer.'}
       *
       * @param int     $post_id Post ID.
       * @param WP_Post $post    Post object.
       */
      public function follow( $post_id, $post ) {
        if ( 'publish' !== $post->post_status || ! in_array( $post->post_type, ${[...new Set([...moved, ...deleted])]}, true ) ) {
          return;
        }

        $now = (string) get_permalink( $post );
        $this->store->release( $now );
        ${
          moved.length === 0
            ? noPhp
            : php`
              $old = isset( $this->before[ $post_id ] ) ? $this->before[ $post_id ] : $now;
              unset( $this->before[ $post_id ] );
              if ( $old === $now ) {
                return;
              }

              $this->store->follow( $old, $now, 301, $post_id );
              if ( is_post_type_hierarchical( $post->post_type ) && get_children( array( 'post_parent' => $post_id, 'post_type' => $post->post_type, 'numberposts' => 1, 'fields' => 'ids' ) ) ) {
                $this->store->follow( trailingslashit( $old ) . '*', trailingslashit( $now ) . '*', 301, $post_id );
              }
            `
        }
      }

      ${
        deleted.length === 0
          ? noPhp
          : php`
            /**
             * Redirects the address of a post that is deleted, or says that it is gone.
             *
             * @param int $post_id Post ID.
             */
            public function replace( $post_id ) {
              $post = get_post( $post_id );
              if ( ! $post || 'publish' !== $post->post_status || ! in_array( $post->post_type, ${deleted}, true ) ) {
                return;
              }

              $is_gone = ${isGone};
              $this->store->follow( (string) get_permalink( $post ), $is_gone ? '' : $this->target_for( $post ), $is_gone ? 410 : 301, $post_id );
            }

            /**
             * Gets where the address of a deleted post leads: ${targetWords[deletedTo] ?? 'nowhere, because it is gone'}.
             *
             * @param WP_Post $post Post object.
             * @return string URL.
             */
            private function target_for( $post ) {
              ${targets[deletedTo] ?? php`return '';`}
            }
          `
      }

      ${
        deleted.length > 0 && knowsGone(options) && deletedTo !== 'gone'
          ? php`
            /**
             * Determines whether a post has a term whose posts are gone for good once they are deleted.
             *
             * @param WP_Post $post Post object.
             * @return bool
             */
            private function is_gone( $post ) {
              foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
                if ( has_term( ${goneTerms}, $taxonomy, $post ) ) {
                  return true;
                }
              }

              return false;
            }
          `
          : noPhp
      }
    }
  `;
}
