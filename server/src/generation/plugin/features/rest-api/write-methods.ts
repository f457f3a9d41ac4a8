import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed, translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { hasPosts } from './has-posts.ts';

/** The methods that make, change and delete records. */
export const writeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Creates one record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response|WP_Error
   */
  public function create_item( $request ) {
    $id = $this->repository->create( $this->prepare_item_for_database( $request ) );

    if ( is_wp_error( $id ) ) {
      return $id;
    }

    $request->set_param( 'context', 'edit' );
    $response = $this->prepare_item_for_response( $this->repository->get( $id ), $request );

    $response->set_status( 201 );
    $response->header( 'Location', rest_url( $this->namespace . '/' . $this->rest_base . '/' . $id ) );

    return $response;
  }

  /**
   * Updates one record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response|WP_Error
   */
  public function update_item( $request ) {
    $id = $this->repository->update( $request['id'], $this->prepare_item_for_database( $request ) );

    if ( is_wp_error( $id ) ) {
      return $id;
    }

    $request->set_param( 'context', 'edit' );

    return $this->prepare_item_for_response( $this->repository->get( $id ), $request );
  }

  /**
   * Deletes one record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response|WP_Error
   */
  public function delete_item( $request ) {
    $record = $this->repository->get( $request['id'] );

    if ( ! $record ) {
      return $this->not_found();
    }

    $request->set_param( 'context', 'edit' );
    $previous = $this->prepare_item_for_response( $record, $request );

    if ( ! $this->repository->delete( $record['id']${hasPosts(plan) ? php`, ! empty( $request['force'] )` : noPhp} ) ) {
      return new WP_Error(
        ${prefixed(plan, 'not_deleted')},
        ${translated(plan, 'Could not delete the record.')},
        array( 'status' => 500 )
      );
    }

    return rest_ensure_response(
      array(
        'deleted'  => true,
        'previous' => $previous->get_data(),
      )
    );
  }

  /**
   * Gets the values of a record from a request. Public statuses require the capability to publish.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return array
   */
  protected function prepare_item_for_database( $request ) {
    $names = array_merge( array( 'title', 'content', 'status' ), array_keys( $this->repository->fields() ) );

    return array_filter(
      $request->get_params(),
      static function ( $name ) use ( $names ) {
        return in_array( $name, $names, true );
      },
      ARRAY_FILTER_USE_KEY
    );
  }
`;
