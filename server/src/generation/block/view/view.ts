import type { JsValue } from '../../writers/js.ts';
import type { PhpCode } from '../../writers/php.ts';

/**
 * What a block shows, as a tree that knows no language: `edit`, `save` and render.php are written from the same one, so
 * that their markup is the same.
 */
export type ViewNode = ViewElement | ViewValue | ViewText | ViewList | ViewInner;

/** An element of its own; one that holds values only is left out while all of them are empty. */
export interface ViewElement {
  readonly kind: 'element';
  readonly tag: string;
  /** BEM element: the class is `wp-block-…__part`; several with spaces between. Empty for the wrapper. */
  readonly part: string;
  readonly children: readonly ViewNode[];
  /** Fixed attributes, such as `aria-hidden`. */
  readonly props?: Readonly<Record<string, string>>;
  /** Fixed attributes of the front end only, such as directives of the Interactivity API. */
  readonly frontProps?: Readonly<Record<string, string>>;
  /** Attributes with values of the block's own: the address of a link around others, the placeholder of a field. */
  readonly valueProps?: Readonly<Record<string, ViewSource>>;
  /** Attributes that render.php computes: an unescaped text, and when it is there; without a text a Boolean one. */
  readonly rendered?: Readonly<Record<string, PhpCode | { readonly when: PhpCode; readonly text?: PhpCode }>>;
  readonly shownBy?: ViewSwitch;
  /** Whether it is there whatever the values in it are. */
  readonly isAlways?: boolean;
  /** Attributes of the editor only. */
  readonly editProps?: Readonly<Record<string, JsValue>>;
}

/** A boolean attribute that shows or hides a part of the block. */
export interface ViewSwitch {
  readonly attribute: string;
  /** What it has to be for the part to be seen. */
  readonly is: boolean;
}

/** Where a value comes from. */
export interface ViewSource {
  /** Name of the attribute. */
  readonly attribute: string;
  /** Property of an object or column of the list around it. */
  readonly field?: string;
}

/** The value of an attribute, in an element of its own. How it is shown follows from the attribute's kind. */
export interface ViewValue {
  readonly kind: 'value';
  /** Name of the attribute. */
  readonly attribute: string;
  /** Property of an object or column of the list around it. */
  readonly field?: string;
  readonly part: string;
  /** `dd` is the box of a list of details, with the class `…__detail-value`. `heading`: `h2` to `h6` by the attribute `headingLevel`. */
  readonly tag: string;
  /** How it is shown, where the kind leaves a choice: `stars`, `button`, `label` … */
  readonly look?: string;
  /** Of a link: the attribute with its text. */
  readonly text?: string;
  /** Of a link without such an attribute: a fixed text. */
  readonly label?: string;
  readonly shownBy?: ViewSwitch;
}

/** Fixed text that is translated. */
export interface ViewText {
  readonly kind: 'text';
  readonly tag: string;
  readonly part: string;
  readonly text: string;
  /** Only while this attribute is not empty. */
  readonly with?: string;
}

/** One element for each item of an array or row of a query. */
export interface ViewList {
  readonly kind: 'list';
  readonly attribute: string;
  readonly tag: string;
  readonly part: string;
  /** The element of one item; values in it name fields. */
  readonly item: ViewElement;
  /** Fixed attributes of the list on the front end. */
  readonly frontProps?: Readonly<Record<string, string>>;
  readonly shownBy?: ViewSwitch;
  /** The number of items that are shown at most is this attribute's. */
  readonly limitedBy?: string;
  /** Whether another list of the same items has the button that adds one. */
  readonly isTwin?: boolean;
  /** Whether what render.php computes for an item needs its position. */
  readonly isIndexed?: boolean;
}

/** Where blocks inside this block stand. */
export interface ViewInner {
  readonly kind: 'inner';
  /** What a new block has inside: block names with their attributes. */
  readonly template: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}
