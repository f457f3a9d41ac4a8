import { ServiceError } from '@presswright/shared/errors';
import type { AnyPlan } from '@presswright/shared/generators';
import { Type } from 'typebox';
import type { ToolContext } from '../tool.ts';

/** What planning and generating take alike. */
export const projectInput = {
  name: Type.String({ minLength: 1, maxLength: 200, description: 'As people read it, such as Event Desk' }),
  description: Type.Optional(
    Type.String({ maxLength: 16_384, description: 'What it manages and does, in plain English sentences' }),
  ),
  plan: Type.Optional(
    Type.Unsafe<AnyPlan>({
      type: 'object',
      description: 'In place of a description: a plan, as it was answered or changed',
    }),
  ),
  plan_uri: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'In place of "plan": the address of one that the tool "plan" answered',
    }),
  ),
  model: Type.Optional(Type.String({ maxLength: 256, description: 'Id of a model; absent: the default' })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'Chooses among looks' })),
};

/**
 * Resolves `plan_uri`.
 * @throws {ServiceError} `invalid_request` where it is there beside a plan, or names none
 */
export function withPlan<T extends { readonly plan?: AnyPlan; readonly plan_uri?: string }>(
  { plan_uri: uri, ...asked }: T,
  { plans }: ToolContext,
): Omit<T, 'plan_uri'> {
  if (uri === undefined) return asked;
  const refuse = (message: string) =>
    new ServiceError('invalid_request', `plan_uri: ${message}`, { param: 'plan_uri' });
  if (asked.plan !== undefined) throw refuse('expected nothing beside "plan", got an address.');
  const kept = plans.find(uri);
  if (kept === undefined) {
    throw refuse(
      `expected the address of a plan that is still kept, got ${JSON.stringify(uri)}. Send the plan itself.`,
    );
  }
  return { ...asked, plan: JSON.parse(kept.text) };
}
