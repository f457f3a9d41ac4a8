import { type Static, Type } from 'typebox';
import {
  AnalysisSummary,
  AnalysisType,
  FileAnalysis,
  NamedSource,
  ProfileField,
  projectFields,
  SeverityFilter,
} from './analysis.ts';
import { BaselineOutcome } from './baseline.ts';
import { IdString, limits, ModelId, StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';

export const themeTypes = ['block_theme', 'classic', 'child'] as const;
export type ThemeType = (typeof themeTypes)[number];

export const themeFeatures = [
  'custom_templates',
  'block_patterns',
  'theme_json',
  'responsive_design',
  'dark_mode',
  'woocommerce_ready',
  'accessibility_ready',
  'sidebar',
  'hero',
  'blog',
  'portfolio',
] as const;
export type ThemeFeature = (typeof themeFeatures)[number];

export const ThemeGenerateRequest = Type.Object({
  theme_name: Type.String({ minLength: 1, maxLength: 200 }),
  type: Type.Optional(StringEnum(themeTypes, { default: 'block_theme' })),
  description: Type.Optional(Type.String({ maxLength: 1000, description: 'What the site is about' })),
  features: Type.Optional(Type.Array(StringEnum(themeFeatures), { maxItems: 100 })),
  parent: Type.Optional(
    Type.String({
      maxLength: 100,
      default: 'twentytwentyfive',
      description: 'Folder of the parent theme, for the type `child`',
    }),
  ),
  ...projectOptions,
});
export type ThemeGenerateRequest = Static<typeof ThemeGenerateRequest>;

export const ThemeGeneration = Type.Object({
  id: Type.String(),
  object: Type.Literal('theme_generation'),
  created: Timestamp,
  model: Type.String(),
  theme_name: Type.String(),
  type: StringEnum(themeTypes),
  files: GeneratedFiles,
  instructions: Type.String(),
  ...projectExtras,
});
export type ThemeGeneration = Static<typeof ThemeGeneration>;

export const ThemeAnalyzeRequest = Type.Object({
  theme_files: Type.Array(NamedSource, {
    minItems: 1,
    maxItems: limits.batchFiles,
    description: 'At most 20 MiB of UTF-8 together',
  }),
  analysis_type: AnalysisType,
  model: Type.Optional(ModelId),
  severity: Type.Optional(SeverityFilter),
  profile: Type.Optional(ProfileField),
  baseline: Type.Optional(IdString('Id of an uploaded file of purpose `baseline`')),
  ...projectFields,
});
export type ThemeAnalyzeRequest = Static<typeof ThemeAnalyzeRequest>;

export const ThemeAnalysis = Type.Object({
  id: Type.String(),
  object: Type.Literal('theme_analysis'),
  created: Timestamp,
  analysis_type: AnalysisType,
  model: Type.String(),
  results: Type.Array(FileAnalysis),
  partial: Type.Boolean({ description: 'true: of some file not all was analysed; its own result says so' }),
  summary: AnalysisSummary,
  recommendations: Type.Array(Type.String(), { description: 'What to do first, over all files' }),
  baseline: Type.Optional(BaselineOutcome),
});
export type ThemeAnalysis = Static<typeof ThemeAnalysis>;
