import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { folderOption } from './file-names.ts';

/** Methods that bring files to where no address leads, and back. */
export const movingMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Notes that a file may have to be placed elsewhere.
   *
   * @param int $id Post ID.
   */
  public function note( $id ) {
    if ( 'attachment' === get_post_type( $id ) ) {
      $this->changed[ (int) $id ] = true;
    }
  }

  /**
   * Notes that metadata of a file has changed.
   *
   * @param int|int[] $meta_id Metadata ID.
   * @param int       $id      Post ID.
   * @param string    $key     Key.
   */
  public function note_meta( $meta_id, $id, $key ) {
    if ( self::PUBLIC_FILE !== $key && '_wp_attached_file' !== $key ) {
      $this->note( $id );
    }
  }

  /**
   * Places the files that were changed in this request.
   */
  public function place_changed() {
    $ids           = self::$is_over ? array() : array_keys( $this->changed );
    $this->changed = array();
    foreach ( $ids as $id ) {
      $this->place( $id );
    }
  }

  /**
   * Places all files: what they are may have changed with time alone.
   */
  public function place_all() {
    $last = 0;
    do {
      $ids = $this->ids_after( $last );
      foreach ( $ids as $id ) {
        $this->place( $id );
        $last = $id;
      }
    } while ( array() !== $ids );
  }

  /**
   * Brings all files back to where they were.
   */
  public function bring_back_all() {
    self::$is_over = true;

    $last = 0;
    do {
      $ids = $this->ids_after( $last );
      foreach ( $ids as $id ) {
        $this->move( $id, false );
        $last = $id;
      }
    } while ( array() !== $ids );

    $folder = self::folder();
    if ( is_dir( $folder ) ) {
      wp_delete_file( $folder . '/.htaccess' );
      wp_delete_file( $folder . '/index.php' );
      @rmdir( $folder ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- It stays where a file could not be moved.
    }
  }

  /**
   * Gets the IDs of the next hundred files.
   *
   * @param int $last The ID before them.
   * @return int[]
   */
  private function ids_after( $last ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only IDs, a hundred at a time, in the background.
    return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' AND ID > %d ORDER BY ID ASC LIMIT 100", $last ) ) );
  }

  /**
   * Brings a file to where it belongs.
   *
   * @param int $id Attachment ID.
   */
  public function place( $id ) {
    $file = get_post( $id );
    if ( $file instanceof WP_Post && 'attachment' === $file->post_type ) {
      // Whoever nobody knows is the one whom a restriction always meets.
      $number = ( new ${classOf(plan, 'Restrictions')}() )->refusal( 'read', 'attachment', $file, 0 );
      $this->move( $id, in_array( $number, self::RULES, true ) );
    }
  }

  /**
   * Gets the names of all files of an attachment: the file, its sizes and its originals.
   *
   * @param int $id Attachment ID.
   * @return string[]
   */
  private static function names( $id ) {
    $data   = wp_get_attachment_metadata( $id, true );
    $data   = is_array( $data ) ? $data : array();
    $backup = get_post_meta( $id, '_wp_attachment_backup_sizes', true );
    $names  = array_merge(
      array( wp_basename( (string) get_attached_file( $id, true ) ), (string) ( $data['original_image'] ?? '' ) ),
      array_column( $data['sizes'] ?? array(), 'file' ),
      array_column( is_array( $backup ) ? $backup : array(), 'file' )
    );

    return array_values( array_unique( array_filter( $names ) ) );
  }

  /**
   * Gets the folder of protected files. Its name cannot be guessed, for servers that know no .htaccess.
   *
   * @return string Path.
   */
  private static function folder() {
    $name = (string) get_option( ${folderOption(plan)}, '' );
    if ( '' === $name ) {
      $name = 'protected-' . strtolower( wp_generate_password( 32, false ) );
      update_option( ${folderOption(plan)}, $name, false );
    }

    return wp_get_upload_dir()['basedir'] . '/' . $name;
  }

  /**
   * Makes the folder, with what keeps web servers from serving it.
   *
   * @return bool Whether it is there.
   */
  private static function make_folder() {
    $folder = self::folder();
    if ( ! wp_mkdir_p( $folder ) ) {
      return false;
    }

    // phpcs:disable WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- Uploads are written without asking for access, too.
    if ( ! is_file( $folder . '/.htaccess' ) ) {
      file_put_contents( $folder . '/.htaccess', "Require all denied\n" );
      file_put_contents( $folder . '/index.php', "<?php\n// Silence is golden.\n" );
    }
    // phpcs:enable

    return true;
  }

  /**
   * Moves all files of an attachment to the folder of protected ones, or back.
   *
   * @param int  $id       Attachment ID.
   * @param bool $protects Whether it belongs there.
   */
  private function move( $id, $protects ) {
    $before = (string) get_post_meta( $id, self::PUBLIC_FILE, true );
    $from   = (string) get_attached_file( $id, true );
    $base   = wp_get_upload_dir()['basedir'];
    if ( '' === $from || ( ! $protects && '' === $before ) || ( $protects && ! self::make_folder() ) ) {
      return;
    }

    // Where another file has taken its place meanwhile, it gets a folder of its own.
    $home = '' === $before ? '' : path_join( $base, $before );
    $home = '' !== $home && is_file( $home ) && $home !== $from ? dirname( $home ) . '/' . $id . '/' . wp_basename( $home ) : $home;
    $to   = $protects ? self::folder() . '/' . $id . '/' . wp_basename( $from ) : $home;
    if ( ! wp_mkdir_p( dirname( $to ) ) ) {
      return;
    }

    // A file that was uploaded just now has sizes in both places.
    $sources = array_unique( array( dirname( $from ), '' === $before ? dirname( $from ) : dirname( path_join( $base, $before ) ) ) );
    foreach ( self::names( $id ) as $name ) {
      foreach ( $sources as $source ) {
        if ( dirname( $to ) !== $source && is_file( $source . '/' . $name ) && ! is_file( dirname( $to ) . '/' . $name ) ) {
          rename( $source . '/' . $name, dirname( $to ) . '/' . $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- Within the uploads.
        }
      }
    }
    if ( $from === $to || ! is_file( $to ) ) {
      return;
    }

    $old = get_post_meta( $id, '_wp_attached_file', true );
    update_attached_file( $id, $to );
    $data = wp_get_attachment_metadata( $id, true );
    if ( is_array( $data ) && isset( $data['file'] ) ) {
      $data['file'] = _wp_relative_upload_path( $to );
      wp_update_attachment_metadata( $id, $data );
    }
    if ( $protects ) {
      update_post_meta( $id, self::PUBLIC_FILE, wp_slash( $old ) );
    } else {
      delete_post_meta( $id, self::PUBLIC_FILE );
      $this->remove_folder( $id );
    }
  }

  /**
   * Removes the empty folder of a file that is gone.
   *
   * @param int $id Attachment ID.
   */
  public function remove_folder( $id ) {
    $folder = self::folder() . '/' . (int) $id;
    if ( is_dir( $folder ) ) {
      @rmdir( $folder ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- It stays where something is left in it.
    }
  }
`;
