import type { GenerateArguments, GenerateResult, PlanArguments, PlanResult } from '@presswright/shared/generators';
import {
  type AnalyzeWorkspaceParams,
  type AnalyzeWorkspaceResult,
  analyzeWorkspaceRequest,
} from '@presswright/shared/protocol';
import { severities } from '@presswright/shared/schemas/severities';
import { type CancellationToken, l10n, Uri, workspace } from 'vscode';
import { explanation } from '../findings/explanation.ts';
import type { Finding } from '../findings/finding.ts';
import type { FindingsView } from '../findings/findings-view.ts';
import { findingOf } from '../findings/read-findings.ts';
import type { LanguageServer } from '../language-server.ts';
import type { RuleLibrary } from '../rule-library.ts';
import { findingList, planText } from './texts.ts';

/** Findings that an answer about the workspace names. */
const maxNamed = 30;

export interface OperationParts {
  readonly server: LanguageServer;
  readonly findings: FindingsView;
  readonly rules: RuleLibrary;
}

/** What language models and the chat participant do; each answers Markdown. */
export class Operations {
  readonly #parts: OperationParts;

  constructor(parts: OperationParts) {
    this.#parts = parts;
  }

  async analyzeFile(file: string, token: CancellationToken): Promise<string> {
    const uri = resolve(file);
    return findingList(await this.#findingsOf(uri, token), workspace.asRelativePath(uri));
  }

  async analyzeWorkspace(token: CancellationToken): Promise<string> {
    const params: AnalyzeWorkspaceParams = {};
    const { server, findings } = this.#parts;
    const result = await server.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, params, token);
    const worst = findings.all.sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
    const named = worst.slice(0, maxNamed);
    const head = `${result.files} files analyzed, ${result.issues} findings in ${result.filesWithIssues} files.`;
    const skipped = result.skipped.length === 0 ? '' : ` ${result.skipped.length} files were skipped.`;
    return [`${head}${skipped}`, ...(named.length === 0 ? [] : [findingList(named, 'The worst')])].join('\n\n');
  }

  async explainFinding(file: string, line: number, token: CancellationToken): Promise<string> {
    const uri = resolve(file);
    const findings = await this.#findingsOf(uri, token);
    const here = findings.find((finding) => finding.line + 1 <= line && line <= finding.endLine + 1);
    if (here !== undefined) return explanation(here, await this.#parts.rules.text(here.rule), l10n.t);
    const lines = findings.map((finding) => finding.line + 1).join(', ');
    const others = lines === '' ? 'The file has no findings.' : `Lines with findings: ${lines}.`;
    return `There is no finding in line ${line} of ${workspace.asRelativePath(uri)}. ${others}`;
  }

  async plan(asked: PlanArguments, token: CancellationToken): Promise<string> {
    return planText(await this.#parts.server.execute<PlanResult>('presswright.plan', asked, token));
  }

  async generate(asked: GenerateArguments, token: CancellationToken): Promise<string> {
    const { folder = '', main, written = [], instructions } = await this.generateFiles(asked, token);
    const place = workspace.asRelativePath(Uri.parse(folder));
    const files = written.map((path) => `- \`${path}\``).join('\n');
    return `${written.length} files written to \`${place}\`; the main file is \`${main}\`.\n\n${files}\n\n${instructions}`;
  }

  generateFiles(asked: GenerateArguments, token: CancellationToken): Promise<GenerateResult> {
    return this.#parts.server.execute<GenerateResult>('presswright.generate', asked, token);
  }

  /** The findings of a file as it is in the editor, else on the disk. */
  async #findingsOf(uri: Uri, token: CancellationToken): Promise<Finding[]> {
    const document = await workspace.openTextDocument(uri);
    const diagnostics = await this.#parts.server.diagnose(document, token);
    return diagnostics.flatMap((diagnostic) => findingOf(uri, diagnostic) ?? []);
  }
}

function resolve(file: string): Uri {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  if (file.startsWith('file:')) return Uri.parse(file);
  if (file.startsWith('/') || /^[a-z]:[\\/]/i.test(file)) return Uri.file(file);
  if (folder === undefined) throw new Error(l10n.t('Open a folder first, or name the file by its full path.'));
  return Uri.joinPath(folder, file);
}
