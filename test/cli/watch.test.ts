import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeInOwnProcess, clean, makeTree, reflected } from './program.ts';

/** Waits for each text in turn in all that the program says, and does what comes after it. */
function script(steps: readonly (readonly [string, () => void])[]) {
  return (child: ChildProcess) => {
    let said = '';
    const left = [...steps];
    const hear = (text: string) => {
      said += text;
      const [step] = left;
      if (step === undefined || !said.includes(step[0])) return;
      left.shift();
      said = '';
      step[1]();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  };
}

describe('presswright analyze --watch', () => {
  it('analyses again when a file or the configuration changes, tells what is wrong, and ends with 0', async () => {
    const cwd = makeTree({ 'shop/a.php': clean, 'shop/node_modules/x.php': clean, 'presswright.json': '{}' });
    const write = (name: string, text: string) => () => writeFileSync(join(cwd, name), text);
    let interrupt = () => {};
    const { status, stdout, stderr } = await analyzeInOwnProcess(['shop', '--watch', '--severity', 'high'], {
      cwd,
      onStart: (child) => {
        interrupt = () => child.kill('SIGINT');
        script([
          ['Watching', write('shop/a.php', reflected)],
          ['Watching', write('presswright.json', '{ "rules": 1 }')],
          ['Watching', write('presswright.json', '{ "rules": { "security/*": "off" } }')],
          ['Watching', () => interrupt()],
        ])(child);
      },
    });
    expect(stdout).toMatch(/^1 file analysed.*\nNo findings\n/);
    expect(stdout).toContain('shop/a.php changed\nshop/a.php:3:6: high: Echo prints');
    expect(stdout).toMatch(/\npresswright\.json changed\n1 file analysed.*\nNo findings\n.*\n$/);
    expect(stderr).toContain('presswright: presswright.json:1: /rules: expected an object, got 1\n');
    expect(status).toBe(0);
  });
});
