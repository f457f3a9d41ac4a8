import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** The methods that end a run: keep its report, and send it. */
export const reportMethods = (plan: PluginPlan, sends: boolean, hasUrls: boolean): PhpCode => php`
  /**
   * Ends a run: keeps its report${sends ? php` and sends it` : noPhp}.
   *
   * @param string $name Name of the import.
   * @param array  $run  Run.
   */
  private function finish( $name, $run ) {
    $report          = array_intersect_key( $run, array_flip( array( 'created', 'updated', 'faulty', 'gone', 'notes', 'failed' ) ) );
    $report['ended'] = time();

    update_option( self::option( $name, 'report' ), $report, false );
    delete_option( self::option( $name, 'run' ) );
    ${
      hasUrls
        ? php`
            if ( '' !== $run['file'] && isset( self::all()[ $name ]['url'] ) ) {
              wp_delete_file( $run['file'] );
            }
          `
        : noPhp
    }
    ${sends ? php`$this->send( $name, $report );` : noPhp}

    /**
     * Fires after a file was imported.
     *
     * @param string $name   Name of the import.
     * @param array  $report Numbers of rows that were created, updated and faulty, of entries that are gone, and messages.
     */
    do_action( ${prefixed(plan, 'file_imported')}, $name, $report );
  }

  /**
   * Gets the numbers of a report as lines of text.
   *
   * @param array $report Report.
   * @return string[]
   */
  public static function lines( $report ) {
    return array(
      /* translators: %s: Number of entries. */
      sprintf( ${translated(plan, 'Created: %s')}, number_format_i18n( $report['created'] ) ),
      /* translators: %s: Number of entries. */
      sprintf( ${translated(plan, 'Updated: %s')}, number_format_i18n( $report['updated'] ) ),
      /* translators: %s: Number of rows. */
      sprintf( ${translated(plan, 'Faulty rows: %s')}, number_format_i18n( $report['faulty'] ) ),
      /* translators: %s: Number of entries. */
      sprintf( ${translated(plan, 'No longer in the file: %s')}, number_format_i18n( $report['gone'] ) ),
    );
  }

  ${sends ? sendMethod(plan) : noPhp}
`;

const sendMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Sends a report, to each recipient separately.
   *
   * @param string $name   Name of the import.
   * @param array  $report Report.
   */
  private function send( $name, $report ) {
    $import = self::all()[ $name ];
    if ( $import['only_faults'] && array() === $report['notes'] ) {
      return;
    }

    $site    = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
    $subject = $report['failed']
      /* translators: 1: Site title, 2: What is imported. */
      ? sprintf( ${translated(plan, '[%1$s] Import failed: %2$s')}, $site, $import['title'] )
      /* translators: 1: Site title, 2: What was imported. */
      : sprintf( ${translated(plan, '[%1$s] Import: %2$s')}, $site, $import['title'] );
    $message = implode( "\n", array_merge( self::lines( $report ), array( '' ), $report['notes'] ) );

    foreach ( array_unique( array_filter( self::recipients( $name ), 'is_email' ) ) as $address ) {
      wp_mail( $address, $subject, trim( $message ) );
    }
  }
`;
