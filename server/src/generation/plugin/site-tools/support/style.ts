import { type CssCode, cssFile, cssName } from '../../../writers/css.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf } from '../../code-names.ts';
import type { ExtraFile } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { contentTypes } from './content-types.ts';
import { toolHandle } from './tool-names.ts';

const pathOf = (tool: string): string => `assets/css/${tool.replaceAll('_', '-')}.css`;

/** The stylesheet of a tool. */
export const styleFile = (tool: string, style: CssCode): ExtraFile => ({ path: pathOf(tool), content: cssFile(style) });

/** A class of a tool in CSS: `share_buttons`, `list` → `event-manager-share-buttons__list`. */
export const cssClass = (plan: PluginPlan, tool: string, element = ''): CssCode =>
  cssName(`${toolHandle(plan, tool)}${element === '' ? '' : `__${element}`}`);

/**
 * The method `enqueue_style()`, for the action `wp_enqueue_scripts`: classic themes want to know in the head what stands
 * in the text. What is shown elsewhere, by a shortcode, calls `wp_enqueue_style()` itself.
 */
export const styleMethod = (
  plan: PluginPlan,
  { tool, content, what }: { readonly tool: string; readonly content: readonly string[]; readonly what: string },
): PhpCode => php`
  /**
   * Enqueues the stylesheet where ${what} can be shown.
   */
  public function enqueue_style() {
    $types = ${contentTypes(plan, content)};

    wp_register_style( ${toolHandle(plan, tool)}, ${constantOf(plan, 'URL')} . ${pathOf(tool)}, array(), ${constantOf(plan, 'VERSION')} );
    if ( array() !== $types && is_singular( $types ) ) {
      wp_enqueue_style( ${toolHandle(plan, tool)} );
    }
  }
`;
