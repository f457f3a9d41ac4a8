import type { ChatCompletionRequest } from '@presswright/shared/schemas/chat';
import { conversationWantsCode, wantsCode } from '../../generation/by-model/wants-code.ts';
import { proseOf } from '../../generation/instructions/reading/is-instruction.ts';
import type { ChatMessage } from '../../inference/engine.ts';
import type { ModelEntry } from '../../inference/registry.ts';
import type { chatTask } from './chat-task.ts';
import type { CodeRequest } from './gate-answers.ts';

/**
 * The code that a conversation asks a model for; null: it asks for none, for calls of tools or JSON, or for what the model writes as it is.
 */
export function codeOfConversation(
  { tools, presswright, response_format: format }: ChatCompletionRequest,
  task: ReturnType<typeof chatTask>,
  { engine }: ModelEntry,
): CodeRequest | null {
  const { messages = [] } = task;
  if (!engine.capabilities.instructions || presswright?.check === false) return null;
  if (tools !== undefined || (format !== undefined && format.type !== 'text')) return null;
  const asking = textsOf(messages, 'user');
  if (!conversationWantsCode(asking)) return null;
  return {
    asked: {
      prompt: messages.map(({ content }) => content).join('\n\n'),
      language: null,
      version: null,
      form: 'conversation',
    },
    task,
    messages,
    wanted: 'all of it',
    instead: insteadOf(asking.at(-1) ?? '', textsOf(messages, 'assistant')),
  };
}

function textsOf(messages: readonly ChatMessage[], role: ChatMessage['role']): string[] {
  return messages.flatMap((message) => (message.role === role ? [message.content] : []));
}

/** What speaks of code that was answered before. */
const speaksOfCode =
  /\b(?:it|its|this|these|the (?:function|method|class|code|snippet|result|output|quer(?:y|ies)|hook|name)s?)\b/i;

/** The built-in engine reads no conversation: what is said of code that was answered before is said with that code. */
function insteadOf(last: string, answers: readonly string[]): string {
  const code = answers.flatMap((answer) => [...answer.matchAll(/^```[\s\S]*?^```/gm)].map(([fenced]) => fenced)).at(-1);
  if (code === undefined || last.includes('```')) return last;
  const namesPart = (last.match(/\w+/g) ?? []).some((word) => /^\w+?_\w/.test(word) && code.includes(word));
  const isNew =
    wantsCode({ prompt: last, suffix: '', language: null }) && !namesPart && !speaksOfCode.test(proseOf(last));
  return isNew ? last : `${last}\n\n${code}`;
}
