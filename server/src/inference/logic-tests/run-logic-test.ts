import { randomBytes } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import { functionStandIns } from './function-stand-ins.ts';
import { hookStandIns } from './hook-stand-ins.ts';
import { disabledFunctions, runInSandbox } from './sandbox.ts';
import { testCaseStandIn } from './test-case.ts';

/** The files of a class with logic and of its PHPUnit test, as a project has them. */
export interface LogicFiles {
  readonly code: string;
  readonly test: string;
}

/** How a test went. `not-run`: it needs more of WordPress than there are stand-ins of, and `why` says what. */
export type LogicTestOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly fault: string }
  | { readonly kind: 'not-run'; readonly why: string };

/** Runs the test of logic; rejects where PHP itself cannot be run. */
export type RunLogicTest = (files: LogicFiles, signal: AbortSignal) => Promise<LogicTestOutcome>;

interface Report {
  readonly outcome: 'passed' | 'failed' | 'threw' | 'needs' | 'ended';
  readonly message: string;
}

/** Tests that run at the same time; the others wait. */
const maxConcurrent = 2;

/**
 * Runs tests of logic with a PHP binary, in a sandbox, against stand-ins of WordPress. A test that passes without its logic fails.
 * @param php path of the binary
 */
export function createLogicTests(php: string): RunLogicTest {
  const room = bulkhead(maxConcurrent, Number.POSITIVE_INFINITY);
  const runOne = async (files: LogicFiles, signal: AbortSignal): Promise<LogicTestOutcome> => {
    const outcome = outcomeOf(await report(php, files, true, signal));
    if (outcome.kind !== 'passed') return outcome;
    const without = await report(php, files, false, signal);
    return without.outcome === 'passed'
      ? { kind: 'failed', fault: 'the test passes without the logic, too' }
      : { kind: 'passed' };
  };
  return (files, signal) => room.execute(() => runOne(files, signal));
}

async function report(php: string, files: LogicFiles, withLogic: boolean, signal: AbortSignal): Promise<Report> {
  const mark = `presswright-${randomBytes(16).toString('hex')}:`;
  const { code, stdout, stderr } = await runInSandbox(php, programOf(files, withLogic, mark), signal);
  signal.throwIfAborted();
  if (code === null) return { outcome: 'ended', message: 'it took too long, or printed too much' };
  const at = stdout.lastIndexOf(mark);
  if (at < 0) {
    // PHP ends with 255 for what it cannot compile, with more than 128 by a signal; anything else is the sandbox's own fault.
    if (code > 128) return { outcome: 'ended', message: 'PHP could not compile or finish it' };
    throw new Error(`PHP could not be run in its sandbox (exit ${code}): ${stderr.trim().slice(0, 500)}`);
  }
  return JSON.parse(stdout.slice(at + mark.length));
}

const withoutTag = (file: string): string => file.replace(/^<\?php\s*/, '');
const classIn = (file: string): string => /^(?:final )?class (\w+)/m.exec(file)?.[1] ?? '';

function programOf({ code, test }: LogicFiles, withLogic: boolean, mark: string): string {
  const logic = withLogic ? `'${classIn(code)}'` : 'null';
  const parts = [testCaseStandIn, hookStandIns, functionStandIns, withoutTag(code), withoutTag(test)];
  return `<?php\n${parts.join('\n')}\npresswright_run( '${mark}', ${logic}, '${classIn(test)}' );\n`;
}

/** Names that PHP does not know are WordPress', unless the sandbox took them away. */
const missing =
  /^Call to undefined (?:function|method) ([\w\\:]+)\(\)|^Class ["']([\w\\]+)["'] not found|^Undefined (?:global )?constant ["']?([\w\\]+)/;

function outcomeOf({ outcome, message }: Report): LogicTestOutcome {
  if (outcome === 'passed') return { kind: 'passed' };
  if (outcome === 'needs') return { kind: 'not-run', why: `it needs ${message} of WordPress` };
  const name = missing.exec(message)?.slice(1).find(Boolean);
  if (outcome === 'threw' && name !== undefined && !disabledFunctions.includes(name.toLowerCase()))
    return { kind: 'not-run', why: `it needs ${name} of WordPress` };
  return { kind: 'failed', fault: `the test failed: ${message.slice(0, 400)}` };
}
