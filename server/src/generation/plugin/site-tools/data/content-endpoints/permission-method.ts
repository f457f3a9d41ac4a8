import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolName } from '../../support/tool-names.ts';

/** The method that says who may ask. */
export const permissionMethod = (plan: PluginPlan, capability: string): PhpCode =>
  capability === ''
    ? php`
      /**
       * Checks whether the request has access. The returned data is public.
       *
       * @param WP_REST_Request $request Full details about the request.
       * @return bool
       */
      public function get_items_permissions_check( $request ) {
        /**
         * Filters whether a request has access.
         *
         * @param bool            $is_allowed Whether the request has access.
         * @param WP_REST_Request $request    Full details about the request.
         */
        return (bool) apply_filters( ${toolName(plan, 'rest_allowed')}, true, $request );
      }
    `
    : php`
      /**
       * Checks whether the request has access.
       *
       * @param WP_REST_Request $request Full details about the request.
       * @return true|WP_Error
       */
      public function get_items_permissions_check( $request ) {
        if ( current_user_can( ${capability} ) ) {
          return true;
        }

        return new WP_Error(
          'rest_forbidden',
          __( 'Sorry, you are not allowed to view this.', ${plan.domain} ),
          array( 'status' => rest_authorization_required_code() )
        );
      }
    `;
