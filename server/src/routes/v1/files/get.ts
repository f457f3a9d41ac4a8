import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../plugins/identification.ts';
import { defineRoute } from '../../support/define-route.ts';

export const route = defineRoute(endpoints.listFiles, async (request) => {
  const { files, hasMore } = await request.server.files.list(principalOf(request).organizationId, request.query);
  return {
    object: 'list' as const,
    data: files,
    has_more: hasMore,
    first_id: files[0]?.id ?? null,
    last_id: files.at(-1)?.id ?? null,
  };
});
