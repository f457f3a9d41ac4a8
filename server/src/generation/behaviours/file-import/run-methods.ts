import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { supportMethods } from './support-methods.ts';

/** The methods of a run: begin, go on, find what is gone. */
export const runMethods = (plan: PluginPlan, hasUrls: boolean, takesAway: boolean): PhpCode => php`
  /**
   * Begins an import, unless it is under way.
   *
   * @param string $name Name of the import.
   */
  public function start( $name ) {
    $imports = self::all();
    if ( ! isset( $imports[ $name ] ) ) {
      return;
    }

    self::keep_time( $name, $imports[ $name ] );

    // A run that has not ended after some hours has been interrupted.
    $run = get_option( self::option( $name, 'run' ) );
    if ( is_array( $run ) && $run['begun'] > time() - 6 * HOUR_IN_SECONDS ) {
      return;
    }

    $file = self::file( $imports[ $name ] );
    $run  = array(
      'id'      => wp_generate_password( 12, false ),
      'begun'   => time(),
      'file'    => is_wp_error( $file ) ? '' : $file,
      'stamp'   => is_wp_error( $file ) ? '' : self::stamp( $file ),
      'offset'  => 0,
      'row'     => 1,
      'created' => 0,
      'updated' => 0,
      'faulty'  => 0,
      'gone'    => 0,
      'notes'   => is_wp_error( $file ) ? array( $file->get_error_message() ) : array(),
      'failed'  => is_wp_error( $file ),
    );

    if ( $run['failed'] ) {
      $this->finish( $name, $run );
      return;
    }

    update_option( self::option( $name, 'run' ), $run, false );
    $this->proceed( $name );
  }

  /**
   * Goes on with an import for some seconds. What is left then is imported by the next scheduled event.
   *
   * @param string $name Name of the import.
   */
  public function proceed( $name ) {
    $imports = self::all();
    $run     = get_option( self::option( $name, 'run' ) );
    if ( ! isset( $imports[ $name ] ) || ! is_array( $run ) || ! self::lock( $name ) ) {
      return;
    }

    $user          = get_current_user_id();
    $this->started = microtime( true );

    try {
      // Entries belong to an administrator, who may change every field.
      wp_set_current_user( self::author() );

      $run = $this->read( $imports[ $name ], $run );
      ${takesAway ? php`$run = $this->take_away( $imports[ $name ], $run );` : noPhp}

      if ( null === $run['offset'] ) {
        $this->finish( $name, $run );
      } else {
        update_option( self::option( $name, 'run' ), $run, false );
        wp_schedule_single_event( time(), self::MORE, array( $name ) );
      }
    } finally {
      wp_set_current_user( $user );
      delete_option( self::option( $name, 'lock' ) );
    }
  }

  /**
   * Imports rows until the file ends or time is up.
   *
   * @param array $import Import.
   * @param array $run    Run.
   * @return array Run; its offset is ${takesAway ? php`end` : php`null`} once the file has ended.
   */
  private function read( $import, $run ) {
    ${
      takesAway
        ? php`
            if ( 'end' === $run['offset'] ) {
              return $run;
            }
          `
        : noPhp
    }

    if ( self::stamp( $run['file'] ) !== $run['stamp'] ) {
      return self::failed( $run, ${translated(plan, 'The file changed while it was being imported. The next import will read all of it.')} );
    }

    $reader = new ${classOf(plan, 'Import_Reader')}( $run['file'] );
    if ( ! $reader->has( $import['columns'][ $import['key'] ]['headings'] ) ) {
      /* translators: %s: Heading of a column. */
      return self::failed( $run, sprintf( ${translated(plan, 'The first row of the file has no column “%s”.')}, $import['key_label'] ) );
    }

    $row = new ${classOf(plan, 'Import_Row')}( $import, $run['id'] );
    $reader->seek( $run['offset'] );
    wp_defer_term_counting( true );

    while ( ! $this->is_late() ) {
      $cells = $reader->next();
      if ( null === $cells ) {
        $run['offset'] = ${takesAway ? php`'end'` : php`null`};
        break;
      }

      ++$run['row'];
      $done = $row->save( $cells, $run['row'] );
      if ( is_wp_error( $done ) ) {
        ++$run['faulty'];
        $run = self::note( $run, $done->get_error_message() );
      } else {
        ++$run[ $done ];
      }
      foreach ( $row->notes as $note ) {
        $run = self::note( $run, $note );
      }
      $run['offset'] = $reader->offset();
    }

    wp_defer_term_counting( false );

    return $run;
  }

  ${takesAway ? takeAwayMethod : noPhp}

  /**
   * Ends a run that cannot go on. Nothing is taken away then.
   *
   * @param array  $run  Run.
   * @param string $text Why.
   * @return array Run.
   */
  private static function failed( $run, $text ) {
    $run['offset']  = null;
    $run['failed']  = true;
    $run['notes'][] = $text;

    return $run;
  }

  /**
   * Adds what is wrong with the current row.
   *
   * @param array  $run  Run.
   * @param string $text Message.
   * @return array Run.
   */
  private static function note( $run, $text ) {
    if ( count( $run['notes'] ) < self::MAX_NOTES ) {
      /* translators: 1: Row number, 2: Error message. */
      $run['notes'][] = sprintf( ${translated(plan, 'Row %1$d: %2$s')}, $run['row'], $text );
    }

    return $run;
  }

  /**
   * Determines whether the rest should wait for another event.
   *
   * @return bool
   */
  private function is_late() {
    return microtime( true ) - $this->started > 20;
  }

  ${supportMethods(plan, hasUrls)}
`;

const takeAwayMethod: PhpCode = php`
  /**
   * Takes away what was imported once and is no longer in the file. A file without a valid row takes nothing away.
   *
   * @param array $import Import.
   * @param array $run    Run.
   * @return array Run; its offset is null once everything is done.
   */
  private function take_away( $import, $run ) {
    if ( 'end' !== $run['offset'] ) {
      return $run;
    }

    $is_kept = 'keep' === $import['missing'] || 0 === $run['created'] + $run['updated'];

    while ( ! $is_kept && ! $this->is_late() ) {
      $gone = get_posts(
        array(
          'post_type'   => $import['type'],
          'post_status' => array( 'publish', 'pending', 'private', 'future' ),
          'fields'      => 'ids',
          'numberposts' => 50,
          'meta_query'  => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In the background only.
            array(
              'key'     => $import['mark'],
              'value'   => $run['id'] . ':',
              'compare' => 'NOT LIKE',
            ),
          ),
        )
      );

      foreach ( $gone as $id ) {
        update_post_meta( $id, $import['mark'], 'gone' );
        if ( 'trash' === $import['missing'] ) {
          wp_trash_post( $id );
        } else {
          wp_update_post(
            array(
              'ID'          => $id,
              'post_status' => 'draft',
            )
          );
        }
        ++$run['gone'];
      }

      $is_kept = array() === $gone;
    }

    $run['offset'] = $is_kept ? null : 'end';

    return $run;
  }
`;
