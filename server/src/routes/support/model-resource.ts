import type { Model } from '@presswright/shared/schemas/models';
import type { ModelEntry } from '../../inference/registry.ts';

/** A model as the API shows it, without its specifications. */
export function toModel({ id, organizationId, created, contextWindow, engine }: ModelEntry): Model {
  const parent = id.includes(':') ? id.slice(0, id.indexOf(':')) : null;
  return {
    id,
    object: 'model',
    created,
    owned_by: organizationId ?? 'presswright',
    permission: [
      {
        id: `modelperm-${id}`,
        object: 'model_permission',
        created,
        allow_create_engine: false,
        allow_sampling: true,
        allow_logprobs: false,
        allow_search_indices: false,
        allow_view: true,
        allow_fine_tuning: false,
        organization: organizationId ?? '*',
        group: null,
        is_blocking: false,
      },
    ],
    root: parent ?? id,
    parent,
    context_window: contextWindow,
    capabilities: {
      chat: engine.capabilities.messages,
      tools: engine.capabilities.tools,
      response_format: engine.capabilities.answerSchema,
    },
  };
}
