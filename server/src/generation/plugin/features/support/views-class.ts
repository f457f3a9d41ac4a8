import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../code-names.ts';
import type { Contribution } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityOf, findBehaviours } from './find-behaviours.ts';

/** Entities whose views are counted: what visitors can open. */
export const viewedEntities = (plan: PluginPlan): readonly PlanEntity[] =>
  findBehaviours(plan, 'count_views').flatMap(({ entity }) => {
    const found = entityOf(plan, entity);
    return found !== undefined && found.storage !== 'table' && found.isPublic ? [found] : [];
  });

/** What counts views, where the description asks for it. */
export function viewsContribution(plan: PluginPlan): Contribution {
  const entities = viewedEntities(plan);
  if (entities.length === 0) return {};
  const what = entities.map(({ pluralLower }) => pluralLower).join(', ');
  return {
    classes: [{ name: classNameOf(plan, 'Views'), summary: 'View counter.', code: viewsClass(plan, entities) }],
    boot: [php`( new ${classOf(plan, 'Views')}() )->register();`],
    cleanup: { postMeta: entities.some(({ storage }) => storage === 'posts') ? [prefixed(plan, 'views')] : [] },
    readme: { features: [`View counter for ${what}`] },
    instructions: [`Views of ${what} are counted and shown in the admin lists.`],
  };
}

function viewsClass(plan: PluginPlan, entities: readonly PlanEntity[]): PhpCode {
  const types = entities.map(({ postType }) => postType);
  const [type = ''] = types;
  return php`
    /**
     * Counts views by visitors. Views by users who can edit the entry are not counted.
     */
    class ${classOf(plan, 'Views')} {

      /**
       * Meta key of the view count, also used as column name.
       */
      const META = ${prefixed(plan, 'views')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'template_redirect', array( $this, 'count' ) );
        ${joinPhp(
          types.map(
            (name) => php`
              add_filter( ${`manage_${name}_posts_columns`}, array( $this, 'add_column' ) );
              add_action( ${`manage_${name}_posts_custom_column`}, array( $this, 'print_column' ), 10, 2 );
            `,
          ),
        )}
      }

      /**
       * Counts a view.
       */
      public function count() {
        if ( ! is_singular( ${types.length === 1 ? type : types} ) || is_preview() ) {
          return;
        }

        $id = get_queried_object_id();
        if ( current_user_can( 'edit_post', $id ) ) {
          return;
        }
        update_post_meta( $id, self::META, (int) get_post_meta( $id, self::META, true ) + 1 );
      }

      /**
       * Adds the column.
       *
       * @param string[] $columns Column labels.
       * @return string[] Filtered column labels.
       */
      public function add_column( $columns ) {
        $columns[ self::META ] = __( 'Views', ${plan.domain} );

        return $columns;
      }

      /**
       * Renders the column.
       *
       * @param string $column Column name.
       * @param int    $id     Post ID.
       */
      public function print_column( $column, $id ) {
        if ( self::META === $column ) {
          echo esc_html( number_format_i18n( (int) get_post_meta( $id, self::META, true ) ) );
        }
      }
    }
  `;
}
