import { endpoints } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import { GenerationError } from '../../../../generation/generation-error.ts';
import { makeId } from '../../../../ids.ts';
import { answerPlan } from '../../../support/answer-plan.ts';
import { defineRoute } from '../../../support/define-route.ts';

export const route = defineRoute(endpoints.generatePattern, async (request, reply) => {
  const { description, model, seed } = request.body;
  // The texts are those that a theme for such a site has: a model that follows instructions writes them.
  const theme = {
    theme_name: 'Pattern',
    description,
    ...(model !== undefined && { model }),
    ...(seed !== undefined && { seed }),
  };
  const planned = await answerPlan(request, { kind: 'theme', request: theme }, reply);
  // Loaded with the first pattern: the server starts without the generator of themes.
  const { composePattern, missedClauses } = await import('../../../../generation/theme/pattern/compose-pattern.ts');
  try {
    const { title, sections, categories, content } = composePattern(request.body, planned.plan);
    return {
      id: makeId('pattern'),
      object: 'pattern_generation' as const,
      created: planned.created,
      model: planned.model,
      title,
      sections: [...sections],
      categories: [...categories],
      content,
      not_understood: missedClauses(planned),
    };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    throw new ServiceError('invalid_request', error.message, { param: error.param });
  }
});
