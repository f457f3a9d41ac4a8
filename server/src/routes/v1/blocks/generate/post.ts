import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../../ids.ts';
import { extrasOf, filesOf, instructionsOf, makeProject, sendZip } from '../../../support/answer-project.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.generateBlock, async (request, reply) => {
  const { server, body } = request;
  const made = await makeProject(request, { kind: 'block', request: body }, reply);
  const answer = {
    id: makeId('block'),
    object: 'block_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: made.model,
    block_type: body.block_type,
    files: filesOf(made.project),
    instructions: instructionsOf(made),
    ...extrasOf(server, request, made),
  };
  await server.tell(request, 'block.generated', () => ({ ...answer, request_id: request.id }));
  return body.as === 'zip' ? sendZip(reply, made.project) : answer;
});
