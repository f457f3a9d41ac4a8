import { endpoints } from '@presswright/shared/endpoints';
import type { FineTuningJob } from '@presswright/shared/schemas/fine-tuning';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { defineRoute } from '../../server/src/routes/support/define-route.ts';

it.each([
  ['nothing', {}],
  ['a media type and no body', { headers: { 'content-type': 'application/json' } }],
  ['an empty object', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
  ['what is no JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ['another media type', { headers: { 'content-type': 'text/plain' }, payload: 'x' }],
])('takes %s where the endpoint has no body', async (_name, request) => {
  const seen: unknown[] = [];
  const job: unknown = endpoints.cancelJob.example.response;
  const app = fastify();
  await app.register(
    defineRoute(endpoints.cancelJob, async ({ params, body }) => {
      seen.push(params.job_id, body);
      return job as FineTuningJob;
    }),
  );
  const answer = await app.inject({ method: 'POST', url: '/v1/fine-tune/ftjob_1/cancel', ...request });
  await app.close();
  expect([answer.statusCode, answer.json()]).toEqual([200, job]);
  expect(seen).toEqual(['ftjob_1', undefined]);
});
