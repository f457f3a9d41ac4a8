import { type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, repositoryOf, singularSlugOf } from '../support/entity-names.ts';
import { type CommandWords, commandMethods } from './command-methods.ts';

/** What is typed behind `wp`: `event-manager event`. */
export const commandOf = (plan: PluginPlan, entity: PlanEntity): string =>
  `${plan.names.slug} ${singularSlugOf(entity)}`;

/** Entities that have commands. */
export const commandEntities = (plan: PluginPlan): readonly PlanEntity[] => plan.entities.filter(({ isLog }) => !isLog);

/** Classes of the commands: one for an entity alone; for several, what they share and a small class for each. */
export function commandClasses(plan: PluginPlan): readonly PluginClass[] {
  const entities = commandEntities(plan);
  const [only] = entities;
  if (only === undefined) return [];
  if (entities.length === 1) {
    const words: CommandWords = {
      many: only.pluralLower,
      one: only.singularLower,
      command: commandOf(plan, only),
      hasStatus: only.storage !== 'table',
      columns: columnsOf(only.storage !== 'table'),
      fields: only.fields.map(({ key }) => key),
    };
    return [classOfCommand(only, aloneClass(plan, only, words))];
  }
  const hasStatus = entities.some(({ storage }) => storage !== 'table');
  const words: CommandWords = {
    many: 'entries',
    one: 'entry',
    command: commandOf(plan, only),
    hasStatus,
    columns: columnsOf(hasStatus),
    fields: undefined,
  };
  return [
    {
      name: classNameOf(plan, 'Command'),
      summary: 'Base class of the WP-CLI commands.',
      code: baseClass(plan, words),
      load: 'on_demand',
    },
    ...entities.map((entity) => classOfCommand(entity, kindClass(plan, entity))),
  ];
}

const columnsOf = (hasStatus: boolean): readonly string[] => ['id', 'title', ...(hasStatus ? ['status'] : []), 'date'];

const classOfCommand = (entity: PlanEntity, code: PhpCode): PluginClass => ({
  name: entityClassName(entity, 'Command'),
  summary: `WP-CLI commands for ${entity.pluralLower}.`,
  code,
  load: 'on_demand',
});

const aloneClass = (plan: PluginPlan, entity: PlanEntity, words: CommandWords): PhpCode => php`
  /**
   * Manages ${entity.pluralLower}.
   */
  final class ${entityClassOf(entity, 'Command')} {

    /**
     * Repository of the ${entity.pluralLower}.
     *
     * @var ${entity.classes.repository}
     */
    private $repository;

    /**
     * Constructor.
     */
    public function __construct() {
      $this->repository = new ${repositoryOf(entity)}();
    }

    ${commandMethods(plan, words)}
  }
`;

const baseClass = (plan: PluginPlan, words: CommandWords): PhpCode => php`
  /**
   * Base class of commands to manage one kind of entry.
   */
  abstract class ${classOf(plan, 'Command')} {

    /**
     * Repository.
     *
     * @var object
     */
    private $repository;

    /**
     * Constructor.
     *
     * @param object $repository Repository.
     */
    public function __construct( $repository ) {
      $this->repository = $repository;
    }

    ${commandMethods(plan, words)}
  }
`;

const kindClass = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  /**
   * Manages ${entity.pluralLower}.
   */
  final class ${entityClassOf(entity, 'Command')} extends ${classOf(plan, 'Command')} {

    /**
     * Constructor.
     */
    public function __construct() {
      parent::__construct( new ${repositoryOf(entity)}() );
    }
  }
`;
