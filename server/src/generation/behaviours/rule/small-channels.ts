import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { readsTerms } from './post-channels.ts';
import type { MadeRule } from './rule-plan.ts';

const has = (rules: readonly MadeRule[], key: string): boolean => rules.some(({ kind }) => kind.key === key);
const taxonomies = (rules: readonly MadeRule[]): readonly string[] => [
  ...new Set(rules.flatMap(({ kind, type }) => (kind.storage === 'term' ? [type] : []))),
];

export const smallHooks = (rules: readonly MadeRule[]): PhpCode =>
  joinPhp([
    has(rules, 'comment') ? php`add_filter( 'pre_comment_approved', array( $this, 'check_comment' ), 20, 2 );` : noPhp,
    has(rules, 'media')
      ? php`
        add_filter( 'wp_handle_upload_prefilter', array( $this, 'check_upload' ) );
        add_filter( 'wp_handle_sideload_prefilter', array( $this, 'check_upload' ) );
      `
      : noPhp,
    has(rules, 'order')
      ? php`
        add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_checkout' ), 20, 2 );
        add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'check_store_order' ), 20 );
      `
      : noPhp,
    taxonomies(rules).length > 0 ? php`add_filter( 'pre_insert_term', array( $this, 'check_term' ), 20, 3 );` : noPhp,
  ]);

/** Comments, uploads, orders and terms. */
export const smallMethods = (rules: readonly MadeRule[]): PhpCode =>
  joinPhp(
    [
      has(rules, 'comment') ? commentMethod : noPhp,
      has(rules, 'media') ? uploadMethod : noPhp,
      has(rules, 'order') ? orderMethods : noPhp,
      taxonomies(rules).length > 0 ? termMethod(taxonomies(rules)) : noPhp,
      readsTerms(rules) ? termNameMethod : noPhp,
    ],
    '\n\n',
  );

const commentMethod = php`
  /**
   * Checks a comment before it is stored.
   *
   * @param int|string|WP_Error $approved What becomes of the comment so far: 1, 0, spam, trash or an error.
   * @param array               $data     Comment data.
   * @return int|string|WP_Error
   */
  public function check_comment( $approved, $data ) {
    if ( is_wp_error( $approved ) || 'spam' === $approved || 'trash' === $approved ) {
      return $approved;
    }

    $content = (string) ( $data['comment_content'] ?? '' );
    $found   = $this->faults(
      'comment',
      array( 'created', 'saved' ),
      array(
        'name'       => (string) ( $data['comment_author'] ?? '' ),
        'email'      => (string) ( $data['comment_author_email'] ?? '' ),
        'url'        => (string) ( $data['comment_author_url'] ?? '' ),
        'content'    => $content,
        'link_count' => (int) preg_match_all( '~https?://|www\.~i', $content ),
        'post'       => get_the_title( (int) ( $data['comment_post_ID'] ?? 0 ) ),
      )
    );
    switch ( $found['outcome'] ) {
      case 'refuse':
        return new WP_Error( 'comment_refused', esc_html( implode( ' ', $found['messages'] ) ), 409 );

      case 'spam':
      case 'trash':
        return $found['outcome'];

      case 'hold':
        return 0;
    }

    return $approved;
  }
`;

const uploadMethod = php`
  /**
   * Checks a file before it is stored.
   *
   * @param array $file File as PHP knows it: name, type, tmp_name and size.
   * @return array
   */
  public function check_upload( $file ) {
    if ( ! empty( $file['error'] ) ) {
      return $file;
    }

    $name   = (string) ( $file['name'] ?? '' );
    $path   = (string) ( $file['tmp_name'] ?? '' );
    $values = array(
      'file_name' => $name,
      'file_type' => (string) ( wp_check_filetype( $name )['type'] ? wp_check_filetype( $name )['type'] : ( $file['type'] ?? '' ) ),
      'file_size' => (int) ceil( (int) ( $file['size'] ?? 0 ) / KB_IN_BYTES ),
    );
    $size   = '' !== $path && 0 === strpos( $values['file_type'], 'image/' ) ? wp_getimagesize( $path ) : false;
    if ( is_array( $size ) ) {
      $values['width']  = (int) $size[0];
      $values['height'] = (int) $size[1];
    }
    $found = $this->faults( 'attachment', array( 'created', 'saved' ), $values );
    if ( '' !== $found['outcome'] ) {
      $file['error'] = implode( ' ', $found['messages'] );
    }

    return $file;
  }
`;

const orderMethods = php`
  /**
   * Checks an order before it is placed.
   *
   * @param array    $data   Checkout data.
   * @param WP_Error $errors Errors so far.
   */
  public function check_checkout( $data, $errors ) {
    $cart  = WC()->cart;
    $found = $this->faults(
      'order',
      array( 'created', 'saved' ),
      array(
        'name'           => trim( ( $data['billing_first_name'] ?? '' ) . ' ' . ( $data['billing_last_name'] ?? '' ) ),
        'email'          => (string) ( $data['billing_email'] ?? '' ),
        'phone'          => (string) ( $data['billing_phone'] ?? '' ),
        'company'        => (string) ( $data['billing_company'] ?? '' ),
        'country'        => (string) ( $data['billing_country'] ?? '' ),
        'city'           => (string) ( $data['billing_city'] ?? '' ),
        'postcode'       => (string) ( $data['billing_postcode'] ?? '' ),
        'note'           => (string) ( $data['order_comments'] ?? '' ),
        'payment_method' => (string) ( $data['payment_method'] ?? '' ),
        'total'          => $cart ? (float) $cart->get_total( 'edit' ) : 0,
        'item_count'     => $cart ? (int) $cart->get_cart_contents_count() : 0,
      )
    );
    foreach ( $found['messages'] as $index => $message ) {
      $errors->add( 'rule_' . $index, esc_html( $message ) );
    }
  }

  /**
   * Checks an order of the checkout block before it is paid.
   *
   * @param WC_Order $order Order object.
   * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException Where something is wrong.
   */
  public function check_store_order( $order ) {
    $found = $this->faults(
      'order',
      array( 'created', 'saved' ),
      array(
        'name'           => $order->get_formatted_billing_full_name(),
        'email'          => $order->get_billing_email(),
        'phone'          => $order->get_billing_phone(),
        'company'        => $order->get_billing_company(),
        'country'        => $order->get_billing_country(),
        'city'           => $order->get_billing_city(),
        'postcode'       => $order->get_billing_postcode(),
        'note'           => $order->get_customer_note(),
        'payment_method' => $order->get_payment_method(),
        'total'          => (float) $order->get_total(),
        'item_count'     => (int) $order->get_item_count(),
      ),
      $order->get_id()
    );
    if ( '' !== $found['outcome'] ) {
      throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( 'order_refused', esc_html( implode( ' ', $found['messages'] ) ), 400 );
    }
  }
`;

const termMethod = (taxonomies: readonly string[]): PhpCode => php`
  /**
   * Checks a term before it is created.
   *
   * @param string|WP_Error $term     Name of the term.
   * @param string          $taxonomy Taxonomy.
   * @param array           $args     Other values.
   * @return string|WP_Error
   */
  public function check_term( $term, $taxonomy, $args ) {
    if ( is_wp_error( $term ) || ! in_array( $taxonomy, ${taxonomies}, true ) ) {
      return $term;
    }

    $found = $this->faults(
      $taxonomy,
      array( 'created', 'saved' ),
      array(
        'title'       => (string) $term,
        'slug'        => sanitize_title( empty( $args['slug'] ) ? (string) $term : (string) $args['slug'] ),
        'description' => (string) ( $args['description'] ?? '' ),
      )
    );

    return '' === $found['outcome'] ? $term : $this->error( $found );
  }
`;

const termNameMethod = php`
  /**
   * Gets the name of a term.
   *
   * @param int $id Term ID.
   * @return string
   */
  private function name_of_term( $id ) {
    $term = get_term( (int) $id );

    return $term instanceof WP_Term ? $term->name : '';
  }
`;
