import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../../plugins/identification.ts';
import { defineRoute } from '../../../support/define-route.ts';
import { toModel } from '../../../support/model-resource.ts';

export const route = defineRoute(endpoints.getModel, async (request) => {
  const { organizationId } = principalOf(request);
  const entry = await request.server.models.get(organizationId, request.params.model_id);
  return { ...toModel(entry), specifications: entry.engine.specifications() };
});
