import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { hasPosts } from './has-posts.ts';

/** What posts have and rows of tables have not. */
const postProperties = (plan: PluginPlan): PhpCode => php`
  $properties += array(
    'content' => array(
      'description' => ${translated(plan, 'The content of the record, as HTML.')},
      'type'        => 'string',
      'context'     => $everywhere,
      'arg_options' => array( 'sanitize_callback' => 'wp_kses_post' ),
    ),
    'status'  => array(
      'description' => ${translated(plan, 'The status of the record.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private' ),
        'default'     => 'draft',
      'context'     => $everywhere,
    ),
    'link'    => array(
      'description' => ${translated(plan, 'URL of the record.')},
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
   * Retrieves the schema of a record.
   *
   * @return array Item schema data.
   */
  public function get_item_schema() {
    if ( $this->schema ) {
      return $this->add_additional_fields_schema( $this->schema );
    }

    $everywhere = array( 'view', 'edit' );
    $properties = array(
      'id'    => array(
        'description' => ${translated(plan, 'Unique identifier for the record.')},
        'type'        => 'integer',
        'context'     => $everywhere,
        'readonly'    => true,
      ),
      'title' => array(
        'description' => ${translated(plan, 'The title of the record.')},
        'type'        => 'string',
        'context'     => $everywhere,
        'arg_options' => array( 'sanitize_callback' => 'sanitize_text_field' ),
      ),
      'date'  => array(
        'description' => ${translated(plan, "The date the record was created, in the site's timezone.")},
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
   * Retrieves the query params for collections.
   *
   * @return array[]
   */
  public function get_collection_params() {
    $params = parent::get_collection_params();

    $params['context']['default'] = 'view';

    $params['orderby'] = array(
      'description' => ${translated(plan, 'Sort collection by attribute.')},
      'type'        => 'string',
      'enum'        => array_merge( array( 'date', 'id', 'title' ), $this->public_fields() ),
      'default'     => 'date',
    );
    $params['order']   = array(
      'description' => ${translated(plan, 'Order sort attribute ascending or descending.')},
      'type'        => 'string',
      'enum'        => array( 'asc', 'desc' ),
      'default'     => 'desc',
    );
    $params['status']  = array(
      'description' => ${translated(plan, 'Limit result set to records with a status. Statuses other than published require the capability to edit.')},
      'type'        => 'string',
      'enum'        => array( 'publish', 'draft', 'pending', 'private', 'any' ),
      'default'     => 'publish',
    );

    return $params;
  }

  /**
   * Gets the keys of public fields. Sorting by other fields would reveal their values.
   *
   * @return string[]
   */
  private function public_fields() {
    return array_keys( wp_list_filter( $this->repository->fields(), array( 'public' => true ) ) );
  }
`;
}
