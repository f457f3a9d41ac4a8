/** How long one client waits for a block, a plugin, a scaffold and a theme over HTTPS, beside a bare Fastify handler. */

import { blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { type ScaffoldRequest, scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { benchGenerationGrowth } from './generation-growth.ts';
import { measureLoad } from './http-load.ts';
import { startServers } from './http-servers.ts';

const blocks: readonly BlockGenerateRequest[] = [
  { block_type: 'Testimonial', attributes: { quote: 'rich_text', name: 'string', photo: 'image', rating: 'integer' } },
  { block_type: 'Pricing Table', features: ['server_side_rendering', 'responsive_design'], style_variants: ['card'] },
  { block_type: 'FAQ', features: ['interactivity', 'inner_blocks', 'example'] },
  { block_type: 'Team member', features: [...blockFeatures], style_variants: [...styleVariants] },
];

const plugins: readonly PluginGenerateRequest[] = [
  { plugin_name: 'Event Manager', description: 'Manage events with date, venue and price.' },
  {
    plugin_name: 'Book Library',
    description: 'Books with author, ISBN and year. Tagged by genre.',
    features: ['rest_api'],
  },
  { plugin_name: 'Night Cleaner', features: ['cron', 'settings'] },
  {
    plugin_name: 'Everything',
    description: 'Courses with teacher, start date and price. Students get an email when someone signs up.',
    features: [...pluginFeatures],
  },
];

const scaffolds: readonly ScaffoldRequest[] = scaffoldStructures.map((structure) => ({
  plugin_name: 'Shelf',
  structure,
}));

const themes: readonly ThemeGenerateRequest[] = [
  { theme_name: 'Quiet Harbour' },
  { theme_name: 'North Bakery', features: [...themeFeatures] },
  ...themeTypes.map((type) => ({ theme_name: 'Paper Trail', type })),
];

const kinds = [
  { path: '/v1/blocks/generate', requests: blocks },
  { path: '/v1/plugins/generate', requests: plugins },
  { path: '/v1/plugins/scaffold', requests: scaffolds },
  { path: '/v1/themes/generate', requests: themes },
] as const;

/** Measures and prints a line for each kind, its requests in turn, and for each with `findings`. */
export async function benchGeneration({ seconds = 10, print = console.log } = {}): Promise<void> {
  const { server, bare, ca, headers, stop } = await startServers();
  const measure = async (name: string, url: string, body: (index: number) => string): Promise<void> => {
    const load = { url, ca, headers, body, connections: 1 };
    // The first requests compile what the later ones run.
    await measureLoad({ ...load, seconds: Math.min(3, seconds) });
    const { p50, p95, p99, requestsPerSecond, errors, non2xx } = await measureLoad({ ...load, seconds });
    print(
      `${name}: p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms, ` +
        `${requestsPerSecond.toFixed(0)} requests/s, ${errors} errors, ${non2xx} not 2xx`,
    );
  };
  print(`HTTPS, one client, ${seconds} s each; a seed of its own for every request`);
  try {
    await measure('bare Fastify handler', `${bare.url}/`, () => JSON.stringify(blocks[0]));
    for (const { path, requests } of kinds) {
      const body = (extra: object) => (index: number) =>
        JSON.stringify({ ...requests[index % requests.length], seed: index, ...extra });
      await measure(`POST ${path}`, server.url + path, body({}));
      await measure(`POST ${path}, archive`, server.url + path, body({ as: 'zip' }));
      await measure(`POST ${path}, with findings`, server.url + path, body({ findings: true }));
    }
  } finally {
    await stop();
  }
  await benchGenerationGrowth({ print });
}

if (import.meta.main) await benchGeneration({ seconds: Number(process.argv[2] ?? 10) });
