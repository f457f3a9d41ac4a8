import { foresee } from '../../builtin/foresee.ts';
import { type BuiltinModel, openModel } from '../../builtin/model.ts';
import { languageOf } from '../../builtin/prompt.ts';
import type { LlamaTask } from '../protocol.ts';
import type { DraftControl } from './draft-control.ts';
import type { Model, Sequence, Token } from './llama-api.ts';

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

/** What answers are drafted by. */
export interface Drafting {
  readonly counts: BuiltinModel;
  readonly control: DraftControl;
}

/** What drafts an answer; null: nothing does, or it is a model whose last tokens cannot be taken back. */
export function drafterFor(
  { asked, language }: LlamaTask,
  { needsCheckpoints }: Sequence,
  model: Model,
  drafting: Drafting | null,
): (Drafter & Pick<Drafting, 'control'>) | null {
  if (drafting === null || needsCheckpoints) return null;
  const { counts, control } = drafting;
  let text = 'messages' in asked ? asked.messages.map(({ content }) => content).join('\n') : asked.text.prompt;
  const known = languageOf({ language, prompt: text, suffix: '' });
  return {
    control,
    push(more) {
      text += more;
    },
    propose(maxTokens) {
      const draft = foresee(counts, text, known, maxTokens);
      return draft === '' ? [] : model.tokenize(draft, false, 'trimLeadingSpace').slice(0, maxTokens);
    },
  };
}
