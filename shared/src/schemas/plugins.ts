import { type Static, Type } from 'typebox';
import { StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';
import { Instruction, PlanAnswer } from './plans/plan-answer.ts';
import { PluginPlan } from './plans/plugin-plan.ts';
import { pluginFeatures } from './plugin-features.ts';

export const PluginGenerateRequest = Type.Object({
  plugin_name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'What the plugin manages and does, in English' }),
  ),
  plan: Type.Optional(PluginPlan),
  features: Type.Optional(
    Type.Array(StringEnum(pluginFeatures), {
      maxItems: 100,
      description: 'Made in any case; what the description asks for is made besides',
    }),
  ),
  ...projectOptions,
});
export type PluginGenerateRequest = Static<typeof PluginGenerateRequest>;

/** What is asked for a plan: what is asked for a plugin, less how its files are answered. */
export const PluginPlanRequest = Type.Object({
  ...Type.Omit(PluginGenerateRequest, ['as', 'findings']).properties,
  instruction: Type.Optional(Instruction),
});
export type PluginPlanRequest = Static<typeof PluginPlanRequest>;

export const PluginPlanAnswer = PlanAnswer('plugin_plan', PluginPlan);
export type PluginPlanAnswer = Static<typeof PluginPlanAnswer>;

export const PluginGeneration = Type.Object({
  id: Type.String(),
  object: Type.Literal('plugin_generation'),
  created: Timestamp,
  model: Type.String(),
  plugin_name: Type.String(),
  files: GeneratedFiles,
  installation_instructions: Type.String(),
  ...projectExtras,
});
export type PluginGeneration = Static<typeof PluginGeneration>;
