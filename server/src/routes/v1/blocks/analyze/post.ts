import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BlockAnalysis, BlockAnalyzeRequest } from '@presswright/shared/schemas/blocks';
import { limits } from '@presswright/shared/schemas/common';
import { scoreOf } from '../../../../analysis/score.ts';
import { optimizationsOf } from '../../../../block-code/optimizations.ts';
import { splitBlockCode } from '../../../../block-code/split.ts';
import { inWholeText, pathsIn } from '../../../../block-code/whole-text.ts';
import { makeId } from '../../../../ids.ts';
import { callerOf } from '../../../../plugins/credentials.ts';
import { analysisModel } from '../../../../plugins/models.ts';
import { bodyLimitFor, requireBytes } from '../../../support/size-limits.ts';

const schema = {
  operationId: 'analyzeBlock',
  summary: 'Analyse the code of a block',
  description:
    'The text may hold several files of a block: in code fences, below lines such as `// edit.js`, or simply one after ' +
    'another. They are analysed together, and lines are those of the whole text.',
  tags: ['Analysis'],
  body: BlockAnalyzeRequest,
  response: { 200: BlockAnalysis },
};

export const postAnalyzeBlock: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/v1/blocks/analyze',
    {
      schema,
      config: { access: 'write', errors: ['model_not_found', 'timeout'] },
      bodyLimit: bodyLimitFor(limits.codeBytes),
    },
    async (request, reply) => {
      const { block_code, analysis_type } = request.body;
      requireBytes(block_code, limits.codeBytes, 'block_code');
      const model = analysisModel(app.models, request.body.model);
      const parts = splitBlockCode(block_code);
      const sources = parts.map(({ name, code, language }) => ({
        name,
        code,
        ...(language === null ? {} : { language }),
      }));
      // Of every type: what makes a block faster is told whatever was asked for.
      const options = { analysisType: 'all' as const, severity: 'all' as const, paths: pathsIn(parts) };
      const { organizationId } = callerOf(request);
      const reports =
        sources.length === 0
          ? []
          : await app.analysis.analyzeTogether(organizationId, sources, options, reply.workSignal());
      const all = parts.flatMap((part, at) =>
        (reports[at]?.issues ?? []).map((issue) => inWholeText(issue, part, parts)),
      );
      const issues = all.filter(({ category }) => analysis_type === 'all' || category === analysis_type);
      return {
        id: makeId('analysis'),
        object: 'block_analysis' as const,
        created: Math.floor(Date.now() / 1000),
        model,
        analysis_type,
        issues: app.rulePages.link(issues, request),
        optimization_suggestions: optimizationsOf(all),
        parts: parts.map(({ name, language, line, endLine }) => ({ name, language, line, end_line: endLine })),
        score: scoreOf(issues),
        partial: reports.some(({ partial }) => partial),
      };
    },
  );
};
