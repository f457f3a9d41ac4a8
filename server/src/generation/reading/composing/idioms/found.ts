import type { Deed } from '../deeds.ts';

/** Where words of a sentence say what the plan has a part or an option for. */
export interface Found {
  /** The words of the idiom, as a deed without slots: what is told of it is told of all of them. */
  readonly deed: Deed;
  /** What the named groups of its pattern matched, in lower case. */
  readonly groups: Readonly<Record<string, string | undefined>>;
  /** What a group matched, as typed and without quotation marks; '' where it matched nothing. */
  typed(group: string): string;
  /** The whole sentence in lower case, its tokens parted by spaces. */
  readonly sentence: string;
}

/** Parts that are made once everything is told, by what they are: the records spoken of, and the sentences about them. */
export type Gatherings = Map<string, { readonly spokenOf: string | null; readonly founds: Found[] }[]>;
