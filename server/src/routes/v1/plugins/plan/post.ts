import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../../ids.ts';
import { principalOf } from '../../../../plugins/identification.ts';
import { meteredWorkOf } from '../../../../plugins/metering.ts';
import { requestedModel } from '../../../../plugins/models.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.planPlugin, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const { organizationId } = principalOf(request);
  const work = { organizationId, signal: reply.workSignal() };
  const { plan, understood, notUnderstood } = await request.server.generation.plan(
    { kind: 'plugin', request: body },
    work,
  );
  meteredWorkOf(request).add({ plans: 1 });
  return {
    id: makeId('plan'),
    object: 'plugin_plan' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    plan,
    understood: [...understood],
    not_understood: [...notUnderstood],
  };
});
