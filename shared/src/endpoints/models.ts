import type { Endpoint } from '../endpoint.ts';
import { ListQuery } from '../schemas/common.ts';
import { ModelDetail, ModelList, ModelParams } from '../schemas/models.ts';
import { exampleTime, listOf } from './example-values.ts';

const model = {
  id: 'svc-llm-7b',
  object: 'model',
  created: exampleTime,
  owned_by: 'presswright',
  permission: [
    {
      id: 'modelperm-svc-llm-7b',
      object: 'model_permission',
      created: exampleTime,
      allow_create_engine: false,
      allow_sampling: true,
      allow_logprobs: false,
      allow_search_indices: false,
      allow_view: true,
      allow_fine_tuning: false,
      organization: '*',
      group: null,
      is_blocking: false,
    },
  ],
  root: 'svc-llm-7b',
  parent: null,
  context_window: 4096,
  capabilities: { chat: false, tools: false, response_format: false },
};

/** `/v1/models` */
export const modelEndpoints = {
  listModels: {
    method: 'GET',
    path: '/v1/models',
    permission: 'read',
    tag: 'Models',
    summary: 'List the models of this server, newest first',
    query: ListQuery,
    response: ModelList,
    example: { query: { limit: 20 }, response: listOf(model) },
  },
  getModel: {
    method: 'GET',
    path: '/v1/models/{model_id}',
    permission: 'read',
    tag: 'Models',
    summary: 'One model, with what it is',
    params: ModelParams,
    response: ModelDetail,
    errors: ['model_not_found'],
    example: {
      params: { model_id: 'svc-llm-7b' },
      response: {
        ...model,
        specifications: {
          parameters: '1.6 million n-gram counts',
          context_window: '4096 tokens',
          training_data: 'WordPress packages',
          specialization: 'PHP and JavaScript for WordPress',
        },
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
