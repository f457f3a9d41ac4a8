import type { JsCode } from '../../writers/js.ts';
import type { Script } from './script.ts';
import type { ScriptPrompt } from './script-prompt.ts';

/** Something that scripts of the editor or the page do. The first recipe that a prompt wants writes it. */
export interface ScriptRecipe {
  readonly id: string;
  readonly wants: RegExp;
  readonly never?: RegExp;
  /** Imports whatever the prompt says: there is no global. */
  readonly isModule?: boolean;
  /** null: not with what this prompt says. */
  compose(prompt: ScriptPrompt, script: Script): JsCode | null;
}
