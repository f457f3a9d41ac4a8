import {
  type AnyPlan,
  type GenerateArguments,
  isProjectKind,
  type PlanArguments,
  projectKinds,
} from '@presswright/shared/generators';
import { ErrorCodes, ResponseError } from 'vscode-languageserver';

type Given = Readonly<Record<string, unknown>>;

const example = '{"kind":"plugin","name":"Event desk","description":"Events with a date"}';

function fail(message: string): never {
  throw new ResponseError(ErrorCodes.InvalidParams, message);
}

function objectOf(given: unknown): Given {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Given;
  return fail(`The argument must be an object such as ${example}.`);
}

function textOf(given: Given, member: string): string | undefined {
  const value = given[member];
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : fail(`${member} must be text.`);
}

function planOf(given: Given): AnyPlan | undefined {
  const { plan } = given;
  if (plan === undefined || plan === null) return undefined;
  if (typeof plan === 'object' && !Array.isArray(plan)) return plan as AnyPlan;
  return fail('plan must be an object, as presswright.plan answers it.');
}

/**
 * Reads the argument of `presswright.plan`.
 * @throws {ResponseError} saying which member is wrong
 */
export function readPlanArguments(given: unknown): PlanArguments {
  const members = objectOf(given);
  const { kind } = members;
  if (!isProjectKind(kind)) return fail(`kind must be one of ${projectKinds.join(', ')}.`);
  const name = textOf(members, 'name')?.trim();
  if (!name) return fail(`name is missing. Example: ${example}`);
  const description = textOf(members, 'description');
  return { kind, name, ...(description !== undefined && { description }) };
}

/** Reads the argument of `presswright.changePlan`. */
export function readChangeArguments(given: unknown) {
  const { kind, name } = readPlanArguments(given);
  const members = objectOf(given);
  const plan = planOf(members) ?? fail('plan is missing: presswright.plan answers one.');
  const instruction = textOf(members, 'instruction')?.trim();
  if (!instruction) return fail('instruction is missing, such as "add a phone field".');
  return { kind, name, plan, instruction };
}

/** Reads the argument of `presswright.generate`. */
export function readGenerateArguments(
  given: unknown,
): GenerateArguments & { readonly write: 'disk' | 'edit' | 'none' } {
  const request = readPlanArguments(given);
  const members = objectOf(given);
  const plan = planOf(members);
  const { write = 'disk', overwrite = false, seed } = members;
  if (write !== 'disk' && write !== 'edit' && write !== 'none') return fail('write must be disk, edit or none.');
  if (typeof overwrite !== 'boolean') return fail('overwrite must be true or false.');
  if (seed !== undefined && !Number.isSafeInteger(seed)) return fail('seed must be a whole number.');
  const [author, folder] = [textOf(members, 'author'), textOf(members, 'folder')];
  return {
    ...request,
    write,
    overwrite,
    ...(plan && { plan }),
    ...(author !== undefined && { author }),
    ...(folder !== undefined && { folder }),
    ...(seed !== undefined && { seed: Number(seed) }),
  };
}
