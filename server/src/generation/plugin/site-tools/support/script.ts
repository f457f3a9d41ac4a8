import { type JsCode, jsFile } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf } from '../../code-names.ts';
import type { ExtraFile } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { toolHandle } from './tool-names.ts';

const pathOf = (tool: string): string => `assets/js/${tool.replaceAll('_', '-')}.js`;

/** The script of a tool. */
export const scriptFile = (tool: string, script: JsCode): ExtraFile => ({
  path: pathOf(tool),
  content: jsFile(script),
});

/** The statement that loads it, once the page is there. */
export const enqueueScript = (plan: PluginPlan, tool: string): PhpCode => php`
  wp_enqueue_script(
    ${toolHandle(plan, tool)},
    ${constantOf(plan, 'URL')} . ${pathOf(tool)},
    array(),
    ${constantOf(plan, 'VERSION')},
    array(
      'in_footer' => true,
      'strategy'  => 'defer',
    )
  );
`;
