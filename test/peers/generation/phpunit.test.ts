import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSlots } from '../../../server/src/generation/fill-slots.ts';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { laterDescriptions, unseenDescriptions } from '../../generation/understanding/unseen-descriptions.ts';
import { requirePeer } from '../peers.ts';
import { isWhole, sampleOf } from '../whole.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { TestLab } from './harness/phpunit.ts';
import { breakages } from './matrix/breakages.ts';
import { pluginMatrix } from './matrix/plugins.ts';
import { scaffoldMatrix } from './matrix/scaffolds.ts';
import { toolMatrix } from './matrix/tools.ts';

requirePeer(
  'php',
  'phpunit',
  'wordpress',
  'sqlite',
)('the tests of generated plugins', { timeout: 300_000 }, () => {
  let generator: Generator;
  let lab: TestLab;

  beforeAll(async () => {
    generator = await Generator.create();
    lab = new TestLab();
  }, 60_000);

  afterAll(async () => {
    lab?.remove();
    await generator?.close();
  });

  /** What the tests of a project say against it. */
  const complaints = (project: Generated): string[] =>
    lab.run(project).complaints.map((one) => `${project.label}: ${one}`);

  it('pass on a WordPress that never saw the plugin', async () => {
    const projects = await generator.all('plugin', pluginMatrix);
    expect(generator.refused).toEqual([]);
    expect(projects.flatMap(complaints)).toEqual([]);
  });

  it('pass in plugins that are tools', async () => {
    // Those of one tool each are run where the tools themselves are tried.
    const together = Object.entries(toolMatrix).filter(([label]) => isWhole || label === 'every tool');
    const tools = await generator.all('plugin', Object.fromEntries(together));
    expect(generator.refused).toEqual([]);
    expect(tools).not.toEqual([]);
    expect(tools.flatMap(complaints)).toEqual([]);
  });

  it('pass whatever a description asks for', async () => {
    const described = [...unseenDescriptions, ...laterDescriptions].filter((_, index) => index % 16 === 0);
    const requests = described.map(({ title, text }): [string, PluginGenerateRequest] => [
      title,
      { plugin_name: `Described ${title}`, description: text, features: [...pluginFeatures] },
    ]);
    const plugins = await generator.all('plugin', Object.fromEntries(requests));
    expect(generator.refused).toEqual([]);
    expect(plugins.flatMap(complaints)).toEqual([]);
  });

  it('fail where a plugin is broken', () => {
    const whole = generatePlugin(pluginMatrix['every feature'] ?? { plugin_name: '' }, new Slots());
    expect(lab.run(whole).complaints).toEqual([]);
    const unseen = sampleOf(Object.keys(breakages), 4).filter((label) => {
      const { complaints } = lab.run(whole, { change: (folder) => breakFile(folder, label) });
      return complaints.length === 0;
    });
    expect(unseen).toEqual([]);
  });

  it('pass where a model wrote logic and its test, and fail without the logic', async () => {
    const description = 'Workshops with a date. Frobnicate the wibble whenever the moon is full.';
    const logic_1 = [
      "function logic() { add_filter( 'the_title', function ( $title ) { return $title . '!'; } ); }",
      "function test_logic() { $this->assertSame( 'A!', apply_filters( 'the_title', 'A', 0 ) ); }",
    ].join('\n');
    const task = { kind: 'plugin', request: { plugin_name: 'Workshop Desk', description } } as const;
    const { project, refused } = await fillSlots(analyzer, task, { logic_1 });
    expect(refused).toEqual([]);
    const { complaints, tests } = lab.run(project);
    expect(complaints).toEqual([]);
    expect(tests).toContainEqual('Workshop_Desk_Further_Logic_1_Test::test_logic');
    const change = (folder: string) => {
      const [file = ''] = globSync(join(folder, 'includes/*-further-logic-1.php'));
      writeFileSync(file, readFileSync(file, 'utf8').replace("'!'", "'?'"));
    };
    expect(lab.run(project, { change }).complaints.join()).toContain('Failed asserting that two strings are identical');
  });

  it('pass in scaffolds of every structure', async () => {
    const scaffolds = await generator.all('scaffold', scaffoldMatrix);
    const tested = scaffolds.filter(({ label }) => scaffoldMatrix[label]?.include_files === undefined);
    expect(generator.refused).toEqual([]);
    expect(tested.flatMap(complaints)).toEqual([]);
  });
});

/** Breaks one part of a plugin on disk. */
function breakFile(folder: string, label: string): void {
  const { file, from, to } = breakages[label] ?? { file: '', from: /$/, to: '' };
  const found = globSync('**/*.php', { cwd: folder }).filter((path) => path.endsWith(file));
  const changed = found.filter((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replace(from, to));
    return from.test(text);
  });
  if (changed.length === 0) throw new Error(`${label}: there is nothing to break in ${file}`);
}
