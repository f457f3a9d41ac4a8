import { foresee } from '../../builtin/foresee.ts';
import type { BuiltinLanguage } from '../../builtin/lexer/lex.ts';
import { type BuiltinModel, openModel } from '../../builtin/model.ts';
import type { Model, Token } from './llama-api.ts';

/** Drafts the next tokens of one answer. */
export interface Drafter {
  /** Takes what the model has written. */
  push(text: string): void;
  /** Tokens that may come next, at most `maxTokens`; none where the counts are not sure. */
  propose(maxTokens: number): readonly Token[];
}

/** The counts of the built-in model, from the bytes that the server sent. */
export function openCounts(bytes: Uint8Array): BuiltinModel {
  const buffer = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return openModel(buffer, true);
}

/** @param prompt the text that the answer follows */
export function createDrafter(counts: BuiltinModel, model: Model, prompt: string, language: BuiltinLanguage): Drafter {
  let text = prompt;
  return {
    push(more) {
      text += more;
    },
    propose(maxTokens) {
      const draft = foresee(counts, text, language, maxTokens);
      return draft === '' ? [] : model.tokenize(draft, false, 'trimLeadingSpace').slice(0, maxTokens);
    },
  };
}
