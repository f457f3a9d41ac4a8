import { type CssCode, cssFile } from '../../../writers/css.ts';
import { type JsCode, jsFile } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf } from '../../code-names.ts';
import type { ExtraFile } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { toolHandle } from './tool-names.ts';

const fileOf = (tool: string): string => tool.replaceAll('_', '-');

/** The style of a tool. `tool`: `back_to_top`. */
export const toolStyle = (tool: string, code: CssCode): ExtraFile => ({
  path: `assets/css/${fileOf(tool)}.css`,
  content: cssFile(code),
});

/** The script of a tool. */
export const toolScript = (tool: string, code: JsCode): ExtraFile => ({
  path: `assets/js/${fileOf(tool)}.js`,
  content: jsFile(code),
});

/** The statement that loads the style of a tool. */
export const enqueueStyle = (plan: PluginPlan, tool: string): PhpCode => php`
  wp_enqueue_style(
    ${toolHandle(plan, tool)},
    ${constantOf(plan, 'URL')} . ${`assets/css/${fileOf(tool)}.css`},
    array(),
    ${constantOf(plan, 'VERSION')}
  );
`;

/** The statement that loads the script of a tool, which runs once the page is read. */
export const enqueueScript = (plan: PluginPlan, tool: string): PhpCode => php`
  wp_enqueue_script(
    ${toolHandle(plan, tool)},
    ${constantOf(plan, 'URL')} . ${`assets/js/${fileOf(tool)}.js`},
    array(),
    ${constantOf(plan, 'VERSION')},
    array(
      'in_footer' => true,
      'strategy'  => 'defer',
    )
  );
`;
