import type { FindingData } from '@presswright/shared/finding-data';

/** A place in a file; lines and characters count from 0, as in the editor. */
export interface Place {
  /** Address as text. */
  readonly uri: string;
  /** For people: inside the workspace, with `/`. */
  readonly path: string;
  readonly line: number;
  readonly character: number;
}

/** A finding as the editor knows it, free of the editor's own types. */
export interface Finding extends Place, FindingData {
  readonly endLine: number;
  readonly endCharacter: number;
  readonly rule: string;
  readonly message: string;
  /** The way of the data, and what else belongs to the finding. */
  readonly steps: readonly (Place & { readonly message: string })[];
}

/** Tells findings apart. */
export function findingKey({ uri, rule, line, character, message }: Finding): string {
  return `${uri}#${line}:${character} ${rule} ${message}`;
}

/** Such as `includes/entries.php:12`, counted from 1. */
export function placeLabel({ path, line }: Place): string {
  return `${path}:${line + 1}`;
}
