import { classOf, handleOf, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { recordKind } from '../records/record-kinds.ts';
import { messageOf, subjectOf, type WaitingList, waitingKey } from './list-plan.ts';

/** The class that shows the form, keeps who waits, and tells them. */
export function listClass(plan: PluginPlan, one: WaitingList, number: number): PhpCode {
  const key = waitingKey(plan, number);
  const isCheaper = one.event === 'cheaper';
  const kind = recordKind(plan, 'product');
  const tests =
    kind === undefined ? [] : conditionsPhp(kind, one.products ?? [], php`$record`).map((test) => php`( ${test} )`);
  const handle = handleOf(plan, `waiting-${number}`);
  return php`
    /**
     * Tells customers of products that they wait for.
     */
    class ${classOf(plan, `Waiting_List_${number}`)} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'woocommerce_single_product_summary', array( $this, 'show_form' ), 32 );
        add_action( ${`admin_post_${key}`}, array( $this, 'join' ) );
        ${one.requires_login ? noPhp : php`add_action( ${`admin_post_nopriv_${key}`}, array( $this, 'join' ) );`}
        add_action( 'template_redirect', array( $this, 'leave' ) );
        ${
          isCheaper
            ? php`add_action( 'woocommerce_update_product', array( $this, 'schedule' ) );`
            : php`
              add_action( 'woocommerce_product_set_stock_status', array( $this, 'schedule_if_there' ), 10, 2 );
              add_action( 'woocommerce_variation_set_stock_status', array( $this, 'schedule_if_there' ), 10, 2 );
            `
        }
        add_action( ${`${key}_send`}, array( $this, 'send' ) );
        add_action( ${`${key}_clean`}, array( $this, 'clean' ) );
        add_action( 'woocommerce_product_options_stock_status', array( $this, 'show_count' ) );
        add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
        add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
      }

      /**
       * Checks whether customers can wait for a product.
       *
       * @param WC_Product $product Product.
       * @return bool Whether they can.
       */
      public function is_open( $product ) {
        ${
          tests.length > 0
            ? php`
              $record = get_post( $product->get_id() );
              if ( ! $record || ! ( ${tests.reduce((before, test) => php`${before} && ${test}`)} ) ) {
                return false;
              }
            `
            : noPhp
        }
        ${
          one.most > 0
            ? php`
              if ( count( get_post_meta( $product->get_id(), ${key} ) ) >= ${one.most} ) {
                return false;
              }
            `
            : noPhp
        }

        return ${isCheaper ? php`'' !== (string) $product->get_price()` : php`! $product->is_in_stock()`};
      }

      /**
       * Displays the form.
       */
      public function show_form() {
        global $product;
        if ( ! $product instanceof WC_Product || ! $this->is_open( $product )${one.requires_login ? php` || ! is_user_logged_in()` : noPhp} ) {
          return;
        }

        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only which message is shown.
        $said = isset( $_GET[${key}] ) ? sanitize_key( wp_unslash( $_GET[${key}] ) ) : '';
        echo ${`<form class="${handle}" method="post" action="`} . esc_url( admin_url( 'admin-post.php' ) ) . '">';
        if ( 'joined' === $said || 'invalid' === $said ) {
          echo '<p role="status">' . esc_html( 'joined' === $said ? __( 'Thank you! We will send you an email.', ${plan.domain} ) : __( 'Please enter a valid email address.', ${plan.domain} ) ) . '</p>';
        }
        echo ${`<p><label for="${handle}-email">`} . esc_html( ${translated(plan, one.label)} ) . '</label></p>';
        echo ${`<input type="hidden" name="action" value="${key}"><input type="hidden" name="product" value="`} . esc_attr( (string) $product->get_id() ) . '">';
        wp_nonce_field( ${key}, ${`${key}_nonce`} );
        echo '<p hidden><input type="text" name="website" tabindex="-1" autocomplete="off" aria-hidden="true"></p>';
        echo ${`<p><input type="email" id="${handle}-email" name="email" autocomplete="email" required value="`} . esc_attr( wp_get_current_user()->user_email ) . '"></p>';
        ${
          one.consent === ''
            ? noPhp
            : php`echo '<p><label><input type="checkbox" name="consent" value="1" required> ' . esc_html( ${translated(plan, one.consent)} ) . '</label></p>';`
        }
        echo '<p><button type="submit" class="button">' . esc_html( ${translated(plan, one.button)} ) . '</button></p></form>';
      }

      /**
       * Takes what the form sends.
       */
      public function join() {
        check_admin_referer( ${key}, ${`${key}_nonce`} );
        $product = wc_get_product( isset( $_POST['product'] ) ? absint( $_POST['product'] ) : 0 );
        $email   = isset( $_POST['email'] ) ? sanitize_email( wp_unslash( $_POST['email'] ) ) : '';
        $is_fine = is_email( $email ) && empty( $_POST['website'] )${one.consent === '' ? noPhp : php` && ! empty( $_POST['consent'] )`};
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
        $tries   = ${`${key}_`} . md5( wp_salt() . $address );
        if ( (int) get_transient( $tries ) >= 20 ) {
          wp_die( esc_html__( 'Too many requests. Please try again later.', ${plan.domain} ), '', array( 'response' => 429 ) );
        }
        set_transient( $tries, (int) get_transient( $tries ) + 1, HOUR_IN_SECONDS );

        if ( $is_fine && $product && 'publish' === get_post_status( $product->get_id() ) && $this->is_open( $product ) ) {
          $this->add( $product, $email );
        }
        // Whether somebody was on the list already is nobody else's business.
        $target = $product ? get_permalink( $product->get_id() ) : home_url( '/' );
        wp_safe_redirect( add_query_arg( ${key}, $is_fine ? 'joined' : 'invalid', $target ) );
        exit;
      }

      /**
       * Puts somebody on the list, once for each product.
       *
       * @param WC_Product $product Product.
       * @param string     $email   Email address.
       */
      public function add( $product, $email ) {
        foreach ( get_post_meta( $product->get_id(), ${key} ) as $row ) {
          if ( strtolower( $row['email'] ) === strtolower( $email ) ) {
            return;
          }
        }
        $product->add_meta_data(
          ${key},
          array(
            'email' => $email,
            'time'  => time(),
            'price' => (string) $product->get_price(),
          )
        );
        $product->save_meta_data();
      }

      /**
       * Takes somebody off the list who follows the link of an email.
       */
      public function leave() {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- The link is signed.
        if ( ! isset( $_GET[${`${key}_leave`}], $_GET['email'], $_GET['key'] ) ) {
          return;
        }
        $product_id = absint( $_GET[${`${key}_leave`}] );
        $email      = sanitize_email( wp_unslash( $_GET['email'] ) );
        $given      = sanitize_text_field( wp_unslash( $_GET['key'] ) );
        // phpcs:enable
        if ( hash_equals( wp_hash( ${key} . $product_id . $email ), $given ) ) {
          $this->remove( $product_id, $email );
        }
        wp_die( esc_html__( 'You are no longer on the list.', ${plan.domain} ), '', array( 'response' => 200 ) );
      }

      /**
       * Takes somebody off the list of a product.
       *
       * @param int    $product_id Product ID.
       * @param string $email      Email address.
       */
      private function remove( $product_id, $email ) {
        foreach ( get_post_meta( $product_id, ${key} ) as $row ) {
          if ( strtolower( $row['email'] ) === strtolower( $email ) ) {
            delete_post_meta( $product_id, ${key}, $row );
          }
        }
      }

      ${
        isCheaper
          ? noPhp
          : php`
            /**
             * Has emails sent once a product is there; of a variation, those for its product.
             *
             * @param int    $product_id Product ID.
             * @param string $status     Stock status.
             */
            public function schedule_if_there( $product_id, $status ) {
              if ( 'instock' === $status ) {
                $this->schedule( $product_id );
                $parent = wp_get_post_parent_id( $product_id );
                if ( $parent ) {
                  $this->schedule( $parent );
                }
              }
            }
          `
      }

      /**
       * Has emails sent in the background, where somebody waits.
       *
       * @param int $product_id Product ID.
       */
      public function schedule( $product_id ) {
        if ( get_post_meta( $product_id, ${key} ) && ! wp_next_scheduled( ${`${key}_send`}, array( (int) $product_id ) ) ) {
          wp_schedule_single_event( time(), ${`${key}_send`}, array( (int) $product_id ) );
        }
      }

      /**
       * Sends emails, 50 at a time, to those who joined first.
       *
       * @param int $product_id Product ID.
       */
      public function send( $product_id ) {
        $product = wc_get_product( $product_id );
        if ( ! $product || 'publish' !== get_post_status( $product_id )${isCheaper ? noPhp : php` || ! $product->is_in_stock()`} ) {
          return;
        }

        $sent = 0;
        foreach ( get_post_meta( $product_id, ${key} ) as $row ) {
          ${
            isCheaper
              ? php`
                if ( '' === (string) $product->get_price() || (float) $product->get_price() >= (float) $row['price'] ) {
                  continue;
                }
              `
              : noPhp
          }
          if ( ++$sent > 50 ) {
            wp_schedule_single_event( time() + MINUTE_IN_SECONDS, ${`${key}_send`}, array( (int) $product_id ) );
            break;
          }
          // First off the list: nobody is told twice.
          delete_post_meta( $product_id, ${key}, $row );
          $values = array(
            '{product}' => $product->get_name(),
            '{price}'   => html_entity_decode( wp_strip_all_tags( wc_price( (float) $product->get_price() ) ), ENT_QUOTES, 'UTF-8' ),
            '{link}'    => get_permalink( $product_id ),
            '{leave}'   => $this->leave_link( $product_id, $row['email'] ),
            '{site}'    => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
          );
          wp_mail(
            $row['email'],
            trim( preg_replace( '/\s+/', ' ', strtr( ${settingValue(plan, `waiting_${number}_subject`, subjectOf(one))}, $values ) ) ),
            strtr( ${settingValue(plan, `waiting_${number}_message`, messageOf(one))}, $values )
          );
        }
      }

      /**
       * Gets the address by which somebody leaves the list.
       *
       * @param int    $product_id Product ID.
       * @param string $email      Email address.
       * @return string URL.
       */
      public function leave_link( $product_id, $email ) {
        return add_query_arg(
          array(
            ${`${key}_leave`} => $product_id,
            'email' => rawurlencode( $email ),
            'key'   => wp_hash( ${key} . $product_id . $email ),
          ),
          home_url( '/' )
        );
      }

      /**
       * Deletes addresses whose time is over.
       */
      public function clean() {
        foreach ( $this->rows() as $row ) {
          if ( (int) $row['value']['time'] < time() - ${one.keep_days} * DAY_IN_SECONDS ) {
            delete_post_meta( $row['product'], ${key}, $row['value'] );
          }
        }
      }

      /**
       * Gets who waits.
       *
       * @param string $email Only of this address; empty: all.
       * @return array[] Rows, each with product and value.
       */
      private function rows( $email = '' ) {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No function of WordPress finds metadata of all posts by its value.
        $found = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s LIMIT 5000", ${key}, '%' . $wpdb->esc_like( $email ) . '%' ) );
        $rows  = array();
        foreach ( $found as $one ) {
          $value = maybe_unserialize( $one->meta_value );
          if ( is_array( $value ) && isset( $value['email'] ) && ( '' === $email || strtolower( $value['email'] ) === strtolower( $email ) ) ) {
            $rows[] = array(
              'product' => (int) $one->post_id,
              'value'   => $value,
            );
          }
        }

        return $rows;
      }

      /**
       * Shows staff how many people wait.
       */
      public function show_count() {
        $count = count( get_post_meta( (int) get_the_ID(), ${key} ) );
        /* translators: %s: number of people */
        echo '<p class="form-field">' . esc_html( sprintf( _n( '%s person is waiting.', '%s people are waiting.', $count, ${plan.domain} ), number_format_i18n( $count ) ) ) . '</p>';
      }

      /**
       * Adds the list to what is exported of a person.
       *
       * @param array[] $exporters Exporters.
       * @return array[] Exporters.
       */
      public function add_exporter( $exporters ) {
        $exporters[${key}] = array(
          'exporter_friendly_name' => ${translated(plan, one.label)},
          'callback'               => array( $this, 'export' ),
        );

        return $exporters;
      }

      /**
       * Adds the list to what is erased of a person.
       *
       * @param array[] $erasers Erasers.
       * @return array[] Erasers.
       */
      public function add_eraser( $erasers ) {
        $erasers[${key}] = array(
          'eraser_friendly_name' => ${translated(plan, one.label)},
          'callback'             => array( $this, 'erase' ),
        );

        return $erasers;
      }

      /**
       * Exports what somebody waits for.
       *
       * @param string $email Email address.
       * @return array Data and whether it is all.
       */
      public function export( $email ) {
        $items = array();
        foreach ( $this->rows( $email ) as $row ) {
          $items[] = array(
            'group_id'    => ${key},
            'group_label' => ${translated(plan, one.label)},
            'item_id'     => ${`${key}-`} . $row['product'],
            'data'        => array(
              array(
                'name'  => __( 'Product', ${plan.domain} ),
                'value' => get_the_title( $row['product'] ),
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
       * Takes somebody off all lists.
       *
       * @param string $email Email address.
       * @return array What was done.
       */
      public function erase( $email ) {
        $rows = $this->rows( $email );
        foreach ( $rows as $row ) {
          delete_post_meta( $row['product'], ${key}, $row['value'] );
        }

        return array(
          'items_removed'  => count( $rows ),
          'items_retained' => false,
          'messages'       => array(),
          'done'           => true,
        );
      }
    }
  `;
}
