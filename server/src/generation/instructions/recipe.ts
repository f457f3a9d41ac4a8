import type { PhpCode } from '../writers/php.ts';
import type { Composer } from './composer.ts';

/** Where a function is hooked. */
export interface Attachment {
  readonly kind: 'action' | 'filter' | 'shortcode';
  readonly hook: string;
  readonly priority?: number;
  /** Arguments that the function takes; 1 unless said. */
  readonly args?: number;
}

/** A function that a recipe has composed, without its name and signature. */
export interface Composed {
  readonly body: PhpCode;
  /** Type of what is returned where the prompt gives none; '' for nothing. */
  readonly returns?: string;
  readonly hooks?: readonly Attachment[];
  /** Parameters that the hook hands over, such as `string $content`; the composer's own come after them. */
  readonly params?: string;
  /** The first line of its comment. */
  readonly summary: string;
  /** Functions beside it, in their order. */
  readonly beside?: readonly (Composed & { readonly name: string })[];
  /** Statements at the top level, after the function. */
  readonly after?: PhpCode;
  /** The function of the prompt that this is, where the composer was not given it. */
  readonly name?: string;
  /** Written whole, such as a class: stands in place of the function. */
  readonly whole?: PhpCode;
}

/** Something that is known how to do. Each is data and a composer; nothing else decides. */
export interface Recipe {
  readonly id: string;
  /** How it is asked for; words alone count, in any order. */
  readonly asks: readonly string[];
  /** The function's name without a prefix, where the prompt names none. */
  readonly name: string;
  /** Without it the recipe is not meant, whatever the words. */
  readonly needs?: RegExp;
  /** Decides for the recipe: its thing is named, whatever else is said of what it holds. */
  readonly decides?: RegExp;
  /** With it the recipe is not meant. */
  readonly never?: RegExp;
  /** May stand beside what the rest of the prompt asks for. */
  readonly joins?: boolean;
  /** null: not with what this prompt says. */
  compose(c: Composer): Composed | null;
}
