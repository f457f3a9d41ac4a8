import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule, typesOf } from './rules.ts';

const readable = (rules: readonly Rule[]): readonly Rule[] =>
  about(rules, ['read'], ['post', 'user', 'term', 'comment']);

export const restGuardHooks = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  readable(rules).length === 0
    ? noPhp
    : php`
      add_filter( 'rest_request_before_callbacks', array( $this, 'guard_rest_item' ), 10, 3 );
      add_filter( 'rest_request_after_callbacks', array( $this, 'leave_out_rest_items' ), 10, 3 );
    `;

/** What other programs get: no restricted record, whatever its outcome on pages. */
export function restGuardMethods(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const wanted = readable(rules);
  if (wanted.length === 0) return noPhp;
  const has = (storage: string): boolean => wanted.some(({ kind }) => kind?.storage === storage);
  const taxonomies = typesOf(about(rules, ['read'], ['term']));
  const found: readonly PhpCode[] = [
    ...(has('post')
      ? [
          php`
            if ( $controller instanceof WP_REST_Posts_Controller || 0 === strpos( get_class( $controller ), ${`${plan.names.className}_`} ) ) {
              return $this->unreadable( $id );
            }
            if ( $controller instanceof WP_REST_Search_Controller ) {
              return $this->unreadable( $id );
            }
          `,
        ]
      : []),
    ...(has('user')
      ? [
          php`
            if ( $controller instanceof WP_REST_Users_Controller ) {
              return get_userdata( $id ) ? $this->refusal( 'read', 'user', get_userdata( $id ) ) : 0;
            }
          `,
        ]
      : []),
    ...(has('comment')
      ? [
          php`
            if ( $controller instanceof WP_REST_Comments_Controller ) {
              return get_comment( $id ) ? $this->refusal( 'read', 'comment', get_comment( $id ) ) : 0;
            }
          `,
        ]
      : []),
    ...(taxonomies.length > 0
      ? [
          php`
            if ( $controller instanceof WP_REST_Terms_Controller ) {
              $term = get_term( $id );

              return $term instanceof WP_Term && in_array( $term->taxonomy, ${taxonomies}, true ) ? $this->refusal( 'read', $term->taxonomy, $term ) : 0;
            }
          `,
        ]
      : []),
  ];
  return php`
    /**
     * Gets the rule that keeps the current user from reading a record of a REST controller.
     *
     * @param array $handler Handler of the route.
     * @param int   $id      ID of the record.
     * @return int Number of the rule, or 0.
     */
    private function unreadable_in_rest( $handler, $id ) {
      $callback   = $handler['callback'] ?? null;
      $controller = is_array( $callback ) ? $callback[0] : null;
      if ( ! is_object( $controller ) || 0 === $id ) {
        return 0;
      }

      ${joinPhp(found)}

      return 0;
    }

    /**
     * Refuses REST requests for restricted records.
     *
     * @param WP_REST_Response|WP_HTTP_Response|WP_Error|mixed $response Result so far.
     * @param array                                            $handler  Handler of the route.
     * @param WP_REST_Request                                  $request  Request.
     * @return WP_REST_Response|WP_HTTP_Response|WP_Error|mixed
     */
    public function guard_rest_item( $response, $handler, $request ) {
      $url    = $request->get_url_params();
      $number = is_wp_error( $response ) || ! isset( $url['id'] ) ? 0 : $this->unreadable_in_rest( $handler, (int) $url['id'] );
      if ( 0 === $number ) {
        return $response;
      }

      $is_secret = self::RULES[ $number ]['hidden'] || 'not_found' === self::RULES[ $number ]['outcome'];

      return new WP_Error(
        'rest_restricted',
        $is_secret ? __( 'Nothing was found.', ${plan.domain} ) : $this->message_text( $number ),
        array( 'status' => $is_secret ? 404 : rest_authorization_required_code() )
      );
    }

    /**
     * Leaves restricted records out of lists of the REST API.
     *
     * @param WP_REST_Response|WP_HTTP_Response|WP_Error|mixed $response Result.
     * @param array                                            $handler  Handler of the route.
     * @param WP_REST_Request                                  $request  Request.
     * @return WP_REST_Response|WP_HTTP_Response|WP_Error|mixed
     */
    public function leave_out_rest_items( $response, $handler, $request ) {
      $url = $request->get_url_params();
      if ( ! $response instanceof WP_REST_Response || 'GET' !== $request->get_method() || isset( $url['id'] ) || ! wp_is_numeric_array( $response->get_data() ) ) {
        return $response;
      }

      $kept = array();
      foreach ( $response->get_data() as $item ) {
        if ( ! is_array( $item ) || ! isset( $item['id'] ) || 0 === $this->unreadable_in_rest( $handler, (int) $item['id'] ) ) {
          $kept[] = $item;
        }
      }
      $response->set_data( $kept );

      return $response;
    }
  `;
}
