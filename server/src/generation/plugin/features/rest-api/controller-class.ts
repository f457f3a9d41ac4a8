import { joinPhp, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { permissionMethods } from './permission-methods.ts';
import { readMethods } from './read-methods.ts';
import { routeMethods } from './route-methods.ts';
import { schemaMethods } from './schema-methods.ts';
import { shapeMethods } from './shape-methods.ts';
import { writeMethods } from './write-methods.ts';

/** The controller of REST routes, for whatever has a repository. */
export function controllerClass(plan: PluginPlan): PluginClass {
  const methods = [
    routeMethods(plan),
    readMethods(plan),
    writeMethods(plan),
    permissionMethods(plan),
    shapeMethods(plan),
    schemaMethods(plan),
  ];
  return {
    name: classNameOf(plan, 'REST_Controller'),
    summary: 'REST controller for records.',
    code: php`
      /**
       * REST controller for the records of a repository.
       */
      class ${classOf(plan, 'REST_Controller')} extends WP_REST_Controller {

        ${joinPhp(methods, '\n\n')}
      }
    `,
  };
}
