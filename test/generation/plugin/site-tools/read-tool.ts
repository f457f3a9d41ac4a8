import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../../server/src/generation/understanding/understand.ts';
import type { Understanding } from '../../../../server/src/generation/understanding/understanding.ts';

/** What a description, or a plugin's name alone, is understood to ask of tools: their options by key. */
export function readTool(description: string, title = 'Some Plugin'): Record<string, unknown> {
  const { tools } = understand(description, title, siteTools);
  return Object.fromEntries(tools.map(({ tool, options }) => [tool, options]));
}

/** All that a description is understood to ask for. */
export const understood = (description: string, title = 'Some Plugin'): Understanding =>
  understand(description, title, siteTools);
