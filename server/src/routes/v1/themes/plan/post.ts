import { endpoints } from '@presswright/shared/endpoints';
import { answerPlan } from '../../../support/answer-plan.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.planTheme, async (request, reply) => ({
  object: 'theme_plan' as const,
  ...(await answerPlan(request, { kind: 'theme', request: request.body }, reply)),
}));
