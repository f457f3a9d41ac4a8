import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { AnyPlan, PlanTask } from '../plan-project.ts';

/**
 * A model's plan with what members of the request decide, whatever the model wrote.
 * @param own the plan that the service read of the same request
 */
export function withRequestedParts(task: PlanTask, own: AnyPlan, written: AnyPlan): AnyPlan {
  switch (task.kind) {
    case 'block':
      return blockParts(task.request, own as BlockPlan, written as BlockPlan);
    case 'plugin': {
      const plan = written as PluginPlan;
      const features = new Set([...(task.request.features ?? []), ...(plan.features ?? [])]);
      return features.size === 0 ? plan : { ...plan, features: [...features] };
    }
    case 'theme': {
      const { type, parent, features } = own as ThemePlan;
      return {
        ...(written as ThemePlan),
        ...(task.request.type === undefined ? {} : { type }),
        ...(task.request.parent === undefined || parent === undefined ? {} : { parent }),
        ...((task.request.features ?? []).length === 0 ? {} : { features }),
      } as ThemePlan;
    }
  }
}

function blockParts(request: BlockGenerateRequest, own: BlockPlan, written: BlockPlan): BlockPlan {
  const features = new Set([...(own.features ?? []), ...(written.features ?? [])]);
  const given: BlockPlan = { ...written };
  if (Object.keys(request.attributes ?? {}).length > 0 && own.attributes) given.attributes = own.attributes;
  if ((request.features ?? []).length > 0) given.features = [...features];
  if (request.features?.includes('interactivity') && given.behaviour === undefined && own.behaviour)
    given.behaviour = own.behaviour;
  if (request.style_variants !== undefined && own.style_variants) {
    given.style_variants = own.style_variants;
    if (own.default_style) given.default_style = own.default_style;
  }
  if (request.include_editor !== undefined) given.editor = request.include_editor;
  return given;
}
