import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { ToolOptions } from '../../understanding/understanding.ts';
import { innerForm, publicForm } from './key-case.ts';

/** What a tool is called in plans: a behaviour about the plugin's own records has the other name already. */
export const kindOfTool = (tool: string): string => (tool === 'csv_export' ? 'site_export' : tool);

/** A tool as a behaviour of a plan. */
export function toolBehaviour(tool: string, { kind: what, ...options }: ToolOptions): PlanBehaviour {
  const said = what === undefined ? options : { what, ...options };
  return { kind: kindOfTool(tool), ...(publicForm(said) as object) } as unknown as PlanBehaviour;
}

/** What a behaviour says of its tool. */
export function toolOptions(behaviour: PlanBehaviour): ToolOptions {
  const { kind: _, what, ...options } = behaviour as PlanBehaviour & { readonly what?: string };
  const inner = innerForm(options) as ToolOptions;
  return what === undefined ? inner : { kind: what, ...inner };
}
