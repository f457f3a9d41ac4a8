import { realpathSync } from 'node:fs';
import { describeSystemError, OperatorError } from '../../operator-error.ts';
import { createLogicTests, type RunLogicTest } from './run-logic-test.ts';

/** Logic and a test that pass in a sandbox which works. */
const trial = {
  code: "final class Trial {\n\tpublic function register() {\n\t\tadd_filter( 'trial', '__return_true' );\n\t}\n}\n",
  test: "class Trial_Test extends WP_UnitTestCase {\n\tpublic function test_logic() {\n\t\t$this->assertTrue( apply_filters( 'trial', false ) );\n\t}\n}\n",
};

/**
 * Tests of logic with the PHP binary that the operator names, once it has run in its sandbox.
 * @throws {OperatorError} where it cannot be kept from everything here
 */
export async function prepareLogicTests(php: string): Promise<RunLogicTest> {
  const refuse = (why: string, cause?: unknown) =>
    new OperatorError(
      `PRESSWRIGHT_PHP: ${php} cannot be used: ${why}. Remove the setting, or see docs/engines.md.`,
      cause,
    );
  if (process.platform !== 'linux') throw refuse('its sandbox needs Linux');
  let binary: string;
  try {
    binary = realpathSync(php);
  } catch (error) {
    throw refuse(describeSystemError(error), error);
  }
  if (!binary.startsWith('/usr/')) throw refuse(`expected a program below /usr, got ${binary}`);
  const run = createLogicTests(php);
  const outcome = await run(trial, AbortSignal.timeout(60_000)).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : String(error), error);
  });
  if (outcome.kind !== 'passed') throw refuse(outcome.kind === 'failed' ? outcome.fault : outcome.why);
  return run;
}
