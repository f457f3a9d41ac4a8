/**
 * Stands in for `@scalar/fastify-api-reference` in the server that editors start: the page is for people who call the API,
 * and would be a tenth of the download.
 */
import type { FastifyPluginAsync } from 'fastify';

const program = `window.Scalar = {
  createApiReference(place) {
    document.querySelector(place).innerHTML =
      '<p>A server that an editor started comes without the API reference page. '
      + '<code>npx presswright serve</code> starts one that has it.</p>'
      + '<p><a href="/openapi.json">The OpenAPI document</a> describes this server’s API as well.</p>';
  },
};
`;

/** Serves the program under the same address. */
const reference: FastifyPluginAsync<{ routePrefix: string }> = async (app, { routePrefix }) => {
  app.get(`${routePrefix}/js/scalar.js`, async (_request, reply) => reply.type('text/javascript').send(program));
};
export default reference;
