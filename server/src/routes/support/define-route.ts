import {
  type BodyOf,
  defaultMaxBodyBytes,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@presswright/shared/endpoint';
import type { NamedEndpoint } from '@presswright/shared/endpoints';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';

/** A request to an endpoint, as its schemas describe it. */
export type RequestTo<E> = FastifyRequest<{ Body: BodyOf<E>; Querystring: QueryOf<E>; Params: ParamsOf<E> }>;

/** Answers an endpoint: the JSON of its schema, or the reply when it has sent something else. */
export type Handler<E> = (
  request: RequestTo<E>,
  reply: FastifyReply,
) => Promise<ResponseOf<E> | FastifyReply> | ResponseOf<E> | FastifyReply;

/**
 * The route of an endpoint: method, path, schemas, permission and limits are those of the contract's table.
 * @param prepare what this route alone needs of the app, such as a parser of its media type
 */
export function defineRoute<const E extends NamedEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  prepare?: (app: FastifyInstance) => Promise<void>,
): FastifyPluginAsync {
  const { method, path, params, query, body, bodyType, response, maxBodyBytes }: NamedEndpoint = endpoint;
  return async (app) => {
    if (body === undefined) ignoreBodies(app);
    await prepare?.(app);
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        ...(params === undefined ? {} : { params }),
        ...(query === undefined ? {} : { querystring: query }),
        // A form is checked part by part while it is read.
        ...(body === undefined || bodyType !== undefined ? {} : { body }),
        ...(response === undefined ? {} : { response: { 200: response } }),
      },
      config: { endpoint },
      bodyLimit: maxBodyBytes ?? defaultMaxBodyBytes,
      // The request has passed the schemas that the handler's types come from.
      handler: handler as RouteHandlerMethod,
    });
  };
}

/** Clients may send a media type with every request, and a body that says nothing here. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
}
