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
      readme: { features: [`REST routes below ${domain}/v1`] },
      tests: [restTests(plan)],
      instructions: entities.map(
        ({ plural, slug, isPublic }) =>
          `**${plural}** over REST: \`/wp-json/${domain}/v1/${slug}\`. ${isPublic ? 'Anybody may read what is published; fields that are not public are answered to editors only.' : 'Only users who may edit them read them.'}`,
      ),
    };
  },
};

function routesClass(plan: PluginPlan): PluginClass {
  const controller = classOf(plan, 'REST_Controller');
  return {
    name: classNameOf(plan, 'REST_Routes'),
    summary: 'The REST routes.',
    code: php`
      /**
       * Registers the REST routes of the plugin.
       */
      final class ${classOf(plan, 'REST_Routes')} {

        /**
         * Adds the hooks.
         */
        public function register() {
          add_action( 'rest_api_init', array( $this, 'register_routes' ) );
        }

        /**
         * Registers the routes of everything that the plugin manages.
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
