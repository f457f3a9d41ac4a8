import { identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import { fieldsMethod } from '../../data/field-types.ts';
import { registerMetaMethod } from '../../data/meta-methods.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { hasOverview } from '../admin-interface/page-slug.ts';
import { labelsOf, messagesMethod } from './labels.ts';

/** Bases of WordPress' own REST routes, and first parts of its own addresses. */
const takenAddresses = new Set(
  'posts pages media blocks users types statuses taxonomies categories tags comments settings themes plugins search templates template-parts navigation menus menu-items menu-locations global-styles widgets sidebars font-families font-collections category tag author page post feed embed wp-admin wp-content wp-includes wp-json'.split(
    ' ',
  ),
);

/** The part of addresses that stands for the type: its plural, unless WordPress has that already. */
export const addressOf = (plan: PluginPlan, { slug }: PlanEntity): string =>
  takenAddresses.has(slug) ? `${plan.domain}-${slug}` : slug;

/** WordPress shows the pages of taxonomies only in a menu of the type's own. */
function isBelowOverview(plan: PluginPlan, { postType }: PlanEntity): boolean {
  const hasTaxonomies = plan.taxonomies.some(({ postTypes }) => postTypes.includes(postType));
  return plan.features.has('admin_interface') && hasOverview(plan) && !hasTaxonomies;
}

/** The class that registers a post type and the metadata of its fields. */
export function postTypeClass(plan: PluginPlan, entity: PlanEntity): PluginClass {
  const hasFields = entity.fields.length > 0;
  const name = identifier(entity.classes.definition);
  const methods = [
    hasFields ? fieldsMethod(plan, entity, true) : noPhp,
    hooksMethod(entity, hasFields),
    registerMethod(plan, entity),
    hasFields ? registerMetaMethod(plan, entity.isPublic) : noPhp,
    titleMethod(plan, entity),
    messagesMethod(plan, entity),
  ];
  return {
    name: entity.classes.definition,
    summary: `The post type for ${entity.pluralLower}.`,
    code: php`
      /**
       * Registers the post type for ${entity.pluralLower}${hasFields ? ' and its fields' : ''}.
       */
      final class ${name} {

        const POST_TYPE = ${entity.postType};

        ${joinPhp(methods, '\n\n')}
      }
    `,
  };
}

function hooksMethod(entity: PlanEntity, hasFields: boolean): PhpCode {
  return php`
    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'init', array( $this, 'register_post_type' ) );
      ${hasFields ? php`add_action( 'init', array( $this, 'register_meta' ) );` : noPhp}
      ${entity.supports.includes('title') ? php`add_filter( 'enter_title_here', array( $this, 'title_placeholder' ), 10, 2 );` : noPhp}
      add_filter( 'post_updated_messages', array( $this, 'updated_messages' ) );
    }
  `;
}

function registerMethod(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const { isPublic, hasArchive, capabilities, fields } = entity;
  const address = addressOf(plan, entity);
  const supports = [...entity.supports, ...(isPublic && fields.length > 0 ? ['custom-fields'] : [])];
  const hasOwnCapabilities = capabilities.type[0] !== 'post';
  const placeholder = translated(plan, `Describe the ${entity.singularLower}…`);
  const args: { readonly [key: string]: PhpValue } = {
    labels: labelsOf(plan, entity) as { readonly [key: string]: PhpValue },
    public: isPublic,
    ...(isPublic ? {} : { show_ui: true }),
    ...(isBelowOverview(plan, entity) && { show_in_menu: plan.names.handlePrefix }),
    show_in_rest: isPublic,
    ...(isPublic && { rest_base: address }),
    ...(plan.features.has('admin_interface') && { show_in_menu: plan.names.handlePrefix }),
    menu_icon: entity.icon,
    supports: supports.length > 0 ? supports : false,
    ...(isPublic && { has_archive: hasArchive, rewrite: { slug: address, with_front: false } }),
    ...(hasOwnCapabilities && { capability_type: [...capabilities.type] }),
    map_meta_cap: true,
    delete_with_user: false,
    ...(isPublic &&
      entity.supports.includes('editor') && {
        template: [php`array( 'core/paragraph', array( 'placeholder' => ${placeholder} ) )`],
      }),
  };
  return php`
    /**
     * Registers the post type.
     */
    public function register_post_type() {
      register_post_type(
        self::POST_TYPE,
        ${args}
      );
    }
  `;
}

function titleMethod(plan: PluginPlan, entity: PlanEntity): PhpCode {
  if (!entity.supports.includes('title')) return noPhp;
  const label = entity.titleLabel;
  const text = label === 'Title' ? `Title of the ${entity.singularLower}` : label;
  return php`
    /**
     * Filters the placeholder of the title field.
     *
     * @param string  $text Placeholder text.
     * @param WP_Post $post Current post.
     * @return string
     */
    public function title_placeholder( $text, $post ) {
      return self::POST_TYPE === $post->post_type ? ${translated(plan, text)} : $text;
    }
  `;
}
