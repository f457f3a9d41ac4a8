import type { ScaffoldPaths, ScaffoldStructure } from '@presswright/shared/schemas/scaffold';
import type { Names } from '../naming/names.ts';

/** What is known of a scaffold before any of its files is written. */
export interface ScaffoldPlan {
  readonly names: Names;
  readonly structure: ScaffoldStructure;
  /** One sentence. */
  readonly summary: string;
  /** Empty: nobody is named. */
  readonly author: string;
}

/** A file of a scaffold. */
export interface ScaffoldFile {
  readonly path: string;
  readonly content: string;
  readonly role?: string;
}

/** A structure's files and where its parts lie. Empty: the structure has no such part. */
export interface Layout {
  readonly paths: ScaffoldPaths;
  readonly files: readonly ScaffoldFile[];
  /** Folder of the archive, where it is not the slug. */
  readonly folder?: string;
  /** How it is brought to run, in Markdown. */
  readonly installation: string;
}

/** The plugin's class and constant names, prefixed. */
export const versionConstant = ({ names }: ScaffoldPlan): string => `${names.constant}_VERSION`;
export const fileConstant = ({ names }: ScaffoldPlan): string => `${names.constant}_FILE`;
export const versionOption = ({ names }: ScaffoldPlan): string => `${names.prefix}_version`;
