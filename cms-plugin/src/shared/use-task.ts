import { useEffect, useRef, useState } from '@wordpress/element';
import { type Problem, toProblem } from './api.ts';

/** One thing that a screen does at a time, with what came in its way. */
export interface Task<Name extends string> {
  busy: Name | undefined;
  problem: Problem | undefined;
  /** Does it; undefined: it was cancelled, or failed, which `problem` tells. */
  run: <T>(name: Name, work: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>;
  cancel: () => void;
  /** Forgets the problem. */
  clear: () => void;
}

export function useTask<Name extends string>(): Task<Name> {
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<Problem>();
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  return {
    busy,
    problem,
    clear: () => setProblem(undefined),
    cancel: () => {
      controller.current?.abort();
      setBusy(undefined);
    },
    run: async (name, work) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setBusy(name);
      setProblem(undefined);
      try {
        const result = await work(own.signal);
        return own.signal.aborted ? undefined : result;
      } catch (thrown) {
        if (!own.signal.aborted) setProblem(toProblem(thrown));
        return undefined;
      } finally {
        if (!own.signal.aborted) setBusy(undefined);
      }
    },
  };
}
