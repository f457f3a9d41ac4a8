import { docComment, php, phpFile } from '../../writers/php.ts';
import { classFile } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** The file of a class: its path in the plugin and its text. */
export function classFileOf(plan: PluginPlan, { name, kind, summary, code }: PluginClass): readonly [string, string] {
  const text = phpFile(php`
    ${docComment([summary, '', `@package ${plan.names.className}`])}

    defined( 'ABSPATH' ) || exit;

    ${code}
  `);
  return [classFile(name, kind), text];
}
