import type { BlockFeature } from '@presswright/shared/schemas/block-parts';
import type { Slots } from '../slots.ts';
import type { CssCode } from '../writers/css.ts';
import type { JsCode } from '../writers/js.ts';
import type { JsonValue } from '../writers/json.ts';
import type { PhpCode } from '../writers/php.ts';
import type { ScriptForm } from './editor/jsx.ts';
import type { ScriptImports } from './editor/script-imports.ts';
import type { BlockPlan } from './plan.ts';

/**
 * A feature of blocks: one file each, listed in `features.ts`. Features know the plan, never each other.
 * `style_variants` runs when the plan has variants, every other module when its feature was asked for.
 */
export interface BlockFeatureModule {
  readonly name: BlockFeature | 'style_variants';
  /** Changes the plan before anything is written, such as putting a place for inner blocks into the view. */
  refine?(plan: BlockPlan): BlockPlan;
  /** What the feature adds to the files. @param form how elements are written in scripts */
  contribute?(plan: BlockPlan, slots: Slots, form: ScriptForm): BlockContribution;
}

/** What is added to the files of a block; all parts are optional, those of several features are put together in order. */
export interface BlockContribution {
  /** Merged into block.json: objects key by key, lists one after another, anything else replaces. */
  readonly metadata?: { readonly [key: string]: JsonValue };
  readonly script?: ScriptContribution;
  readonly php?: PhpContribution;
  /** Rules for style.css: front end and editor. */
  readonly css?: CssCode;
  /** Rules for editor.css. */
  readonly editorCss?: CssCode;
  readonly files?: readonly ContributedFile[];
  /** Paragraphs or lists of Markdown for the instructions. */
  readonly instructions?: readonly string[];
}

/** Parts of the editor script. */
export interface ScriptContribution {
  /** What the parts use of WordPress' packages: `{ '@wordpress/blocks': [ 'createBlock' ] }`. */
  readonly imports?: ScriptImports;
  /** Constants and functions before the block is registered. */
  readonly declarations?: readonly JsCode[];
  /** Settings of `registerBlockType` by name, such as `transforms`. */
  readonly settings?: { readonly [key: string]: JsCode };
  /** Statements at the start of `edit`, in which `attributes`, `setAttributes`, `isSelected` and `clientId` are known. */
  readonly editStatements?: readonly JsCode[];
  /** Statements after the block is registered. */
  readonly afterwards?: readonly JsCode[];
}

/** Parts of the plugin's PHP. */
export interface PhpContribution {
  /** Statements of the function on `init`, after the block is registered. */
  readonly onInit?: readonly PhpCode[];
  /** Functions and hooks of the main file, each with its documentation comment. */
  readonly declarations?: readonly PhpCode[];
  /** Statements at the top of render.php, in which `$attributes`, `$content` and `$block` are known. */
  readonly renderStatements?: readonly PhpCode[];
  /** Attributes of the wrapper in render.php: name to an expression of its unescaped value. */
  readonly wrapperAttributes?: Readonly<Record<string, PhpCode>>;
}

export interface ContributedFile {
  /** Below the plugin's folder. */
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly role?: string;
}
