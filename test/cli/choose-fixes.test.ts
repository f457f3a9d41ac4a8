import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseFixes } from '../../server/src/cli/analyze/fix/choose-fixes.ts';
import type { RunResult } from '../../server/src/cli/analyze/result.ts';
import { plain } from '../../server/src/cli/analyze/style.ts';
import { analyze as report } from '../analysis/analyzer-for-tests.ts';
import { analyze, makeTree } from './program.ts';

const code = "<?php\necho $_GET['a'];\necho $_GET['b'];\n$page = get_page( $id );\n";
const fixedAll = "<?php\necho esc_html( $_GET['a'] );\necho esc_html( $_GET['b'] );\n$page = get_post( $id );\n";

const home = process.cwd();
let cwd: string;
beforeEach(() => {
  cwd = makeTree({ 'a.php': code, 'b.php': code });
  process.chdir(cwd);
});
afterEach(() => process.chdir(home));

const textOf = (name: string) => readFileSync(join(cwd, name), 'utf8');

/** Answers the questions with these, then with nothing; the questions are kept. */
async function choose(...said: (string | null)[]) {
  const questions: string[] = [];
  const results = ['a.php', 'b.php'].map((file) => ({ file, bytes: 1, report: report(code), statements: [], code }));
  const run = { results } as unknown as RunResult;
  const pass = await chooseFixes(
    run,
    async (question) => {
      questions.push(question);
      return said[questions.length - 1] ?? null;
    },
    plain,
  );
  return { ...pass, questions };
}

describe('--fix-suggestions', () => {
  it('shows each fix as a diff on top of what was accepted, and writes what was', async () => {
    const { findings, questions } = await choose('y', 'n', 'yes', 'q');
    expect(textOf('a.php')).toBe(code.replace("$_GET['a']", "esc_html( $_GET['a'] )").replace('get_page', 'get_post'));
    expect(textOf('b.php')).toBe(code);
    expect(findings).toBe(2);
    expect(questions).toHaveLength(4);
    expect(questions[1]).toContain("a.php:3:6: high: Echo prints $_GET['b']");
    expect(questions[1]).toContain(" echo esc_html( $_GET['a'] );\n-echo $_GET['b'];\n+echo esc_html( $_GET['b'] );\n");
  });

  it('takes all that follow with a, in other files too', async () => {
    const { findings, questions } = await choose('n', 'a');
    expect(questions).toHaveLength(2);
    expect(textOf('a.php')).toBe(fixedAll.replace("esc_html( $_GET['a'] )", "$_GET['a']"));
    expect(textOf('b.php')).toBe(fixedAll);
    expect(findings).toBe(5);
  });

  it('keeps what was accepted at q, asks again at anything else, and takes the end of the input for q', async () => {
    const { questions } = await choose('y', 'what?', 'q');
    expect(questions[2]).toBe('[y]es, [n]o, [a]ll that follow, [q]uit: ');
    expect(textOf('a.php')).toBe(code.replace("$_GET['a']", "esc_html( $_GET['a'] )"));
    writeFileSync('a.php', code);
    expect((await choose()).findings).toBe(0);
    expect(textOf('a.php')).toBe(code);
  });

  it('names a file that cannot be written, and goes on with the others', async () => {
    chmodSync('a.php', 0o444);
    const { findings, failures } = await choose('a');
    expect(failures).toEqual(['a.php is read-only: not fixed']);
    expect(findings).toBe(3);
    expect(textOf('b.php')).toBe(fixedAll);
  });

  it.each([
    [['.', '--fix-suggestions'], /asks on a terminal, and this is none: use --fix or --fix-dry-run/],
    [['.', '--fix-suggestions', '--fix'], /--fix and --fix-suggestions contradict each other/],
    [['.', '--watch', '--fix'], /leave --fix out/],
    [['-', '--watch'], /leave - out/],
    [['.', '--watch', '--write-baseline', 'x'], /leave --write-baseline out/],
  ])('is refused: %j', async (args, message) => {
    const { status, stderr } = await analyze(args, { cwd });
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
