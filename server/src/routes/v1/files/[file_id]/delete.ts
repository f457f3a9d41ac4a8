import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileDeleted, FileParams } from '@presswright/shared/schemas/files';
import { callerOf } from '../../../../plugins/credentials.ts';

const schema = {
  operationId: 'deleteFile',
  summary: 'Delete a file',
  tags: ['Files'],
  params: FileParams,
  response: { 200: FileDeleted },
};

export const deleteFile: FastifyPluginAsyncTypebox = async (app) => {
  app.delete(
    '/v1/files/:file_id',
    { schema, config: { access: 'write', errors: ['file_not_found'] } },
    async (request) => {
      const { file_id: id } = request.params;
      await app.files.delete(callerOf(request).organizationId, id);
      return { id, object: 'file' as const, deleted: true };
    },
  );
};
