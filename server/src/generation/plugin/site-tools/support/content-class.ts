import { docComment, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Contribution } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { contentFilter } from './content-filter.ts';
import type { Position } from './position.ts';
import { styleMethod } from './style.ts';
import { toolClass, toolClassName, toolName } from './tool-names.ts';

/** What is told of a tool that puts something beside the text of posts, and wherever its shortcode stands. */
export interface ContentTool {
  readonly tool: string;
  /** What the class does, in a sentence. */
  readonly summary: string;
  /** What is shown, in the middle of a sentence: "the links". */
  readonly what: string;
  readonly position: Position;
  readonly content: readonly string[];
  /** The method `render()` without parameters, which returns markup of the current post and loads its style, and what it needs. */
  readonly methods: PhpCode;
  /** More statements of `register()`. */
  readonly hooks?: PhpCode;
  /** Of `the_content`: what has a higher one stands farther from the text. */
  readonly priority?: number;
}

/** The class of such a tool, and what starts it. */
export function contentTool(plan: PluginPlan, about: ContentTool): Required<Pick<Contribution, 'classes' | 'boot'>> {
  const { tool, summary, what, position, content, methods, hooks = noPhp, priority = 20 } = about;
  const code = php`
    ${docComment([summary])}
    class ${toolClass(plan, tool)} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_style' ) );
        add_filter( 'the_content', array( $this, 'add_to_content' ), ${priority} );
        add_shortcode( ${toolName(plan, tool)}, array( $this, 'render' ) );
        ${hooks}
      }

      ${styleMethod(plan, { tool, content, what })}

      ${contentFilter(plan, { position, content, what })}

      ${methods}
    }
  `;
  return {
    classes: [{ name: toolClassName(plan, tool), summary, code }],
    boot: [php`( new ${toolClass(plan, tool)}() )->register();`],
  };
}
