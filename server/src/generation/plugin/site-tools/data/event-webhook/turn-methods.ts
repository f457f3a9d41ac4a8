import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolName } from '../../support/tool-names.ts';

/** Methods that send at most one message of a kind in some minutes, and tell of what happens in between together. */
export const turnMethods = (plan: PluginPlan, events: readonly string[], minutes: number): PhpCode => php`
  /**
   * Minimum number of seconds between two messages of a kind.
   */
  const GAP = ${minutes} * MINUTE_IN_SECONDS;

  /**
   * Option with what waits, and when messages were sent.
   */
  const TURNS = ${toolName(plan, 'webhook_turns')};

  /**
   * Gets what waits for the next message of a kind, and when the last one was sent.
   *
   * @param string $event Event name.
   * @return array IDs (ids) and time (sent).
   */
  private function turn( $event ) {
    $turns = (array) get_option( self::TURNS, array() );

    return ( isset( $turns[ $event ] ) ? (array) $turns[ $event ] : array() ) + array(
      'ids'  => array(),
      'sent' => 0,
    );
  }

  /**
   * Keeps what waits for the next message of a kind.
   *
   * @param string $event Event name.
   * @param array  $turn  IDs (ids) and time (sent).
   */
  private function keep_turn( $event, $turn ) {
    $turns           = (array) get_option( self::TURNS, array() );
    $turns[ $event ] = $turn;
    update_option( self::TURNS, $turns, false );
  }

  /**
   * Queues a message, or adds to the one that waits.
   *
   * @param string     $event Event name.
   * @param int|string $id    ID of the post, user or comment, or the plugin with the ID of who activates it.
   */
  private function queue( $event, $id ) {
    if ( '' === $this->address() || ! in_array( $event, ${settingValue(plan, 'webhook_events', events)}, true ) ) {
      return;
    }

    $turn = $this->turn( $event );
    if ( count( $turn['ids'] ) < 100 && ! in_array( $id, $turn['ids'], true ) ) {
      $turn['ids'][] = $id;
    }
    $this->keep_turn( $event, $turn );
    foreach ( range( 1, self::ATTEMPTS ) as $attempt ) {
      if ( wp_next_scheduled( self::HOOK, array( $event, 0, $attempt ) ) ) {
        return;
      }
    }
    wp_schedule_single_event( max( time(), $turn['sent'] + self::GAP ), self::HOOK, array( $event, 0, 1 ) );
  }

  /**
   * Delivers a message and retries later on failure.
   *
   * @param string $event   Event name.
   * @param int    $id      Always 0: what it tells of waits in an option.
   * @param int    $attempt Number of the attempt.
   */
  public function deliver( $event, $id, $attempt ) {
    $turn = $this->turn( $event );
    if ( time() < $turn['sent'] + self::GAP ) {
      wp_schedule_single_event( $turn['sent'] + self::GAP, self::HOOK, array( $event, $id, $attempt ) );
      return;
    }

    $ids = $turn['ids'];
    $all = array();
    foreach ( $ids as $one ) {
      $facts = $this->facts( $event, $one );
      if ( null !== $facts ) {
        $all[] = $facts;
      }
    }
    if ( array() === $all ) {
      $this->keep_turn( $event, array( 'ids' => array() ) + $turn );
      return;
    }

    $this->keep_turn(
      $event,
      array(
        'ids'  => array(),
        'sent' => time(),
      )
    );
    $first = $all[0];
    $more  = count( $all ) - 1;
    if ( 0 < $more ) {
      /* translators: 1: Title, 2: Number of further ones. */
      $first['title'] = sprintf( __( '%1$s and %2$s more', ${plan.domain} ), $first['title'], number_format_i18n( $more ) );
    }

    if ( is_wp_error( $this->send( $event, $first ) ) && $attempt < self::ATTEMPTS ) {
      $turn        = $this->turn( $event );
      $turn['ids'] = array_values( array_unique( array_merge( $ids, $turn['ids'] ) ) );
      $this->keep_turn( $event, $turn );
      wp_schedule_single_event( time() + max( self::GAP, $attempt * 5 * MINUTE_IN_SECONDS ), self::HOOK, array( $event, 0, $attempt + 1 ) );
    }
  }
`;
