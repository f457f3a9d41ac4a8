import { endpoints } from '@presswright/shared/endpoints';
import { answerPlan } from '../../../support/answer-plan.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.planBlock, async (request, reply) => ({
  object: 'block_plan' as const,
  ...(await answerPlan(request, { kind: 'block', request: request.body }, reply)),
}));
