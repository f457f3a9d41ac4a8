import { type PhpCode, php } from '../../../writers/php.ts';
import { prefixed, translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that answer with records. */
export const readMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Retrieves a collection of records.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response
   */
  public function get_items( $request ) {
    $args  = array(
      'page'     => $request['page'],
      'per_page' => $request['per_page'],
      'search'   => (string) $request['search'],
      'orderby'  => $request['orderby'],
      'order'    => $request['order'],
      'status'   => $request['status'],
    );
    $total = $this->repository->count( $args );
    $pages = (int) ceil( $total / $args['per_page'] );
    $items = array();

    foreach ( $this->repository->find( $args ) as $record ) {
      if ( $this->repository->can( 'read', $record['id'] ) ) {
        $items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $record, $request ) );
      }
    }

    $response = rest_ensure_response( $items );
    $address  = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( $this->namespace . '/' . $this->rest_base ) );

    $response->header( 'X-WP-Total', (string) $total );
    $response->header( 'X-WP-TotalPages', (string) $pages );

    if ( $args['page'] > 1 ) {
      $response->link_header( 'prev', add_query_arg( 'page', min( $args['page'] - 1, max( 1, $pages ) ), $address ) );
    }

    if ( $args['page'] < $pages ) {
      $response->link_header( 'next', add_query_arg( 'page', $args['page'] + 1, $address ) );
    }

    return $response;
  }

  /**
   * Retrieves one record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response|WP_Error
   */
  public function get_item( $request ) {
    $record = $this->repository->get( $request['id'] );

    return $record ? $this->prepare_item_for_response( $record, $request ) : $this->not_found();
  }

  /**
   * Gets the error for a record that does not exist.
   *
   * @return WP_Error
   */
  private function not_found() {
    return new WP_Error(
      ${prefixed(plan, 'not_found')},
      ${translated(plan, 'Invalid record ID.')},
      array( 'status' => 404 )
    );
  }
`;
