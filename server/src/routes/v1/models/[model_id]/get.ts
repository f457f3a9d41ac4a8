import { endpoints } from '@presswright/shared/endpoints';
import { defineRoute } from '../../../support/define-route.ts';
import { toModel } from '../../../support/model-resource.ts';

export const route = defineRoute(endpoints.getModel, async ({ server, params }) => {
  const entry = server.models.get(params.model_id);
  return { ...toModel(entry), specifications: entry.engine.specifications() };
});
