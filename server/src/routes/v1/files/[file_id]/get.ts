import { endpoints } from '@presswright/shared/endpoints';
import { callerOf } from '../../../../plugins/credentials.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.getFile, async (request) =>
  request.server.files.get(callerOf(request).organizationId, request.params.file_id),
);
