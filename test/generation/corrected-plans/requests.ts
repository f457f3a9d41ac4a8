import { readdirSync, readFileSync } from 'node:fs';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';

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

type Evidence = Readonly<Record<string, readonly (string | readonly string[] | null)[]>>;

function readRequest(
  text: string,
  job: string,
  plans: Readonly<Record<string, PluginPlan>>,
  patternsOf: Evidence,
): Request {
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

const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

/** Descriptions of a folder, each with the facts that the customer insists on and the plan that its form makes. */
export function readRequests(set: URL): readonly Request[] {
  const evidence: Evidence = readJson(new URL('evidence.json', set));
  const texts = new URL('requests/', set);
  return readdirSync(texts).flatMap((file) => {
    const job = file.replace(/\.txt$/, '');
    const plans = readJson(new URL(`plans/${job}.json`, set));
    return readFileSync(new URL(file, texts), 'utf8')
      .split(/^# /m)
      .filter((text) => text.trim() !== '')
      .map((text) => readRequest(text, job, plans, evidence));
  });
}

/** Descriptions by customers of many trades. */
export const requests = readRequests(new URL('./', import.meta.url));
