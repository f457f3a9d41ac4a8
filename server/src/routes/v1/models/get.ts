import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../plugins/identification.ts';
import { defineRoute } from '../../support/define-route.ts';
import { toModel } from '../../support/model-resource.ts';

export const route = defineRoute(endpoints.listModels, async (request) => {
  const models = await request.server.models.list(principalOf(request).organizationId);
  const data = models.map(toModel);
  return {
    object: 'list' as const,
    data,
    has_more: false,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  };
});
