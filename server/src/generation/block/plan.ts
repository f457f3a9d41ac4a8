import type { AttributeType, BlockFeature, StyleVariant } from '@presswright/shared/schemas/block-parts';
import type { BlockBehaviour, BlockLayout, BlockPurpose } from '@presswright/shared/schemas/plans/block-vocabulary';
import type { BlockNames } from '../naming/block-names.ts';
import type { JsonValue } from '../writers/json.ts';
import type { ViewElement } from './view/view.ts';

/**
 * Everything that is decided about a block before a file of it is written. Features may refine it (`feature.ts`);
 * writers only read it. All texts are the user's or a table's, unescaped.
 */
export interface BlockPlan {
  readonly names: BlockNames;
  /** One sentence: what the block is for. */
  readonly description: string;
  readonly author: string;
  readonly version: string;
  /** Chooses among looks. */
  readonly seed: number;
  /** Key of the table of archetypes, such as `testimonial`. */
  readonly archetype: BlockPurpose;
  /** How the stylesheet arranges the block. */
  readonly layout: BlockLayout;
  /** Of WordPress' inserter: `text`, `media`, `design`, `widgets`, `theme` or `embed`. */
  readonly category: string;
  /** A Dashicon without `dashicons-`. */
  readonly icon: string;
  readonly keywords: readonly string[];
  readonly attributes: readonly BlockAttribute[];
  readonly features: ReadonlySet<BlockFeature>;
  /** What visitors do with it; with the feature `interactivity` only. */
  readonly behaviour?: BlockBehaviour;
  /** Without `default`. */
  readonly variants: readonly StyleVariant[];
  /** How a block looks for which nobody has picked a style: `default`, or one of the variants. */
  readonly defaultStyle: StyleVariant;
  /** Rendered by render.php; else the editor saves the markup. */
  readonly isDynamic: boolean;
  /** Whether there is an editor script; without it PHP alone registers the block. */
  readonly hasEditor: boolean;
  /** Folder of block.json and what it names, below the plugin's. */
  readonly folder: string;
  /** What the block shows: one tree for `edit`, `save` and render.php. Its root is the block's wrapper. */
  readonly view: ViewElement;
  /** Decisions that the user should know of: plain sentences. */
  readonly notes: readonly string[];
}

/** What edits an attribute; `none` when nothing can. */
export type ControlKind =
  | 'text'
  | 'textarea'
  | 'rich-text'
  | 'number'
  | 'range'
  | 'toggle'
  | 'select'
  | 'radio'
  | 'tokens'
  | 'image'
  | 'media'
  | 'url'
  | 'color'
  | 'date'
  | 'group'
  | 'repeater'
  | 'heading-level'
  | 'none';

/** An attribute, or a field of one: a property of an object, a column of a query. */
export interface AttributeField {
  /** As the request has it: the key in block.json. */
  readonly name: string;
  /** An identifier in camelCase and ASCII, for class names and variables. */
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly kind: AttributeType;
  /** What it means, from its name and kind: `title`, `quote`, `price`, `detail` … */
  readonly role: string;
  readonly control: ControlKind;
  /** What a new block has; absent: nothing. */
  readonly default?: JsonValue;
  /** What previews show: true to life, not lorem ipsum. */
  readonly sample: JsonValue;
  /** Of `enum`. */
  readonly options: readonly ControlOption[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ControlOption {
  readonly value: string;
  readonly label: string;
}

export interface BlockAttribute extends AttributeField {
  /** Edited where it stands in the block, or in the sidebar. */
  readonly place: 'canvas' | 'inspector';
  /** Properties of an object, columns of a query; empty for lists of single values. */
  readonly fields: readonly AttributeField[];
  /** Of an `array`: the items of a list of single values. */
  readonly item?: AttributeField;
  /** The attribute in block.json: type, default, enum, items, source, selector, role. */
  readonly schema: { readonly [key: string]: JsonValue };
  /** Of an attribute that belongs to another: that one's name. */
  readonly of?: string;
  /** Made by us besides what was asked, such as the level of a heading or the text of a link. */
  readonly isOurs: boolean;
}
