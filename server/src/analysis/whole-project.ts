import type { AnalyzeOptions } from './analyzer.ts';
import { codeKindOf } from './code-kind.ts';
import type { Project, ProjectFile } from './project.ts';
import { extensionOf } from './wordpress/extension.ts';

/**
 * A file's project is whole only when the plugin or theme that the file belongs to is among the files; and every rule looks
 * for all it can only in code of no particular kind.
 */
export function optionsFor(project: Project, file: ProjectFile | undefined, options: AnalyzeOptions): AnalyzeOptions {
  if (options.isWhole !== true) return options;
  const isWhole = file !== undefined && extensionOf(project, file.name) !== null && codeKindOf(project, file) === null;
  return { ...options, isWhole };
}
