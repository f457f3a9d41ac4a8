import type { WrittenPart } from '@presswright/shared/schemas/model-share';
import type { GeneratedProject } from '../../generation/generated-project.ts';
import type { Slot } from '../../generation/slots.ts';
import type { RunLogicTest } from './run-logic-test.ts';

/** Runs the tests that stand beside code for the slots of one project, and remembers how they went. */
export interface SlotTests {
  /**
   * Why what was written for a slot is not taken: its test fails. null: it passes, cannot be run here, or there is none.
   * @param project with the code and its test in their files
   * @throws the signal's reason
   */
  faultOf(slot: Slot, project: GeneratedProject, signal: AbortSignal): Promise<string | null>;
  /** What an answer says of the test of a slot. */
  noteOf(name: string): Pick<WrittenPart, 'test'>;
}

/**
 * @param run null: no test is run
 * @param deadline aborts when the time for all slots is over
 */
export function createSlotTests(
  run: RunLogicTest | null,
  deadline: AbortSignal,
  log: { warn(details: object, message: string): void },
): SlotTests {
  const notes = new Map<string, 'passed' | 'not_run'>();
  return {
    async faultOf({ name, files }, project, signal) {
      if (files === undefined) return null;
      notes.set(name, 'not_run');
      if (run === null) return null;
      const textOf = (path: string) => String(project.files.find((file) => file.path === path)?.content ?? '');
      try {
        const outcome = await run(
          { code: textOf(files.code), test: textOf(files.test) },
          AbortSignal.any([signal, deadline]),
        );
        if (outcome.kind === 'failed') return outcome.fault;
        if (outcome.kind === 'passed') notes.set(name, 'passed');
        return null;
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return 'there was no time left to run its test';
        log.warn({ err: error }, 'a test of logic could not be run');
        return null;
      }
    },
    noteOf(name) {
      const test = notes.get(name);
      return test === undefined ? {} : { test };
    },
  };
}
