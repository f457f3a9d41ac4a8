import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { strict } from '@presswright/shared/schemas/plans/parts';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { type Static, type TObject, Type } from 'typebox';
import type { AnyPlan, PlannedKind } from '../plan-project.ts';

/** A quote of the description, and where it went. */
const Quote = Type.String({
  maxLength: 1000,
  description: 'A clause of the description, word for word; at most one sentence',
});

function answerOf(plan: TObject) {
  // Headers and readmes say what a project has; a sentence of the model's could repeat the request there.
  const { summary: _, ...properties } = plan.properties;
  return Type.Object(
    {
      plan: Type.Object(properties, strict),
      understood: Type.Optional(
        Type.Array(
          Type.Object(
            {
              text: Quote,
              as: Type.String({ maxLength: 300, description: 'Path in `plan`, such as `entities[0].fields[2]`' }),
            },
            strict,
          ),
          { maxItems: 200 },
        ),
      ),
      not_understood: Type.Optional(
        Type.Array(
          Type.Object(
            { text: Quote, reason: Type.String({ maxLength: 300, description: 'Why no part of a plan says it' }) },
            strict,
          ),
          { maxItems: 200 },
        ),
      ),
    },
    strict,
  );
}

/** What a model is asked for, by the kind of project: a plan, and where each clause of the description ended in it. */
export const writtenPlanSchemas: Readonly<Record<PlannedKind, ReturnType<typeof answerOf>>> = {
  block: answerOf(BlockPlan),
  plugin: answerOf(PluginPlan),
  theme: answerOf(ThemePlan),
};

/** What a model wrote, once it fits its schema. */
export type WrittenPlan = Omit<Static<ReturnType<typeof answerOf>>, 'plan'> & { readonly plan: AnyPlan };
