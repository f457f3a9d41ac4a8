import { endpoints } from '@presswright/shared/endpoints';
import { answerProject } from '../../../support/analyze-project.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { sendAnalysis } from '../../../support/send-analysis.ts';

export const route = defineRoute(endpoints.analyzeBatch, async (request, reply) => {
  const { server, body } = request;
  const answer = await answerProject(server, request, body, body.files, 'files', reply.workSignal());
  return sendAnalysis(reply, { ...answer, object: 'batch_analysis' as const });
});
