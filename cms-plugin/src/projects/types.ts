import type { AnyPlan, ProjectKind } from '@presswright/shared/generators';
import type { Issue } from '../findings/types.ts';

export type ProjectState = 'draft' | 'installed' | 'active' | 'broken' | 'removed';

/** Entry of GET /projects. */
export interface Project {
  id: number;
  kind: ProjectKind;
  slug: string;
  name: string;
  state: ProjectState;
  /** Number of the installed version; null: none is installed. */
  current_version: number | null;
  latest_version: number;
  created: string;
  updated: string;
}

export interface Conflict {
  path: string;
  message?: string;
}

/** One version of a project, without its files. */
export interface Version {
  id: number;
  number: number;
  created: string;
  created_by: string;
  note: string;
  plan: AnyPlan;
  origin: 'generated' | 'edited' | 'merged';
  installed: boolean;
  conflicts?: Conflict[];
}

/** Answer of GET /projects/{id}. */
export interface ProjectDetail extends Project {
  description?: string;
  versions: Version[];
  /** The job under way. */
  job?: string | null;
  links?: { front?: string; admin?: string } | null;
}

export interface VersionFile {
  path: string;
  size: number;
  findings: Issue[];
}

export type FileStatus = 'added' | 'changed' | 'removed' | 'same';

export interface BlockingFinding {
  file: string;
  line: number;
  severity: Issue['severity'];
  rule: string;
  message: string;
}

/** Answer of GET /projects/{id}/versions/{v}. */
export interface VersionDetail {
  files: VersionFile[];
  gate: { passes: boolean; blocking: BlockingFinding[] };
  diff: { path: string; status: FileStatus }[];
}

/** Answer of GET /projects/{id}/versions/{v}/file. */
export interface FileContent {
  content: string;
  encoding?: 'utf-8' | 'base64';
  installed_content?: string | null;
}
