import { endpoints } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import type { CodeAnalysis, Issue } from '@presswright/shared/schemas/analysis';
import type { FastifyReply } from 'fastify';
import type { FileReport } from '../../../analysis/analyzer.ts';
import { recommendationsOf } from '../../../analysis/recommendations.ts';
import { makeId } from '../../../ids.ts';
import type { AnalysisWork } from '../../../plugins/analysis.ts';
import { principalOf } from '../../../plugins/identification.ts';
import { meteredWorkOf } from '../../../plugins/metering.ts';
import { analysisModel, defaultModel } from '../../../plugins/models.ts';
import { defineRoute } from '../../support/define-route.ts';
import { hideKnown, requestedBaseline } from '../../support/hide-known.ts';
import { requireRules } from '../../support/requested-config.ts';

/**
 * For whom a request is analysed. Its signal costs something and is only asked for where nothing is cached. A class: the engine
 * keeps all that a getter in an object literal refers to until the next full collection.
 */
class WorkOfRequest implements AnalysisWork {
  readonly organizationId: string;
  readonly priority = 'interactive';
  readonly #reply: FastifyReply;

  constructor(organizationId: string, reply: FastifyReply) {
    this.organizationId = organizationId;
    this.#reply = reply;
  }

  get signal(): AbortSignal {
    return this.#reply.workSignal();
  }
}

/** Bytes of the code that a report is about: a report that is answered again is about the same code. */
const sizes = new WeakMap<FileReport, number>();

function bytesOf(code: string, report: FileReport): number {
  const known = sizes.get(report);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(code, 'utf8');
  sizes.set(report, bytes);
  return bytes;
}

export const route = defineRoute(endpoints.analyze, async (request, reply) => {
  const { server, body } = request;
  const { code, analysis_type, severity = 'all', profile = 'default', language, file_name } = body;
  if (body.baseline !== undefined && file_name === undefined) {
    const message = 'file_name: expected the name under which the baseline knows the code, got nothing.';
    throw new ServiceError('invalid_request', message, { param: 'file_name' });
  }
  // What most requests do without is not waited for: each waiting is another turn of the queue.
  if (body.config?.rules !== undefined) await requireRules(body.config.rules, 'config.rules');
  const model = body.model === undefined ? defaultModel : await analysisModel(request, body.model);
  const file = {
    code,
    ...(file_name === undefined ? {} : { name: file_name }),
    ...(language === undefined ? {} : { language }),
    ...(body.config === undefined ? {} : { config: body.config }),
  };
  const known = body.baseline === undefined ? null : await requestedBaseline(server, request, body.baseline);
  const options = { analysisType: analysis_type, severity, profile };
  const work = new WorkOfRequest(principalOf(request).organizationId, reply);
  const report = await server.analysis.analyze(file, options, work);
  if (report.language !== null) meteredWorkOf(request).add({ analyzed_bytes: bytesOf(code, report) });
  const head = { id: makeId('analysis'), created: Math.floor(Date.now() / 1000) };
  const answer = (
    issues: Issue[],
    recommendations: string[],
    outcome: Partial<Pick<CodeAnalysis, 'baseline'>>,
  ): CodeAnalysis => ({
    ...head,
    object: 'code_analysis',
    model,
    analysis_type,
    language: report.language,
    issues,
    score: report.score,
    recommendations,
    partial: report.partial,
    ...outcome,
  });
  if (known === null) {
    const variant = `${model} ${analysis_type} ${server.rulePages.address(request)}`;
    return reply.sendRepeated(report, variant, head, () =>
      answer(server.rulePages.link(report.issues, request), [...report.recommendations], {}),
    );
  }
  const found = { ...report, file: file_name ?? '', issues: server.rulePages.link(report.issues, request) };
  const { results, outcome } = await hideKnown(request, known, [found], [{ name: found.file, content: code }], options);
  const issues = results[0]?.issues ?? [];
  return answer(issues, recommendationsOf([{ issues }]), outcome);
});
