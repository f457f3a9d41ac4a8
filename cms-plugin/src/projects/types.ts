import type { AnyPlan, ProjectKind } from '@presswright/shared/generators';
import type { Issue } from '../findings/types.ts';

export type ProjectState = 'draft' | 'installed' | 'active' | 'broken' | 'removed';

/** Entry of GET /projects. */
export interface Project {
  id: number;
  kind: ProjectKind;
  slug: string;
  /** Path of the file that it begins in. */
  main_file: string;
  name: string;
  state: ProjectState;
  /** Number of the installed version; null: none is installed. */
  current_version: number | null;
  latest_version: number;
  can_undo: boolean;
  /** Number of the version that Undo goes back to; null: to none. */
  undo_to: number | null;
  /** The job under way. */
  job: string | null;
  /** Seconds since 1970. */
  created: number;
  updated: number;
}

export interface Conflict {
  path: string;
  /** In the file with the edits made by hand. */
  line: number;
  /** Edited by hand; the beginning, if it is long. */
  ours: string;
  /** As the new plan has it. */
  theirs: string;
  /** It is about the whole file, which may be missing on one side. */
  is_whole: boolean;
}

/** One version of a project, without its files. */
export interface Version {
  number: number;
  created: number;
  created_by: string;
  note: string;
  plan: AnyPlan;
  origin: 'generated' | 'edited' | 'merged';
  installed: boolean;
  /** How many places of the files edits made by hand and the plan disagree about. */
  conflicts: number;
}

/** Answer of GET /projects/{id}. */
export interface ProjectDetail extends Project {
  description: string;
  versions: Version[];
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
  /** Empty: it is a conflict. */
  rule: string;
  message: string;
}

/** Answer of GET /projects/{id}/versions/{v}. */
export interface VersionDetail {
  files: VersionFile[];
  conflicts: Conflict[];
  gate: { passes: boolean; blocking: BlockingFinding[] };
  /** Whether this user may install it here; else why not, and who may. */
  install: { allowed: boolean; message: string; people: string[] };
  diff: { path: string; status: FileStatus }[];
}

/** Answer of GET /projects/{id}/versions/{v}/file. */
export interface FileContent {
  /** null: the version does not have it, or it is not text. */
  content: string | null;
  /** null: it is not installed, or not text. */
  installed_content: string | null;
  is_text: boolean;
}

/** A way into a plugin. */
export interface EntryPoint {
  kind: string;
  name: string;
  methods: string;
  file: string;
  line: number;
  audience: string;
  capabilities: string[];
}

/** Answer of GET /projects/{id}/versions/{v}/preview: one of these, by the kind of project. */
export interface Preview {
  page?: string;
  /** Whether the block on that page has sample content; the server makes it. */
  is_filled?: boolean;
  picture?: string;
  entry_points?: EntryPoint[];
}
