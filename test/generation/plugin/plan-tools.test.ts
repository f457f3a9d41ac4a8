import { expect, it } from 'vitest';
import type { PlanSetting } from '../../../server/src/generation/plugin/features/settings/plan-setting.ts';
import { planTools } from '../../../server/src/generation/plugin/plan-tools.ts';
import type { SiteTool } from '../../../server/src/generation/plugin/site-tool.ts';

const setting = (key: string): PlanSetting => ({
  key,
  type: 'text',
  label: key,
  description: '',
  default: '',
  section: 'general',
});

const toolOf = (tool: string, ...keys: readonly string[]): SiteTool => ({
  tool,
  example: '',
  recognize: () => ({}),
  describe: () => tool,
  settings: () => keys.map(setting),
  contribute: () => ({}),
});

const understood = { tools: ['bar', 'box'].map((tool) => ({ tool, options: {}, sentence: '' })) };
const keysOf = (tools: readonly SiteTool[]) =>
  planTools(tools, understood, new Set(), new Map()).map(({ settingKeys }) => settingKeys);

it('gives no two settings of a plugin one key', () => {
  expect(keysOf([toolOf('bar', 'position', 'color'), toolOf('box', 'position')])).toEqual([
    { position: 'bar_position', color: 'color' },
    { position: 'box_position' },
  ]);
});

it('leaves the keys of what is there for the plugin’s own content', () => {
  expect(keysOf([toolOf('bar', 'per_page')])).toEqual([{ per_page: 'bar_per_page' }]);
});

it('makes sections where several tools have settings', () => {
  const groups = (tools: readonly SiteTool[]) =>
    planTools(tools, understood, new Set(), new Map()).flatMap(({ settings }) =>
      settings.map(({ group }) => group?.title),
    );
  expect(groups([toolOf('bar', 'a'), toolOf('box', 'b')])).toEqual(['Bar', 'Box']);
  expect(groups([toolOf('bar', 'a'), toolOf('box')])).toEqual([undefined]);
});
