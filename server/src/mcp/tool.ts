import type { PresswrightClient } from '@presswright/shared/client/client';
import type { ServiceError } from '@presswright/shared/errors';
import type { Static, TObject } from 'typebox';
import { compileBodyCheck } from '../plugins/validation.ts';
import type { PlanShelf } from './plan-shelf.ts';

/** What a tool works with. */
export interface ToolContext {
  /** Calls the service in the name of whoever calls the tool. */
  readonly client: PresswrightClient;
  /** Aborts when the call is cancelled. */
  readonly signal: AbortSignal;
  /** The plans that the caller was answered lately. */
  readonly plans: PlanShelf;
}

/** What a tool answers: the same for programs and for readers. */
export interface ToolAnswer<Output> {
  readonly structured: Output;
  readonly text: string;
  /** Address of a resource that the answer is kept as. */
  readonly resource?: { readonly uri: string; readonly name: string; readonly mimeType: string };
}

/** A tool as clients see it, and what it does. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TObject;
  readonly output: TObject;
  /** What a progress notification says of arguments that fit `input`. */
  working(given: unknown): string;
  /** What is wrong with the arguments; null when nothing is. */
  faultOf(given: unknown): ServiceError | null;
  /**
   * @param given fits `input`
   * @throws {ServiceError} what the service answers
   */
  run(given: unknown, context: ToolContext): Promise<ToolAnswer<Record<string, unknown>>>;
}

interface ToolDefinition<I extends TObject, O extends TObject> extends Pick<Tool, 'name' | 'title' | 'description'> {
  readonly input: I;
  readonly output: O;
  working(given: Static<I>): string;
  run(given: Static<I>, context: ToolContext): Promise<ToolAnswer<Static<O>>>;
}

/** A tool whose function has the types of its schemas. */
export function defineTool<I extends TObject, O extends TObject>(definition: ToolDefinition<I, O>): Tool {
  const { input, output, working, run } = definition;
  return {
    ...definition,
    input,
    output,
    working: (given) => working(given as Static<I>),
    // Compiled when first called.
    faultOf: compileBodyCheck(input),
    run: (given, context) => run(given as Static<I>, context) as Promise<ToolAnswer<Record<string, unknown>>>,
  };
}
