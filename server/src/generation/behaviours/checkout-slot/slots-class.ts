import { classOf, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { weekdayNumbersOf } from '../times.ts';
import { type CheckoutSlot, slotKey } from './slot-plan.ts';

/** The class that offers slots at both checkouts and keeps what was chosen. */
export function slotsClass(plan: PluginPlan, slot: CheckoutSlot, number: number): PhpCode {
  const key = slotKey(plan, number);
  const value = (name: string, otherwise: number | string) => settingValue(plan, `slot_${number}_${name}`, otherwise);
  const field = `${plan.names.slug}/slot-${number}`;
  const { shipping_methods: ways, required } = slot;
  return php`
    /**
     * Lets customers choose a day and a time at the checkout.
     */
    class ${classOf(plan, `Checkout_Slot_${number}`)} {

      /**
       * Registers the hooks.
       */
      public function register() {
        // Orders are counted, whose type WooCommerce registers early on init.
        add_action( 'init', array( $this, 'register_field' ), 20 );
        add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'save_from_block' ), 10, 2 );
        add_filter( 'woocommerce_checkout_fields', array( $this, 'add_field' ) );
        add_action( 'woocommerce_after_checkout_validation', array( $this, 'validate' ), 10, 2 );
        add_action( 'woocommerce_checkout_create_order', array( $this, 'save' ), 10, 2 );
        add_action( 'woocommerce_new_order', array( $this, 'forget' ) );
        add_action( 'woocommerce_order_status_changed', array( $this, 'forget' ) );
        add_filter( 'woocommerce_get_order_item_totals', array( $this, 'show' ), 20, 2 );
        add_action( 'woocommerce_admin_order_data_after_shipping_address', array( $this, 'show_to_staff' ) );
        add_filter( 'manage_edit-shop_order_columns', array( $this, 'add_column' ) );
        add_filter( 'manage_woocommerce_page_wc-orders_columns', array( $this, 'add_column' ) );
        add_action( 'manage_shop_order_posts_custom_column', array( $this, 'fill_column' ), 10, 2 );
        add_action( 'manage_woocommerce_page_wc-orders_custom_column', array( $this, 'fill_column' ), 10, 2 );
      }

      /**
       * Gets the slots that can be chosen now, without counting orders.
       *
       * @param DateTimeImmutable|null $now Now, for tests.
       * @return string[] Slots such as 2026-05-04 10:00-12:00.
       */
      public function slots( $now = null ) {
        $now    = $now ? $now : current_datetime();
        $first  = $now->modify( '+' . (int) ${value('lead', slot.lead_hours)} . ' hours' );
        $closed = preg_split( '/\s+/', trim( (string) ${value('closed', slot.closed.join('\n'))} ) );
        $today  = $now->setTime( 0, 0 );
        ${
          slot.cutoff === ''
            ? noPhp
            : php`
              if ( $now->format( 'H:i' ) >= ${slot.cutoff} ) {
                $first = max( $first->modify( '+1 day' ), $today->modify( '+1 day' ) );
              }
            `
        }
        $slots = array();
        for ( $day = 0; $day <= ${slot.days_ahead}; $day++ ) {
          $date = $today->modify( "+$day days" );
          if ( array_intersect( array( $date->format( 'Y-m-d' ), $date->format( 'm-d' ) ), $closed ) ) {
            continue;
          }
          foreach ( $this->times() as $time ) {
            if ( $time['weekdays'] && ! in_array( (int) $date->format( 'N' ), $time['weekdays'], true ) ) {
              continue;
            }
            // A whole day can be chosen as long as it has not begun.
            list( $hour, $minute ) = array_map( 'intval', explode( ':', '' === $time['from'] ? '00:00' : $time['from'] ) );
            if ( $date->setTime( $hour, $minute ) >= $first ) {
              $slots[] = trim( $date->format( 'Y-m-d' ) . ' ' . ( '' === $time['from'] ? '' : $time['from'] . '-' . $time['until'] ) );
            }
          }
        }

        return $slots;
      }

      /**
       * Gets the times of each day.
       *
       * @return array[] Weekdays (1 to 7; none: every day), beginning and end.
       */
      private function times() {
        return array(
          ${joinPhp(
            [...slot.slots]
              .sort((one, other) => one.from.localeCompare(other.from))
              .map(
                ({ weekdays, from, until }) => php`
                array(
                  'weekdays' => ${weekdayNumbersOf(weekdays)},
                  'from'     => ${from},
                  'until'    => ${until},
                ),
              `,
              ),
          )}
        );
      }

      /**
       * Gets the slots that have room.
       *
       * @param bool $is_fresh Whether orders are counted again.
       * @return string[] Labels, keyed by slot.
       */
      public function open_slots( $is_fresh = false ) {
        $capacity = (int) ${value('capacity', slot.capacity)};
        $taken    = $capacity > 0 ? $this->taken( $is_fresh ) : array();
        $open     = array();
        foreach ( $this->slots() as $slot ) {
          if ( 0 === $capacity || ( $taken[ $slot ] ?? 0 ) < $capacity ) {
            $open[ $slot ] = $this->label( $slot );
          }
        }

        return $open;
      }

      /**
       * Counts orders by slot.
       *
       * @param bool $is_fresh Whether to count again.
       * @return int[] Numbers of orders, keyed by slot.
       */
      private function taken( $is_fresh ) {
        $taken = $is_fresh ? false : get_transient( ${key} );
        if ( is_array( $taken ) ) {
          return $taken;
        }

        $taken = array();
        $page  = 1;
        do {
          $orders = wc_get_orders(
            array(
              'type'         => 'shop_order',
              'limit'        => 500,
              'paged'        => $page++,
              'orderby'      => 'ID',
              'status'       => array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-cancelled', 'wc-failed', 'wc-refunded' ) ),
              'date_created' => '>' . ( time() - ( ${slot.days_ahead} + 2 ) * DAY_IN_SECONDS ),
              'meta_key'     => ${key}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Of the last days.
              'meta_compare' => 'EXISTS',
            )
          );
          foreach ( $orders as $order ) {
            $slot = (string) $order->get_meta( ${key} );
            if ( '' !== $slot ) {
              $taken[ $slot ] = ( $taken[ $slot ] ?? 0 ) + 1;
            }
          }
        } while ( count( $orders ) >= 500 );
        set_transient( ${key}, $taken, 5 * MINUTE_IN_SECONDS );

        return $taken;
      }

      /**
       * Counts again once orders have changed.
       */
      public function forget() {
        delete_transient( ${key} );
      }

      /**
       * Writes a slot as people read it.
       *
       * @param string $slot Slot.
       * @return string Text.
       */
      private function label( $slot ) {
        $parts = explode( ' ', $slot );
        $day   = date_create_immutable( $parts[0], wp_timezone() );
        if ( ! $day ) {
          return $slot;
        }
        /* translators: 1: weekday, 2: date */
        $text = sprintf( __( '%1$s, %2$s', ${plan.domain} ), wp_date( 'l', $day->getTimestamp() ), wp_date( get_option( 'date_format' ), $day->getTimestamp() ) );

        return isset( $parts[1] ) ? $text . ', ' . str_replace( '-', '–', $parts[1] ) : $text;
      }

      /**
       * Checks whether the way of shipping asks for a slot.
       *
       * @return bool Whether it does.
       */
      private function is_asked() {
        ${
          ways.length === 0
            ? php`return true;`
            : php`
              $chosen = function_exists( 'WC' ) && WC()->session ? (array) WC()->session->get( 'chosen_shipping_methods' ) : array();
              foreach ( $chosen as $method ) {
                if ( array_intersect( array( (string) $method, strtok( (string) $method, ':' ) ), ${ways} ) ) {
                  return true;
                }
              }

              return false;
            `
        }
      }

      /**
       * Finds out what is wrong with a choice.
       *
       * @param string $slot Slot.
       * @return string Message; empty if nothing is wrong.
       */
      private function fault( $slot ) {
        if ( '' === $slot ) {
          /* translators: %s: label of a field */
          return ${required ? php`sprintf( __( '%s is a required field.', ${plan.domain} ), ${translated(plan, slot.label)} )` : php`''`};
        }
        if ( ! isset( $this->open_slots( true )[ $slot ] ) ) {
          return __( 'This time is no longer available. Please choose another one.', ${plan.domain} );
        }

        return '';
      }

      /**
       * Registers the field of the checkout that is made of blocks.
       */
      public function register_field() {
        if ( ! function_exists( 'woocommerce_register_additional_checkout_field' ) ) {
          return;
        }

        $options = array();
        foreach ( $this->open_slots() as $slot => $label ) {
          $options[] = array(
            'value' => $slot,
            'label' => $label,
          );
        }
        if ( array() === $options ) {
          return;
        }
        woocommerce_register_additional_checkout_field(
          array(
            'id'       => ${field},
            'label'    => ${translated(plan, slot.label)},
            'location' => 'order',
            'type'     => 'select',
            'options'  => $options,
            'required' => ${required && ways.length === 0},
          )
        );
      }

      /**
       * Keeps the choice made at the checkout that is made of blocks.
       *
       * @param WC_Order        $order   Order.
       * @param WP_REST_Request $request Request.
       * @throws Exception If the choice is not possible.
       */
      public function save_from_block( $order, $request ) {
        if ( ! $this->is_asked() ) {
          $order->delete_meta_data( ${key} );
          return;
        }

        $fields = (array) $request['additional_fields'];
        $slot   = sanitize_text_field( (string) ( $fields[${field}] ?? '' ) );
        $before = (string) $order->get_meta( ${key} );
        $fault  = '' !== $slot && $slot === $before ? '' : $this->fault( $slot );
        if ( '' !== $fault ) {
          if ( class_exists( 'Automattic\WooCommerce\StoreApi\Exceptions\RouteException' ) ) {
            throw new Automattic\WooCommerce\StoreApi\Exceptions\RouteException( ${key}, esc_html( $fault ), 400 );
          }
          throw new Exception( esc_html( $fault ) );
        }
        $order->update_meta_data( ${key}, $slot );
      }

      /**
       * Adds the field to the checkout.
       *
       * @param array[] $fields Groups of fields.
       * @return array[] Groups.
       */
      public function add_field( $fields ) {
        if ( $this->is_asked() ) {
          $fields['order'][${key}] = array(
            'type'     => 'select',
            'label'    => ${translated(plan, slot.label)},
            'required' => ${required},
            'class'    => array( 'form-row-wide' ),
            'options'  => array( '' => __( 'Please choose', ${plan.domain} ) ) + $this->open_slots(),
            'priority' => 110,
          );
        }

        return $fields;
      }

      /**
       * Refuses an order whose slot is not possible, or no longer.
       *
       * @param array    $data   What was posted.
       * @param WP_Error $errors Errors.
       */
      public function validate( $data, $errors ) {
        $slot = (string) ( $data[${key}] ?? '' );
        // WooCommerce itself says that a required field is empty.
        $fault = '' === $slot || ! $this->is_asked() ? '' : $this->fault( $slot );
        if ( '' !== $fault ) {
          $errors->add( ${key}, esc_html( $fault ) );
        }
      }

      /**
       * Keeps the choice with the order.
       *
       * @param WC_Order $order Order.
       * @param array    $data  What was posted.
       */
      public function save( $order, $data ) {
        if ( ! empty( $data[${key}] ) && $this->is_asked() ) {
          $order->update_meta_data( ${key}, sanitize_text_field( $data[${key}] ) );
        }
      }

      /**
       * Shows the choice in emails and to the customer.
       *
       * @param array[]  $rows  Rows below the order.
       * @param WC_Order $order Order.
       * @return array[] Rows.
       */
      public function show( $rows, $order ) {
        $slot = (string) $order->get_meta( ${key} );
        if ( '' !== $slot ) {
          $rows[${key}] = array(
            'label' => ${translated(plan, slot.label)} . ':',
            'value' => esc_html( $this->label( $slot ) ),
          );
        }

        return $rows;
      }

      /**
       * Shows staff the choice.
       *
       * @param WC_Order $order Order.
       */
      public function show_to_staff( $order ) {
        $slot = (string) $order->get_meta( ${key} );
        if ( '' !== $slot ) {
          printf( '<p><strong>%1$s:</strong> %2$s</p>', esc_html( ${translated(plan, slot.label)} ), esc_html( $this->label( $slot ) ) );
        }
      }

      /**
       * Adds a column to the list of orders.
       *
       * @param string[] $columns Labels, keyed by column.
       * @return string[] Labels.
       */
      public function add_column( $columns ) {
        $columns[${key}] = ${translated(plan, slot.label)};

        return $columns;
      }

      /**
       * Fills the column.
       *
       * @param string       $column Column.
       * @param int|WC_Order $order  Order or its ID.
       */
      public function fill_column( $column, $order ) {
        if ( ${key} !== $column ) {
          return;
        }
        $order = wc_get_order( $order );
        echo esc_html( $order ? $this->label( (string) $order->get_meta( ${key} ) ) : '' );
      }
    }
  `;
}

/** Name of the class of a slot. */
export const slotClass = (plan: PluginPlan, number: number): PhpCode =>
  identifier(classOf(plan, `Checkout_Slot_${number}`).text);
