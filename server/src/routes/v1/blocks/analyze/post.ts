import { endpoints } from '@presswright/shared/endpoints';
import { scoreOf } from '../../../../analysis/score.ts';
import { optimizationsOf } from '../../../../block-code/optimizations.ts';
import { splitBlockCode } from '../../../../block-code/split.ts';
import { inWholeText, pathsIn } from '../../../../block-code/whole-text.ts';
import { makeId } from '../../../../ids.ts';
import { principalOf } from '../../../../plugins/identification.ts';
import { meteredWorkOf } from '../../../../plugins/metering.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.analyzeBlock, async (request, reply) => {
  const { server, body } = request;
  const { block_code, analysis_type, profile = 'default' } = body;
  const model = await analysisModel(request, body.model);
  const parts = splitBlockCode(block_code);
  const sources = parts.map(({ name, code, language }) => ({ name, code, ...(language === null ? {} : { language }) }));
  // Of every type: what makes a block faster is told whatever was asked for.
  const options = { analysisType: 'all' as const, severity: 'all' as const, profile, paths: pathsIn(parts) };
  const { organizationId } = principalOf(request);
  const reports =
    sources.length === 0
      ? []
      : await server.analysis.analyzeTogether(sources, options, {
          organizationId,
          priority: 'interactive',
          signal: reply.workSignal(),
        });
  meteredWorkOf(request).add({ analyzed_bytes: Buffer.byteLength(block_code, 'utf8') });
  const all = parts.flatMap((part, at) => (reports[at]?.issues ?? []).map((issue) => inWholeText(issue, part, parts)));
  const issues = all.filter(({ category }) => analysis_type === 'all' || category === analysis_type);
  return {
    id: makeId('analysis'),
    object: 'block_analysis' as const,
    created: Math.floor(Date.now() / 1000),
    model,
    analysis_type,
    issues: server.rulePages.link(issues, request),
    optimization_suggestions: optimizationsOf(all),
    parts: parts.map(({ name, language, line, endLine }) => ({ name, language, line, end_line: endLine })),
    score: scoreOf(issues),
    partial: reports.some(({ partial }) => partial),
  };
});
