import { type Static, Type } from 'typebox';
import { IdString, ModelId, StringEnum, Timestamp } from './common.ts';
import { projectOptions } from './generation-options.ts';
import { NotUnderstoodClause } from './plans/plan-answer.ts';
import { patternSections } from './plans/theme-vocabulary.ts';

export const PatternGenerateRequest = Type.Object({
  description: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'What the pattern shows and what the site is about, such as `testimonials for a bakery`',
  }),
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Absent: named after its sections' })),
  sections: Type.Optional(
    Type.Array(StringEnum(patternSections), {
      minItems: 1,
      maxItems: patternSections.length,
      uniqueItems: true,
      description: 'Its sections in their order; absent: those that the description names',
    }),
  ),
  model: Type.Optional(ModelId),
  seed: projectOptions.seed,
});
export type PatternGenerateRequest = Static<typeof PatternGenerateRequest>;

export const PatternGeneration = Type.Object({
  id: IdString('Of this answer'),
  object: Type.Literal('pattern_generation'),
  created: Timestamp,
  model: Type.String(),
  title: Type.String(),
  sections: Type.Array(StringEnum(patternSections)),
  categories: Type.Array(Type.String(), { description: 'Categories of patterns that WordPress has' }),
  content: Type.String({
    description:
      'Markup of blocks as the editor saves it, of blocks of WordPress alone. Images have no address yet; colors, sizes and ' +
      'spacing are names of presets, which a theme may or may not have',
  }),
  not_understood: Type.Array(NotUnderstoodClause),
});
export type PatternGeneration = Static<typeof PatternGeneration>;
