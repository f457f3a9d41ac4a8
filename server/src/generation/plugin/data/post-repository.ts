import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** The base of repositories of entities that are posts. */
export function postRepository(plan: PluginPlan): PluginClass {
  const hasFields = plan.entities.some(({ storage, fields }) => storage !== 'table' && fields.length > 0);
  return {
    name: classNameOf(plan, 'Repository_Of_Posts'),
    summary: 'Reads and writes posts with their fields.',
    code: php`
      /**
       * Reads and writes posts of one type, as arrays of typed values.
       */
      abstract class ${classOf(plan, 'Repository_Of_Posts')} {

        /**
         * The post type.
         *
         * @return string
         */
        abstract public function post_type();

        /**
         * The type's fields, by key.
         *
         * @return array[]
         */
        abstract public function fields();

        ${readMethods(plan, hasFields)}

        ${writeMethods(plan, hasFields)}

        ${permissionMethod}

        ${queryMethods(hasFields)}
      }
    `,
  };
}

const readMethods = (plan: PluginPlan, hasFields: boolean): PhpCode => php`
  /**
   * Finds posts.
   *
   * @param array $args Any of per_page, page, search, orderby, order, status, terms and where.
   * @return array[] Records.
   */
  public function find( array $args = array() ) {
    $query = new WP_Query( array( 'no_found_rows' => true ) + $this->query_args( $args ) );

    return array_map( array( $this, 'record' ), $query->posts );
  }

  /**
   * Counts the posts that find() would find on all pages.
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
   * Reads one post.
   *
   * @param int $id Post ID.
   * @return array|null The record, or null when there is none.
   */
  public function get( $id ) {
    $post = get_post( $id );

    return $post && $this->post_type() === $post->post_type ? $this->record( $post ) : null;
  }

  /**
   * Makes a record of a post.
   *
   * @param WP_Post $post The post.
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

const writeMethods = (plan: PluginPlan, hasFields: boolean): PhpCode => php`
  /**
   * Makes a post.
   *
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function create( array $values ) {
    return $this->save( 0, $values );
  }

  /**
   * Changes a post; what is not among the values stays.
   *
   * @param int   $id     Post ID.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error Its ID, or what is wrong with the values.
   */
  public function update( $id, array $values ) {
    if ( ! $this->get( $id ) ) {
      return new WP_Error(
        ${prefixed(plan, 'not_found')},
        ${translated(plan, 'There is no such entry.')},
        array( 'status' => 404 )
      );
    }

    return $this->save( $id, $values );
  }

  /**
   * Moves a post to the trash, or deletes it.
   *
   * @param int  $id        Post ID.
   * @param bool $permanent Whether to pass over the trash.
   * @return bool Whether it is gone.
   */
  public function delete( $id, $permanent = false ) {
    if ( ! $this->get( $id ) ) {
      return false;
    }

    return (bool) ( $permanent ? wp_delete_post( $id, true ) : wp_trash_post( $id ) );
  }

  /**
   * Checks values and writes them.
   *
   * @param int   $id     Post ID, 0 for a new post.
   * @param array $values Title, content, status and fields.
   * @return int|WP_Error
   */
  private function save( $id, array $values ) {
    $post = array( 'post_type' => $this->post_type() );

    if ( isset( $values['title'] ) ) {
      $post['post_title'] = sanitize_text_field( $values['title'] );
    }

    if ( isset( $values['content'] ) ) {
      $post['post_content'] = wp_kses_post( $values['content'] );
    }

    if ( isset( $values['status'] ) ) {
      $post['post_status'] = sanitize_key( $values['status'] );
    }

    ${
      hasFields
        ? php`
            $emptied = array();

            foreach ( $this->fields() as $key => $field ) {
              if ( $id && ! array_key_exists( $key, $values ) ) {
                continue;
              }

              $value = ${classOf(plan, 'Fields')}::prepare( isset( $values[ $key ] ) ? $values[ $key ] : null, $field );

              if ( is_wp_error( $value ) ) {
                return $value;
              }

              if ( null === $value ) {
                $emptied[] = $field['meta'];
              } else {
                $post['meta_input'][ $field['meta'] ] = $value;
              }
            }
          `
        : noPhp
    }

    if ( ! $id ) {
      return wp_insert_post( wp_slash( $post + array( 'post_status' => 'publish' ) ), true );
    }

    ${
      hasFields
        ? php`
            foreach ( $emptied as $meta_key ) {
              delete_post_meta( $id, $meta_key );
            }
          `
        : noPhp
    }

    return wp_update_post( wp_slash( $post + array( 'ID' => $id ) ), true );
  }
`;

const permissionMethod = php`
  /**
   * Whether the current user may do something.
   *
   * @param string $action One of read, list, create, publish, edit and delete.
   * @param int    $id     Post ID, 0 for posts in general.
   * @return bool
   */
  public function can( $action, $id = 0 ) {
    $type = get_post_type_object( $this->post_type() );

    switch ( $action ) {
      case 'read':
        if ( ! is_post_type_viewable( $type ) ) {
          return $id ? current_user_can( 'edit_post', $id ) : current_user_can( $type->cap->edit_posts );
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

const queryMethods = (hasFields: boolean): PhpCode => php`
  /**
   * Translates arguments for WP_Query.
   *
   * @param array $args See find().
   * @return array
   */
  private function query_args( array $args ) {
    $args += array(
      'per_page' => 10,
      'page'     => 1,
      'search'   => '',
      'orderby'  => 'date',
      'order'    => 'desc',
      'status'   => 'publish',
      'terms'    => array(),
      'where'    => array(),
    );

    $order = 'asc' === strtolower( $args['order'] ) ? 'ASC' : 'DESC';
    $query = array(
      'post_type'           => $this->post_type(),
      'post_status'         => $args['status'],
      'posts_per_page'      => (int) $args['per_page'],
      'paged'               => max( 1, (int) $args['page'] ),
      's'                   => $args['search'],
      'orderby'             => array( 'date' => $order ),
      'ignore_sticky_posts' => true,
    );

    if ( in_array( $args['orderby'], array( 'id', 'title' ), true ) ) {
      $query['orderby'] = array( 'id' === $args['orderby'] ? 'ID' : 'title' => $order );
    }

    foreach ( $args['terms'] as $taxonomy => $term_ids ) {
      $query['tax_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Terms are what was asked for.
        'taxonomy' => $taxonomy,
        'terms'    => $term_ids,
      );
    }

    ${
      hasFields
        ? php`
            $meta_query = $this->meta_query( $args );

            if ( $meta_query ) {
              // phpcs:ignore WordPress.DB.SlowDBQuery -- Fields are kept as metadata.
              $query['meta_query'] = $meta_query;
            }

            if ( isset( $meta_query['sorted'] ) ) {
              $query['orderby'] = array(
                'own' => $order,
                'ID'  => $order,
              );
            }
          `
        : noPhp
    }

    return $query;
  }

  ${
    hasFields
      ? php`
          /**
           * Conditions on fields, and the field to sort by: posts without a value are listed too.
           *
           * @param array $args See find().
           * @return array
           */
          private function meta_query( array $args ) {
            $fields = $this->fields();
            $query  = array();

            foreach ( $args['where'] as $key => $condition ) {
              if ( isset( $fields[ $key ] ) ) {
                $query[] = array(
                  'key'     => $fields[ $key ]['meta'],
                  'compare' => $condition[0],
                  'value'   => $condition[1],
                  'type'    => $this->comparison_type( $fields[ $key ] ),
                );
              }
            }

            if ( isset( $fields[ $args['orderby'] ] ) ) {
              $field           = $fields[ $args['orderby'] ];
              $query['sorted'] = array(
                'relation' => 'OR',
                array(
                  'key'     => $field['meta'],
                  'compare' => 'EXISTS',
                ),
                // The join of this clause is on the key, so that it has the field's value, or null.
                'own'      => array(
                  'key'     => $field['meta'],
                  'compare' => 'NOT EXISTS',
                  'type'    => $this->comparison_type( $field ),
                ),
              );
            }

            return $query;
          }

          /**
           * How the database compares values of a field.
           *
           * @param array $field The field's definition.
           * @return string
           */
          private function comparison_type( $field ) {
            $types = array(
              'integer' => 'SIGNED',
              'number'  => 'DECIMAL(20,6)',
              'boolean' => 'SIGNED',
            );
            $type  = $field['schema']['type'];

            return isset( $types[ $type ] ) ? $types[ $type ] : 'CHAR';
          }
        `
      : noPhp
  }
`;
