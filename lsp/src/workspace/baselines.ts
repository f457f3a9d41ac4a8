import { readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compareWithBaseline } from '@presswright/shared/baseline/baseline';
import { parseBaseline } from '@presswright/shared/baseline/parse-baseline';
import { statementTexts } from '@presswright/shared/baseline/statement-texts';
import type { Issue, Language } from '@presswright/shared/schemas/analysis';
import type { Baseline, BaselineEntry } from '@presswright/shared/schemas/baseline';
import { type ConfigProblem, type ProjectSettings, problemOfFile } from './project-settings.ts';

/** A baseline as its file was read. */
export interface ReadBaseline {
  readonly path: string;
  /** Another when the file changed. */
  readonly stamp: string;
  readonly baseline: Baseline;
  readonly byFile: ReadonlyMap<string, readonly BaselineEntry[]>;
}

/** The findings of one file. */
export interface FoundIssues {
  readonly uri: string;
  readonly code: string;
  readonly language: Language | null;
  readonly issues: readonly Issue[];
}

/** The baselines that the projects' `presswright.json` files name; read again when they change. */
export class Baselines {
  readonly #projects: Pick<ProjectSettings, 'baselineOf'>;
  readonly #onProblem: (problem: ConfigProblem) => void;
  readonly #read = new Map<string, ReadBaseline>();
  readonly #told = new Set<string>();

  /** @param onProblem told once for each file that is no baseline, until `reload()` */
  constructor(projects: Pick<ProjectSettings, 'baselineOf'>, onProblem: (problem: ConfigProblem) => void) {
    this.#projects = projects;
    this.#onProblem = onProblem;
  }

  reload(): void {
    this.#read.clear();
    this.#told.clear();
  }

  /** The baseline that holds for the file of this address; undefined: none is named, or it cannot be read, which is told. */
  async of(uri: string): Promise<ReadBaseline | undefined> {
    if (!uri.startsWith('file:')) return undefined;
    const path = await this.#projects.baselineOf(fileURLToPath(uri));
    if (path === undefined) return undefined;
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      const known = this.#read.get(path);
      if (known?.stamp === stamp) return known;
      const baseline = parseBaseline(await readFile(path, 'utf8'));
      const read = { path, stamp, baseline, byFile: Map.groupBy(baseline.entries, ({ file }) => file) };
      this.#read.set(path, read);
      return read;
    } catch (error) {
      this.#tell(path, error);
      return undefined;
    }
  }

  #tell(path: string, error: unknown): void {
    const isOurs = error instanceof SyntaxError || (error instanceof Error && 'code' in error);
    if (!isOurs) throw error;
    if (this.#told.has(path)) return;
    this.#told.add(path);
    const reason = error instanceof SyntaxError ? error.message : `it cannot be read (${error.message})`;
    const message = `The baseline of this project is not used: ${reason}. Correct it, or create it anew.`;
    this.#onProblem(problemOfFile(pathToFileURL(path).href, message));
  }
}

/** Those of a file's findings that a baseline holds. */
export function knownIssues(read: ReadBaseline | undefined, found: FoundIssues): ReadonlySet<Issue> {
  const { uri, code, issues } = found;
  if (read === undefined || issues.length === 0) return new Set();
  const file = nameInBaseline(read.path, uri);
  const entries = read.byFile.get(file);
  if (entries === undefined) return new Set();
  const own: Baseline = { ...read.baseline, entries: [...entries] };
  const findings = { file, issues, statements: statementTexts(code, found), partial: true };
  const [fresh = []] = compareWithBaseline(own, [findings], { analysisType: 'all', severity: 'all' }).fresh;
  const isFresh = new Set(fresh);
  return new Set(issues.filter((_, index) => !isFresh.has(index)));
}

/** How a baseline names a file: as seen from its own folder. */
export function nameInBaseline(baselinePath: string, uri: string): string {
  const path = relative(dirname(baselinePath), fileURLToPath(uri));
  return isAbsolute(path) ? path : path.split(sep).join('/');
}
