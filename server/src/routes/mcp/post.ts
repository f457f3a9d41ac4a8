import { endpoints } from '@presswright/shared/endpoints';
import { requireOwnOrigin } from '../../mcp/require-own-origin.ts';
import { defineRoute } from '../support/define-route.ts';

export const route = defineRoute(
  endpoints.sendMcpMessage,
  async (request, reply) => {
    // Loaded with the first message: the server starts without the protocol.
    const { answerMessage } = await import('../../mcp/answer-http.ts');
    return answerMessage(request, reply);
  },
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      requireOwnOrigin(request.headers.origin);
      done();
    });
  },
);
