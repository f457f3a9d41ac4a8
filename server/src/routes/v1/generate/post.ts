import { endpoints } from '@presswright/shared/endpoints';
import { makeId } from '../../../ids.ts';
import { requestedModel } from '../../../plugins/models.ts';
import { codeOfPrompt } from '../../support/code-of-prompt.ts';
import { collectTexts } from '../../support/collect-texts.ts';
import { defineRoute } from '../../support/define-route.ts';
import { gateAnswers } from '../../support/gate-answers.ts';
import { sendInspectedChunks } from '../../support/inspected-chunks.ts';
import { startGeneration, sumOfUsages } from '../../support/text-generation.ts';

export const route = defineRoute(endpoints.generate, async (request, reply) => {
  const { body } = request;
  const model = await requestedModel(request, body.model);
  const signal = reply.workSignal();
  if (body.stream === true) return sendInspectedChunks(request, reply, model, signal);
  const since = performance.now();
  const generation = await startGeneration(request, model, signal);
  const ended = (await collectTexts(generation)).map(({ finish_reason: finishReason, ...text }) => ({
    ...text,
    finishReason,
  }));
  const code = codeOfPrompt(body, model);
  const { answers, usages } = await gateAnswers(request, ended, { model, code, signal, since });
  return {
    id: makeId('generation'),
    object: 'text_generation' as const,
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    choices: answers.map(({ finishReason: finish_reason, ...answer }) => ({ ...answer, finish_reason })),
    usage: sumOfUsages(generation.usage(), usages),
  };
});
