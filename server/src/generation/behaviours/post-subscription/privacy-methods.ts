import { translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { subscribersTable } from './subscription-plan.ts';

/** Methods that hand over and delete what is kept of a person. */
export const privacyMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the subscriptions of an address.
   *
   * @param string $email Email address.
   * @return array[] Rows.
   */
  private static function of( $email ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email = %s', self::table(), strtolower( $email ) ), ARRAY_A );
  }

  /**
   * Adds subscriptions to what is exported of a person.
   *
   * @param array[] $exporters Exporters.
   * @return array[]
   */
  public function add_exporter( $exporters ) {
    $exporters[${subscribersTable(plan)}] = array(
      'exporter_friendly_name' => ${translated(plan, 'Email subscriptions')},
      'callback'               => array( $this, 'export' ),
    );

    return $exporters;
  }

  /**
   * Adds subscriptions to what is erased of a person.
   *
   * @param array[] $erasers Erasers.
   * @return array[]
   */
  public function add_eraser( $erasers ) {
    $erasers[${subscribersTable(plan)}] = array(
      'eraser_friendly_name' => ${translated(plan, 'Email subscriptions')},
      'callback'             => array( $this, 'erase' ),
    );

    return $erasers;
  }

  /**
   * Exports the subscriptions of an address.
   *
   * @param string $email Email address.
   * @return array Data, and whether it is all.
   */
  public function export( $email ) {
    $lists = self::lists();
    $items = array();
    foreach ( self::of( $email ) as $row ) {
      $items[] = array(
        'group_id'    => ${subscribersTable(plan)},
        'group_label' => ${translated(plan, 'Email subscriptions')},
        'item_id'     => 'subscription-' . $row['id'],
        'data'        => array(
          array(
            'name'  => ${translated(plan, 'List')},
            'value' => isset( $lists[ $row['list_id'] ] ) ? $lists[ $row['list_id'] ] : $row['list_id'],
          ),
          array(
            'name'  => ${translated(plan, 'Email')},
            'value' => $row['email'],
          ),
          array(
            'name'  => ${translated(plan, 'Chosen')},
            'value' => self::chosen( $row ),
          ),
          array(
            'name'  => ${translated(plan, 'Confirmed')},
            'value' => self::date( $row['confirmed_at'] ),
          ),
        ),
      );
    }

    return array(
      'data' => $items,
      'done' => true,
    );
  }

  /**
   * Ends the subscriptions of an address.
   *
   * @param string $email Email address.
   * @return array What was done.
   */
  public function erase( $email ) {
    $removed = 0;
    foreach ( self::of( $email ) as $row ) {
      $removed += (int) self::delete( (int) $row['id'] );
    }

    return array(
      'items_removed'  => $removed,
      'items_retained' => false,
      'messages'       => array(),
      'done'           => true,
    );
  }
`;
