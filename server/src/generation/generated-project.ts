import type { ScaffoldPaths } from '@presswright/shared/schemas/scaffold';
import type { Slot } from './slots.ts';

/** A file of a generated block, plugin or theme. */
export interface ProjectFile {
  /** Unique in its project, snake_case: the key under which the answer has the file, such as `main_file`. */
  readonly role: string;
  /** Below the project's folder, with `/`. */
  readonly path: string;
  /** Text, or the bytes of a picture. */
  readonly content: string | Uint8Array;
}

/** What a request was made into. */
export interface GeneratedProject {
  /** Name of the folder, and of the archive. */
  readonly slug: string;
  /** Folder in the archive, where it is not the slug. */
  readonly folder?: string;
  readonly files: readonly ProjectFile[];
  /** What to do with the files, what was understood and what was decided: Markdown. */
  readonly instructions: string;
  /** Of a scaffold: where each part lies. */
  readonly structure?: ScaffoldPaths;
  /** What a large model may fill, and what became of it. */
  readonly slots: readonly Slot[];
}
