import type { GeneratorFault } from '@presswright/shared/generators';
import type { Fault } from '@presswright/shared/plan-form/faults';
import type { Notice } from './messages.ts';

/** What is told when the language server refused a command. */
export interface Refusal {
  readonly notice: Notice;
  /** The part of the plan that was refused. */
  readonly fault: Fault | undefined;
}

/** Reads an error of the language server. */
export function refusalOf(error: unknown): Refusal {
  const { data } = error as { data?: GeneratorFault };
  const message = error instanceof Error ? error.message : String(error);
  if (data?.path !== undefined) {
    const text = message.replace(/^plan\S*: /, '');
    const fault = { path: data.path, message: text.charAt(0).toUpperCase() + text.slice(1) };
    return {
      fault,
      notice: { kind: 'error', text: 'The plan cannot be built yet. Correct the marked field.', actions: [] },
    };
  }
  const told = message.charAt(0).toUpperCase() + message.slice(1);
  const isDown = data === undefined || data.code === 'no_server';
  return { fault: undefined, notice: { kind: 'error', text: told, actions: isDown ? ['restart', 'showLog'] : [] } };
}
