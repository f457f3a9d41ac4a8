import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralKeyOf, pluralSlugOf, repositoryOf, singularSlugOf } from '../support/entity-names.ts';
import { withArticle } from '../support/format-text.ts';

/** Entities that abilities are about. */
export const abilityEntities = (plan: PluginPlan): readonly PlanEntity[] => plan.entities.filter(({ isLog }) => !isLog);

/** Names of an entity's abilities: listing, reading, creating and changing. */
export function abilityNames(plan: PluginPlan, entity: PlanEntity) {
  const one = `${plan.names.slug}/`;
  return {
    list: `${one}list-${pluralSlugOf(entity)}`,
    get: `${one}get-${singularSlugOf(entity)}`,
    create: `${one}create-${singularSlugOf(entity)}`,
    update: `${one}update-${singularSlugOf(entity)}`,
  } as const;
}

/** The class that tells programs and assistants what the plugin can do, by WordPress' Abilities API. */
export function abilitiesClass(plan: PluginPlan): PhpCode {
  const entities = abilityEntities(plan);
  return php`
    /**
     * Tells programs and assistants what can be done with the plugin's content, by the Abilities API of WordPress 6.9.
     */
    class ${classOf(plan, 'Abilities')} {

      /**
       * The category of the abilities.
       */
      const CATEGORY = ${plan.names.slug};

      /**
       * Hooks the abilities into WordPress; versions that know none are left alone.
       */
      public function register() {
        if ( ! function_exists( 'wp_register_ability' ) || ! function_exists( 'wp_register_ability_category' ) ) {
          return;
        }
        add_action( 'wp_abilities_api_categories_init', array( $this, 'register_category' ) );
        ${joinPhp(
          entities.map(
            (entity) =>
              php`add_action( 'wp_abilities_api_init', array( $this, ${`register_${pluralKeyOf(entity)}`} ) );`,
          ),
        )}
      }

      /**
       * Registers the category.
       */
      public function register_category() {
        wp_register_ability_category(
          self::CATEGORY,
          array(
            'label'       => ${translated(plan, plan.names.title)},
            'description' => ${translated(plan, `What can be done with the content of ${plan.names.title}.`)},
          )
        );
      }

      ${joinPhp(
        entities.map((entity) => entityMethod(plan, entity)),
        '\n\n',
      )}

      ${sharedMethods(plan)}
    }
  `;
}

function entityMethod(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const names = abilityNames(plan, entity);
  const { domain } = plan;
  const hasFields = entity.fields.length > 0;
  const requiredKeys = ['title', ...entity.fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)];
  return php`
    /**
     * Registers what can be done with ${entity.pluralLower}.
     */
    public function ${identifier(`register_${pluralKeyOf(entity)}`)}() {
      $repository = new ${repositoryOf(entity)}();
      $record     = $this->record_schema( ${hasFields ? php`$repository->fields()` : php`array()`} );
      $values     = ${hasFields ? php`$this->value_schemas( $repository->fields() )` : php`$this->value_schemas( array() )`};

      wp_register_ability(
        ${names.list},
        array(
          'label'               => __( ${`List ${entity.pluralLower}`}, ${domain} ),
          'description'         => __( ${`Finds ${entity.pluralLower} by words and returns them page by page, the newest first.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->list_schema(),
          'output_schema'       => array(
            'type'                 => 'object',
            'additionalProperties' => false,
            'required'             => array( 'items', 'total' ),
            'properties'           => array(
              'items' => array(
                'type'  => 'array',
                'items' => $record,
              ),
              'total' => array( 'type' => 'integer' ),
            ),
          ),
          'execute_callback'    => function ( $input ) use ( $repository ) {
            return array(
              'items' => $repository->find( $input ),
              'total' => $repository->count( $input ),
            );
          },
          'permission_callback' => function () use ( $repository ) {
            return $repository->can( 'list' );
          },
          'meta'                => $this->meta( true, false, true ),
        )
      );

      wp_register_ability(
        ${names.get},
        array(
          'label'               => __( ${`Get ${withArticle(entity.singularLower)}`}, ${domain} ),
          'description'         => __( ${`Returns ${withArticle(entity.singularLower)} with all its fields.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->object_schema( array( 'id' => $this->id_schema() ), array( 'id' ) ),
          'output_schema'       => $record,
          'execute_callback'    => function ( $input ) use ( $repository ) {
            return $this->found( $repository->get( (int) $input['id'] ) );
          },
          'permission_callback' => function ( $input ) use ( $repository ) {
            return $repository->can( 'edit', (int) $input['id'] );
          },
          'meta'                => $this->meta( true, false, true ),
        )
      );

      wp_register_ability(
        ${names.create},
        array(
          'label'               => __( ${`Create ${withArticle(entity.singularLower)}`}, ${domain} ),
          'description'         => __( ${`Creates ${withArticle(entity.singularLower)}${entity.storage === 'table' ? '' : ' as a draft, unless told otherwise'}, and returns it.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->object_schema( $values, ${requiredKeys} ),
          'output_schema'       => $record,
          'execute_callback'    => function ( $input ) use ( $repository ) {
            $id = $repository->create( ${entity.storage === 'table' ? php`$input` : php`$input + array( 'status' => 'draft' )`} );

            return is_wp_error( $id ) ? $id : $this->found( $repository->get( $id ) );
          },
          'permission_callback' => function ${entity.storage === 'table' ? php`()` : php`( $input )`} use ( $repository ) {
            return $repository->can( 'create' )${entity.storage === 'table' ? noPhp : php` && $this->may_set_status( $input, ${entity.capabilities.publish} )`};
          },
          'meta'                => $this->meta( false, false, false ),
        )
      );

      wp_register_ability(
        ${names.update},
        array(
          'label'               => __( ${`Update ${withArticle(entity.singularLower)}`}, ${domain} ),
          'description'         => __( ${`Changes values of ${withArticle(entity.singularLower)}; what is not given stays. Returns it.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->object_schema( array( 'id' => $this->id_schema() ) + $values, array( 'id' ) ),
          'output_schema'       => $record,
          'execute_callback'    => function ( $input ) use ( $repository ) {
            $id = $repository->update( (int) $input['id'], array_diff_key( $input, array( 'id' => 0 ) ) );

            return is_wp_error( $id ) ? $id : $this->found( $repository->get( $id ) );
          },
          'permission_callback' => function ( $input ) use ( $repository ) {
            return $repository->can( 'edit', (int) $input['id'] )${entity.storage === 'table' ? noPhp : php` && $this->may_set_status( $input, ${entity.capabilities.publish} )`};
          },
          'meta'                => $this->meta( false, true, false ),
        )
      );
    }
  `;
}

const sharedMethods = (plan: PluginPlan): PhpCode => {
  const hasPosts = abilityEntities(plan).some(({ storage }) => storage !== 'table');
  return php`
    /**
     * What to find.
     *
     * @return array JSON schema.
     */
    private function list_schema() {
      $schema = $this->object_schema(
        array(
          'search'   => array(
            'type'        => 'string',
            'description' => __( 'Words to look for.', ${plan.domain} ),
          ),
          'page'     => array(
            'type'    => 'integer',
            'minimum' => 1,
            'default' => 1,
          ),
          'per_page' => array(
            'type'    => 'integer',
            'minimum' => 1,
            'maximum' => 100,
            'default' => 10,
          ),
          ${
            hasPosts
              ? php`
                'status'   => array(
                  'type'    => 'string',
                  'enum'    => array( 'publish', 'draft', 'pending', 'private', 'any' ),
                  'default' => 'publish',
                ),
              `
              : noPhp
          }
        ),
        array()
      );

      return $schema + array( 'default' => array() );
    }

    /**
     * An object.
     *
     * @param array    $properties Schemas by name.
     * @param string[] $required   Names of those that have to be given.
     * @return array JSON schema.
     */
    private function object_schema( $properties, $required ) {
      $schema = array(
        'type'                 => 'object',
        'additionalProperties' => false,
        'properties'           => $properties,
      );

      return array() === $required ? $schema : $schema + array( 'required' => $required );
    }

    /**
     * The id of a record.
     *
     * @return array JSON schema.
     */
    private function id_schema() {
      return array(
        'type'    => 'integer',
        'minimum' => 1,
      );
    }

    /**
     * What can be written.
     *
     * @param array $fields Fields by key.
     * @return array JSON schemas by name.
     */
    private function value_schemas( $fields ) {
      $schemas = array(
        'title' => array(
          'type'      => 'string',
          'minLength' => 1,
        ),
        ${
          hasPosts
            ? php`
              'content' => array(
                'type'        => 'string',
                'description' => __( 'Text with the markup of blocks or plain HTML.', ${plan.domain} ),
              ),
              'status'  => array(
                'type' => 'string',
                'enum' => array( 'publish', 'draft', 'pending', 'private' ),
              ),
            `
            : noPhp
        }
      );
      foreach ( $fields as $key => $field ) {
        $schemas[ $key ] = array( 'description' => $field['label'] ) + $field['schema'];
      }

      return $schemas;
    }

    /**
     * What is returned; fields without a value are null.
     *
     * @param array $fields Fields by key.
     * @return array JSON schema.
     */
    private function record_schema( $fields ) {
      $properties = array( 'id' => array( 'type' => 'integer' ) );
      foreach ( array( 'title', 'content', 'status', 'date', 'link' ) as $key ) {
        $properties[ $key ] = array( 'type' => 'string' );
      }
      foreach ( $fields as $key => $field ) {
        $properties[ $key ] = array(
          'type'        => array( $field['schema']['type'], 'null' ),
          'description' => $field['label'],
        );
      }

      return $this->object_schema( $properties, array( 'id', 'title' ) );
    }

    /**
     * What kind of ability it is.
     *
     * @param bool $is_readonly    Whether it changes nothing.
     * @param bool $is_destructive Whether it can overwrite what is there.
     * @param bool $is_idempotent  Whether doing it twice is doing it once.
     * @return array Metadata of the ability.
     */
    private function meta( $is_readonly, $is_destructive, $is_idempotent ) {
      return array(
        'annotations'  => array(
          'readonly'    => $is_readonly,
          'destructive' => $is_destructive,
          'idempotent'  => $is_idempotent,
        ),
        'show_in_rest' => true,
      );
    }

    ${
      hasPosts
        ? php`
          /**
           * Whether the current user may give a record the status that is asked for.
           *
           * @param array  $input      What is asked for.
           * @param string $capability What publishing takes.
           * @return bool Whether the user may.
           */
          private function may_set_status( $input, $capability ) {
            $is_public = isset( $input['status'] ) && in_array( $input['status'], array( 'publish', 'private' ), true );

            return ! $is_public || current_user_can( $capability );
          }
        `
        : noPhp
    }

    /**
     * A record, or an error when there is none.
     *
     * @param array|null $record The record.
     * @return array|WP_Error
     */
    private function found( $record ) {
      return null === $record ? new WP_Error( 'not_found', __( 'There is no such entry.', ${plan.domain} ), array( 'status' => 404 ) ) : $record;
    }
  `;
};
