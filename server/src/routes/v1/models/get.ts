import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../plugins/identification.ts';
import { defineRoute } from '../../support/define-route.ts';
import { toModel } from '../../support/model-resource.ts';
import { pageOf } from '../../support/page.ts';

export const route = defineRoute(endpoints.listModels, async (request) => {
  const models = await request.server.models.list(principalOf(request).organizationId);
  const newestFirst = models.toSorted((one, other) => other.created - one.created);
  return pageOf(newestFirst.map(toModel), request.query);
});
