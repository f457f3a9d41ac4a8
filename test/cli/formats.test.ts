import { Issue } from '@presswright/shared/schemas/analysis';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { formatJunit } from '../../server/src/cli/analyze/formats/junit.ts';
import { analyze, clean, deprecated, makeTree, reflected } from './program.ts';

const tree = { 'b/two words.php': deprecated, 'a.php': reflected, 'c.php': clean };

describe('presswright analyze --format json', () => {
  it('answers issues of the contract, by file, with a summary', async () => {
    const { stdout } = await analyze(['.', '--format', 'json'], {
      cwd: makeTree({ ...tree, 'x.php': new Uint8Array([0]) }),
    });
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      format_version: 2,
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

  it('names where the harm is done for a finding that stands where its handler is registered, in all reports', async () => {
    const cwd = makeTree({
      'hooks.php': "<?php\n/* Plugin Name: Shop */\nadd_action( 'wp_ajax_shop', 'shop_clear' );\n",
      'inc/clear.php': "<?php\nfunction shop_clear() {\n\tdelete_option( 'shop' );\n}\n",
    });
    const sarif = JSON.parse((await analyze(['.', '--format', 'sarif'], { cwd })).stdout);
    expect(missingProperties(sarif)).toEqual([]);
    const result = sarif.runs[0].results.find((one: { ruleId: string }) => one.ruleId === 'security/missing-nonce');
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('hooks.php');
    expect(result.relatedLocations).toMatchObject([
      { id: 1, physicalLocation: { artifactLocation: { uri: 'inc/clear.php' }, region: { startLine: 3 } } },
    ]);
    const json = JSON.parse((await analyze(['.', '--format', 'json'], { cwd })).stdout);
    const issues = json.results.flatMap((one: { issues: { rule: string }[] }) => one.issues);
    expect(issues.find((issue: { rule: string }) => issue.rule === 'security/missing-nonce').related).toMatchObject([
      { file: 'inc/clear.php', line: 3 },
    ]);
    const { stdout } = await analyze(['.', '--no-show-trace'], { cwd });
    expect(stdout).toMatch(
      /hooks\.php:3:1: medium: .*missing-nonce\][\s\S]*?\n {6}at inc\/clear\.php:3:2 {2}delete_option\(\)/,
    );
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
  relatedLocations: ['physicalLocation', 'message'],
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

/** A name that every format has to escape. */
const awkward = { "a&b,<c>:|d'%.php": reflected, 'c.php': clean };

describe('presswright analyze --format', () => {
  const run = async (format: string) => (await analyze(['.', '--format', format], { cwd: makeTree(awkward) })).stdout;

  it('github writes a command a finding, and escapes what would end its parts', async () => {
    const lines = (await run('github')).trim().split('\n');
    expect(lines[0]).toMatch(
      /^::error file=a&b%2C<c>%3A\|d'%25\.php,line=3,endLine=3,col=6,endColumn=11,title=security\/unescaped-output::Echo /,
    );
    for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) file=[^:]+::\S/);
  });

  it('junit writes a failed case a finding, and a good one for a file without', async () => {
    const text = await run('junit');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="Presswright" tests="(\d+)" /);
    expect(text).toContain('<testsuite name="a&amp;b,&lt;c&gt;:|d\'%.php" ');
    expect(text).toContain('<testcase name="has no findings" classname="c.php"/>');
    expect(text).toMatch(
      /<testcase name="security\/unescaped-output at 3:6" [^<]*><failure type="high" message="Echo /,
    );
    expect(text.match(/<testcase /g)).toHaveLength(Number(/tests="(\d+)"/.exec(text)?.[1]));
    expect(text.match(/<failure /g)).toHaveLength(Number(/failures="(\d+)"/.exec(text)?.[1]));
    expectBalanced(text);
  });

  it('junit names a file that could not be analysed as an error', () => {
    const skipped = [
      { file: 'gone.php', reason: 'cannot be read', failed: true },
      { file: 'large.php', reason: 'is larger than 1 MiB', failed: false },
    ];
    const leftOut = { defaultFolders: new Map(), minifiedFiles: 0, byIgnoreFiles: 0, byConfig: 0 };
    const text = formatJunit({ results: [], skipped, leftOut, seconds: 1, timing: { findSeconds: 0, groups: [] } });
    expect(text).toMatch(/tests="1" failures="0" errors="1" time="1.000"/);
    expect(text).toMatch(
      /<testsuite name="gone.php"[^>]*errors="1">\s*<testcase [^>]*><error message="cannot be read"\/>/,
    );
    expect(text).not.toContain('large.php');
    expectBalanced(text);
  });

  it('checkstyle writes the files with findings', async () => {
    const text = await run('checkstyle');
    expect(text).toContain('<file name="a&amp;b,&lt;c&gt;:|d\'%.php">');
    expect(text).toMatch(
      /<error line="3" column="6" severity="error" message="Echo [^"<]+" source="presswright.security.unescaped-output"\/>/,
    );
    expect(text).not.toContain('c.php"');
    expectBalanced(text);
  });

  it('markdown writes a table a file that what it quotes does not break', async () => {
    const text = await run('markdown');
    expect(text).toMatch(/^# Presswright\n\n\d+ findings? in 1 file: /);
    expect(text).toContain("## a&b,\\<c\\>:\\|d'%.php\n");
    expect(text).toContain('| 3 | high | `security/unescaped-output` | Echo ');
  });

  it('of no known name is refused with the names', async () => {
    const { status, stderr } = await analyze(['.', '--format', 'xml'], { cwd: makeTree(awkward) });
    expect(status).toBe(2);
    expect(stderr).toMatch(/text, json, sarif, github, junit, checkstyle, markdown/);
  });
});

describe('the way of the data', () => {
  const lines = async (...options: string[]) =>
    (await analyze(['a.php', ...options], { cwd: makeTree({ 'a.php': reflected }) })).stdout;

  it('is printed for high findings, with files and lines, from source to sink', async () => {
    expect(await lines()).toMatch(
      /\n {4}from a\.php:2:9 {2}\$_GET\['name'\] is read\n {4} via a\.php:2:1 {2}.*\n {4} {2}to a\.php:3:6 {2}/,
    );
  });

  it('is printed for all or none when asked for', async () => {
    const stored = { 'a.php': "<?php\n$name = get_option( 'acme' );\necho $name;\n" };
    const of = async (option: string[]) => (await analyze(['a.php', ...option], { cwd: makeTree(stored) })).stdout;
    expect(await of([])).not.toContain('from a.php');
    expect(await of(['--show-trace'])).toContain('from a.php:2');
    expect(await lines('--no-show-trace')).not.toContain('from a.php');
  });
});

/** Every element is closed in its turn, and nothing stands outside of quotes that must not. */
function expectBalanced(text: string): void {
  const open: string[] = [];
  for (const [, close, name = '', attributes = '', empty] of text.matchAll(
    /<(\/)?([a-z]+)((?: [a-z]+="[^"<>]*")*)(\/)?>/gi,
  )) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
    expect(attributes).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#10;)/);
  }
  expect(open).toEqual([]);
  expect(text.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
}
