import { setImmediate as turn } from 'node:timers/promises';
import { averageScore } from '@presswright/shared/average-score';
import type { Wanted } from '@presswright/shared/baseline/baseline';
import { ServiceError } from '@presswright/shared/errors';
import type { AnalysisSummary, AnalysisType, FileAnalysis, NamedSource } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import type { Profile } from '@presswright/shared/schemas/severities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileReport } from '../../analysis/analyzer.ts';
import { cutting, sharedByGroups } from '../../analysis/cut-groups.ts';
import { createRecommendations } from '../../analysis/recommendations.ts';
import { makeId } from '../../ids.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf } from '../../plugins/metering.ts';
import { analysisModel } from '../../plugins/models.ts';
import { hideKnown, requestedBaseline } from './hide-known.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { requireRules, toSourceFile } from './requested-config.ts';
import { requireBytes } from './size-limits.ts';

/** Files, or groups of files, of one request in workers at a time: it must not keep single files waiting. */
const concurrency = 4;
/** Findings after which others have their turn. */
const turnFindings = 2000;

/**
 * Analyses the files of one plugin or theme together, as far as their size allows; one result a file, in their order. Files
 * that the time of the request, or the server's load, left undone have a result that says so.
 * @throws {ServiceError} `timeout`, `server_overloaded` when no file was done
 */
export async function analyzeProject(
  app: FastifyInstance,
  request: FastifyRequest,
  files: readonly NamedSource[],
  { config, paths, is_part = false, entry_points: wantsEntries = false }: ProjectFacts,
  options: Wanted & { readonly profile: Profile },
  signal: AbortSignal,
): Promise<{ readonly results: FileAnalysis[]; readonly entryPoints: EntryPoint[] }> {
  const work = { organizationId: principalOf(request).organizationId, priority: 'batch' as const, signal };
  const divided = await groupsOf(files);
  const isPart = is_part || divided.length > 1;
  const known = { ...options, ...(paths === undefined ? {} : { paths }), isPart, entryPoints: wantsEntries };
  const together = { ...known, isWhole: !isPart };
  let undone: ServiceError | undefined;
  let done = 0;

  function toResult(file: string, { language, issues, score, partial, failure }: FileReport): FileAnalysis {
    done++;
    if (failure !== undefined) return failedResult(file, failure);
    const unknown = language === null ? { error: 'No language was recognised; nothing was analysed.' } : {};
    return { file, language, issues: app.rulePages.link(issues, request), score, partial, ...unknown };
  }

  /** What ends a group only; anything else ends the request. */
  function costsGroup(error: unknown): error is ServiceError {
    if (!(error instanceof ServiceError) || app.stopping.aborted) return false;
    if (signal.aborted ? error === signal.reason : error.code === 'server_overloaded') {
      undone = error;
      return true;
    }
    // The file was too much for its worker: no fault of the server's.
    return error.code === 'timeout' || error.code === 'server_error';
  }

  const results: FileAnalysis[] = [];
  const entries: (readonly EntryPoint[])[] = [];
  const shared = divided.length > 1 ? sharedByGroups(files.map(({ name, content }) => ({ name, code: content }))) : [];
  const beside = (places: readonly number[]) =>
    shared.filter((at) => !places.includes(at)).flatMap((at) => files[at] ?? []);
  await mapConcurrently(divided, concurrency, async (places) => {
    const group = places.flatMap((at) => files[at] ?? []);
    const answer = (own: readonly FileAnalysis[]) => {
      for (const [index, result] of own.entries()) results[places[index] ?? 0] = result;
    };
    const sources = [...group, ...beside(places)].map((file) => toSourceFile(file, config));
    try {
      const reports = await app.analysis.analyzeTogether(sources, together, work);
      const own = reports.slice(0, group.length);
      for (const [index, { entryPoints = [] }] of own.entries()) entries[places[index] ?? 0] = entryPoints;
      answer(own.map((report, index) => toResult(group[index]?.name ?? '', report)));
    } catch (error) {
      if (!costsGroup(error)) throw error;
      if (error !== undone) done += group.length;
      answer(group.map(({ name }) => failedResult(name, error.message)));
    }
  });
  if (undone !== undefined && done === 0) throw undone;
  return { results, entryPoints: entries.flat() };
}

/** What a request says of the project whose files it has. */
interface ProjectFacts {
  readonly config?: FileConfig;
  readonly paths?: readonly string[];
  readonly is_part?: boolean;
  readonly entry_points?: boolean;
}

/** What a batch and a theme ask for alike. */
interface ProjectRequest extends ProjectFacts {
  readonly analysis_type: AnalysisType;
  readonly severity?: Wanted['severity'];
  readonly profile?: Profile;
  readonly model?: string;
  readonly baseline?: string;
}

/**
 * Answers a request for the analysis of many files.
 * @param field where the request has them
 */
export async function answerProject(
  app: FastifyInstance,
  request: FastifyRequest,
  { analysis_type, severity = 'all', profile = 'default', model: asked, baseline, ...project }: ProjectRequest,
  files: readonly NamedSource[],
  field: string,
  signal: AbortSignal,
) {
  requireSizes(files, field);
  await requireRules(project.config?.rules, 'config.rules');
  for (const [at, { rules }] of files.entries()) await requireRules(rules, `${field}[${at}].rules`);
  const model = await analysisModel(request, asked);
  const known = await requestedBaseline(app, request, baseline);
  const wanted = { analysisType: analysis_type, severity, profile };
  const { results: found, entryPoints } = await analyzeProject(app, request, files, project, wanted, signal);
  meteredWorkOf(request).add({ analyzed_bytes: analyzedBytes(files, found) });
  const { results, outcome } = await hideKnown(request, known, found, files, wanted);
  return {
    id: makeId('analysis'),
    created: Math.floor(Date.now() / 1000),
    model,
    analysis_type,
    results,
    partial: results.some((result) => result.partial),
    summary: summarize(results),
    recommendations: await recommend(results),
    ...(project.entry_points === true && { entry_points: entryPoints }),
    ...outcome,
  };
}

/** @throws {ServiceError} `payload_too_large` when a file, or all of them, are larger than the limits */
export function requireSizes(files: readonly NamedSource[], field: string): void {
  let total = 0;
  for (const [index, { content }] of files.entries()) {
    requireBytes(content, limits.codeBytes, `${field}[${index}].content`);
    total += Buffer.byteLength(content, 'utf8');
  }
  if (total <= limits.batchBytes) return;
  const message = `${field}: expected at most ${limits.batchBytes} bytes of UTF-8 in all, got ${total}.`;
  throw new ServiceError('payload_too_large', message, { param: field });
}

export function summarize(results: readonly FileAnalysis[]): AnalysisSummary {
  return {
    total_files: results.length,
    files_with_issues: results.filter((result) => result.issues.length > 0).length,
    total_issues: results.reduce((sum, result) => sum + result.issues.length, 0),
    average_score: averageScore(results.filter(({ error }) => error === undefined).map(({ score }) => score)),
  };
}

/** Of very many findings a few at a time, so that nobody waits for it. */
async function recommend(results: readonly FileAnalysis[]): Promise<string[]> {
  const recommendations = createRecommendations();
  let read = 0;
  for (const result of results) {
    recommendations.add(result);
    read += result.issues.length;
    if (read < turnFindings) continue;
    read = 0;
    await turn();
  }
  return recommendations.texts();
}

/** Bytes of the files that were analysed. */
function analyzedBytes(files: readonly NamedSource[], results: readonly FileAnalysis[]): number {
  const done = files.filter((_file, index) => results[index]?.error === undefined);
  return done.reduce((sum, { content }) => sum + Buffer.byteLength(content, 'utf8'), 0);
}

/** The places of the files, in groups that are analysed together; others are answered while it is found out. */
async function groupsOf(files: readonly NamedSource[]): Promise<number[][]> {
  const work = cutting(files.map(({ name, content }) => ({ name, code: content })));
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await turn();
  }
}

function failedResult(file: string, message: string): FileAnalysis {
  return { file, language: null, issues: [], score: 0, partial: true, error: `Not analysed: ${message}` };
}
