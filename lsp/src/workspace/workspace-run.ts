import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServiceError } from '@presswright/shared/errors';
import type { AnalyzeWorkspaceResult } from '@presswright/shared/protocol';
import type { BatchAnalysis, Issue, Language } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { type Diagnostic, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { asKnown, toDiagnostic } from '../documents/issue-diagnostics.ts';
import { requestedFindings, wantedFindings } from '../documents/wanted-findings.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings.ts';
import { knownIssues } from './baselines.ts';
import { batches } from './batches.ts';
import type { Progress } from './progress.ts';
import { projectRoot } from './project-files.ts';
import { sourceFiles } from './source-files.ts';
import type { AcceptedFindings } from './write-baseline.ts';

const batchFiles = limits.batchFiles;
/** As much as the service reads together; small enough that cancelling and progress feel prompt. */
const batchBytes = 3_000_000;

interface WorkspaceFile {
  readonly uri: string;
  /** Path inside its workspace folder, with `/`: what the service is told. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Folder of the plugin or theme that it is part of. */
  readonly project: string;
  readonly config: FileConfig | undefined;
}

/** One analysis of the files on disk, with progress; the findings are pushed. */
export class WorkspaceRun {
  readonly #host: Host;
  readonly #published: Set<string>;
  readonly #progress: Progress;
  readonly #signal: AbortSignal;
  readonly #skipped: { uri: string; reason: string }[] = [];
  #wanted: Settings['analysis'];

  /** @param shown addresses of files whose findings were pushed and not taken back */
  constructor(host: Host, shown: Set<string>, progress: Progress, signal: AbortSignal) {
    this.#host = host;
    this.#published = shown;
    this.#progress = progress;
    this.#signal = signal;
    this.#wanted = host.settings().analysis;
  }

  get cancelled(): boolean {
    return this.#signal.aborted;
  }

  /** Files that were not analysed, each with the reason. */
  get skipped(): AnalyzeWorkspaceResult['skipped'] {
    return this.#skipped;
  }

  /** Everything that is found, whatever the settings show; nothing is pushed. */
  async collect(folders: readonly string[]): Promise<readonly AcceptedFindings[]> {
    const { profile } = this.#host.settings().analysis;
    this.#wanted = { enabled: true, severity: 'info', review: false, profile, showBaseline: true, workspace: false };
    const collected: AcceptedFindings[] = [];
    for await (const { file, content, result } of this.#run(await this.#find(folders))) {
      collected.push({ uri: file.uri, code: content, language: result.language, issues: result.issues });
    }
    return collected;
  }

  /** @param showBaseline whether what the baseline holds is pushed, too; absent: as the settings say */
  async analyze(folders: readonly string[], showBaseline?: boolean): Promise<AnalyzeWorkspaceResult> {
    if (showBaseline !== undefined) this.#wanted = { ...this.#wanted, showBaseline };
    const files = await this.#find(folders);
    const found = new Set(files.map((file) => file.uri));
    // What an earlier run found in files that are gone now.
    for (const uri of this.#published) if (!found.has(uri)) this.#publish(uri, []);
    if (!this.cancelled) this.#host.entryPoints.keepOnly(found);
    const totals = { files: 0, issues: 0, filesWithIssues: 0 };
    for await (const { file, content, result, uriOf } of this.#run(files)) {
      const diagnostics = await this.#diagnosticsOf(file.uri, content, result, uriOf);
      totals.files += 1;
      totals.issues += diagnostics.length;
      if (diagnostics.length > 0) totals.filesWithIssues += 1;
      this.#publish(file.uri, diagnostics);
    }
    return { ...totals, skipped: this.#skipped, cancelled: this.cancelled };
  }

  /** What each file has; nothing is pushed. */
  async *reports(folders: readonly string[]): AsyncGenerator<{ uri: string; diagnostics: Diagnostic[] }> {
    for await (const { file, content, result, uriOf } of this.#run(await this.#find(folders))) {
      yield { uri: file.uri, diagnostics: await this.#diagnosticsOf(file.uri, content, result, uriOf) };
    }
  }

  /** What is shown of a file's findings, those of the baseline as such. */
  async #diagnosticsOf(
    uri: string,
    code: string,
    { language, issues }: { readonly language: Language | null; readonly issues: readonly Issue[] },
    uriOf: (file: string) => string | undefined,
  ): Promise<Diagnostic[]> {
    const { baselines, pages, support } = this.#host;
    const known = knownIssues(await baselines.of(uri), { uri, code, language, issues });
    const shown = this.#wanted.showBaseline ? issues : issues.filter((issue) => !known.has(issue));
    return shown.map((issue) => {
      const diagnostic = toDiagnostic(issue, uri, support, pages, uriOf);
      return known.has(issue) ? asKnown(diagnostic) : diagnostic;
    });
  }

  async *#run(files: readonly WorkspaceFile[]) {
    let seen = 0;
    // Files of one project have the same facts, but for one in which a folder has its own.
    const keyOf = ({ project, config }: WorkspaceFile) => `${project}\0${JSON.stringify(factsOf(config))}`;
    const projects = [...Map.groupBy(files, keyOf).values()];
    for (const batch of projects.flatMap((project) => [...batches(project, batchFiles, batchBytes)])) {
      if (this.cancelled) break;
      this.#progress.report(Math.floor((100 * seen) / files.length), `${seen} of ${files.length} files`);
      const uris = new Map(batch.map(({ name, uri }) => [name, uri]));
      for (const answer of await this.#send(batch)) yield { ...answer, uriOf: (name: string) => uris.get(name) };
      seen += batch.length;
    }
  }

  async #find(folders: readonly string[]): Promise<WorkspaceFile[]> {
    const files: WorkspaceFile[] = [];
    for (const folder of folders) {
      if (!folder.startsWith('file:')) {
        this.#skip(folder, 'not a folder on this machine');
        continue;
      }
      const root = fileURLToPath(folder);
      const projects = new Map<string, string>();
      for await (const found of sourceFiles(root, this.#signal)) {
        const uri = pathToFileURL(found.path).href;
        const settings = await this.#host.projects.ofPath(found.path);
        if (found.kind === 'unreadable') this.#skip(uri, found.reason);
        else if (found.bytes > limits.codeBytes) this.#skip(uri, 'larger than 1 MiB');
        else if (settings.isLeftOut) continue;
        else {
          const name = relative(root, found.path).replaceAll('\\', '/');
          const project = projects.get(dirname(found.path)) ?? (await projectRoot(found.path, root));
          projects.set(dirname(found.path), project);
          files.push({ uri, name, path: found.path, bytes: found.bytes, project, config: settings.config });
        }
      }
    }
    return files;
  }

  async #send(batch: readonly WorkspaceFile[]) {
    const readable: { file: WorkspaceFile; content: string }[] = [];
    for (const file of batch) {
      const content = await readSource(file.path);
      if (content instanceof Error) this.#skip(file.uri, content.message);
      else readable.push({ file, content });
    }
    const answer = await this.#batch(readable);
    return readable.flatMap(({ file, content }, index) => {
      const result = answer instanceof Error ? undefined : answer?.results[index];
      if (result && result.error === undefined) {
        return [{ file, content, result: { ...result, issues: wantedFindings(result.issues, this.#wanted) } }];
      }
      if (!this.cancelled) this.#skip(file.uri, result?.error ?? answer?.message ?? 'no answer from the server');
      return [];
    });
  }

  /** An Error says why there is no answer; undefined: cancelled. */
  async #batch(
    readable: readonly { readonly file: WorkspaceFile; readonly content: string }[],
  ): Promise<(BatchAnalysis & { message?: never }) | Error | undefined> {
    if (readable.length === 0 || this.cancelled) return undefined;
    const files = readable.map(({ file, content }) => {
      const { name, config } = file;
      return { name, content, ...(config?.rules && { rules: config.rules }) };
    });
    const facts = factsOf(readable[0]?.file.config);
    const findings = requestedFindings(this.#wanted);
    try {
      const answer = await this.#host.backend.call(
        (client) =>
          client.analysis.batch(
            {
              files,
              analysis_type: 'all',
              ...findings,
              ...(facts === undefined ? {} : { config: facts }),
              entry_points: true,
            },
            { signal: this.#signal, maxRetries: 2 },
          ),
        this.#signal,
        { isPatient: true, ability: 'analyzeProject' },
      );
      if (answer === undefined) {
        if (this.cancelled) return undefined;
        const refusal = this.#host.backend.refusal('analyzeProject');
        if (refusal !== undefined) throw new ResponseError(LSPErrorCodes.RequestFailed, refusal);
        return new Error(this.#host.backend.status.message);
      }
      this.#host.entryPoints.learn(
        new Map(readable.map(({ file }) => [file.name, file.uri])),
        answer.entry_points ?? [],
      );
      return answer;
    } catch (error) {
      if (error instanceof ServiceError) return error;
      throw error;
    }
  }

  #publish(uri: string, diagnostics: Diagnostic[]): void {
    const { connection, documents, support } = this.#host;
    // The editor shows an open document as it is now, not as it was saved; and no finding twice that it asks for.
    if (documents.get(uri) || (support.pullsDiagnostics && this.#wanted.workspace)) return;
    if (diagnostics.length > 0) this.#published.add(uri);
    else if (!this.#published.delete(uri)) return;
    connection.sendDiagnostics({ uri, diagnostics });
  }

  #skip(uri: string, reason: string): void {
    this.#skipped.push({ uri, reason });
  }
}

/** What the configuration says of the project as a whole; undefined: nothing. */
function factsOf(config: FileConfig | undefined): FileConfig | undefined {
  const { rules: _, ...facts } = config ?? {};
  return Object.keys(facts).length === 0 ? undefined : facts;
}

/** Why a file cannot be read, for a person. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'deleted meanwhile';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it; check its permissions';
  return error instanceof Error ? error.message : String(error);
}

async function readSource(path: string): Promise<string | Error> {
  try {
    const bytes = await readFile(path);
    return bytes.includes(0) ? new Error('not a text file') : bytes.toString('utf8');
  } catch (error) {
    return new Error(reasonOf(error));
  }
}
