import type { PlanResult } from '@presswright/shared/generators';
import { useEffect, useState } from '@wordpress/element';
import { type KindInput, noInput } from '../plan-steps/kind-input.ts';
import { draftOf } from '../plan-steps/types.ts';
import { request } from '../shared/api.ts';
import { keep, readKept } from '../shared/kept.ts';
import { type Task, useTask } from '../shared/use-task.ts';
import type { SelectionContent } from './selection-content.ts';

/** A block that is asked for. */
export interface BlockPlanning {
  input: KindInput;
  task: Task<'plan'>;
  change: (part: Partial<KindInput>) => void;
  /** Asks for a plan of what has been entered; returns whether there is one now. */
  plan: (name: string, attributes?: SelectionContent['attributes']) => Promise<boolean>;
  /** Forgets what was entered: it has become a block. */
  clear: () => void;
}

/**
 * What is entered for a block, kept in the browser until it has become one.
 * @param place where the browser keeps it
 */
export function useBlockPlan(place: string): BlockPlanning {
  const [input, setInput] = useState<KindInput>(() => readKept<KindInput>(place) ?? noInput);
  const task = useTask<'plan'>();

  useEffect(() => keep(place, input === noInput ? undefined : input), [place, input]);

  return {
    input,
    task,
    change: (part) => setInput((before) => ({ ...before, ...part })),
    plan: async (name, attributes) => {
      const body = { kind: 'block', name, description: input.description, ...(attributes && { attributes }) };
      const result = await task.run('plan', (signal) => request<PlanResult>('/plans', body, signal));
      if (result === undefined) return false;
      setInput((before) => ({ ...before, name, draft: draftOf(result), job: undefined }));
      return true;
    },
    clear: () => setInput(noInput),
  };
}
