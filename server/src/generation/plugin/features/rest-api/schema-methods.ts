import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { hasPosts } from './has-posts.ts';

/** What posts have and rows of tables have not. */
const postProperties = (plan: PluginPlan): PhpCode => php`
  $properties += array(
    'content' => array(
      'description' => ${translated(plan, 'Text of the record, as HTML.')},
      'type'        => 'string',
      'context'     => $everywhere,
      'arg_options' => array( 'sanitize_callback' => 'wp_kses_post' ),
    ),
    'status'  => array(
      'description' => ${translated(plan, 'Whether the record is published.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private' ),
        'default'     => 'draft',
      'context'     => $everywhere,
    ),
    'link'    => array(
      'description' => ${translated(plan, 'Address of the page of the record.')},
      'type'        => 'string',
      'format'      => 'uri',
      'context'     => $everywhere,
      'readonly'    => true,
    ),
  );
`;

const nullChoice = php`
  if ( isset( $field['schema']['enum'] ) && ! $field['required'] ) {
    $properties[ $key ]['enum'][] = null;
  }
`;

/** The methods that describe records and lists of them. */
export function schemaMethods(plan: PluginPlan): PhpCode {
  const hasTables = plan.entities.some(({ storage }) => storage === 'table');
  const hasChoices = plan.entities.some(({ fields }) => fields.some(({ type }) => type === 'choice'));
  return php`
  /**
   * Describes a record.
   *
   * @return array JSON schema.
   */
  public function get_item_schema() {
    if ( $this->schema ) {
      return $this->add_additional_fields_schema( $this->schema );
    }

    $everywhere = array( 'view', 'edit' );
    $properties = array(
      'id'    => array(
        'description' => ${translated(plan, 'ID of the record.')},
        'type'        => 'integer',
        'context'     => $everywhere,
        'readonly'    => true,
      ),
      'title' => array(
        'description' => ${translated(plan, 'Title of the record.')},
        'type'        => 'string',
        'context'     => $everywhere,
        'arg_options' => array( 'sanitize_callback' => 'sanitize_text_field' ),
      ),
      'date'  => array(
        'description' => ${translated(plan, 'When the record was made, in the time of the site.')},
        'type'        => 'string',
        'format'      => 'date-time',
        'context'     => $everywhere,
        'readonly'    => true,
      ),
    );

    ${
      hasPosts(plan)
        ? hasTables
          ? php`
      if ( $this->repository instanceof ${classOf(plan, 'Repository_Of_Posts')} ) {
        ${postProperties(plan)}
      }
    `
          : postProperties(plan)
        : noPhp
    }

    foreach ( $this->repository->fields() as $key => $field ) {
      $properties[ $key ] = array_merge(
        $field['schema'],
        array(
          'description' => $field['label'],
          'type'        => $field['required'] ? $field['schema']['type'] : array( $field['schema']['type'], 'null' ),
          'required'    => $field['required'],
          'context'     => $field['public'] ? $everywhere : array( 'edit' ),
        )
      );

      ${hasChoices ? nullChoice : noPhp}
    }

    $this->schema = array(
      '$schema'    => 'http://json-schema.org/draft-04/schema#',
      'title'      => $this->name,
      'type'       => 'object',
      'properties' => $properties,
    );

    return $this->add_additional_fields_schema( $this->schema );
  }

  /**
   * What a request for a list may ask.
   *
   * @return array[]
   */
  public function get_collection_params() {
    $params = parent::get_collection_params();

    $params['context']['default'] = 'view';

    $params['orderby'] = array(
      'description' => ${translated(plan, 'What the list is sorted by.')},
      'type'        => 'string',
      'enum'        => array_merge( array( 'date', 'id', 'title' ), $this->public_fields() ),
      'default'     => 'date',
    );
    $params['order']   = array(
      'description' => ${translated(plan, 'Whether the list begins with the smallest or the largest.')},
      'type'        => 'string',
      'enum'        => array( 'asc', 'desc' ),
      'default'     => 'desc',
    );
    $params['status']  = array(
      'description' => ${translated(plan, 'Which records are listed; any but published ones need the capability to edit.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private', 'any' ),
      'default'     => 'publish',
    );

    return $params;
  }

  /**
   * Keys of the fields that everybody may know: order tells about values too.
   *
   * @return string[]
   */
  private function public_fields() {
    return array_keys( wp_list_filter( $this->repository->fields(), array( 'public' => true ) ) );
  }
`;
}
