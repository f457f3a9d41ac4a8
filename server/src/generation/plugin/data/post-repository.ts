import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { queryingMethods } from './post-querying.ts';
import { writingMethods } from './post-writing.ts';
import { areRecordsRestricted } from './restricted.ts';

/** The base of repositories of entities that are posts. */
export function postRepository(plan: PluginPlan): PluginClass {
  const hasFields = plan.entities.some(({ storage, fields }) => storage !== 'table' && fields.length > 0);
  return {
    name: classNameOf(plan, 'Repository_Of_Posts'),
    summary: 'Base class of post repositories.',
    code: php`
      /**
       * Reads and writes posts of one type, as arrays of typed values.
       */
      abstract class ${classOf(plan, 'Repository_Of_Posts')} {

        /**
         * Gets the post type.
         *
         * @return string
         */
        abstract public function post_type();

        /**
         * Gets the fields of the post type.
         *
         * @return array[]
         */
        abstract public function fields();

        ${readMethods(plan, hasFields)}

        ${writingMethods(plan, hasFields)}

        ${permissionMethod(plan)}

        ${queryingMethods(hasFields)}
      }
    `,
  };
}

const readMethods = (plan: PluginPlan, hasFields: boolean): PhpCode => php`
  /**
   * Finds posts.
   *
   * @param array $args Optional. Query arguments: per_page, page, search, orderby, order, status, terms and where.
   * @return array[] Records.
   */
  public function find( array $args = array() ) {
    $query = new WP_Query( array( 'no_found_rows' => true ) + $this->query_args( $args ) );

    return array_map( array( $this, 'record' ), $query->posts );
  }

  /**
   * Counts all posts that match the arguments of find().
   *
   * @param array $args See find().
   * @return int
   */
  public function count( array $args = array() ) {
    $only_one = array(
      'fields'         => 'ids',
      'posts_per_page' => 1,
      'paged'          => 1,
    );
    $query    = new WP_Query( $only_one + $this->query_args( $args ) );

    return (int) $query->found_posts;
  }

  /**
   * Gets a post.
   *
   * @param int $id Post ID.
   * @return array|null Record, or null if there is none.
   */
  public function get( $id ) {
    $post = get_post( $id );

    return $post && $this->post_type() === $post->post_type ? $this->record( $post ) : null;
  }

  /**
   * Converts a post to a record.
   *
   * @param WP_Post $post Post object.
   * @return array
   */
  private function record( $post ) {
    $record = array(
      'id'      => $post->ID,
      'title'   => $post->post_title,
      'content' => $post->post_content,
      'status'  => $post->post_status,
      'date'    => (string) mysql_to_rfc3339( $post->post_date ),
      'link'    => (string) get_permalink( $post ),
    );

    ${
      hasFields
        ? php`
            foreach ( $this->fields() as $key => $field ) {
              $record[ $key ] = ${classOf(plan, 'Fields')}::cast( get_post_meta( $post->ID, $field['meta'], true ), $field );
            }
          `
        : noPhp
    }

    return $record;
  }
`;

const permissionMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Determines whether the current user can perform an action.
   *
   * @param string $action Action: read, list, create, publish, edit or delete.
   * @param int    $id     Post ID, or 0 for posts in general.
   * @return bool
   */
  public function can( $action, $id = 0 ) {
    $type = get_post_type_object( $this->post_type() );

    switch ( $action ) {
      case 'read':
        if ( ! is_post_type_viewable( $type ) ) {
          return $id ? current_user_can( 'edit_post', $id ) : current_user_can( $type->cap->edit_posts );
        }

        ${
          areRecordsRestricted(
            plan,
            plan.entities.map(({ key }) => key),
          )
            ? php`
                if ( $id && ! apply_filters( ${prefixed(plan, 'can')}, true, 'read', $this->post_type(), get_post( $id ) ) ) {
                  return false;
                }
              `
            : noPhp
        }

        return ! $id || is_post_publicly_viewable( $id ) || current_user_can( 'read_post', $id );

      case 'list':
        return current_user_can( $type->cap->edit_others_posts );

      case 'create':
        return current_user_can( $type->cap->create_posts );

      case 'publish':
        return current_user_can( $type->cap->publish_posts );

      case 'edit':
        return current_user_can( 'edit_post', $id );

      case 'delete':
        return current_user_can( 'delete_post', $id );
    }

    return false;
  }
`;
