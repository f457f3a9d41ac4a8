import { endpoints } from '@presswright/shared/endpoints';
import { answerPlan } from '../../../support/answer-plan.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.planPlugin, async (request, reply) => ({
  object: 'plugin_plan' as const,
  ...(await answerPlan(request, { kind: 'plugin', request: request.body }, reply)),
}));
