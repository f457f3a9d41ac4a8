import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileList, FileListQuery } from '@presswright/shared/schemas/files';
import { callerOf } from '../../../plugins/credentials.ts';

const schema = {
  operationId: 'listFiles',
  summary: 'List files, newest first',
  tags: ['Files'],
  querystring: FileListQuery,
  response: { 200: FileList },
};

export const getFiles: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/v1/files', { schema, config: { access: 'read', errors: ['invalid_request'] } }, async (request) => {
    const { files, hasMore } = await app.files.list(callerOf(request).organizationId, request.query);
    return {
      object: 'list' as const,
      data: files,
      has_more: hasMore,
      first_id: files[0]?.id ?? null,
      last_id: files.at(-1)?.id ?? null,
    };
  });
};
