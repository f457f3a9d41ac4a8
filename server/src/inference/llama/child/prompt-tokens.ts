import type { Asked } from '../../asked.ts';
import type { ChatMessage } from '../../engine.ts';
import type { ChatItem, Model, Token } from './llama-api.ts';
import type { OpenModel } from './load-model.ts';

/** A prompt as the model takes it, and what ends its answer besides the end that the model knows. */
export interface Prompt {
  readonly tokens: readonly Token[];
  readonly stopTokens: ReadonlySet<Token>;
  readonly stopTexts: readonly string[];
}

/** The tokens of what is asked. What clients write never becomes one of the model's own marks. */
export function promptOf(asked: Asked, open: OpenModel): Prompt {
  if ('messages' in asked) return conversation(asked.messages, open);
  const { prompt, suffix = '' } = asked.text;
  const { model } = open;
  const tokens = suffix !== '' && open.fillsGaps ? gapTokens(prompt, suffix, open) : model.tokenize(prompt);
  return { tokens: withBeginning(tokens, model), stopTokens: new Set(), stopTexts: [] };
}

function conversation(messages: readonly ChatMessage[], { chat, model }: OpenModel): Prompt {
  if (chat === null) throw new Error('the model takes no conversation');
  const chatHistory = [...messages.map(toItem), { type: 'model', response: [] } as const];
  const { contextText, stopGenerationTriggers } = chat.generateContextState({ chatHistory });
  const stopTokens = new Set<Token>();
  const stopTexts: string[] = [];
  for (const trigger of stopGenerationTriggers) {
    const tokens = typeof trigger === 'string' ? null : trigger.tokenize(model.tokenizer);
    const [only] = tokens ?? [];
    if (tokens?.length === 1 && only !== undefined) stopTokens.add(only);
    else stopTexts.push(typeof trigger === 'string' ? trigger : model.detokenize(tokens ?? [], true));
  }
  return { tokens: contextText.tokenize(model.tokenizer), stopTokens, stopTexts };
}

function toItem({ role, content }: ChatMessage): ChatItem {
  if (role === 'assistant') return { type: 'model', response: [content] };
  return { type: role === 'system' ? 'system' : 'user', text: content };
}

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
