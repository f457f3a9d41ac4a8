import { readdirSync, readFileSync } from 'node:fs';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import evidence from './evidence.json' with { type: 'json' };

/** Something that the customer insists on, and the patterns that its code has; none where no plan can say it yet. */
export interface Fact {
  readonly says: string;
  readonly patterns: readonly string[];
}

export interface Request {
  readonly id: string;
  readonly job: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly plan: PluginPlan;
}

const folder = (name: string): URL => new URL(`./${name}/`, import.meta.url);
const patternsOf = evidence as unknown as Readonly<Record<string, readonly (string | readonly string[] | null)[]>>;

function readRequest(text: string, job: string, plans: Readonly<Record<string, PluginPlan>>): Request {
  const [id = '', ...lines] = text.trim().split('\n');
  const found = patternsOf[id];
  const plan = plans[id];
  if (found === undefined || plan === undefined) throw new Error(`${id} has no plan or no evidence`);
  const says = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  if (says.length !== found.length) throw new Error(`${id} has ${says.length} facts, evidence of ${found.length}`);
  return {
    id,
    job,
    plan,
    description: lines.filter((line) => !line.startsWith('- ')).join(' '),
    facts: says.map((one, index) => ({ says: one, patterns: [found[index] ?? []].flat() })),
  };
}

/** Descriptions by customers of many trades, each with the facts that they insist on and the plan that its form makes. */
export const requests: readonly Request[] = readdirSync(folder('requests')).flatMap((file) => {
  const job = file.replace(/\.txt$/, '');
  const plans = JSON.parse(readFileSync(new URL(`${job}.json`, folder('plans')), 'utf8'));
  return readFileSync(new URL(file, folder('requests')), 'utf8')
    .split(/^# /m)
    .filter((text) => text.trim() !== '')
    .map((text) => readRequest(text, job, plans));
});
