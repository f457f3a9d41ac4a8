import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { DraftAttribute } from '../attributes/resolve-attributes.ts';
import type { Layout } from './layout.ts';

/** A kind of block that people know by name: how it is built, found in the inserter, and laid out. */
export interface Archetype {
  readonly key: string;
  /** Of the block's name and description, in small letters. */
  readonly words: RegExp;
  /** A Dashicon without `dashicons-`. */
  readonly icon: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** One sentence for the inserter, where the request has none. */
  readonly description: string;
  /** What previews show as the title. */
  readonly sampleTitle: string;
  /** Element of the wrapper. */
  readonly tag: string;
  readonly layout: Layout;
  /** What stands where; roles that no region takes follow in the usual order. */
  readonly regions: readonly Region[];
  /** Attributes of the wrapper. */
  readonly props?: Readonly<Record<string, string>>;
  /** Whether blocks of the kind are nothing without what visitors do with them, given these attributes. */
  readonly plays?: (drafts: readonly DraftAttribute[]) => boolean;
  /** What the block has where the request names no attributes. */
  readonly attributes: NonNullable<BlockGenerateRequest['attributes']>;
}

/** An element around values of some roles. */
export interface Region {
  readonly part: string;
  readonly tag: string;
  readonly roles?: readonly string[];
  readonly regions?: readonly Region[];
}
