import { ServiceError } from '@presswright/shared/errors';
import { checkStructure } from '../bodies/check-structure.ts';
import { jsonIn } from '../generation/by-model/json-in.ts';
import { takeWrittenPlan } from '../generation/by-model/take-written-plan.ts';
import { type WrittenPlan, writtenPlanSchemas } from '../generation/by-model/written-plan.ts';
import { GenerationError } from '../generation/generation-error.ts';
import type { PlannedKind } from '../generation/plan-project.ts';
import { compileFaultList } from '../plugins/validation.ts';
import type { WorkerTasks } from './tasks.ts';

const checks = new Map<PlannedKind, ReturnType<typeof compileFaultList>>();

function checkFor(kind: PlannedKind): ReturnType<typeof compileFaultList> {
  const check = checks.get(kind) ?? compileFaultList(writtenPlanSchemas[kind], 'answer');
  checks.set(kind, check);
  return check;
}

/** Parses and checks a plan that a model wrote. */
export async function takePlan({
  task,
  answer,
}: WorkerTasks['takePlan']['input']): Promise<WorkerTasks['takePlan']['output']> {
  try {
    const text = jsonIn(answer);
    if (text === null) return { kind: 'unfit', faults: ['the answer: expected one JSON object, got other text.'] };
    checkStructure(Buffer.from(text));
    const written: unknown = JSON.parse(text);
    const faults = checkFor(task.kind)(written);
    if (faults.length > 0) return { kind: 'unfit', faults };
    return { kind: 'planned', ...(await takeWrittenPlan(task, written as WrittenPlan)) };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { kind: 'unfit', faults: [`the answer: expected JSON: ${error.message}.`] };
    if (error instanceof GenerationError) return { kind: 'unfit', faults: [error.message] };
    if (error instanceof ServiceError)
      return { kind: 'unfit', faults: [error.message.replace(/^The body/, 'the answer')] };
    throw error;
  }
}
