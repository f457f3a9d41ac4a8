import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';
import { hasPosts } from './has-posts.ts';

const hidden = php`

  if ( isset( $data['content'] ) && 'edit' !== $context ) {
    $is_protected    = '' !== (string) get_post_field( 'post_password', $item['id'] );
    $data['content'] = $is_protected ? '' : wp_kses_post( do_blocks( $data['content'] ) );
  }

`;

/** The method that makes an answer of a record. */
export const shapeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Prepares a record for the response. Private fields are only included in the edit context.
   *
   * @param array           $item    Record.
   * @param WP_REST_Request $request Full details about the request.
   * @return WP_REST_Response
   */
  public function prepare_item_for_response( $item, $request ) {
    $context = isset( $request['context'] ) ? $request['context'] : 'view';
    $data    = $this->filter_response_by_context( $this->add_additional_fields_to_object( $item, $request ), $context );
    $data    = array_intersect_key( $data, array_flip( $this->get_fields_for_response( $request ) ) );

    ${hasPosts(plan) ? hidden : noPhp}

    $response = rest_ensure_response( $data );

    $response->add_link( 'self', rest_url( $this->namespace . '/' . $this->rest_base . '/' . $item['id'] ) );
    $response->add_link( 'collection', rest_url( $this->namespace . '/' . $this->rest_base ) );

    return $response;
  }
`;
