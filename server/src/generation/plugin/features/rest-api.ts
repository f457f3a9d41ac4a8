import { identifier, joinPhp, php } from '../../writers/php.ts';
import { classNameOf, classOf } from '../code-names.ts';
import type { Contribution, FeatureModule, PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { controllerClass } from './rest-api/controller-class.ts';
import { restTests } from './rest-api/tests.ts';

/** REST routes of the plugin's own: lists with pages, search and order, and single records, to read and to write. */
export const restApi: FeatureModule = {
  feature: 'rest_api',
  contribute(plan): Contribution {
    const { entities, domain } = plan;
    if (entities.length === 0) return {};
    return {
      usesRepositories: true,
      classes: [controllerClass(plan), routesClass(plan)],
      boot: [php`( new ${classOf(plan, 'REST_Routes')}() )->register();`],
      readme: { features: [`REST API endpoints under ${domain}/v1`] },
      tests: [restTests(plan)],
      instructions: entities.map(
        ({ plural, slug, isPublic }) =>
          `REST API for **${plural}**: \`/wp-json/${domain}/v1/${slug}\`. ${isPublic ? 'Published entries are public; private fields are only returned to users who can edit them.' : 'Only users who can edit entries can read them.'}`,
      ),
    };
  },
};

function routesClass(plan: PluginPlan): PluginClass {
  const controller = classOf(plan, 'REST_Controller');
  return {
    name: classNameOf(plan, 'REST_Routes'),
    summary: 'REST API.',
    code: php`
      /**
       * Registers the REST API routes of the plugin.
       */
      final class ${classOf(plan, 'REST_Routes')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'rest_api_init', array( $this, 'register_routes' ) );
        }

        /**
         * Registers the routes of all controllers.
         */
        public function register_routes() {
          ${joinPhp(
            plan.entities.map(
              ({ slug, key, classes }) =>
                php`( new ${controller}( ${slug}, ${key}, new ${identifier(classes.repository)}() ) )->register_routes();`,
            ),
          )}
        }
      }
    `,
  };
}
