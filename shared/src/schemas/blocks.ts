import { type Static, Type } from 'typebox';
import { AnalysisType, Issue, languages, ProfileField, Score } from './analysis.ts';
import { attributeTypes, blockFeatures, maxAttributes, maxFields, styleVariants } from './block-parts.ts';
import { JsonValue, limits, MapOf, ModelId, StringEnum, TextOfBytes, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';
import { BlockPlan } from './plans/block-plan.ts';
import { Instruction, PlanAnswer } from './plans/plan-answer.ts';

/** An attribute with more than its type. */
export const AttributeDefinition = Type.Object({
  type: Type.String({ maxLength: 100, description: `One of ${attributeTypes.join(', ')}` }),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  help: Type.Optional(Type.String({ maxLength: 500 })),
  default: Type.Optional(JsonValue(3)),
  options: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      minItems: 1,
      maxItems: 100,
      description: 'The values that an `enum` takes',
    }),
  ),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  items: Type.Optional(Type.String({ maxLength: 100, description: 'Type name of the items of an `array`' })),
  properties: Type.Optional(
    MapOf(Type.String({ maxLength: 100 }), maxAttributes, {
      description: 'Type names of the properties of an `object`, or of the columns of a `query`',
    }),
  ),
});
export type AttributeDefinition = Static<typeof AttributeDefinition>;

export const BlockGenerateRequest = Type.Object({
  block_type: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the block, or `namespace/name`' }),
  attributes: Type.Optional(
    MapOf(Type.Union([Type.String({ maxLength: 100 }), AttributeDefinition]), maxAttributes, {
      description:
        'Attribute name to type name, such as `string`, or to its definition; at most ' +
        `${maxFields} attributes and properties in all`,
    }),
  ),
  description: Type.Optional(Type.String({ maxLength: 1000, description: 'What the block is for' })),
  plan: Type.Optional(BlockPlan),
  features: Type.Optional(Type.Array(StringEnum(blockFeatures), { maxItems: 100 })),
  style_variants: Type.Optional(Type.Array(StringEnum(styleVariants), { maxItems: 100 })),
  include_editor: Type.Optional(
    Type.Boolean({ default: true, description: 'false: no editor script; the block is registered by PHP alone' }),
  ),
  ...projectOptions,
});
export type BlockGenerateRequest = Static<typeof BlockGenerateRequest>;

/** What is asked for a plan: what is asked for a block, less how its files are answered. */
export const BlockPlanRequest = Type.Object({
  ...Type.Omit(BlockGenerateRequest, ['as', 'findings']).properties,
  instruction: Type.Optional(Instruction),
});
export type BlockPlanRequest = Static<typeof BlockPlanRequest>;

export const BlockPlanAnswer = PlanAnswer('block_plan', BlockPlan);
export type BlockPlanAnswer = Static<typeof BlockPlanAnswer>;

export const BlockGeneration = Type.Object({
  id: Type.String(),
  object: Type.Literal('block_generation'),
  created: Timestamp,
  model: Type.String(),
  block_type: Type.String(),
  files: GeneratedFiles,
  instructions: Type.String(),
  ...projectExtras,
});
export type BlockGeneration = Static<typeof BlockGeneration>;

export const BlockAnalyzeRequest = Type.Object({
  block_code: TextOfBytes(limits.codeBytes, {
    description:
      'At most 1 MiB of UTF-8: JavaScript, block.json, PHP, saved markup or CSS, or several of them one after another',
  }),
  analysis_type: AnalysisType,
  profile: Type.Optional(ProfileField),
  model: Type.Optional(ModelId),
});
export type BlockAnalyzeRequest = Static<typeof BlockAnalyzeRequest>;

export const BlockAnalysis = Type.Object({
  id: Type.String(),
  object: Type.Literal('block_analysis'),
  created: Timestamp,
  model: Type.String(),
  analysis_type: AnalysisType,
  issues: Type.Array(Issue),
  optimization_suggestions: Type.Array(Type.String(), {
    description: 'What would make the block faster, each with its line; of every analysis type',
  }),
  parts: Type.Array(
    Type.Object({
      name: Type.String({ description: 'As the text names it, else made up, such as `render.php`' }),
      language: Type.Union([StringEnum(languages), Type.Null()]),
      line: Type.Integer({ minimum: 1, description: 'Its first line in `block_code`' }),
      end_line: Type.Integer({ minimum: 1 }),
    }),
    { description: 'What `block_code` was taken to consist of' },
  ),
  score: Score,
  partial: Type.Boolean(),
});
export type BlockAnalysis = Static<typeof BlockAnalysis>;
