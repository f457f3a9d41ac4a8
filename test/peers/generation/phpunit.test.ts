import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { type Generated, Generator } from './harness/generated.ts';
import { TestLab } from './harness/phpunit.ts';
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
    const tools = await generator.all('plugin', toolMatrix);
    expect(generator.refused).toEqual([]);
    expect(tools.flatMap(complaints)).toEqual([]);
  });

  it('pass in scaffolds of every structure', async () => {
    const scaffolds = await generator.all('scaffold', scaffoldMatrix);
    const tested = scaffolds.filter(({ label }) => scaffoldMatrix[label]?.include_files === undefined);
    expect(generator.refused).toEqual([]);
    expect(tested.flatMap(complaints)).toEqual([]);
  });
});
