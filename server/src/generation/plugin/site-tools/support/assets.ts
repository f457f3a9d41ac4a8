import { type CssCode, cssFile } from '../../../writers/css.ts';
import { type JsCode, jsFile } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf, handleOf } from '../../code-names.ts';
import type { ExtraFile } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The style of a tool. `name`: `back-to-top`. */
export const toolStyle = (name: string, code: CssCode): ExtraFile => ({
  path: `assets/css/${name}.css`,
  content: cssFile(code),
});

/** The script of a tool, as the inside of a function of its own. */
export const toolScript = (name: string, code: JsCode): ExtraFile => ({
  path: `assets/js/${name}.js`,
  content: jsFile(code),
});

/** The statement that loads the style of a tool. */
export const enqueueStyle = (plan: PluginPlan, name: string): PhpCode => php`
  wp_enqueue_style(
    ${handleOf(plan, name)},
    ${constantOf(plan, 'URL')} . ${`assets/css/${name}.css`},
    array(),
    ${constantOf(plan, 'VERSION')}
  );
`;

/** The statement that loads the script of a tool, which runs once the page is read. */
export const enqueueScript = (plan: PluginPlan, name: string): PhpCode => php`
  wp_enqueue_script(
    ${handleOf(plan, name)},
    ${constantOf(plan, 'URL')} . ${`assets/js/${name}.js`},
    array(),
    ${constantOf(plan, 'VERSION')},
    array(
      'in_footer' => true,
      'strategy'  => 'defer',
    )
  );
`;
