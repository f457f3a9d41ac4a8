import { withExtraFields } from '../../behaviours/extra-fields/planned-fields.ts';
import { identifier, type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../code-names.ts';
import type { Contribution, PluginClass } from '../feature-module.ts';
import { approvalOf } from '../features/status-actions/status-actions.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { fieldsClass } from './fields-class.ts';
import { namedUsersClass, namesUserInRows, namesUsers } from './named-users-class.ts';
import { postRepository } from './post-repository.ts';
import { areRecordsRestricted } from './restricted.ts';
import { siteFieldsClass } from './site-fields-class.ts';
import { tableRepository } from './table-repository.ts';

/** What features share: the fields of the plugin's content, and the repositories where a feature reads or writes. */
export function coreContribution(plan: PluginPlan, usesRepositories: boolean): Contribution {
  const { entities } = plan;
  const withFields = entities.filter(({ fields }) => fields.length > 0);
  const onSitePosts = withFields.filter(({ storage }) => storage === 'posts');
  return {
    classes: [
      ...(withFields.length > 0 || withExtraFields(plan) !== plan ? [fieldsClass(plan)] : []),
      ...(namesUsers(plan) ? [namedUsersClass(plan)] : []),
      ...onSitePosts.map((entity) => siteFieldsClass(plan, entity)),
      ...(usesRepositories || entities.some(namesUserInRows) ? repositories(plan) : []),
    ],
    boot: [
      ...(namesUsers(plan) ? [php`( new ${classOf(plan, 'Named_Users')}() )->register();`] : []),
      ...onSitePosts.map(({ classes }) => php`( new ${identifier(classes.definition)}() )->register();`),
    ],
    cleanup: { postMeta: onSitePosts.flatMap(({ fields }) => fields.map(({ metaKey }) => metaKey)) },
  };
}

function repositories(plan: PluginPlan): readonly PluginClass[] {
  const { entities } = plan;
  return [
    ...(entities.some(({ storage }) => storage !== 'table') ? [postRepository(plan)] : []),
    ...(entities.some(({ storage }) => storage === 'table') ? [tableRepository(plan)] : []),
    ...entities.map((entity) => (entity.storage === 'table' ? rowsOf(plan, entity) : postsOf(plan, entity))),
  ];
}

function postsOf(plan: PluginPlan, entity: PlanEntity): PluginClass {
  const { definition, repository } = entity.classes;
  const type = entity.storage === 'posts' ? php`${entity.postType}` : php`${identifier(definition)}::POST_TYPE`;
  const fields = entity.fields.length > 0 ? php`${identifier(definition)}::fields()` : php`array()`;
  return {
    name: repository,
    summary: `Repository of ${entity.pluralLower}.`,
    code: php`
      /**
       * Reads and writes ${entity.pluralLower}.
       */
      final class ${identifier(repository)} extends ${identifier(classNameOf(plan, 'Repository_Of_Posts'))} {

        ${method('post_type', 'Gets the post type.', 'string', php`return ${type};`)}

        ${method('fields', 'Gets the fields.', 'array[]', php`return ${fields};`)}
      }
    `,
  };
}

function rowsOf(plan: PluginPlan, entity: PlanEntity): PluginClass {
  const { definition, repository } = entity.classes;
  return {
    name: repository,
    summary: `Repository of ${entity.pluralLower}.`,
    code: php`
      /**
       * Reads and writes ${entity.pluralLower}.
       */
      final class ${identifier(repository)} extends ${identifier(classNameOf(plan, 'Repository_Of_Rows'))} {

        ${method('table', 'Gets the table name.', 'string', php`return ${identifier(definition)}::name();`)}

        ${method('key', 'Gets the kind of the rows.', 'string', php`return ${entity.key};`)}

        ${method('fields', 'Gets the fields.', 'array[]', php`return ${identifier(definition)}::fields();`)}

        /**
         * Determines whether the current user can perform an action.
         *
         * @param string $action Action: read, list, create, publish, edit or delete.
         * @param int    $id     ${approvalOf(plan, entity) ? 'Row ID, or 0 for rows in general.' : 'Row ID. Not used, because permissions are the same for all rows.'}
         * @return bool
         */
        public function can( $action, $id = 0 ) {
          ${areRecordsRestricted(plan, [entity.key]) ? restrictedBody(plan, entity) : canBody(plan, entity)}
        }
      }
    `,
  };
}

/** The same, unless a restriction says otherwise. */
const restrictedBody = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  $can = ( function () use ( $action, $id ) {
    ${canBody(plan, entity)}
  } )();

  /**
   * Filters whether the current user can do something with a row.
   *
   * @param bool       $can    Whether the user can.
   * @param string     $action Action.
   * @param string     $key    Kind of the row.
   * @param array|null $row    Row, or null for rows in general.
   */
  return (bool) apply_filters( ${prefixed(plan, 'can')}, $can, $action, ${entity.key}, $id ? $this->get( $id ) : null );
`;

function canBody(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const { edit } = entity.capabilities;
  const approval = approvalOf(plan, entity);
  if (!entity.isPublic) return php`return current_user_can( ${edit} );`;
  if (approval === undefined) return php`return 'read' === $action || current_user_can( ${edit} );`;
  return php`
    if ( 'read' !== $action || 0 === $id || current_user_can( ${edit} ) ) {
      return 'read' === $action || current_user_can( ${edit} );
    }

    $item = $this->get( $id );

    return null !== $item && ${approval.value} === $item[${approval.field.key}];
  `;
}

const method = (name: string, text: string, type: string, body: PhpCode): PhpCode => php`
  /**
   * ${text}
   *
   * @return ${type}
   */
  public function ${identifier(name)}() {
    ${body}
  }
`;
