import { endpoints } from '@presswright/shared/endpoints';
import { callerOf } from '../../../../plugins/credentials.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.deleteFile, async (request) => {
  const { file_id: id } = request.params;
  await request.server.files.delete(callerOf(request).organizationId, id);
  return { id, object: 'file' as const, deleted: true };
});
