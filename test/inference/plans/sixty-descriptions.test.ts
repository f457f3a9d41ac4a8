import { describe, expect, it } from 'vitest';
import { generateProject } from '../../../server/src/generation/generate-project.ts';
import { type AnyPlan, type PlanTask, planProject } from '../../../server/src/generation/plan-project.ts';
import { createRepairBudget } from '../../../server/src/inference/gate/repair-budget.ts';
import { writePlan } from '../../../server/src/inference/plans/write-plan.ts';
import { takePlan } from '../../../server/src/workers/take-plan-task.ts';
import { requests as allRequests, type Request } from '../../generation/corrected-plans/requests.ts';
import { sampleOf } from '../../peers/whole.ts';
import { scriptedEngine, scriptedUsage } from '../../server/support/scripted-engine.ts';
import { lyingStandIn, nearlyRightStandIn, rightStandIn, type StandIn, wrongStandIn } from './scripted-plans.ts';

/** A third of them where not everything is to be tried. */
const requests = sampleOf(allRequests, 3);

interface Outcome {
  readonly by: 'model' | 'service';
  readonly repairs: number;
  readonly isRight: boolean;
  /** Facts of the description that the files have. */
  readonly facts: number;
}

const withoutSummary = (plan: AnyPlan): string => JSON.stringify({ ...plan, summary: undefined });

async function factsIn({ description, facts }: Request, plan: AnyPlan): Promise<number> {
  const task = { kind: 'plugin', request: { plugin_name: 'Harbour', description, plan } } as Parameters<
    typeof generateProject
  >[0];
  const { files } = await generateProject(task);
  const code = files
    .flatMap(({ path, content }) => (path.endsWith('.php') && !path.startsWith('tests/') ? [String(content)] : []))
    .join('\n');
  return facts.filter(({ patterns }) => patterns.every((pattern) => new RegExp(pattern).test(code))).length;
}

const owns = new Map<Request, { readonly task: PlanTask; readonly own: AnyPlan }>();

/** The service's own plan, which each model is compared with. */
async function ownPlanOf(request: Request): Promise<{ readonly task: PlanTask; readonly own: AnyPlan }> {
  const before = owns.get(request);
  if (before !== undefined) return structuredClone(before);
  const task: PlanTask = { kind: 'plugin', request: { plugin_name: 'Harbour', description: request.description } };
  const { plan: own } = await planProject(task);
  owns.set(request, structuredClone({ task, own }));
  return { task, own };
}

/** Has a stand-in write the plan of a description, through the loop that real models go through. */
async function outcomeOf(request: Request, standIn: StandIn): Promise<Outcome> {
  const { task, own } = await ownPlanOf(request);
  const engine = scriptedEngine([]);
  engine.complete = async ({ messages = [] }, onEvent) => {
    const feedback = messages.length > 2 ? (messages.at(-1)?.content ?? '') : null;
    onEvent({ kind: 'text', text: standIn(feedback) });
    return { kind: 'done', finishReason: 'stop', usage: scriptedUsage };
  };
  const model = { id: 'stand-in', organizationId: null, created: 1, contextWindow: 32_768, engine };
  const writing = await writePlan(model, task, own, {
    organizationId: 'org_any',
    signal: new AbortController().signal,
    budget: createRepairBudget({ tokens: 24_000, timeoutMs: 3_600_000 }),
    take: (answer) => takePlan({ task, answer }),
    onUsage: () => {},
    onError(error) {
      throw error;
    },
  });
  const plan = writing.kind === 'written' ? writing.planned.plan : own;
  const isRight = withoutSummary(plan) === withoutSummary(request.plan);
  return {
    by: writing.kind === 'written' ? 'model' : 'service',
    repairs: writing.repairs,
    isRight,
    // The files of the right plans have all of them: the test of those plans looks.
    facts: isRight ? request.facts.length : await factsIn(request, plan),
  };
}

const otherThan = (at: number): Request => requests[(at + 17) % requests.length] as Request;

/** What became of the plans of all descriptions, and how many of each. */
async function outcomesOf(name: string, standInFor: (request: Request, at: number) => StandIn) {
  const outcomes: Outcome[] = [];
  for (const [at, request] of requests.entries()) outcomes.push(await outcomeOf(request, standInFor(request, at)));
  const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length;
  const counted = {
    atOnce: count(({ by, repairs }) => by === 'model' && repairs === 0),
    repaired: [1, 2, 3].map((rounds) => count(({ by, repairs }) => by === 'model' && repairs === rounds)),
    service: count(({ by }) => by === 'service'),
    right: count(({ isRight }) => isRight),
    facts: outcomes.reduce((sum, { facts }) => sum + facts, 0),
  };
  const { atOnce, repaired, service, right, facts } = counted;
  console.info(`| ${name} | ${atOnce} | ${repaired.join(', ')} | ${service} | ${right} | ${facts} of ${allFacts} |`);
  return counted;
}

const allFacts = requests.reduce((sum, { facts }) => sum + facts.length, 0);

// Each asks for all the plans.
describe('the plans of 60 descriptions by a model that answers', { timeout: 600_000 }, () => {
  it('the right ones: all are taken as they are', async () => {
    expect(await outcomesOf('the right one', rightStandIn)).toEqual({
      atOnce: requests.length,
      repaired: [0, 0, 0],
      service: 0,
      right: requests.length,
      facts: allFacts,
    });
  });

  it('nearly right ones: all are mended by what the feedback tells', async () => {
    const { atOnce, service, right } = await outcomesOf('a nearly right one', nearlyRightStandIn);
    expect({ atOnce, service, right }).toEqual({ atOnce: 0, service: 0, right: requests.length });
  });

  it('those of other descriptions: the service’s own take their place', async () => {
    const { service } = await outcomesOf('that of another description', (_, at) => wrongStandIn(otherThan(at)));
    expect(service).toBeGreaterThanOrEqual(0.91 * requests.length);
  });

  it('those of other descriptions with quotes of the right one: nothing here sees through it', async () => {
    const { atOnce } = await outcomesOf('the same, quoting this one', (request, at) =>
      lyingStandIn(request, otherThan(at)),
    );
    expect(atOnce).toBe(requests.length);
  });
});
