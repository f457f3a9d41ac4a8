import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addToBaseline, type BaselineIssue, makeBaseline } from '@presswright/shared/baseline/baseline';
import { baselineName, formatBaseline } from '@presswright/shared/baseline/baseline-file';
import { parseBaseline } from '@presswright/shared/baseline/parse-baseline';
import { type FindingPlace, statementTexts } from '@presswright/shared/baseline/statement-texts';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import { withBaseline } from '@presswright/shared/project-config/with-baseline';
import type { BaselineResult } from '@presswright/shared/protocol';
import type { Language } from '@presswright/shared/schemas/analysis';
import type { Baseline } from '@presswright/shared/schemas/baseline';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { nameInBaseline } from './baselines.ts';
import type { ProjectSettings } from './project-settings.ts';

/** Findings of one file that become known. */
export interface AcceptedFindings {
  readonly uri: string;
  readonly code: string;
  readonly language: Language | null;
  readonly issues: readonly (BaselineIssue & FindingPlace)[];
}

/** Which baseline a project has, and the `presswright.json` that had to be written for it. */
interface NamedBaseline {
  readonly path: string;
  readonly config: string | undefined;
}

/** Adds findings to the baselines of their projects; a project without one gets one. */
export async function addFindings(
  projects: ProjectSettings,
  root: string,
  files: readonly AcceptedFindings[],
): Promise<BaselineResult> {
  const byBaseline = new Map<string, AcceptedFindings[]>();
  let config: string | undefined;
  for (const file of files) {
    const named = await nameBaseline(projects, fileURLToPath(file.uri), root);
    config ??= named.config;
    byBaseline.set(named.path, [...(byBaseline.get(named.path) ?? []), file]);
  }
  for (const [path, own] of byBaseline) {
    const present = await presentBaseline(path);
    const grown = addToBaseline(
      present,
      own.map((file) => findingsOf(path, file)),
    );
    await writeFile(path, formatBaseline(grown));
  }
  return resultOf([...byBaseline.keys()], files, config);
}

/** Writes the baseline of a folder anew. Files whose own `presswright.json` names another one are left to that. */
export async function writeBaseline(
  projects: ProjectSettings,
  root: string,
  files: readonly AcceptedFindings[],
): Promise<BaselineResult> {
  const { path, config } = await nameBaseline(projects, join(root, projectConfigName), root);
  const own: AcceptedFindings[] = [];
  for (const file of files) {
    const named = await projects.baselineOf(fileURLToPath(file.uri));
    if (named === undefined || named === path) own.push(file);
  }
  const baseline = makeBaseline(own.map((file) => ({ ...findingsOf(path, file), partial: false })));
  await writeFile(path, formatBaseline(baseline));
  return resultOf([path], own, config);
}

/** The baseline that holds for a file; where none is named, the nearest `presswright.json` names one from now on. */
async function nameBaseline(projects: ProjectSettings, path: string, root: string): Promise<NamedBaseline> {
  const named = await projects.baselineOf(path);
  if (named !== undefined) return { path: named, config: undefined };
  const loaded = await projects.loadedFor(path);
  const config = loaded?.path ?? join(root, projectConfigName);
  const text = loaded === null ? '{}' : await readFile(config, 'utf8');
  await writeFile(config, withBaseline(text, baselineName), { flag: loaded === null ? 'wx' : 'w' });
  projects.reload();
  return { path: join(dirname(config), baselineName), config };
}

/** What is in a baseline's file; an empty one where there is no file. */
async function presentBaseline(path: string): Promise<Baseline> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (text instanceof Error) {
    if (text.code === 'ENOENT') return makeBaseline([]);
    throw text;
  }
  try {
    return parseBaseline(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `${path} is not a baseline: ${error.message}. Correct it, or create it anew.`;
    throw new ResponseError(LSPErrorCodes.RequestFailed, message);
  }
}

function findingsOf(path: string, { uri, code, language, issues }: AcceptedFindings) {
  return { file: nameInBaseline(path, uri), issues, statements: statementTexts(code, { language, issues }) };
}

function resultOf(
  paths: readonly string[],
  files: readonly AcceptedFindings[],
  config: string | undefined,
): BaselineResult {
  return {
    files: paths.map((path) => pathToFileURL(path).href),
    findings: files.reduce((sum, { issues }) => sum + issues.length, 0),
    ...(config !== undefined && { config: pathToFileURL(config).href }),
  };
}
