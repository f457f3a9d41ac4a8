import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classFile, classNameOf, classOf, constantOf, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, repositoryOf } from '../support/entity-names.ts';
import { formatText } from '../support/format-text.ts';
import { hasRelations, relatedChoices } from '../support/related-choices.ts';
import { perPageOption } from './list-table-class.ts';
import { pageSlugOf } from './page-slug.ts';

/** The class of an entity's screen: what is its own beside what all screens do. */
export function screenClass(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const page = pageSlugOf(plan, entity);
  const isTop = page === plan.names.handlePrefix;
  const { domain } = plan;
  const table = entityClassName(entity, 'List_Table');
  return php`
    /**
     * The admin screen for ${entity.pluralLower}.
     */
    final class ${entityClassOf(entity, 'Screen')} extends ${classOf(plan, 'Screen')} {

      const PAGE     = ${page};
      const PER_PAGE = ${perPageOption(plan, entity)};

      /**
       * Constructor.
       */
      public function __construct() {
        parent::__construct( new ${repositoryOf(entity)}() );
      }

      /**
       * Adds the page to the menu.
       *
       * @return string|false Hook suffix of the page.
       */
      protected function add_menu() {
        ${isTop ? topMenu(plan, entity) : subMenu(plan, entity)}
      }

      /**
       * Gets the list table.
       *
       * @return WP_List_Table
       */
      protected function list_table() {
        require_once ${constantOf(plan, 'PATH')} . ${classFile(classNameOf(plan, 'List_Table'))};
        require_once ${constantOf(plan, 'PATH')} . ${classFile(table)};

        return new ${entityClassOf(entity, 'List_Table')}( $this->repository );
      }

      /**
       * Gets the texts of the screen.
       *
       * @return string[] Texts by key.
       */
      protected function texts() {
        return ${texts(plan, entity)};
      }

      ${entity.isLog ? noPhp : deletedMethod(domain, entity)}

      ${
        !entity.isLog && hasRelations(plan, entity.fields)
          ? php`
            /**
             * Gets the fields of the form with their choices.
             *
             * @return array[] Fields by key.
             */
            protected function fields() {
              $fields = parent::fields();

              ${relatedChoices(plan, entity.fields, false)}

              return $fields;
            }
          `
          : noPhp
      }
    }
  `;
}

function texts(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const one = entity.singularLower;
  const many = entity.pluralLower;
  const text = (value: string): PhpCode => translated(plan, value);
  const help = entity.isLog
    ? 'A log of changes to the content of this site, newest first.'
    : `This screen lists all ${many}. Use the search box to find ${many}, click a column heading to sort them, and use Screen Options to choose the columns and the number of items per page. Click a title to edit an entry.`;
  return php`${{
    title: text(entity.plural),
    help: text(help),
    search: text(`Search ${many}`),
    ...(!entity.isLog && {
      label: text(entity.titleLabel),
      add: text(`Add ${one}`),
      edit: text(`Edit ${one}`),
      added: text(`${entity.singular} added.`),
      saved: text(`${entity.singular} updated.`),
    }),
  }}`;
}

const deletedMethod = (domain: string, entity: PlanEntity): PhpCode => php`
  /**
   * Gets the message after rows have been deleted.
   *
   * @param int $count Number of deleted rows.
   * @return string Text.
   */
  protected function deleted_text( $count ) {
    return sprintf(
      /* translators: %s: Number of entries. */
      _n( ${`%s ${formatText(entity.singularLower)} permanently deleted.`}, ${`%s ${formatText(entity.pluralLower)} permanently deleted.`}, $count, ${domain} ),
      number_format_i18n( $count )
    );
  }
`;

const topMenu = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  $hook = add_menu_page(
    ${translated(plan, entity.plural)},
    ${translated(plan, plan.names.title)},
    ${entity.capabilities.edit},
    self::PAGE,
    array( $this, 'render' ),
    ${entity.icon}
  );
  add_submenu_page(
    self::PAGE,
    ${translated(plan, entity.plural)},
    ${translated(plan, entity.plural)},
    ${entity.capabilities.edit},
    self::PAGE,
    array( $this, 'render' )
  );

  return $hook;
`;

const subMenu = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  return add_submenu_page(
    ${plan.names.handlePrefix},
    ${translated(plan, entity.plural)},
    ${translated(plan, entity.plural)},
    ${entity.capabilities.edit},
    self::PAGE,
    array( $this, 'render' )
  );
`;
