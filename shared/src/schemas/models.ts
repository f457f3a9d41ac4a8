import { type Static, Type } from 'typebox';
import { IdString, ListOf, Timestamp } from './common.ts';

export const ModelPermission = Type.Object({
  id: Type.String(),
  object: Type.Literal('model_permission'),
  created: Timestamp,
  allow_create_engine: Type.Boolean(),
  allow_sampling: Type.Boolean(),
  allow_logprobs: Type.Boolean(),
  allow_search_indices: Type.Boolean(),
  allow_view: Type.Boolean(),
  allow_fine_tuning: Type.Boolean(),
  organization: Type.String({ description: '`*`: every organisation' }),
  group: Type.Union([Type.String(), Type.Null()]),
  is_blocking: Type.Boolean(),
});
export type ModelPermission = Static<typeof ModelPermission>;

/** What a client needs to know of a model before it asks. */
export const ModelCapabilities = Type.Object({
  chat: Type.Boolean({
    description: 'Takes whole conversations with system messages; without it the last message of the user is answered',
  }),
  tools: Type.Boolean({ description: 'Calls `tools`' }),
  response_format: Type.Boolean({ description: 'Holds its answer to a JSON Schema' }),
});

const model = {
  id: Type.String({ description: 'Such as `svc-llm-7b`; a fine-tuned one is `<base>:ft-<organization_id>`' }),
  object: Type.Literal('model'),
  created: Timestamp,
  owned_by: Type.String(),
  permission: Type.Array(ModelPermission),
  root: Type.String(),
  parent: Type.Union([Type.String(), Type.Null()], { description: 'null for base models' }),
  context_window: Type.Integer({ minimum: 1, description: 'Tokens of prompt and answer together' }),
  capabilities: ModelCapabilities,
};

/** A model as the list shows it. */
export const Model = Type.Object(model);
export type Model = Static<typeof Model>;

/** What the engine behind a model is: honest, for a person to read. */
export const ModelSpecifications = Type.Object({
  parameters: Type.String(),
  context_window: Type.String(),
  training_data: Type.String(),
  specialization: Type.String(),
});
export type ModelSpecifications = Static<typeof ModelSpecifications>;

/** One model, with what it is. */
export const ModelDetail = Type.Object({ ...model, specifications: ModelSpecifications });
export type ModelDetail = Static<typeof ModelDetail>;

export const ModelList = ListOf(Model);
export type ModelList = Static<typeof ModelList>;

export const ModelParams = Type.Object({ model_id: IdString() });
export type ModelParams = Static<typeof ModelParams>;
