import { type TObject, Type } from 'typebox';
import { ScaffoldRequest } from '../scaffold.ts';
import { BlockPlan } from './block-plan.ts';
import { strict } from './parts.ts';
import { PluginPlan } from './plugin-plan.ts';
import { ThemePlan } from './theme-plan.ts';

/** What a scaffold is made from. */
export const ScaffoldPlan = Type.Object(
  {
    structure: Type.Unsafe<string>({
      ...ScaffoldRequest.properties.structure,
      description: 'How its code is arranged',
    }),
    include_files: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        maxItems: 100,
        description: 'Names of files to add, one per line; with a slash at the end, of folders',
      }),
    ),
  },
  { ...strict, description: 'A plan of a scaffold' },
);

const file = <Kind extends string>(kind: Kind, plan: TObject) =>
  Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      version: Type.Literal(1),
      kind: Type.Literal(kind),
      name: Type.String({ maxLength: 200, description: 'As people read it' }),
      description: Type.Optional(Type.String({ maxLength: 16_384, description: 'What it is for, in English' })),
      author: Type.Optional(Type.String({ maxLength: 200, description: 'Who is named as the author' })),
      seed: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'Chooses among looks and wordings' }),
      ),
      plan: Type.Optional(plan),
    },
    strict,
  );

/** A file `….presswright-plan.json`: what is to be generated, to be kept with the project. */
export const PlanFile = Type.Unsafe<unknown>({
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: [
    file('block', BlockPlan),
    file('plugin', PluginPlan),
    file('theme', ThemePlan),
    file('scaffold', ScaffoldPlan),
  ],
});
