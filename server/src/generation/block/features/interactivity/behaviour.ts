import type { CssCode } from '../../../writers/css.ts';
import type { JsCode } from '../../../writers/js.ts';
import type { PhpCode, PhpValue } from '../../../writers/php.ts';
import type { ScriptImports } from '../../editor/script-imports.ts';
import type { BlockPlan } from '../../plan.ts';
import type { StyleKit } from '../../styles/style-kit.ts';
import type { ViewElement } from '../../view/view.ts';

/** What visitors can do with a block, by the Interactivity API; without scripts the content is all there. */
export interface Behaviour {
  /** The view with its controls and directives; nothing when the block has no use for it. */
  readonly enhance: (plan: BlockPlan) => ViewElement | undefined;
  /** What the wrapper's context has at first; may use the variables of render.php. */
  readonly context: (plan: BlockPlan) => Readonly<Record<string, PhpValue>>;
  /** Statements of render.php before the wrapper. */
  readonly statements?: (plan: BlockPlan) => PhpCode;
  /** Directives of the wrapper besides the namespace and the context. */
  readonly wrapper?: Readonly<Record<string, string>>;
  /** Imported from `@wordpress/interactivity` besides `store` and `getContext`. */
  readonly imports?: readonly string[];
  /** Functions before the store. */
  readonly functions?: JsCode;
  /** The store's definition. */
  readonly store: JsCode;
  /** What the block's editor needs for it. */
  readonly edit?: { readonly imports: ScriptImports; readonly statements: readonly JsCode[] };
  readonly rules: (kit: StyleKit, plan: BlockPlan) => CssCode;
  /** What looks different while one edits. */
  readonly editorRules?: (kit: StyleKit, plan: BlockPlan) => CssCode;
  /** One sentence for the instructions. */
  readonly summary: string;
}
