import { identifier, php } from '../../writers/php.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { fieldsMethod } from './field-types.ts';
import { registerMetaMethod } from './meta-methods.ts';

/** The class that gives posts of the site's own type their fields. */
export function siteFieldsClass(plan: PluginPlan, entity: PlanEntity): PluginClass {
  return {
    name: entity.classes.definition,
    summary: `Fields for ${entity.pluralLower}.`,
    code: php`
      /**
       * Registers the custom fields for ${entity.pluralLower}.
       */
      final class ${identifier(entity.classes.definition)} {

        const POST_TYPE = ${entity.postType};

        ${fieldsMethod(plan, entity, true)}

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'register_meta' ) );
        }

        ${registerMetaMethod(plan, true)}
      }
    `,
  };
}
