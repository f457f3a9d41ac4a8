import type { WrittenPart } from '@presswright/shared/schemas/model-share';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlanChange } from '../../generation/followups/plan-changes.ts';
import type { PlannedKind, PlanTask, ProjectPlans } from '../../generation/plan-project.ts';
import { makeId } from '../../ids.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf, tokensOf } from '../../plugins/metering.ts';
import { requestedModel } from '../../plugins/models.ts';
import { shareOf } from './model-share.ts';

/** What every endpoint that plans answers, but the name of its kind. */
export interface AnsweredPlan<Plan> {
  id: string;
  created: number;
  model: string;
  plan: Plan;
  understood: { text: string; as: string }[];
  not_understood: { text: string; reason: string }[];
  changes?: PlanChange[];
  written?: WrittenPart[];
  repairs?: number;
}

/**
 * Plans what a request asks for.
 * @throws {ServiceError} `model_not_found`, `invalid_request`, `timeout`
 */
export async function answerPlan<Kind extends PlannedKind>(
  request: FastifyRequest,
  task: Extract<PlanTask, { readonly kind: Kind }>,
  reply: FastifyReply,
): Promise<AnsweredPlan<ProjectPlans[Kind]>> {
  const model = await requestedModel(request, task.request.model);
  const { organizationId } = principalOf(request);
  const metered = meteredWorkOf(request);
  const work = { organizationId, signal: reply.workSignal() };
  const { plan, understood, notUnderstood, changes, written } = await request.server.generation.plan<Kind>(
    task,
    model,
    work,
    (usage) => metered.add(tokensOf(usage)),
  );
  metered.add({ plans: 1 });
  return {
    id: makeId('plan'),
    created: Math.floor(Date.now() / 1000),
    model: model.id,
    plan,
    understood: [...understood],
    not_understood: [...notUnderstood],
    ...shareOf(written),
    ...(changes !== undefined && { changes: [...changes] }),
  };
}
