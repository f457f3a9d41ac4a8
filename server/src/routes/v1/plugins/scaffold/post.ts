import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../../ids.ts';
import {
  extrasOf,
  filesOf,
  instructionsOf,
  makeProject,
  sendZip,
  structureOf,
} from '../../../support/answer-project.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.scaffoldPlugin, async (request, reply) => {
  const { server, body } = request;
  const made = await makeProject(request, { kind: 'scaffold', request: body }, reply);
  if (body.as === 'zip') return sendZip(reply, made.project);
  return {
    id: makeId('plugin'),
    object: 'plugin_scaffold' as const,
    created: Math.floor(Date.now() / 1000),
    plugin_name: body.plugin_name,
    structure: structureOf(made),
    files: filesOf(made.project),
    instructions: instructionsOf(made),
    ...extrasOf(server, request, made),
  };
});
