import { endpoints } from '@presswright/shared/endpoints';
import { answerProject } from '../../../support/analyze-project.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { sendAnalysis } from '../../../support/send-analysis.ts';

export const route = defineRoute(endpoints.analyzeTheme, async (request, reply) => {
  const { server, body } = request;
  const answer = await answerProject(server, request, body, body.theme_files, 'theme_files', reply.workSignal());
  return sendAnalysis(reply, { ...answer, object: 'theme_analysis' as const });
});
