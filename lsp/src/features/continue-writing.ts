import { type ContinueParams, type ContinueResult, continueRequest } from '@presswright/shared/protocol';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { cancelled, signalOf } from '../cancellation.ts';
import { completionLanguageOf } from '../documents/language-of.ts';
import { surroundingsOf, trimOverlap } from '../documents/surroundings.ts';
import type { Feature } from '../host.ts';

/** Tokens of a continuation: about a function. */
const maxTokens = 256;

/** Continues a document on request, over more lines than ghost text does. */
export const continueWriting: Feature = {
  capabilities: () => ({}),

  register({ backend, completions, connection, documents, settings }) {
    connection.onRequest(
      continueRequest,
      async ({ textDocument, position }: ContinueParams, token): Promise<ContinueResult> => {
        const signal = signalOf(token);
        const document = documents.get(textDocument.uri);
        const language = document && completionLanguageOf(document.uri, document.languageId);
        if (!document || !language) throw refused('Presswright continues PHP, JavaScript and TypeScript.');
        const { prompt, suffix } = surroundingsOf(document, position);
        if (prompt.trim() === '') throw refused('There is nothing to continue above the cursor. Write a line first.');
        const { model } = settings().completion;
        const request = { prompt, suffix, language, temperature: 0, max_tokens: maxTokens };
        const named = { ...request, ...(model !== '' && { model }) };
        const [text = ''] = await completions.complete(named, 'asked', signal);
        if (signal.aborted) throw cancelled();
        if (backend.status.state !== 'ready' && text === '') throw refused(backend.status.message);
        return { text: trimOverlap(text, suffix).trimEnd() };
      },
    );
  },
};

const refused = (message: string) => new ResponseError(LSPErrorCodes.RequestFailed, message);
