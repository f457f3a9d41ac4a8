import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';

/** Requests for plugins that are one tool each, by its key, and for one that is all of them. */
export const toolMatrix: Readonly<Record<string, PluginGenerateRequest>> = {
  ...Object.fromEntries(
    siteTools.map(({ tool, example }) => [
      `tool ${tool}`,
      { plugin_name: `Tool ${tool.replaceAll('_', ' ')}`, description: example },
    ]),
  ),
  'every tool': { plugin_name: 'Every Tool', description: siteTools.map(({ example }) => example).join('\n\n') },
};
