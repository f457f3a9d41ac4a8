import { type Static, Type } from 'typebox';
import { AnalysisType, Issue, languages, Score } from './analysis.ts';
import { StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';

export const blockFeatures = ['server_side_rendering', 'custom_controls', 'responsive_design'] as const;
export type BlockFeature = (typeof blockFeatures)[number];

export const styleVariants = ['default', 'card', 'minimal'] as const;
export type StyleVariant = (typeof styleVariants)[number];

export const BlockGenerateRequest = Type.Object({
  block_type: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the block' }),
  attributes: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'Attribute name to type name, such as `string`' }),
  ),
  features: Type.Optional(Type.Array(StringEnum(blockFeatures))),
  style_variants: Type.Optional(Type.Array(StringEnum(styleVariants))),
  include_editor: Type.Optional(Type.Boolean()),
  model: Type.Optional(Type.String()),
});
export type BlockGenerateRequest = Static<typeof BlockGenerateRequest>;

export const BlockGeneration = Type.Object({
  id: Type.String(),
  object: Type.Literal('block_generation'),
  created: Timestamp,
  model: Type.String(),
  block_type: Type.String(),
  files: GeneratedFiles,
  instructions: Type.String(),
});
export type BlockGeneration = Static<typeof BlockGeneration>;

export const BlockAnalyzeRequest = Type.Object({
  block_code: Type.String({
    description:
      'At most 1 MiB of UTF-8: JavaScript, block.json, PHP, saved markup or CSS, or several of them one after another',
  }),
  analysis_type: AnalysisType,
  model: Type.Optional(Type.String()),
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
