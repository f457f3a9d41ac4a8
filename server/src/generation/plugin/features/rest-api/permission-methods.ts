import { type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that say who may do what. */
export const permissionMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Whether the request may list records.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function get_items_permissions_check( $request ) {
    $is_all = 'publish' !== $request['status'] || 'edit' === $request['context'];

    return $this->allowed( $this->repository->can( $is_all ? 'list' : 'read' ) );
  }

  /**
   * Whether the request may read a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function get_item_permissions_check( $request ) {
    return $this->checked( 'edit' === $request['context'] ? 'edit' : 'read', $request );
  }

  /**
   * Whether the request may make a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function create_item_permissions_check( $request ) {
    return $this->allowed( $this->repository->can( 'create' ) && $this->may_set_status( $request ) );
  }

  /**
   * Whether the request may change a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function update_item_permissions_check( $request ) {
    $checked = $this->checked( 'edit', $request );

    return true === $checked ? $this->allowed( $this->may_set_status( $request ) ) : $checked;
  }

  /**
   * Whether the request may delete a record.
   *
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  public function delete_item_permissions_check( $request ) {
    return $this->checked( 'delete', $request );
  }

  /**
   * Whether the request may give the status that it names.
   *
   * @param WP_REST_Request $request The request.
   * @return bool
   */
  private function may_set_status( $request ) {
    return ! isset( $request['status'] ) || in_array( $request['status'], array( 'draft', 'pending' ), true ) || $this->repository->can( 'publish' );
  }

  /**
   * Whether there is the record of a request, and the user may do something with it.
   *
   * @param string          $action  What is to be done.
   * @param WP_REST_Request $request The request.
   * @return true|WP_Error
   */
  private function checked( $action, $request ) {
    if ( ! $this->repository->get( $request['id'] ) ) {
      return $this->not_found();
    }

    return $this->allowed( $this->repository->can( $action, (int) $request['id'] ) );
  }

  /**
   * Makes an answer of a permission.
   *
   * @param bool $is_allowed Whether the user may.
   * @return true|WP_Error
   */
  private function allowed( $is_allowed ) {
    if ( $is_allowed ) {
      return true;
    }

    return new WP_Error(
      'rest_forbidden',
      ${translated(plan, 'Sorry, you are not allowed to do that.')},
      array( 'status' => rest_authorization_required_code() )
    );
  }
`;
