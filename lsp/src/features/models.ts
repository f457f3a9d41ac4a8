import { type ModelsResult, modelsRequest } from '@presswright/shared/protocol';
import type { ModelDetail } from '@presswright/shared/schemas/models';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { cancelled, signalOf } from '../cancellation.ts';
import type { Feature } from '../host.ts';

/** Tells which models the server has, what each is, and which of them answered. */
export const models: Feature = {
  capabilities: () => ({}),

  register({ backend, connection }) {
    connection.onRequest(modelsRequest, async (_params: unknown, token): Promise<ModelsResult> => {
      const signal = signalOf(token);
      const found = await backend.call(async (client) => {
        const details: ModelDetail[] = [];
        for await (const { id } of client.models.listAll({}, { signal })) {
          details.push(await client.models.get(id, { signal }));
        }
        return details;
      }, signal);
      if (signal.aborted) throw cancelled();
      if (found === undefined) throw new ResponseError(LSPErrorCodes.RequestFailed, backend.status.message);
      return { models: found, used: Object.fromEntries(backend.usedModels) };
    });
  },
};
