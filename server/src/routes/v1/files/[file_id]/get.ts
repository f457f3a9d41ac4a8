import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../../plugins/identification.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.getFile, async (request) =>
  request.server.files.get(principalOf(request).organizationId, request.params.file_id),
);
