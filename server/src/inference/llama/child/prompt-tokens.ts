import type { Asked } from '../../asked.ts';
import type { ChatMessage, Tool } from '../../engine.ts';
import { type CallForm, jsonForm } from './call-form.ts';
import { historyOf } from './chat-history.ts';
import type { Model, Token } from './llama-api.ts';
import type { OpenModel } from './load-model.ts';

/** A prompt as the model takes it, and what ends its answer besides the end that the model knows. */
export interface Prompt {
  readonly tokens: readonly Token[];
  readonly stopTokens: ReadonlySet<Token>;
  readonly stopTexts: readonly string[];
  /** How the answer calls tools. */
  readonly callForm: CallForm;
}

/** The tokens of what is asked. What clients write never becomes one of the model's own marks. */
export function promptOf(asked: Asked, tools: readonly Tool[], open: OpenModel): Prompt {
  if ('messages' in asked) return conversation(asked.messages, tools, open);
  const { prompt, suffix = '' } = asked.text;
  const { model } = open;
  const tokens = suffix !== '' && open.fillsGaps ? gapTokens(prompt, suffix, open) : model.tokenize(prompt);
  return { tokens: withBeginning(tokens, model), stopTokens: new Set(), stopTexts: [], callForm: jsonForm };
}

function conversation(messages: readonly ChatMessage[], tools: readonly Tool[], open: OpenModel): Prompt {
  const { chat, model } = open;
  if (chat === null) throw new Error('the model takes no conversation');
  // A template writes these as JSON among its own marks.
  const written = JSON.stringify([tools, messages.map(({ toolCalls }) => toolCalls)]);
  const callForm = model.tokenize(written, true).some((token) => model.isSpecialToken(token))
    ? jsonForm
    : open.callForm;
  const chatHistory = historyOf(messages, tools, callForm);
  const isOffered = callForm.isTemplate && tools.length > 0;
  const { contextText, stopGenerationTriggers } = chat.generateContextState({
    chatHistory,
    ...(isOffered ? { availableFunctions: functionsOf(tools) } : {}),
  });
  const stopTokens = new Set<Token>();
  const stopTexts: string[] = [];
  for (const trigger of stopGenerationTriggers) {
    const tokens = typeof trigger === 'string' ? null : trigger.tokenize(model.tokenizer);
    const [only] = tokens ?? [];
    if (tokens?.length === 1 && only !== undefined) stopTokens.add(only);
    else stopTexts.push(typeof trigger === 'string' ? trigger : model.detokenize(tokens ?? [], true));
  }
  return { tokens: contextText.tokenize(model.tokenizer), stopTokens, stopTexts, callForm };
}

const functionsOf = (tools: readonly Tool[]) =>
  Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      {
        ...(description === undefined ? {} : { description }),
        ...(parameters === undefined ? {} : { params: parameters }),
      },
    ]),
  );

function gapTokens(prompt: string, suffix: string, { gap, model }: OpenModel): Token[] {
  if (gap !== null) {
    return gap.split(/(\{prefix\}|\{suffix\})/).flatMap((part) => {
      if (part === '{prefix}') return model.tokenize(prompt);
      return part === '{suffix}' ? model.tokenize(suffix) : model.tokenize(part, true);
    });
  }
  const { prefix: before, suffix: after, middle } = model.tokens.infill;
  if (before === null || after === null || middle === null) throw new Error('the model fills no gaps');
  return [before, ...model.tokenize(prompt), after, ...model.tokenize(suffix), middle];
}

function withBeginning(tokens: readonly Token[], { tokens: { bos, shouldPrependBosToken } }: Model): readonly Token[] {
  // Something has to be there to go on from.
  const isNeeded = shouldPrependBosToken || tokens.length === 0;
  return bos !== null && isNeeded && tokens[0] !== bos ? [bos, ...tokens] : tokens;
}
