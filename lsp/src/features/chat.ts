import { ServiceError } from '@presswright/shared/errors';
import { type ChatParams, type ChatPieces, type ChatResult, chatRequest } from '@presswright/shared/protocol';
import type { ChatCompletionChunk } from '@presswright/shared/schemas/chat';
import { LSPErrorCodes, ProgressType, ResponseError } from 'vscode-languageserver';
import { cancelled, signalOf } from '../cancellation.ts';
import type { Feature } from '../host.ts';

const pieces = new ProgressType<ChatPieces>();

/** Answers a conversation with a model of the server, piece by piece: for editors that offer models to their extensions. */
export const chat: Feature = {
  capabilities: () => ({}),

  register({ backend, connection }) {
    connection.onRequest(
      chatRequest,
      async ({ partialResultToken, ...asked }: ChatParams, token): Promise<ChatResult> => {
        const signal = signalOf(token);
        try {
          const result = await backend.call(async (client): Promise<ChatResult> => {
            let reason: ChatResult['finish_reason'] = 'stop';
            for await (const { choices } of client.chat.stream(asked, { signal })) {
              const [choice] = choices;
              reason = choice?.finish_reason ?? reason;
              const items = choice === undefined ? [] : piecesOf(choice.delta);
              if (items.length > 0) await connection.sendProgress(pieces, partialResultToken, { items });
            }
            return { finish_reason: reason };
          }, signal);
          if (result !== undefined) return result;
        } catch (error) {
          throw error instanceof ServiceError ? refused(error.message) : error;
        }
        if (signal.aborted) throw cancelled();
        const { state, message } = backend.status;
        throw refused(state === 'ready' ? 'The server broke off its answer. Try again.' : message);
      },
    );
  },
};

function piecesOf({
  content,
  tool_calls: calls = [],
}: ChatCompletionChunk['choices'][number]['delta']): ChatPieces['items'] {
  const texts = content === undefined || content === '' ? [] : [{ kind: 'text' as const, text: content }];
  return [...texts, ...calls.map(({ id, function: called }) => ({ kind: 'call' as const, id, ...called }))];
}

const refused = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message);
