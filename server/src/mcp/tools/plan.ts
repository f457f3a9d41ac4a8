import { requestPlan } from '@presswright/shared/client/project-requests';
import type { AnyPlan, PlanResult } from '@presswright/shared/generators';
import { StringEnum } from '@presswright/shared/schemas/common';
import { modelShare } from '@presswright/shared/schemas/model-share';
import {
  Instruction,
  NotUnderstoodClause,
  PlanChange,
  UnderstoodClause,
} from '@presswright/shared/schemas/plans/plan-answer';
import { Type } from 'typebox';
import { defineTool } from '../tool.ts';
import { shareLines } from './model-share.ts';
import { projectInput, withPlan } from './project-input.ts';

export const planTool = defineTool({
  name: 'plan',
  title: 'Plan a WordPress project',
  description:
    'Reads a description of a WordPress plugin, block or theme into a plan: what will be made, as JSON that can be read, corrected and ' +
    'given to the tool "generate". Says which clauses were not understood. With "plan" or "plan_uri" and an "instruction" such as ' +
    '"add a phone field", changes a plan. Makes no files.',
  input: Type.Object(
    {
      kind: StringEnum(['plugin', 'block', 'theme'], { description: 'What to plan' }),
      ...projectInput,
      instruction: Type.Optional(Instruction),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    plan: Type.Unsafe<AnyPlan>({ type: 'object' }),
    plan_uri: Type.String({ description: 'The resource that is this plan, for a while' }),
    understood: Type.Array(UnderstoodClause),
    not_understood: Type.Array(NotUnderstoodClause),
    changes: Type.Optional(Type.Array(PlanChange)),
    written: modelShare.written,
  }),
  working: ({ kind, name }) => `Planning the ${kind} ${name}`,
  async run(given, context) {
    const asked = withPlan(given, context);
    const answer = await requestPlan(context.client, asked, { signal: context.signal });
    const { plan, understood, not_understood, changes, written } = answer;
    const { uri } = context.plans.keep(`Plan of the ${given.kind} ${given.name}`, plan);
    return {
      structured: {
        plan,
        plan_uri: uri,
        understood: [...understood],
        not_understood: [...not_understood],
        ...(changes !== undefined && { changes: [...changes] }),
        ...(written !== undefined && { written: [...written] }),
      },
      text: textOf(answer, uri),
      resource: { uri, name: given.name, mimeType: 'application/json' },
    };
  },
});

function textOf({ plan, understood, not_understood: missed, changes = [], written }: PlanResult, uri: string): string {
  return [
    `Plan (${uri}):`,
    JSON.stringify(plan, null, 2),
    ...understood.map(({ text, as }) => `Understood: ${text} → ${as}`),
    ...missed.map(({ text, reason }) => `Not understood: ${text}: ${reason}`),
    ...changes.map(({ path, was, is }) => `Changed: ${path}: ${JSON.stringify(was)} → ${JSON.stringify(is)}`),
    ...shareLines(written),
  ].join('\n');
}
