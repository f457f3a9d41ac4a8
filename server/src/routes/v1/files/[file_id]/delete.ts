import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../../plugins/identification.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.deleteFile, async (request) => {
  const { file_id: id } = request.params;
  await request.server.files.delete(principalOf(request).organizationId, id);
  return { id, object: 'file' as const, deleted: true };
});
