import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Rule } from './rules.ts';

const ofField = (rules: readonly Rule[]) =>
  rules.flatMap((rule) => (rule.one.subject.of === 'field' ? [{ rule, subject: rule.one.subject }] : []));
const own = (plan: PluginPlan, rules: readonly Rule[]) =>
  ofField(rules).flatMap(({ rule, subject }) => {
    const entity = plan.entities.find(({ key }) => key === subject.entity);
    const field = entity?.fields.find(
      ({ key }) => key === subject.field || key === `${subject.entity}_${subject.field}`,
    );
    if (entity === undefined || field === undefined) return [];
    const meta = entity.storage === 'table' ? '' : field.metaKey;
    return [
      {
        rule: { number: rule.number, entity: subject.entity, field: field.key, deeds: [...subject.deeds] },
        meta,
        type: entity.postType,
      },
    ];
  });
const ofProducts = (rules: readonly Rule[], field: string): readonly number[] =>
  ofField(rules).flatMap(({ rule, subject }) =>
    subject.entity === 'product' && subject.field === field && subject.deeds.includes('read') ? [rule.number] : [],
  );

export const fieldHooks = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp([
    own(plan, rules).length > 0
      ? php`add_filter( ${prefixed(plan, 'fields')}, array( $this, 'guard_fields' ), 10, 2 );
        ${joinPhp(
          own(plan, rules).flatMap(({ meta, type }) =>
            meta === ''
              ? []
              : [php`add_filter( ${`auth_post_meta_${meta}_for_${type}`}, array( $this, 'guard_meta' ), 20, 2 );`],
          ),
        )}
        ${joinPhp(
          [...new Set(own(plan, rules).flatMap(({ meta, type }) => (meta === '' ? [] : [type])))].map(
            (type) => php`add_filter( ${`rest_prepare_${type}`}, array( $this, 'leave_out_meta' ), 20 );`,
          ),
        )}
        `
      : noPhp,
    ofProducts(rules, 'price').length > 0
      ? php`
        add_filter( 'woocommerce_get_price_html', array( $this, 'hide_price' ) );
        add_filter( 'woocommerce_structured_data_product', array( $this, 'hide_offers' ) );
        add_filter( 'rest_request_after_callbacks', array( $this, 'hide_store_prices' ), 10, 3 );
      `
      : noPhp,
    ofProducts(rules, 'stock').length > 0
      ? php`add_filter( 'woocommerce_get_stock_html', array( $this, 'hide_stock' ) );`
      : noPhp,
  ]);

/** Fields of the plugin's records, and what a shop shows of products. */
export const fieldMethods = (plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  joinPhp(
    [
      own(plan, rules).length > 0 ? guardMethods(own(plan, rules)) : noPhp,
      ofProducts(rules, 'price').length > 0 ? priceMethods(ofProducts(rules, 'price')) : noPhp,
      ofProducts(rules, 'stock').length > 0 ? stockMethod(ofProducts(rules, 'stock')) : noPhp,
    ],
    '\n\n',
  );

const guardMethods = (guarded: ReturnType<typeof own>): PhpCode => php`
  ${guarded.some(({ meta }) => meta !== '') ? metaMethods(guarded) : noPhp}

  /**
   * Shows fields to those who may see them, and takes them out of forms of the administration and the REST API for
   * those who may not.
   *
   * @param array[] $fields Fields by key.
   * @param string  $entity Kind of records.
   * @return array[]
   */
  public function guard_fields( $fields, $entity ) {
    global $pagenow;

    if ( ! did_action( 'init' ) || wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
      return $fields;
    }

    $is_rest = wp_is_serving_rest_request();
    $is_form = is_admin() && ! wp_doing_ajax() && 'admin-post.php' !== $pagenow;
    foreach ( ${guarded.map(({ rule }) => rule)} as $rule ) {
      if ( $entity !== $rule['entity'] || ! isset( $fields[ $rule['field'] ] ) ) {
        continue;
      }

      $is_allowed = $this->allows( $rule['number'], wp_get_current_user() );
      $is_read    = in_array( 'read', $rule['deeds'], true );
      if ( $is_read ) {
        $fields[ $rule['field'] ]['public'] = $is_allowed;
      }
      $is_edited = $is_rest ? ! in_array( $_SERVER['REQUEST_METHOD'] ?? 'GET', array( 'GET', 'HEAD' ), true ) : in_array( $pagenow, array( 'post.php', 'post-new.php', 'admin.php' ), true );
      if ( ! $is_allowed && ( $is_rest || $is_form ) && ( $is_read || $is_edited ) ) {
        unset( $fields[ $rule['field'] ] );
      }
    }

    return $fields;
  }
`;

const metaMethods = (guarded: ReturnType<typeof own>): PhpCode => php`
  /**
   * Gets the meta keys that the current user may not see or not change.
   *
   * @param string $deed read or edit.
   * @return string[]
   */
  private function guarded_meta( $deed ) {
    $keys = array();
    foreach ( ${guarded.flatMap(({ rule, meta }) => (meta === '' ? [] : [{ meta, number: rule.number, deeds: rule.deeds }]))} as $rule ) {
      // Whoever may not see a field cannot change it.
      $is_meant = in_array( $deed, $rule['deeds'], true ) || 'edit' === $deed;
      if ( $is_meant && ! $this->allows( $rule['number'], wp_get_current_user() ) ) {
        $keys[] = $rule['meta'];
      }
    }

    return $keys;
  }

  /**
   * Refuses changes of fields over the REST API.
   *
   * @param bool   $is_allowed Whether the user can change the meta.
   * @param string $meta_key   Meta key.
   * @return bool
   */
  public function guard_meta( $is_allowed, $meta_key ) {
    return $is_allowed && ! in_array( $meta_key, $this->guarded_meta( 'edit' ), true );
  }

  /**
   * Leaves fields out of REST responses.
   *
   * @param WP_REST_Response $response Response.
   * @return WP_REST_Response
   */
  public function leave_out_meta( $response ) {
    $data = $response->get_data();
    if ( isset( $data['meta'] ) && is_array( $data['meta'] ) ) {
      $data['meta'] = array_diff_key( $data['meta'], array_flip( $this->guarded_meta( 'read' ) ) );
      $response->set_data( $data );
    }

    return $response;
  }
`;

/** True where one of the rules keeps the current user out. */
const refused = (numbers: readonly number[]): PhpCode =>
  numbers
    .map((number) => php`! $this->allows( ${number}, wp_get_current_user() )`)
    .reduce((before, one) => php`${before} || ${one}`);

const priceMethods = (numbers: readonly number[]): PhpCode => php`
  /**
   * Hides prices of products.
   *
   * @param string $html HTML of the price.
   * @return string
   */
  public function hide_price( $html ) {
    return ! ( is_admin() && current_user_can( 'edit_products' ) ) && ( ${refused(numbers)} ) ? '' : $html;
  }

  /**
   * Hides prices from search engines.
   *
   * @param array $data Structured data of a product.
   * @return array
   */
  public function hide_offers( $data ) {
    if ( ${refused(numbers)} ) {
      unset( $data['offers'] );
    }

    return $data;
  }

  /**
   * Hides prices in the API of the shop.
   *
   * @param WP_REST_Response|WP_HTTP_Response|WP_Error|mixed $response Result.
   * @param array                                            $handler  Handler of the route.
   * @param WP_REST_Request                                  $request  Request.
   * @return WP_REST_Response|WP_HTTP_Response|WP_Error|mixed
   */
  public function hide_store_prices( $response, $handler, $request ) {
    if ( ! $response instanceof WP_REST_Response || ! preg_match( '#^/wc/store(/v\d+)?/products#', $request->get_route() ) || ! ( ${refused(numbers)} ) ) {
      return $response;
    }

    $data   = $response->get_data();
    $hidden = array_flip( array( 'prices', 'price_html', 'price_range' ) );
    if ( is_array( $data ) ) {
      $data = array_diff_key( $data, $hidden );
      foreach ( $data as $key => $item ) {
        $data[ $key ] = is_array( $item ) && isset( $item['prices'] ) ? array_diff_key( $item, $hidden ) : $item;
      }
      $response->set_data( $data );
    }

    return $response;
  }
`;

const stockMethod = (numbers: readonly number[]): PhpCode => php`
  /**
   * Hides how many products are in stock.
   *
   * @param string $html HTML of the stock.
   * @return string
   */
  public function hide_stock( $html ) {
    return ${refused(numbers)} ? '' : $html;
  }
`;
