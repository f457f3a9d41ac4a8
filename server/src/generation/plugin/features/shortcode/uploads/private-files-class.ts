import { joinPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf, handleOf, prefixed, translated } from '../../../code-names.ts';
import type { PluginClass } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { repositoryOf } from '../../support/entity-names.ts';
import { privateUploadEntities } from './upload-rules.ts';
import { ownerKey } from './uploads-class.ts';

/** Folder of private files below the uploads. */
export const privateFolder = (plan: PluginPlan): string => handleOf(plan, 'private');

/** The class that keeps files of private entries from the public, and hands them out to who may see the entry. */
export const privateFilesClass = (plan: PluginPlan): PluginClass => ({
  name: classNameOf(plan, 'Private_Files'),
  summary: 'Keeps uploaded files from the public.',
  code: php`
    /**
     * Keeps files of private entries from the public: in a folder that web servers do not serve, under names that nobody can
     * guess, and out of the media library. Staff who may edit the entry, and who has uploaded a file, download it.
     */
    class ${classOf(plan, 'Private_Files')} {

      const ACTION = ${prefixed(plan, 'file')};
      const FOLDER = ${privateFolder(plan)};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'wp_get_attachment_url', array( $this, 'link' ), 10, 2 );
        add_action( 'pre_get_posts', array( $this, 'leave_out' ) );
        add_action( ${`admin_post_${prefixed(plan, 'file')}`}, array( $this, 'send' ) );
        add_action( ${`admin_post_nopriv_${prefixed(plan, 'file')}`}, 'auth_redirect' );
      }

      /**
       * Stores an uploaded file.
       *
       * @param array $file    File as PHP has it.
       * @param array $options Options of wp_handle_upload().
       * @return array As of wp_handle_upload().
       */
      public static function receive( $file, $options ) {
        add_filter( 'upload_dir', array( __CLASS__, 'folder' ) );
        $options['unique_filename_callback'] = array( __CLASS__, 'name' );
        $made                                = wp_handle_upload( $file, $options );
        remove_filter( 'upload_dir', array( __CLASS__, 'folder' ) );
        if ( isset( $made['file'] ) ) {
          require_once ABSPATH . 'wp-admin/includes/misc.php';
          insert_with_markers( dirname( $made['file'] ) . '/.htaccess', ${plan.names.className}, array( '<IfModule mod_authz_core.c>', 'Require all denied', '</IfModule>', '<IfModule !mod_authz_core.c>', 'Deny from all', '</IfModule>' ) );
        }

        return $made;
      }

      /**
       * Changes the folder of uploads.
       *
       * @param array $uploads As of wp_upload_dir().
       * @return array
       */
      public static function folder( $uploads ) {
        $uploads['subdir'] = '/' . self::FOLDER;
        $uploads['path']   = $uploads['basedir'] . $uploads['subdir'];
        $uploads['url']    = $uploads['baseurl'] . $uploads['subdir'];

        return $uploads;
      }

      /**
       * Gets a name that nobody can guess.
       *
       * @param string $dir       Folder.
       * @param string $name      Name of the file.
       * @param string $extension Its ending, with the dot.
       * @return string
       */
      public static function name( $dir, $name, $extension ) {
        return strtolower( wp_generate_password( 32, false ) . $extension );
      }

      /**
       * Notes the size of a picture. There are no smaller copies of it, which would have addresses of their own.
       *
       * @param int    $id   Attachment ID.
       * @param string $path Path of the file.
       */
      public static function describe( $id, $path ) {
        $size = wp_attachment_is_image( $id ) ? wp_getimagesize( $path ) : false;
        if ( $size ) {
          wp_update_attachment_metadata(
            $id,
            array(
              'width'  => $size[0],
              'height' => $size[1],
            )
          );
        }
      }

      /**
       * Determines whether a file is private.
       *
       * @param int $id Attachment ID.
       * @return bool
       */
      private static function is_private( $id ) {
        return 0 === strpos( (string) get_post_meta( $id, '_wp_attached_file', true ), self::FOLDER . '/' );
      }

      /**
       * Replaces the address of a private file by that of its download.
       *
       * @param string $url Address.
       * @param int    $id  Attachment ID.
       * @return string
       */
      public function link( $url, $id ) {
        if ( ! self::is_private( $id ) ) {
          return $url;
        }

        return add_query_arg(
          array(
            'action' => self::ACTION,
            'id'     => $id,
          ),
          admin_url( 'admin-post.php' )
        );
      }

      /**
       * Leaves private files out of the media library and of all other lists of files.
       *
       * @param WP_Query $query Query.
       */
      public function leave_out( $query ) {
        if ( ! in_array( 'attachment', (array) $query->get( 'post_type' ), true ) || ${ownerKey(plan)} === $query->get( 'meta_key' ) ) {
          return;
        }

        $meta   = array_filter( (array) $query->get( 'meta_query' ) );
        $public = array(
          'key'     => '_wp_attached_file',
          'value'   => '^' . self::FOLDER . '/',
          'compare' => 'NOT REGEXP',
        );
        $none   = array(
          'key'     => '_wp_attached_file',
          'compare' => 'NOT EXISTS',
        );
        $query->set(
          'meta_query',
          array_filter(
            array(
              'relation' => 'AND',
              $meta,
              array(
                'relation' => 'OR',
                $public,
                $none,
              ),
            )
          )
        );
      }

      /**
       * Determines whether the current user may download a file.
       *
       * @param WP_Post $file Attachment.
       * @return bool
       */
      private function is_allowed( $file ) {
        if ( get_current_user_id() === (int) $file->post_author ) {
          return is_user_logged_in();
        }

        list( $key, $id ) = explode( ':', get_post_meta( $file->ID, ${ownerKey(plan)}, true ) . ':' );
        ${repositories(plan)}

        return isset( $repositories[ $key ] ) && $repositories[ $key ]->can( 'edit', (int) $id );
      }

      /**
       * Sends a file to who may see it.
       */
      public function send() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only, and checks the capability.
        $file = get_post( isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0 );
        $path = $file ? get_attached_file( $file->ID ) : '';
        if ( ! $file || ! self::is_private( $file->ID ) || ! $this->is_allowed( $file ) || ! is_readable( (string) $path ) ) {
          wp_die( esc_html( ${translated(plan, 'Sorry, you are not allowed to see this file.')} ), '', array( 'response' => 403 ) );
        }

        $name = sanitize_file_name( $file->post_title . '.' . pathinfo( $path, PATHINFO_EXTENSION ) );
        nocache_headers();
        header( 'Content-Type: ' . $file->post_mime_type );
        header( 'Content-Disposition: ' . ( wp_attachment_is_image( $file ) ? 'inline' : 'attachment' ) . '; filename="' . $name . '"' );
        header( 'Content-Length: ' . filesize( $path ) );
        header( 'X-Content-Type-Options: nosniff' );
        readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- Sends a local file.
        exit;
      }
    }
  `,
});

const repositories = (plan: PluginPlan): PhpCode => php`
  $repositories = array(
    ${joinPhp(privateUploadEntities(plan).map((entity) => php`${entity.key} => new ${repositoryOf(entity)}(),`))}
  );
`;

/** What uninstall.php does about files that visitors have uploaded. */
export const uploadsCleanup = (plan: PluginPlan): PhpCode => php`
  foreach ( get_posts(
    array(
      'post_type'   => 'attachment',
      'post_status' => array( 'inherit', 'private' ),
      'numberposts' => -1,
      'fields'      => 'ids',
      'meta_key'    => ${ownerKey(plan)}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when the plugin is deleted.
    )
  ) as $file_id ) {
    wp_delete_attachment( $file_id, true );
  }

  $private_folder = wp_upload_dir( null, false )['basedir'] . ${`/${privateFolder(plan)}`};
  wp_delete_file( $private_folder . '/.htaccess' );
  if ( is_dir( $private_folder ) ) {
    rmdir( $private_folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Empty by now.
  }
`;
