import { type Static, Type } from 'typebox';
import { Issue } from './analysis.ts';
import { ModelId, StringEnum } from './common.ts';
import { modelShare } from './model-share.ts';

/** How the files of a generated project are answered. */
export const generatedForms = ['json', 'zip'] as const;
export type GeneratedForm = (typeof generatedForms)[number];

/** What every request for a generated project may say besides. */
export const projectOptions = {
  model: Type.Optional(ModelId),
  seed: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2 ** 31 - 1,
      description: 'Chooses among looks and wordings. The same request with the same seed answers the same bytes',
    }),
  ),
  author: Type.Optional(Type.String({ maxLength: 200, description: 'Who is named as the author in headers' })),
  as: Type.Optional(
    StringEnum(generatedForms, { default: 'json', description: '`zip`: the answer is an archive ready to install' }),
  ),
  findings: Type.Optional(
    Type.Boolean({ default: false, description: 'Analyse what was generated and answer what was found' }),
  ),
} as const;

/** A finding of the service's own analyser in a generated file. */
export const GeneratedFinding = Type.Object({ file: Type.String(), ...Issue.properties });
export type GeneratedFinding = Static<typeof GeneratedFinding>;

/** What every answer of a generated project has when it was asked for. */
export const projectExtras = {
  ...modelShare,
  findings: Type.Optional(
    Type.Array(GeneratedFinding, {
      description: 'What the analyser says of the files; nothing of medium severity or worse',
    }),
  ),
} as const;
