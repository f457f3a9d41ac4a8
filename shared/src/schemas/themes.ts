import { type Static, Type } from 'typebox';
import {
  AnalysisSummary,
  AnalysisType,
  FileAnalysis,
  NamedSource,
  ProfileField,
  projectAnswers,
  projectFields,
  SeverityFilter,
} from './analysis.ts';
import { BaselineOutcome } from './baseline.ts';
import { IdString, limits, ModelId, StringEnum, Timestamp } from './common.ts';
import { GeneratedFiles } from './generated-file.ts';
import { projectExtras, projectOptions } from './generation-options.ts';
import { Instruction, PlanAnswer } from './plans/plan-answer.ts';
import { ThemePlan } from './plans/theme-plan.ts';
import { themeFeatures, themeTypes } from './theme-features.ts';

export const ThemeGenerateRequest = Type.Object({
  theme_name: Type.String({ minLength: 1, maxLength: 200 }),
  type: Type.Optional(StringEnum(themeTypes, { default: 'block_theme' })),
  description: Type.Optional(Type.String({ maxLength: 1000, description: 'What the site is about' })),
  plan: Type.Optional(ThemePlan),
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

/** What is asked for a plan: what is asked for a theme, less how its files are answered. */
export const ThemePlanRequest = Type.Object({
  ...Type.Omit(ThemeGenerateRequest, ['as', 'findings']).properties,
  instruction: Type.Optional(Instruction),
});
export type ThemePlanRequest = Static<typeof ThemePlanRequest>;

export const ThemePlanAnswer = PlanAnswer('theme_plan', ThemePlan);
export type ThemePlanAnswer = Static<typeof ThemePlanAnswer>;

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
  ...projectAnswers,
  baseline: Type.Optional(BaselineOutcome),
});
export type ThemeAnalysis = Static<typeof ThemeAnalysis>;
