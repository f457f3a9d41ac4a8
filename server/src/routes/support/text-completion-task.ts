import { ServiceError } from '@presswright/shared/errors';
import type { TextCompletionRequest } from '@presswright/shared/schemas/text-completions';
import type { CompletionTask } from '../../inference/engine.ts';
import { describeValue } from '../../plugins/describe.ts';
import { splitFillInTheMiddle } from './fill-in-the-middle.ts';
import { samplingOf } from './sampling.ts';

/** As OpenAI has it where a request does not say. */
const defaultMaxTokens = 16;

/** Options of OpenAI's that no engine has: what they may be, and whether a value asks for nothing. */
const unsupported: readonly {
  readonly param: keyof TextCompletionRequest;
  readonly expected: string;
  readonly asksNothing: (body: TextCompletionRequest) => boolean;
}[] = [
  { param: 'echo', expected: 'false', asksNothing: ({ echo }) => echo !== true },
  {
    param: 'best_of',
    expected: 'as many as n',
    asksNothing: (body) => (body.best_of ?? body.n ?? 1) === (body.n ?? 1),
  },
  { param: 'logprobs', expected: 'null', asksNothing: ({ logprobs }) => logprobs == null },
  {
    param: 'logit_bias',
    expected: 'null or {}',
    asksNothing: (body) => Object.keys(body.logit_bias ?? {}).length === 0,
  },
  { param: 'presence_penalty', expected: '0', asksNothing: (body) => (body.presence_penalty ?? 0) === 0 },
  { param: 'frequency_penalty', expected: '0', asksNothing: (body) => (body.frequency_penalty ?? 0) === 0 },
];

/**
 * What an engine is asked for a text to continue.
 * @throws {ServiceError} `invalid_request` for an option that no model has, and for a gap that is marked and named at once
 */
export function textCompletionTask(
  body: TextCompletionRequest,
  contextWindow: number,
): Omit<CompletionTask, 'organizationId'> {
  for (const { param, expected, asksNothing } of unsupported) {
    if (asksNothing(body)) continue;
    const message = `${param}: expected ${expected}, since the models have no such option, got ${describeValue(body[param])}.`;
    throw new ServiceError('invalid_request', message, { param });
  }
  return {
    ...textOf(body),
    maxTokens: body.max_tokens ?? defaultMaxTokens,
    contextWindow,
    ...samplingOf(body),
  };
}

function textOf(body: TextCompletionRequest): Pick<CompletionTask, 'prompt' | 'suffix'> {
  const prompt = typeof body.prompt === 'string' ? body.prompt : (body.prompt[0] ?? '');
  const suffix = body.suffix ?? '';
  const marked = splitFillInTheMiddle(prompt);
  if (marked === null) return { prompt, suffix };
  if (suffix === '') return marked;
  const message = 'suffix: expected nothing, since the prompt marks the gap to fill itself, got a text.';
  throw new ServiceError('invalid_request', message, { param: 'suffix' });
}
