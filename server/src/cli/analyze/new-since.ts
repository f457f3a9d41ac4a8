import { sep } from 'node:path';
import { compareWithBaseline, makeBaseline } from '@presswright/shared/baseline/baseline';
import type { AnalysisRunner } from './analysis-runner.ts';
import { type AnalyzeFilesOptions, analyzeFiles } from './analyze-files.ts';
import { keepFresh, toFindings } from './baseline-option.ts';
import { type FoundFile, shownPath } from './discover.ts';
import { type Changes, gitPath } from './git-changes.ts';
import type { Project } from './projects.ts';
import { decodeSource } from './read-source.ts';
import type { RunResult } from './result.ts';
import { isAnalysedName } from './wanted-names.ts';

/** The projects in which a file changed, was added, or is gone. */
export function projectsTouched(projects: readonly Project[], changes: Changes): Project[] {
  const paths = [...changes.changed, ...changes.deleted];
  return projects.filter(({ root, files }) => {
    if (files.some(({ path }) => changes.changed.has(gitPath(path)))) return true;
    const folder = `${gitPath(root)}${sep}`;
    return paths.some((path) => path.startsWith(folder) && isAnalysedName(path) && !changes.changed.has(path));
  });
}

/**
 * Leaves the findings that were not there at `ref`: the same projects are analysed as they were then, and what both have
 * is left out. So a removed check counts, although it leaves no line behind, and so does a flaw in a file that was not
 * touched, when the change leads data there. Skipped files are named when they changed.
 */
export async function newSince(
  ref: string,
  changes: Changes,
  projects: readonly Project[],
  now: Pick<RunResult, 'results' | 'skipped'>,
  runner: Pick<AnalysisRunner, 'run'>,
  options: AnalyzeFilesOptions,
): Promise<Pick<RunResult, 'results' | 'skipped' | 'changes'>> {
  const known = new Map(projects.flatMap(({ files }) => files.map(({ shown, path }) => [shown, gitPath(path)])));
  const isChanged = (shown: string) => changes.changed.has(known.get(shown) ?? '');
  const gone = new Set(changes.deleted);
  const then = await analyzeFiles(await asTheyWere(projects, changes), runner, {
    ...options,
    withFrames: false,
    read: async ({ path }) => {
      const at = gone.has(path) ? path : gitPath(path);
      if (!changes.changed.has(at) && !gone.has(at)) return options.read({ path, shown: path });
      const content = await changes.contentBefore(at);
      return content === null ? { skipped: { reason: 'was not there', failed: false } } : decodeSource(content);
    },
    onDone: () => undefined,
  });
  const before = makeBaseline(then.results.map(toFindings));
  const { fresh, hidden } = compareWithBaseline(before, now.results.map(toFindings), options.analysis);
  const left = keepFresh(now.results, fresh);
  return {
    results: left.filter(({ file, report }) => isChanged(file) || report.issues.length > 0),
    skipped: now.skipped.filter(({ file }) => isChanged(file)),
    changes: { ref, files: now.results.filter(({ file }) => isChanged(file)).length, hidden },
  };
}

/** The projects with the files that are gone, and without those that are new. */
async function asTheyWere(projects: readonly Project[], changes: Changes): Promise<Project[]> {
  const before = new Map<string, boolean>();
  for (const path of changes.changed) before.set(path, (await changes.contentBefore(path)) !== null);
  const wasThere = ({ path }: FoundFile) => before.get(gitPath(path)) ?? true;
  return projects.map(({ files, ...project }) => {
    const folder = `${gitPath(project.root)}${sep}`;
    const gone = changes.deleted
      .filter((path) => path.startsWith(folder) && isAnalysedName(path))
      .map((path): FoundFile => ({ path, shown: shownPath(path) }));
    const all = [...files.filter(wasThere), ...gone];
    return { ...project, files: all.sort((a, b) => (a.path < b.path ? -1 : 1)) };
  });
}
