import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../../ids.ts';
import { extrasOf, filesOf, instructionsOf, makeProject, sendZip } from '../../../support/answer-project.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.generatePlugin, async (request, reply) => {
  const { server, body } = request;
  const made = await makeProject(request, { kind: 'plugin', request: body }, reply);
  if (body.as === 'zip') return sendZip(reply, made.project);
  return {
    id: makeId('plugin'),
    object: 'plugin_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: made.model,
    plugin_name: body.plugin_name,
    files: filesOf(made.project),
    installation_instructions: instructionsOf(made),
    ...extrasOf(server, request, made),
  };
});
