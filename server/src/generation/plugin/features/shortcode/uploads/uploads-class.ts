import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../../../code-names.ts';
import type { PluginClass } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { privateUploadEntities, uploadEntities } from './upload-rules.ts';

/** Key of the metadata by which a file knows the record that it belongs to: `application:12`. */
export const ownerKey = (plan: PluginPlan): string => prefixed(plan, 'file_of');

/** The class that takes files with forms, and deletes them with their records. */
export function uploadsClass(plan: PluginPlan): PluginClass {
  const all = uploadEntities(plan);
  const types = Object.fromEntries(
    all.flatMap(({ key, storage, postType }) => (storage === 'table' ? [] : [[postType, key]])),
  );
  const hasPosts = Object.keys(types).length > 0;
  const hasRows = all.some(({ storage }) => storage === 'table');
  const isPrivate = privateUploadEntities(plan).length > 0;
  return {
    name: classNameOf(plan, 'Uploads'),
    summary: 'Takes files that visitors upload.',
    code: php`
      /**
       * Takes files that visitors upload with forms, and deletes them with the entries they belong to.
       */
      class ${classOf(plan, 'Uploads')} {

        /**
         * Key of the metadata with the entry that a file belongs to.
         */
        const OWNER = ${ownerKey(plan)};

        /**
         * Registers the hooks.
         */
        public function register() {
          ${hasPosts ? php`add_action( 'before_delete_post', array( $this, 'post_deleted' ), 10, 2 );` : noPhp}
          ${hasRows ? php`add_action( ${prefixed(plan, 'row_deleted')}, array( $this, 'row_deleted' ), 10, 2 );` : noPhp}
        }

        ${controlMethods(plan)}

        ${checkMethods(plan)}

        ${storeMethods(plan, isPrivate)}

        ${
          hasPosts
            ? php`
              /**
               * Deletes the files of a post.
               *
               * @param int     $post_id Post ID.
               * @param WP_Post $post    Post object.
               */
              public function post_deleted( $post_id, $post ) {
                $keys = ${types};
                if ( isset( $keys[ $post->post_type ] ) ) {
                  self::delete( self::of( $keys[ $post->post_type ], $post_id ) );
                }
              }
            `
            : noPhp
        }

        ${
          hasRows
            ? php`
              /**
               * Deletes the files of a row.
               *
               * @param int    $id  Row ID.
               * @param string $key Kind of row.
               */
              public function row_deleted( $id, $key ) {
                self::delete( self::of( $key, $id ) );
              }
            `
            : noPhp
        }
      }
    `,
  };
}

const controlMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the control for files, without its label.
   *
   * @param string $id          Element ID.
   * @param string $name        Name of the field in the form.
   * @param array  $rule        What may be uploaded.
   * @param string $description ID of the error message element, or an empty string if there is no error.
   */
  public static function print_control( $id, $name, $rule, $description = '' ) {
    printf(
      '<input type="file" id="%1$s" name="%2$s[]" accept="%3$s" aria-describedby="%4$s"%5$s%6$s%7$s><small id="%1$s-help">%8$s</small>',
      esc_attr( $id ),
      esc_attr( $name ),
      esc_attr( '.' . implode( ',.', $rule['types'] ) ),
      esc_attr( trim( $id . '-help ' . $description ) ),
      '' === $description ? '' : ' aria-invalid="true"',
      $rule['required'] ? ' required' : '',
      $rule['most'] > 1 ? ' multiple' : '',
      esc_html( self::hint( $rule ) )
    );
  }

  /**
   * Gets what may be uploaded, in words.
   *
   * @param array $rule What may be uploaded.
   * @return string
   */
  private static function hint( $rule ) {
    $types = strtoupper( implode( ', ', $rule['types'] ) );
    $size  = size_format( self::limit( $rule ) );
    if ( 1 === $rule['most'] ) {
      /* translators: 1: Kinds of files, 2: File size. */
      return sprintf( ${translated(plan, '%1$s, up to %2$s')}, $types, $size );
    }

    /* translators: 1: Number of files, 2: Kinds of files, 3: File size. */
    return sprintf( __( 'Up to %1$d files: %2$s, up to %3$s each', ${plan.domain} ), $rule['most'], $types, $size );
  }

  /**
   * Gets the size that a file may have.
   *
   * @param array $rule What may be uploaded.
   * @return int Bytes.
   */
  private static function limit( $rule ) {
    return min( $rule['megabytes'] * MB_IN_BYTES, wp_max_upload_size() );
  }
`;

const checkMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the files that were sent for a field. The form has checked the nonce.
   *
   * @param string $name Name of the field in the form.
   * @return array[] Files with name, tmp_name, size and error.
   */
  public static function sent( $name ) {
    $files = array();
    // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- See above; wp_handle_upload() checks the files.
    if ( ! isset( $_FILES[ $name ]['name'] ) || ! is_array( $_FILES[ $name ]['name'] ) ) {
      return $files;
    }
    foreach ( array_keys( $_FILES[ $name ]['name'] ) as $index ) {
      if ( is_string( $_FILES[ $name ]['name'][ $index ] ) && UPLOAD_ERR_NO_FILE !== (int) $_FILES[ $name ]['error'][ $index ] ) {
        $files[] = array(
          'name'     => sanitize_file_name( $_FILES[ $name ]['name'][ $index ] ),
          'type'     => '',
          'tmp_name' => $_FILES[ $name ]['tmp_name'][ $index ],
          'size'     => (int) $_FILES[ $name ]['size'][ $index ],
          'error'    => (int) $_FILES[ $name ]['error'][ $index ],
        );
      }
    }
    // phpcs:enable

    return $files;
  }

  /**
   * Determines what is wrong with files.
   *
   * @param array[] $files Files of sent().
   * @param array   $rule  What may be uploaded.
   * @return string Message, or an empty string if all is well.
   */
  public static function fault( $files, $rule ) {
    if ( array() === $files ) {
      return $rule['required'] ? __( 'This field is required.', ${plan.domain} ) : '';
    }
    if ( count( $files ) > $rule['most'] ) {
      /* translators: %d: Number of files. */
      return sprintf( _n( 'Please choose %d file only.', 'Please choose up to %d files.', $rule['most'], ${plan.domain} ), $rule['most'] );
    }

    foreach ( $files as $file ) {
      if ( in_array( $file['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) || $file['size'] > self::limit( $rule ) ) {
        /* translators: 1: File name, 2: File size. */
        return sprintf( __( '%1$s is larger than %2$s.', ${plan.domain} ), $file['name'], size_format( self::limit( $rule ) ) );
      }
      if ( UPLOAD_ERR_OK !== $file['error'] ) {
        /* translators: %s: File name. */
        return sprintf( __( 'Could not upload %s. Please try again.', ${plan.domain} ), $file['name'] );
      }
      $type = wp_check_filetype_and_ext( $file['tmp_name'], $file['name'], self::mimes( $rule ) );
      if ( ! $type['ext'] || ! $type['type'] ) {
        /* translators: 1: File name, 2: Kinds of files. */
        return sprintf( __( '%1$s is not allowed. Please choose a file of this kind: %2$s.', ${plan.domain} ), $file['name'], strtoupper( implode( ', ', $rule['types'] ) ) );
      }
    }

    return '';
  }

  /**
   * Gets the media types that may be uploaded.
   *
   * @param array $rule What may be uploaded.
   * @return string[] Media types by endings.
   */
  private static function mimes( $rule ) {
    return array_filter(
      wp_get_mime_types(),
      static function ( $endings ) use ( $rule ) {
        return array() !== array_intersect( explode( '|', $endings ), $rule['types'] );
      },
      ARRAY_FILTER_USE_KEY
    );
  }
`;

const storeMethods = (plan: PluginPlan, isPrivate: boolean): PhpCode => php`
  /**
   * Stores files.
   *
   * @param array[] $files Files that fault() has nothing against.
   * @param array   $rule  What may be uploaded.
   * @return int[]|WP_Error IDs of attachments, or a WP_Error object on failure.
   */
  public static function store( $files, $rule ) {
    require_once ABSPATH . 'wp-admin/includes/file.php';
    require_once ABSPATH . 'wp-admin/includes/image.php';

    $ids = array();
    foreach ( $files as $file ) {
      $options = array(
        'test_form' => false,
        'mimes'     => self::mimes( $rule ),
      );
      ${
        isPrivate
          ? php`$made = $rule['private'] ? ${classOf(plan, 'Private_Files')}::receive( $file, $options ) : wp_handle_upload( $file, $options );`
          : php`$made = wp_handle_upload( $file, $options );`
      }
      $id = isset( $made['error'] )
        ? new WP_Error( ${prefixed(plan, 'upload')}, $made['error'] )
        : wp_insert_attachment(
          array(
            'post_mime_type' => $made['type'],
            'post_title'     => pathinfo( $file['name'], PATHINFO_FILENAME ),
            ${isPrivate ? php`'post_status' => $rule['private'] ? 'private' : 'inherit',` : noPhp}
          ),
          $made['file'],
          0,
          true
        );
      if ( is_wp_error( $id ) ) {
        self::delete( $ids );

        return $id;
      }

      $ids[] = $id;
      ${
        isPrivate
          ? php`
            if ( $rule['private'] ) {
              ${classOf(plan, 'Private_Files')}::describe( $id, $made['file'] );
              continue;
            }
          `
          : noPhp
      }
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $made['file'] ) );
    }

    return $ids;
  }

  /**
   * Makes files belong to an entry.
   *
   * @param int[]  $ids   IDs of attachments.
   * @param string $key   Kind of entry.
   * @param int    $owner ID of the entry.
   */
  public static function attach( $ids, $key, $owner ) {
    foreach ( $ids as $id ) {
      update_post_meta( $id, self::OWNER, $key . ':' . $owner );
    }
  }

  /**
   * Gets the files of an entry.
   *
   * @param string $key   Kind of entry.
   * @param int    $owner ID of the entry.
   * @return int[] IDs of attachments.
   */
  public static function of( $key, $owner ) {
    return get_posts(
      array(
        'post_type'   => 'attachment',
        'post_status' => array( 'inherit', 'private' ),
        'numberposts' => -1,
        'fields'      => 'ids',
        'meta_key'    => self::OWNER, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Files know their entry by metadata.
        'meta_value'  => $key . ':' . $owner, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- See above.
      )
    );
  }

  /**
   * Deletes files.
   *
   * @param int[] $ids IDs of attachments.
   */
  public static function delete( $ids ) {
    foreach ( $ids as $id ) {
      wp_delete_attachment( $id, true );
    }
  }
`;
