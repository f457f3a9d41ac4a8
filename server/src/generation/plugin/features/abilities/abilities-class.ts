import { identifier, joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralKeyOf, pluralSlugOf, repositoryOf, singularSlugOf } from '../support/entity-names.ts';
import { withArticle } from '../support/format-text.ts';
import { sharedMethods } from './ability-schemas.ts';

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
     * Registers abilities to manage the plugin's content with the Abilities API of WordPress 6.9.
     */
    class ${classOf(plan, 'Abilities')} {

      /**
       * Category of the abilities.
       */
      const CATEGORY = ${plan.names.slug};

      /**
       * Registers the hooks if WordPress supports abilities.
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
       * Registers the ability category.
       */
      public function register_category() {
        wp_register_ability_category(
          self::CATEGORY,
          array(
            'label'       => ${translated(plan, plan.names.title)},
            'description' => ${translated(plan, `Manage the content of ${plan.names.title}.`)},
          )
        );
      }

      ${joinPhp(
        entities.map((entity) => entityMethod(plan, entity)),
        '\n\n',
      )}

      ${sharedMethods(
        plan,
        entities.some(({ storage }) => storage !== 'table'),
      )}
    }
  `;
}

/** A record of a post type may besides only get a status that its user may give. */
const allowed = ({ storage, capabilities }: PlanEntity, check: PhpCode): PhpCode =>
  storage === 'table' ? check : php`${check} && $this->may_set_status( $input, ${capabilities.publish} )`;

function entityMethod(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const names = abilityNames(plan, entity);
  const { domain } = plan;
  const hasFields = entity.fields.length > 0;
  const requiredKeys = ['title', ...entity.fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)];
  return php`
    /**
     * Registers the abilities for ${entity.pluralLower}.
     */
    public function ${identifier(`register_${pluralKeyOf(entity)}`)}() {
      $repository = new ${repositoryOf(entity)}();
      $record     = $this->record_schema( ${hasFields ? php`$repository->fields()` : php`array()`} );
      $values     = ${hasFields ? php`$this->value_schemas( $repository->fields() )` : php`$this->value_schemas( array() )`};

      wp_register_ability(
        ${names.list},
        array(
          'label'               => __( ${`List ${entity.pluralLower}`}, ${domain} ),
          'description'         => __( ${`Searches ${entity.pluralLower} and returns them in pages, newest first.`}, ${domain} ),
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
          'description'         => __( ${`Creates ${withArticle(entity.singularLower)}${entity.storage === 'table' ? '' : ', as a draft by default,'} and returns it.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->object_schema( $values, ${requiredKeys} ),
          'output_schema'       => $record,
          'execute_callback'    => function ( $input ) use ( $repository ) {
            $id = $repository->create( ${entity.storage === 'table' ? php`$input` : php`$input + array( 'status' => 'draft' )`} );

            return is_wp_error( $id ) ? $id : $this->found( $repository->get( $id ) );
          },
          'permission_callback' => function ${entity.storage === 'table' ? php`()` : php`( $input )`} use ( $repository ) {
            return ${allowed(entity, php`$repository->can( 'create' )`)};
          },
          'meta'                => $this->meta( false, false, false ),
        )
      );

      wp_register_ability(
        ${names.update},
        array(
          'label'               => __( ${`Update ${withArticle(entity.singularLower)}`}, ${domain} ),
          'description'         => __( ${`Updates ${withArticle(entity.singularLower)} and returns it. Omitted fields are not changed.`}, ${domain} ),
          'category'            => self::CATEGORY,
          'input_schema'        => $this->object_schema( array( 'id' => $this->id_schema() ) + $values, array( 'id' ) ),
          'output_schema'       => $record,
          'execute_callback'    => function ( $input ) use ( $repository ) {
            $id = $repository->update( (int) $input['id'], array_diff_key( $input, array( 'id' => 0 ) ) );

            return is_wp_error( $id ) ? $id : $this->found( $repository->get( $id ) );
          },
          'permission_callback' => function ( $input ) use ( $repository ) {
            return ${allowed(entity, php`$repository->can( 'edit', (int) $input['id'] )`)};
          },
          'meta'                => $this->meta( false, true, false ),
        )
      );
    }
  `;
}
