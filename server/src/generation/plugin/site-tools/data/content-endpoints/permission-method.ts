import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolName } from '../../support/tool-names.ts';

/** The method that says who may ask. */
export const permissionMethod = (plan: PluginPlan, capability: string): PhpCode =>
  capability === ''
    ? php`
      /**
       * Whether the request may be answered: what it answers with is on the site for everybody.
       *
       * @param WP_REST_Request $request The request.
       * @return bool
       */
      public function get_items_permissions_check( $request ) {
        /**
         * Filters whether a request may be answered.
         *
         * @param bool            $is_allowed Whether it may.
         * @param WP_REST_Request $request    The request.
         */
        return (bool) apply_filters( ${toolName(plan, 'rest_allowed')}, true, $request );
      }
    `
    : php`
      /**
       * Whether the request may be answered.
       *
       * @param WP_REST_Request $request The request.
       * @return true|WP_Error
       */
      public function get_items_permissions_check( $request ) {
        if ( current_user_can( ${capability} ) ) {
          return true;
        }

        return new WP_Error(
          'rest_forbidden',
          __( 'You are not allowed to see this.', ${plan.domain} ),
          array( 'status' => rest_authorization_required_code() )
        );
      }
    `;
