import { endpoints } from '@presswright/shared/endpoints';
import { principalOf } from '../../../../../plugins/identification.ts';
import { defineRoute } from '../../../../support/define-route.ts';

export const route = defineRoute(endpoints.downloadFile, async (request, reply) => {
  const { server, params } = request;
  const signal = AbortSignal.any([reply.workSignal(), server.stopping]);
  const { file, stream } = await server.files.content(principalOf(request).organizationId, params.file_id, signal);
  // As a download of no particular type: what somebody uploaded must not run as a page of this server.
  reply
    .header('Content-Type', 'application/octet-stream')
    .header('Content-Length', String(file.bytes))
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeFilename(file.filename)}`);
  return reply.send(stream);
});

/** RFC 8187. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
