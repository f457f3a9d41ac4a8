import { useEffect, useRef, useState } from '@wordpress/element';
import { type Problem, request, requestRemoval, toProblem } from '../shared/api.ts';
import type { Job } from './types.ts';

const pollMs = 700;

/** How often in a row a site may not answer: while a plugin is swapped, that is to be expected. */
const maxFailures = 40;

/** A job that is followed to its end. */
export interface FollowedJob {
  job: Job | undefined;
  /** The site does not answer at the moment. */
  isLost: boolean;
  problem: Problem | undefined;
  cancel: () => void;
}

/**
 * Asks for a job until it has ended. Leaving the page does not stop it: the next visit goes on with the same id.
 * @param id undefined: there is none
 * @param onEnd is told once when it has ended
 */
export function useJob(id: string | undefined, onEnd: (job: Job) => void): FollowedJob {
  const [job, setJob] = useState<Job>();
  const [isLost, setLost] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    setJob(undefined);
    setProblem(undefined);
    setLost(false);
    if (id === undefined) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const ask = async () => {
      try {
        const found = await request<Job>(`/jobs/${encodeURIComponent(id)}`, undefined, controller.signal);
        failures = 0;
        setLost(false);
        setJob(found);
        if (found.state === 'queued' || found.state === 'running') timer = setTimeout(ask, pollMs);
        else end.current(found);
      } catch (thrown) {
        if (controller.signal.aborted) return;
        const found = toProblem(thrown);
        failures += 1;
        const isRefused = found.status >= 400 && found.status < 500 && found.status !== 429;
        if (isRefused || failures > maxFailures) return setProblem(found);
        setLost(failures > 2);
        timer = setTimeout(ask, pollMs * 2);
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id]);

  return {
    job,
    isLost,
    problem,
    cancel: () => {
      if (id === undefined) return;
      requestRemoval(`/jobs/${encodeURIComponent(id)}`).catch((thrown: unknown) => setProblem(toProblem(thrown)));
    },
  };
}
