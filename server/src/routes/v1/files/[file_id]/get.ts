import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileObject, FileParams } from '@presswright/shared/schemas/files';
import { callerOf } from '../../../../plugins/credentials.ts';

const schema = {
  operationId: 'getFile',
  summary: 'One file',
  tags: ['Files'],
  params: FileParams,
  response: { 200: FileObject },
};

export const getFile: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/v1/files/:file_id', { schema, config: { access: 'read', errors: ['file_not_found'] } }, async (request) =>
    app.files.get(callerOf(request).organizationId, request.params.file_id),
  );
};
