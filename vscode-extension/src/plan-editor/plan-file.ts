import { type AnyPlan, isProjectKind, type ProjectKind, projectKinds } from '@presswright/shared/generators';

/** What a file `….presswright-plan.json` holds. */
export interface PlanFile {
  readonly kind: ProjectKind;
  readonly name: string;
  readonly description: string;
  readonly plan: AnyPlan | undefined;
  /** Members that the form does not show. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** Version of the format that this extension writes. */
const version = 1;

/** Reads a plan file; a text says what is wrong with it, and what to do. */
export function parsePlanFile(text: string): PlanFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `This file is not valid JSON: ${error instanceof Error ? error.message : error}. Open it as text to correct it.`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'This file does not hold a plan. Open it as text to correct it.';
  }
  const { version: own = version, kind, name = '', description = '', plan, ...rest } = value as Record<string, unknown>;
  if (typeof own === 'number' && own > version) {
    return `This plan was made with a newer version of Presswright (format ${own}). Update the extension to edit it.`;
  }
  if (own !== version) return 'The version of this plan is not known. It must be 1. Open it as text to correct it.';
  if (!isProjectKind(kind))
    return `The kind of this plan must be one of ${projectKinds.join(', ')}. Open it as text to correct it.`;
  if (typeof name !== 'string' || typeof description !== 'string') {
    return 'The name and the description of this plan must be text. Open it as text to correct it.';
  }
  if (plan !== undefined && (typeof plan !== 'object' || plan === null || Array.isArray(plan))) {
    return 'The plan in this file must be an object. Open it as text to correct it.';
  }
  return { kind, name, description, plan: plan as AnyPlan | undefined, rest };
}

/** Writes a plan file. */
export function formatPlanFile({ kind, name, description, plan, rest }: PlanFile): string {
  const { $schema, ...others } = rest;
  const members = { ...($schema !== undefined && { $schema }), version, kind, name, description, ...others, plan };
  return `${JSON.stringify(members, null, 2)}\n`;
}
