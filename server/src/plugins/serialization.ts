import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Fastify's own serializers of answers, each compiled when the first of its kind is sent: all of them together are a quarter of
 * the time that a server takes to start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  const compile = SerializerSelector()({}, {});
  return (route) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data: unknown) => {
      serialize ??= compile({ ...route, httpStatus: route.httpStatus ?? 'default' });
      return serialize(data);
    };
  };
}
