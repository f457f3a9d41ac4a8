import { classOf, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { counterOption, numberKey, type OrderFlow } from './flow-plan.ts';

/** The class that gives orders statuses and numbers, and lets customers cancel them and order again. */
export function orderFlowClass(plan: PluginPlan, flow: OrderFlow): PhpCode {
  const { statuses, number, cancel_hours: hours, reorder } = flow;
  const paid = statuses.flatMap(({ key, is_paid: isPaid }) => (isPaid ? [key] : []));
  return php`
    /**
     * Gives orders statuses and numbers, and lets customers cancel them and order again.
     */
    class ${classOf(plan, 'Order_Flow')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        ${
          statuses.length > 0
            ? php`
              add_filter( 'woocommerce_register_shop_order_post_statuses', array( $this, 'register_statuses' ) );
              add_filter( 'wc_order_statuses', array( $this, 'add_statuses' ) );
              add_filter( 'bulk_actions-edit-shop_order', array( $this, 'add_bulk_actions' ) );
              add_filter( 'bulk_actions-woocommerce_page_wc-orders', array( $this, 'add_bulk_actions' ) );
            `
            : noPhp
        }
        ${
          paid.length > 0
            ? php`
              add_filter( 'woocommerce_order_is_paid_statuses', array( $this, 'add_paid' ) );
              add_filter( 'woocommerce_reports_order_statuses', array( $this, 'add_to_reports' ) );
            `
            : noPhp
        }
        ${
          number === undefined
            ? noPhp
            : php`
              add_action( 'woocommerce_new_order', array( $this, 'give_number' ), 5, 2 );
              add_filter( 'woocommerce_order_number', array( $this, 'get_number' ), 10, 2 );
              add_filter( 'woocommerce_shop_order_search_fields', array( $this, 'search_numbers' ) );
              add_filter( 'woocommerce_order_table_search_query_meta_keys', array( $this, 'search_numbers' ) );
            `
        }
        ${
          hours > 0
            ? php`add_filter( 'woocommerce_valid_order_statuses_for_cancel', array( $this, 'allow_canceling' ), 10, 2 );`
            : noPhp
        }
        ${
          reorder
            ? php`
              add_filter( 'woocommerce_valid_order_statuses_for_order_again', array( $this, 'allow_reordering' ) );
              add_filter( 'woocommerce_my_account_my_orders_actions', array( $this, 'add_reorder_link' ), 10, 2 );
            `
            : noPhp
        }
      }

      ${joinPhp(
        [
          statuses.length > 0 ? statusMethods(plan, flow) : noPhp,
          paid.length > 0 ? paidMethods(paid) : noPhp,
          number === undefined ? noPhp : numberMethods(plan, number),
          hours > 0 ? cancelMethod(plan, flow) : noPhp,
          reorder ? reorderMethods(plan) : noPhp,
        ],
        '\n\n',
      )}
    }
  `;
}

const statusMethods = (plan: PluginPlan, { statuses }: OrderFlow): PhpCode => php`
  /**
   * Gets the statuses.
   *
   * @return string[] Labels, keyed by status.
   */
  private function statuses() {
    return array(
      ${joinPhp(statuses.map(({ key, label }) => php`${`wc-${key}`} => ${translated(plan, label)},`))}
    );
  }

  /**
   * Registers the statuses.
   *
   * @param array[] $statuses Arguments of register_post_status(), keyed by status.
   * @return array[] Arguments.
   */
  public function register_statuses( $statuses ) {
    foreach ( $this->statuses() as $status => $label ) {
      $count = esc_html( $label ) . ' <span class="count">(%s)</span>';

      $statuses[ $status ] = array(
        'label'                     => $label,
        'public'                    => false,
        'exclude_from_search'       => false,
        'show_in_admin_all_list'    => true,
        'show_in_admin_status_list' => true,
        'label_count'               => array( $count, $count, 'singular' => $count, 'plural' => $count, 'context' => null, 'domain' => null ),
      );
    }

    return $statuses;
  }

  /**
   * Adds the statuses to the list that staff choose from.
   *
   * @param string[] $statuses Labels, keyed by status.
   * @return string[] Labels.
   */
  public function add_statuses( $statuses ) {
    $all = array();
    foreach ( $statuses as $status => $label ) {
      $all[ $status ] = $label;
      if ( 'wc-processing' === $status ) {
        $all += $this->statuses();
      }
    }

    return $all + $this->statuses();
  }

  /**
   * Adds actions that change many orders at once; WooCommerce carries them out.
   *
   * @param string[] $actions Labels, keyed by action.
   * @return string[] Labels.
   */
  public function add_bulk_actions( $actions ) {
    foreach ( $this->statuses() as $status => $label ) {
      /* translators: %s: status of orders */
      $actions[ 'mark_' . substr( $status, 3 ) ] = sprintf( __( 'Change status to %s', ${plan.domain} ), $label );
    }

    return $actions;
  }
`;

const paidMethods = (paid: readonly string[]): PhpCode => php`
  /**
   * Adds statuses that count as paid.
   *
   * @param string[] $statuses Statuses.
   * @return string[] Statuses.
   */
  public function add_paid( $statuses ) {
    return array_merge( $statuses, ${paid} );
  }

  /**
   * Adds statuses that reports count.
   *
   * @param string[]|false $statuses Statuses.
   * @return string[]|false Statuses.
   */
  public function add_to_reports( $statuses ) {
    return is_array( $statuses ) && in_array( 'completed', $statuses, true ) ? array_merge( $statuses, ${paid} ) : $statuses;
  }
`;

function numberMethods(plan: PluginPlan, number: NonNullable<OrderFlow['number']>): PhpCode {
  const option = counterOption(plan);
  const isYearly = number.restarts === 'yearly';
  return php`
    /**
     * Gives a new order its number; drafts of the checkout get theirs once they are orders.
     *
     * @param int           $order_id Order ID.
     * @param WC_Order|null $order    Order.
     */
    public function give_number( $order_id, $order = null ) {
      $order = $order ? $order : wc_get_order( $order_id );
      if ( ! $order || 'shop_order' !== $order->get_type() || '' !== $order->get_meta( ${numberKey(plan)} ) ) {
        return;
      }

      $order->update_meta_data(
        ${numberKey(plan)},
        strtr(
          ${number.prefix},
          array(
            '{year}'  => wp_date( 'Y' ),
            '{month}' => wp_date( 'm' ),
          )
        ) . str_pad( (string) $this->next(), ${number.digits}, '0', STR_PAD_LEFT )
      );
      $order->save_meta_data();
    }

    /**
     * Takes the next number. Of two orders at one time each gets its own: the option is changed only from the value read.
     *
     * @return int Number.
     */
    private function next() {
      global $wpdb;

      $option = ${isYearly ? php`${`${option}_`} . wp_date( 'Y' )` : php`${option}`};
      add_option( $option, ${number.first - 1}, '', false );
      // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Past the cache, which another request could have filled.
      for ( $try = 0; $try < 100; $try++ ) {
        $last  = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
        $taken = $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", (string) ( $last + 1 ), $option, (string) $last ) );
        if ( $taken ) {
          break;
        }
      }
      // phpcs:enable
      wp_cache_delete( $option, 'options' );

      return $last + 1;
    }

    /**
     * Gets the number of an order.
     *
     * @param string   $number Number.
     * @param WC_Order $order  Order.
     * @return string Number.
     */
    public function get_number( $number, $order ) {
      $own = (string) $order->get_meta( ${numberKey(plan)} );

      return '' === $own ? $number : $own;
    }

    /**
     * Lets staff search orders by their number.
     *
     * @param string[] $keys Keys of metadata.
     * @return string[] Keys.
     */
    public function search_numbers( $keys ) {
      $keys[] = ${numberKey(plan)};

      return $keys;
    }
  `;
}

const cancelMethod = (plan: PluginPlan, { cancel_hours: hours, statuses }: OrderFlow): PhpCode => php`
  /**
   * Gets the statuses in which customers can cancel an order; after the time is over there is none.
   *
   * @param string[]      $statuses Statuses.
   * @param WC_Order|null $order    Order.
   * @return string[] Statuses.
   */
  public function allow_canceling( $statuses, $order = null ) {
    $created = $order ? $order->get_date_created() : null;
    if ( ! $created ) {
      return $statuses;
    }
    if ( $created->getTimestamp() < time() - HOUR_IN_SECONDS * (int) ${settingValue(plan, 'cancel_hours', hours)} ) {
      return array();
    }

    return array_unique( array_merge( $statuses, ${['pending', 'failed', 'on-hold', 'processing', ...statuses.filter(({ is_paid: isPaid }) => !isPaid).map(({ key }) => key)]} ) );
  }
`;

const reorderMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Lets customers order again what is paid or on its way.
   *
   * @param string[] $statuses Statuses.
   * @return string[] Statuses.
   */
  public function allow_reordering( $statuses ) {
    return array_unique( array_merge( $statuses, wc_get_is_paid_statuses(), array( 'cancelled', 'on-hold' ) ) );
  }

  /**
   * Adds the link to the list of orders.
   *
   * @param array[]  $actions Actions with url and name.
   * @param WC_Order $order   Order.
   * @return array[] Actions.
   */
  public function add_reorder_link( $actions, $order ) {
    if ( $order->has_status( $this->allow_reordering( array( 'completed' ) ) ) ) {
      $actions[${plan.names.handlePrefix}] = array(
        'url'  => wp_nonce_url( add_query_arg( 'order_again', $order->get_id(), wc_get_page_permalink( 'cart' ) ), 'woocommerce-order_again' ),
        'name' => __( 'Order again', ${plan.domain} ),
      );
    }

    return $actions;
  }
`;
