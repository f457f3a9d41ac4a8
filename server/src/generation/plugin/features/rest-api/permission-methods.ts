import { type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The methods that say who may do what. */
export const permissionMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Checks if a given request has access to list records.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  public function get_items_permissions_check( $request ) {
    $is_all = 'publish' !== $request['status'] || 'edit' === $request['context'];

    return $this->allowed( $this->repository->can( $is_all ? 'list' : 'read' ) );
  }

  /**
   * Checks if a given request has access to read a record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  public function get_item_permissions_check( $request ) {
    return $this->checked( 'edit' === $request['context'] ? 'edit' : 'read', $request );
  }

  /**
   * Checks if a given request has access to create a record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  public function create_item_permissions_check( $request ) {
    return $this->allowed( $this->repository->can( 'create' ) && $this->may_set_status( $request ) );
  }

  /**
   * Checks if a given request has access to update a record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  public function update_item_permissions_check( $request ) {
    $checked = $this->checked( 'edit', $request );

    return true === $checked ? $this->allowed( $this->may_set_status( $request ) ) : $checked;
  }

  /**
   * Checks if a given request has access to delete a record.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  public function delete_item_permissions_check( $request ) {
    return $this->checked( 'delete', $request );
  }

  /**
   * Checks if a given request has access to set the requested status.
   *
   * @param WP_REST_Request $request Full details about the request.
   * @return bool
   */
  private function may_set_status( $request ) {
    return ! isset( $request['status'] ) || in_array( $request['status'], array( 'draft', 'pending' ), true ) || $this->repository->can( 'publish' );
  }

  /**
   * Checks if the requested record exists and the user can perform an action on it.
   *
   * @param string          $action  Action.
   * @param WP_REST_Request $request Full details about the request.
   * @return true|WP_Error
   */
  private function checked( $action, $request ) {
    if ( ! $this->repository->get( $request['id'] ) ) {
      return $this->not_found();
    }

    return $this->allowed( $this->repository->can( $action, (int) $request['id'] ) );
  }

  /**
   * Converts the result of a permission check.
   *
   * @param bool $is_allowed Whether the user has permission.
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
