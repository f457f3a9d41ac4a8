import type { ChatParams } from '@presswright/shared/protocol';

type Message = ChatParams['messages'][number];

/** What an editor's message has of use here: each part is told by its members, whatever class it is of. */
export interface EditorMessage {
  readonly role: number;
  readonly content: readonly unknown[];
}

/** An editor's tool. */
export interface EditorTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema?: object | undefined;
}

/** As `LanguageModelChatMessageRole`; that of the system is not in the stable API, but is sent. */
const roles: Readonly<Record<number, 'user' | 'assistant' | 'system'>> = { 1: 'user', 2: 'assistant', 3: 'system' };

/**
 * A conversation as the API takes it.
 * @throws Error for a picture, which no model here takes
 */
export function toMessages(messages: readonly EditorMessage[]): Message[] {
  return messages.flatMap(({ role, content }): Message[] => {
    const parts = content.map((part) => Object(part) as Record<string, unknown>);
    const picture = parts.find(({ mimeType }) => String(mimeType).startsWith('image/'));
    if (picture !== undefined) throw new Error(`The models of Presswright take text only, not ${picture.mimeType}.`);
    const text = textOf(parts);
    const calls = parts.filter(({ callId, name }) => typeof callId === 'string' && typeof name === 'string');
    const answers = parts.filter(({ callId, content: given }) => typeof callId === 'string' && Array.isArray(given));
    const said: Message = {
      role: roles[role] ?? 'user',
      content: text,
      ...(calls.length > 0 && { tool_calls: calls.map(toCall) }),
    };
    const isSaid = text !== '' || calls.length > 0;
    // The answers of tools follow their calls at once, before what the person says next.
    return [...answers.map(toAnswer), ...(isSaid ? [said] : [])];
  });
}

/** Tools as the API takes them. */
export function toTools(tools: readonly EditorTool[]): NonNullable<ChatParams['tools']> {
  return tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    function: { name, description, ...(inputSchema !== undefined && { parameters: { ...inputSchema } }) },
  }));
}

/** About how many tokens a text has; the server counts them itself. Code has shorter tokens than prose. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 3);
}

/** The texts of a message. */
export function textOf(parts: readonly unknown[]): string {
  return parts
    .map((part) => (Object(part) as Record<string, unknown>).value)
    .filter((value) => typeof value === 'string')
    .join('');
}

function toCall({ callId, name, input }: Record<string, unknown>): NonNullable<Message['tool_calls']>[number] {
  return {
    id: String(callId),
    type: 'function',
    function: { name: String(name), arguments: JSON.stringify(input ?? {}) },
  };
}

function toAnswer({ callId, content }: Record<string, unknown>): Message {
  const parts = content as readonly unknown[];
  const text = textOf(parts);
  return { role: 'tool', tool_call_id: String(callId), content: text === '' ? JSON.stringify(parts) : text };
}
