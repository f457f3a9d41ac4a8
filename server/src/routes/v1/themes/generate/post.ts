import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../../ids.ts';
import { extrasOf, filesOf, instructionsOf, makeProject, sendZip } from '../../../support/answer-project.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.generateTheme, async (request, reply) => {
  const { server, body } = request;
  const made = await makeProject(request, { kind: 'theme', request: body }, reply);
  if (body.as === 'zip') return sendZip(reply, made.project);
  return {
    id: makeId('theme'),
    object: 'theme_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: made.model,
    theme_name: body.theme_name,
    type: body.type ?? 'block_theme',
    files: filesOf(made.project),
    instructions: instructionsOf(made),
    ...extrasOf(server, request, made),
  };
});
