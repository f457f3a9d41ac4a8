import { Issue } from '@presswright/shared/schemas/analysis';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { analyze, clean, deprecated, makeTree, reflected } from './program.ts';

const tree = { 'b/two words.php': deprecated, 'a.php': reflected, 'c.php': clean };

describe('presswright analyze --format json', () => {
  it('answers issues of the contract, by file, with a summary', async () => {
    const { stdout } = await analyze(['.', '--format', 'json'], {
      cwd: makeTree({ ...tree, 'x.php': new Uint8Array([0]) }),
    });
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      format_version: 1,
      tool: { name: 'presswright' },
      analysis_type: 'all',
      severity: 'all',
      summary: { total_files: 3, files_with_issues: 2 },
      skipped: [{ file: 'x.php', failed: false }],
    });
    expect(report.results.map(({ file }: { file: string }) => file)).toEqual(['a.php', 'b/two words.php', 'c.php']);
    const issues = report.results.flatMap((result: { issues: unknown[] }) => result.issues);
    expect(issues).toHaveLength(report.summary.total_issues);
    for (const issue of issues) expect([...Value.Errors(Issue, issue)]).toEqual([]);
  });
});

interface SarifLocation {
  physicalLocation: {
    artifactLocation: { uri: string; uriBaseId?: string };
    region: { startLine: number; startColumn: number; endLine?: number; endColumn?: number };
  };
}

describe('presswright analyze --format sarif', () => {
  it('answers SARIF 2.1.0 that a code host takes', async () => {
    const { stdout } = await analyze(['.', '--format', 'sarif'], { cwd: makeTree(tree) });
    const sarif = JSON.parse(stdout);
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.$schema).toContain('sarif-2.1.0');
    const [run] = sarif.runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    const { rules } = run.tool.driver;
    for (const rule of rules) {
      expect(rule.id).toMatch(/^(security|performance|quality)\/[a-z0-9-]+$/);
      expect(rule.shortDescription.text).not.toBe('');
      expect(rule.help.text).not.toBe('');
      expect(rule.helpUri ?? 'https://').toMatch(/^https:\/\//);
      expect(['none', 'note', 'warning', 'error']).toContain(rule.defaultConfiguration.level);
    }
    for (const result of run.results) {
      expect(rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(['none', 'note', 'warning', 'error']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(result.locations).toHaveLength(1);
      checkLocation(result.locations[0]);
      expect(Object.values(result.partialFingerprints)).toHaveLength(1);
    }
    const fingerprints = run.results.map(
      (result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0],
    );
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it('carries traces as code flows, fixes as replacements, weaknesses as tags', async () => {
    const { stdout } = await analyze(['.', '--format', 'sarif'], { cwd: makeTree(tree) });
    const [run] = JSON.parse(stdout).runs;
    const find = (id: string) => run.results.find((result: { ruleId: string }) => result.ruleId === id);
    const [flow] = find('security/unescaped-output').codeFlows;
    const steps = flow.threadFlows[0].locations;
    expect(steps[0].location.physicalLocation.region.startLine).toBe(2);
    expect(steps.at(-1).location.physicalLocation.region.startLine).toBe(3);
    for (const step of steps) checkLocation(step.location);

    const outdated = find('quality/deprecated-function');
    expect(outdated.locations[0].physicalLocation.artifactLocation).toEqual({
      uri: 'b/two%20words.php',
      uriBaseId: '%SRCROOT%',
    });
    const [change] = outdated.fixes[0].artifactChanges;
    expect(change.replacements).toEqual([
      {
        deletedRegion: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 17 },
        insertedContent: { text: 'get_post' },
      },
    ]);
    const rule = run.tool.driver.rules.find(({ id }: { id: string }) => id === 'security/unescaped-output');
    expect(rule.properties.tags).toContain('external/cwe/cwe-79');
    expect(Number(rule.properties['security-severity'])).toBeGreaterThan(0);
  });

  it('has every property that SARIF 2.1.0 requires, also where a trace begins in another file', async () => {
    const cwd = makeTree({
      'shop.php': '<?php\n/* Plugin Name: Shop */\nshow( $_GET["q"] );\n',
      'inc/show.php': '<?php\nfunction show( $text ) {\n\techo $text;\n}\n',
      'binary.php': new Uint8Array([0]),
      ...tree,
    });
    const { stdout } = await analyze(['.', '--format', 'sarif'], { cwd });
    const sarif = JSON.parse(stdout);
    expect(missingProperties(sarif)).toEqual([]);
    const flows = sarif.runs[0].results.flatMap((result: { codeFlows?: unknown[] }) => result.codeFlows ?? []);
    const uris = JSON.stringify(flows);
    expect(uris).toContain('"shop.php"');
    expect(uris).toContain('"inc/show.php"');
  });

  it('names files that could not be analysed as notifications', async () => {
    const { stdout } = await analyze(['.', '--format', 'sarif'], { cwd: makeTree({ 'x.php': new Uint8Array([0]) }) });
    const [invocation] = JSON.parse(stdout).runs[0].invocations;
    expect(invocation.executionSuccessful).toBe(true);
    expect(invocation.toolExecutionNotifications[0].message.text).toContain('x.php is binary');
  });
});

function checkLocation({ physicalLocation: { artifactLocation, region } }: SarifLocation): void {
  expect(artifactLocation.uri).not.toMatch(/^\/|\\| /);
  expect(artifactLocation.uriBaseId).toBe('%SRCROOT%');
  const numbers = [region.startLine, region.startColumn, region.endLine ?? 1, region.endColumn ?? 1];
  for (const number of numbers) expect(Number.isInteger(number) && number >= 1).toBe(true);
  if (region.endLine !== undefined) expect(region.endLine).toBeGreaterThanOrEqual(region.startLine);
}

/** Required properties of the objects that we write, by the property that holds them (SARIF 2.1.0, section 3). */
const required: Readonly<Record<string, readonly string[]>> = {
  runs: ['tool', 'results'],
  tool: ['driver'],
  driver: ['name', 'rules'],
  rules: ['id'],
  shortDescription: ['text'],
  fullDescription: ['text'],
  help: ['text'],
  invocations: ['executionSuccessful'],
  toolExecutionNotifications: ['message'],
  message: ['text'],
  results: ['message', 'ruleId', 'locations'],
  locations: [],
  artifactLocation: ['uri'],
  region: ['startLine'],
  codeFlows: ['threadFlows'],
  threadFlows: ['locations'],
  location: ['physicalLocation', 'message'],
  fixes: ['artifactChanges'],
  artifactChanges: ['artifactLocation', 'replacements'],
  replacements: ['deletedRegion'],
  insertedContent: ['text'],
};
const neverEmpty = ['runs', 'threadFlows', 'locations', 'artifactChanges', 'replacements'];

function missingProperties(value: unknown, name = 'document', path = ''): string[] {
  if (Array.isArray(value)) {
    const empty = value.length === 0 && neverEmpty.includes(name) ? [`${path} is empty`] : [];
    return [...empty, ...value.flatMap((item, index) => missingProperties(item, name, `${path}/${index}`))];
  }
  if (typeof value !== 'object' || value === null) return [];
  const wanted = name === 'document' ? ['version', 'runs'] : (required[name] ?? []);
  return [
    ...wanted.filter((key) => !(key in value)).map((key) => `${path}/${key}`),
    ...Object.entries(value).flatMap(([key, item]) => missingProperties(item, key, `${path}/${key}`)),
  ];
}
