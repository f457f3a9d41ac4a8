import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileParams } from '@presswright/shared/schemas/files';
import { callerOf } from '../../../../../plugins/credentials.ts';

const schema = {
  operationId: 'downloadFile',
  summary: 'The bytes of a file',
  tags: ['Files'],
  params: FileParams,
  response: {
    200: {
      description: 'The file as it was uploaded',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
  },
};

export const getFileContent: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/v1/files/:file_id/content',
    { schema, config: { access: 'read', errors: ['file_not_found'] } },
    async (request, reply) => {
      const { file, stream } = await app.files.content(callerOf(request).organizationId, request.params.file_id);
      // As a download of no particular type: what somebody uploaded must not run as a page of this server.
      reply
        .header('Content-Type', 'application/octet-stream')
        .header('Content-Length', String(file.bytes))
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeFilename(file.filename)}`);
      return reply.send(stream);
    },
  );
};

/** RFC 8187. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
