import { recordKind } from '../../../behaviours/records/record-kinds.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, repositoryOf } from '../support/entity-names.ts';
import type { CapacityLimit } from './form-options.ts';

/** Status of entries that wait for a place; WordPress keeps 20 characters of it. */
export const waitingStatus = (plan: PluginPlan): string => `${plan.names.prefix.slice(0, 12)}_waiting`;

/** The class that lets entries wait where there is no room, and gives the first of them the place that becomes free. */
export function waitingClass(plan: PluginPlan, entity: PlanEntity, limit: CapacityLimit, then: string): PluginClass {
  const { relation, parent } = limit;
  const owner = recordKind(plan, entity.key)?.ownerEmail(php`$record`) ?? php`''`;
  const isPost = parent !== undefined && parent.storage !== 'table';
  return {
    name: entityClassName(entity, 'Waiting'),
    summary: `Waiting list of ${entity.pluralLower}.`,
    code: php`
      /**
       * Lets ${entity.pluralLower} wait where there is no place left. Whoever waits longest gets the place that becomes free.
       */
      final class ${entityClassOf(entity, 'Waiting')} {

        const TYPE   = ${entity.postType};
        const STATUS = ${waitingStatus(plan)};

        /**
         * What entries belong to that are being deleted, keyed by their IDs.
         *
         * @var int[]
         */
        private $leaving = array();

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'register_status' ) );
          add_action( 'transition_post_status', array( $this, 'leave' ), 20, 3 );
          add_action( 'before_delete_post', array( $this, 'remember' ), 10, 2 );
          add_action( 'deleted_post', array( $this, 'forget' ) );
          ${isPost ? php`add_action( 'wp_after_insert_post', array( $this, 'extend' ), 20, 2 );` : noPhp}
        }

        /**
         * Registers the status of entries that wait: staff see it, and it takes no place.
         */
        public function register_status() {
          register_post_status(
            self::STATUS,
            array(
              'label'                     => ${translated(plan, 'Waiting list')},
              'protected'                 => true,
              'exclude_from_search'       => true,
              'show_in_admin_all_list'    => true,
              'show_in_admin_status_list' => true,
              /* translators: %s: Number of entries. */
              'label_count'               => _n_noop( 'Waiting list <span class="count">(%s)</span>', 'Waiting list <span class="count">(%s)</span>', ${plan.domain} ),
            )
          );
        }

        /**
         * Determines whether there are places left.
         *
         * @param int $parent What an entry belongs to; 0 where there is one limit for all.
         * @return bool
         */
        public static function has_room( $parent ) {
          ${roomPhp(entity, limit)}
        }

        /**
         * Gets what an entry belongs to.
         *
         * @param int $id Post ID.
         * @return int
         */
        private static function parent_of( $id ) {
          return ${relation === undefined ? php`0` : php`(int) get_post_meta( $id, ${relation.metaKey}, true )`};
        }

        /**
         * Gives the place of an entry that is moved to the trash to who waits.
         *
         * @param string  $new_status New post status.
         * @param string  $old_status Old post status.
         * @param WP_Post $post       Post object.
         */
        public function leave( $new_status, $old_status, $post ) {
          if ( self::TYPE === $post->post_type && 'trash' === $new_status && 'trash' !== $old_status ) {
            self::move_up( self::parent_of( $post->ID ) );
          }
        }

        /**
         * Remembers what an entry belongs to while it is deleted.
         *
         * @param int     $id   Post ID.
         * @param WP_Post $post Post object.
         */
        public function remember( $id, $post ) {
          if ( self::TYPE === $post->post_type ) {
            $this->leaving[ $id ] = self::parent_of( $id );
          }
        }

        /**
         * Gives the place of an entry that is deleted to who waits.
         *
         * @param int $id Post ID.
         */
        public function forget( $id ) {
          if ( isset( $this->leaving[ $id ] ) ) {
            self::move_up( $this->leaving[ $id ] );
            unset( $this->leaving[ $id ] );
          }
        }

        ${
          isPost
            ? php`
              /**
               * Gives places to who waits when there are more of them.
               *
               * @param int     $id   Post ID.
               * @param WP_Post $post Post object.
               */
              public function extend( $id, $post ) {
                if ( ${parent.postType} === $post->post_type && 'publish' === $post->post_status ) {
                  self::move_up( $id );
                }
              }
            `
            : noPhp
        }

        /**
         * Gives free places to those who have waited longest, and mails them.
         *
         * @param int $parent What entries belong to; 0 where there is one limit for all.
         */
        public static function move_up( $parent ) {
          while ( self::has_room( $parent ) ) {
            $waiting = get_posts(
              array(
                'post_type'   => self::TYPE,
                'post_status' => self::STATUS,
                'numberposts' => 1,
                'orderby'     => 'ID',
                'order'       => 'ASC',
                ${
                  relation === undefined
                    ? noPhp
                    : php`
                      'meta_key'    => ${relation.metaKey}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Fields are stored as metadata.
                      'meta_value'  => $parent, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- See above.
                    `
                }
              )
            );
            if ( ! $waiting ) {
              return;
            }

            $record = $waiting[0];
            $moved  = wp_update_post(
              array(
                'ID'          => $record->ID,
                'post_status' => ${then},
              )
            );
            if ( ! $moved || self::STATUS === get_post_status( $record->ID ) ) {
              return;
            }

            self::tell( $record, $parent );
          }
        }

        /**
         * Mails who has got a place.
         *
         * @param WP_Post $record Entry.
         * @param int     $parent What it belongs to.
         */
        private static function tell( $record, $parent ) {
          $address = ${owner};
          if ( ! is_email( $address ) ) {
            return;
          }

          $title = wp_specialchars_decode( ${isPost ? php`(string) get_post_field( 'post_title', $parent )` : php`$record->post_title`}, ENT_QUOTES );
          wp_mail(
            $address,
            /* translators: %s: Title. */
            trim( preg_replace( '/\s+/', ' ', sprintf( ${translated(plan, 'You have a place: %s')}, $title ) ) ),
            sprintf(
              /* translators: 1: Title, 2: Link. */
              __( "A place has become free, and you were next on the waiting list. You have it now: %1\$s\n%2\$s", ${plan.domain} ),
              $title,
              ${isPost && parent.isPublic ? php`(string) get_permalink( $parent )` : php`home_url( '/' )`}
            )
          );
        }
      }
    `,
  };
}

function roomPhp(entity: PlanEntity, { relation, parent, field, most }: CapacityLimit): PhpCode {
  const where = relation === undefined ? {} : { where: { [relation.key]: php`array( '=', $parent )` } };
  const count = php`$count = ( new ${repositoryOf(entity)}() )->count( ${{ status: 'any', ...where }} );`;
  if (field === undefined || parent === undefined || relation === undefined)
    return php`
      ${count}

      return $count < ${most};
    `;
  return php`
    $record = ( new ${repositoryOf(parent)}() )->get( (int) $parent );
    if ( null === $record || empty( $record[${field.key}] ) ) {
      return true;
    }

    ${count}

    return $count < (int) $record[${field.key}];
  `;
}
