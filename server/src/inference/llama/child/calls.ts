import { randomUUID } from 'node:crypto';
import type { Tool, ToolCall } from '../../engine.ts';
import type { LlamaTask } from '../protocol.ts';
import type { CallForm } from './call-form.ts';
import { literalText, Rules } from './json-grammar.ts';

/** Calls of one answer at most. */
const maxCalls = 16;

/** The tools that a task may call: all, or the one that it names. */
export function callable({ tools, toolChoice }: LlamaTask): readonly Tool[] {
  return typeof toolChoice === 'object' ? tools.filter(({ name }) => name === toolChoice.name) : tools;
}

/** A grammar of what follows the opening of calls: names of tools, and arguments that fit their schemas. A tool that is named is called once. */
export function callGrammar(task: LlamaTask, form: CallForm): string {
  const lines: string[] = [];
  const calls = callable(task).map(({ name, parameters = {} }, at) => {
    const schema = isTyped(parameters) ? parameters : { ...parameters, type: 'object' };
    const rules = new Rules(schema, `t${at}`);
    const args = rules.visit(schema);
    lines.push(...rules.lines());
    const [before, after] = [form.beforeArguments(name), form.afterArguments(name)];
    return `${literalText(name + before)} ${args} ${literalText(after)}`;
  });
  const more =
    typeof task.toolChoice === 'object' || form.between === null
      ? ''
      : `(${literalText(form.between)} call){0,${maxCalls - 1}}`;
  return [
    `root ::= call ${more} ${form.closing === '' ? '' : literalText(form.closing)}`.trimEnd(),
    `call ::= ${calls.join(' | ')}`,
    ...new Set(lines),
  ].join('\n');
}

const isTyped = (schema: object): boolean => ['type', '$ref', 'anyOf', 'oneOf', 'allOf'].some((name) => name in schema);

/** The calls that are whole in a text which follows the opening. */
export function readCalls(text: string, tools: readonly Tool[], form: CallForm): ToolCall[] {
  const calls: ToolCall[] = [];
  let left = text;
  for (;;) {
    const tool = tools.find(({ name }) => left.startsWith(name + form.beforeArguments(name)));
    if (tool === undefined) return calls;
    const begun = left.slice((tool.name + form.beforeArguments(tool.name)).length);
    const length = jsonLength(begun);
    if (length === null) return calls;
    calls.push({ id: `call_${randomUUID().replaceAll('-', '')}`, name: tool.name, arguments: begun.slice(0, length) });
    const rest = begun.slice(length);
    const next = form.afterArguments(tool.name) + (form.between ?? '');
    if (form.between === null || !rest.startsWith(next)) return calls;
    left = rest.slice(next.length);
  }
}

/** Characters of the JSON value that a text begins with; null: it does not end. */
function jsonLength(text: string): number | null {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
