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
     * The screen of ${entity.pluralLower}.
     */
    final class ${entityClassOf(entity, 'Screen')} extends ${classOf(plan, 'Screen')} {

      const PAGE     = ${page};
      const PER_PAGE = ${perPageOption(plan, entity)};

      /**
       * Prepares the screen.
       */
      public function __construct() {
        parent::__construct( new ${repositoryOf(entity)}() );
      }

      /**
       * Adds the page to the menu.
       *
       * @return string|false Name of the page's hooks.
       */
      protected function add_menu() {
        ${isTop ? topMenu(plan, entity) : subMenu(plan, entity)}
      }

      /**
       * The list.
       *
       * @return WP_List_Table
       */
      protected function list_table() {
        require_once ${constantOf(plan, 'PATH')} . ${classFile(classNameOf(plan, 'List_Table'))};
        require_once ${constantOf(plan, 'PATH')} . ${classFile(table)};

        return new ${entityClassOf(entity, 'List_Table')}( $this->repository );
      }

      /**
       * What the screen says.
       *
       * @return string[] Texts by place.
       */
      protected function texts() {
        return ${texts(plan, entity)};
      }

      ${entity.isLog ? noPhp : deletedMethod(domain, entity)}

      ${
        !entity.isLog && hasRelations(plan, entity.fields)
          ? php`
            /**
             * The fields of the form, with what can be chosen for them.
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
    ? 'What was done to the content of this site, and by whom, with the newest first.'
    : `Here you see all ${many}. Search them by any of their texts, sort them by a column's title, and use Screen Options to choose columns and how many are shown. To change one, click its title.`;
  return php`${{
    title: text(entity.plural),
    help: text(help),
    search: text(`Search ${many}`),
    ...(!entity.isLog && {
      label: text(entity.titleLabel),
      add: text(`Add ${one}`),
      edit: text(`Edit ${one}`),
      added: text(`The ${one} was added.`),
      saved: text(`The ${one} was saved.`),
    }),
  }}`;
}

const deletedMethod = (domain: string, entity: PlanEntity): PhpCode => php`
  /**
   * Says how many rows were deleted.
   *
   * @param int $count How many.
   * @return string Text.
   */
  protected function deleted_text( $count ) {
    return sprintf(
      /* translators: %s: how many. */
      _n( ${`%s ${formatText(entity.singularLower)} was deleted.`}, ${`%s ${formatText(entity.pluralLower)} were deleted.`}, $count, ${domain} ),
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
