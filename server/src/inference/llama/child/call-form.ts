import type { Tool } from '../../engine.ts';
import type { ChatWrapper, LlamaModule, Model, TextOfTokens, Token } from './llama-api.ts';

/** How a model writes calls of tools. Its own marks stand in the texts by the names that it has for them. */
export interface CallForm {
  /** Whether the chat template tells the model of tools; else it is told in words. */
  readonly isTemplate: boolean;
  /** Up to the first name. */
  readonly opening: string;
  /** Beginning of the opening: what follows it in an answer is no text any more. */
  readonly marker: string;
  /** The token that is the marker; null: it is text. */
  readonly markerToken: Token | null;
  readonly beforeArguments: (name: string) => string;
  readonly afterArguments: (name: string) => string;
  /** From one call up to the name of the next; null: there is one call only. */
  readonly between: string | null;
  readonly closing: string;
}

/** The form for models whose template has none. */
export const jsonForm: CallForm = {
  isTemplate: false,
  opening: '{"tool_calls":[{"name":"',
  marker: '{"tool_calls"',
  markerToken: null,
  beforeArguments: () => '","arguments":',
  afterArguments: () => '}',
  between: ',{"name":"',
  closing: ']}',
};

/** What a model is told whose template does not tell it of tools. */
export function toolsInWords(tools: readonly Tool[]): string {
  return [
    'You can call these tools; their parameters are JSON Schemas:',
    ...tools.map(({ name, description = '', parameters = {} }) => JSON.stringify({ name, description, parameters })),
    'To call some, answer with nothing but JSON of this form: {"tool_calls":[{"name":"tool","arguments":{}}]}',
    'You are told then what they return. Where you need none, answer in words.',
  ].join('\n');
}

/** Parts of a call that can be told from what is around them. */
const sample = {
  name: 'sample_tool',
  arguments: { sample_key: 1 },
  pattern: /\{\s*"sample_key"\s*:\s*1\s*\}/,
} as const;

/** The form that a model's template has for calls; null: it has none, or one that has no arguments in JSON. */
export function templateForm(chat: ChatWrapper, module: LlamaModule, model: Model): CallForm | null {
  const { functions } = chat.settings;
  if (functions === module.ChatWrapper.defaultSettings.functions) return null;
  const textOf = (part: TextOfTokens | undefined) => textUpToEnd(module, model, part ?? '');
  const call = textOf(chat.generateFunctionCall(sample.name, sample.arguments));
  const at = call.indexOf(sample.name);
  const after = call.slice(at + sample.name.length);
  const json = sample.pattern.exec(after);
  if (at < 0 || json === null) return null;
  const prefix = call.slice(0, at);
  const named = (text: string) => (name: string) => text.replaceAll(sample.name, name);
  const section = functions.parallelism?.call;
  const opening = `${textOf(section?.sectionPrefix)}${prefix}`.trimStart();
  if (opening === '') return null;
  const [first] = model.tokenize(opening, true);
  const markerToken = first !== undefined && model.isSpecialToken(first) ? first : null;
  return {
    isTemplate: true,
    opening,
    marker: opening.trimEnd(),
    markerToken,
    beforeArguments: named(after.slice(0, json.index)),
    afterArguments: named(after.slice(json.index + json[0].length)),
    between: section === undefined ? null : textOf(section.betweenCalls) + prefix,
    closing: textOf(section?.sectionSuffix),
  };
}

/** A text with the names of the model's marks, up to one that ends an answer. */
function textUpToEnd(module: LlamaModule, model: Model, part: TextOfTokens): string {
  const tokens = module.LlamaText([part]).tokenize(model.tokenizer);
  const end = tokens.findIndex((token) => model.isEogToken(token));
  return model.detokenize(end < 0 ? tokens : tokens.slice(0, end), true);
}
