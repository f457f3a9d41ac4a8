import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { BlockLayout, BlockPurpose } from '@presswright/shared/schemas/plans/block-vocabulary';
import type { NamedAttribute } from '../attributes/named-attribute.ts';

/** A kind of block that people know by name: how it is built, found in the inserter, and laid out. */
export interface Archetype {
  readonly key: BlockPurpose;
  /** Of the block's name and description, in small letters. */
  readonly words: RegExp;
  /** A Dashicon without `dashicons-`. */
  readonly icon: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** One sentence for the inserter, of a block with the attributes below. */
  readonly description: string;
  /** What previews show as the title. */
  readonly sampleTitle: string;
  /** The same above a list of such things. */
  readonly sampleListTitle?: string;
  /** Element of the wrapper. */
  readonly tag: string;
  readonly layout: BlockLayout;
  /** What stands where; roles that no region takes follow in the usual order. */
  readonly regions: readonly Region[];
  /** Attributes of the wrapper. */
  readonly props?: Readonly<Record<string, string>>;
  /** Whether blocks of the kind are nothing without what visitors do with them, given these attributes. */
  readonly plays?: (drafts: readonly NamedAttribute[]) => boolean;
  /** What it is instead where these words ask for several of them at once. */
  readonly several?: Pick<Archetype, 'words' | 'description' | 'attributes'>;
  /** Attributes without which it would not be one: it has them whatever parts a description lists. */
  readonly essential?: readonly string[];
  /** Of the columns of its rows, those that it has whatever a description lists; absent: all. */
  readonly essentialColumns?: readonly string[];
  /** What several of them are called, where a block can show several. */
  readonly plural?: string;
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
