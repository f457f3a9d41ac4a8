import { readRulePage } from '../plugins/rule-page-files.ts';
import type { PlanShelf } from './plan-shelf.ts';

/** A resource as lists have it. */
export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType: string;
}

/** Resources that one answer lists. */
const pageSize = 100;
const rulePrefix = 'presswright://rules/';

/** Address of the page of a rule. */
export function ruleUri(rule: string): string {
  return rulePrefix + rule;
}

/** The addresses that resources may have. */
export const resourceTemplates = [
  {
    uriTemplate: `${rulePrefix}{category}/{rule}`,
    name: 'rule',
    title: 'Page of a rule',
    description: 'What a rule of the analysis reports, why, and how to mend it',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: 'presswright://plans/{plan_id}',
    name: 'plan',
    title: 'A plan',
    description: 'One of the latest plans that the tool "plan" answered',
    mimeType: 'application/json',
  },
] as const;

/**
 * A page of what there is to read: the latest plans, then the pages of the rules.
 * @param after address of the last resource of the page before; undefined: the first page
 * @returns null where there is no such resource any more
 */
export async function listResources(
  plans: PlanShelf,
  after: string | undefined,
): Promise<{ readonly resources: ListedResource[]; readonly nextCursor?: string } | null> {
  const all = [
    ...plans.list().map(({ uri, name }) => ({ uri, name, mimeType: 'application/json' })),
    ...(await rules()),
  ];
  const start = after === undefined ? 0 : all.findIndex(({ uri }) => uri === after) + 1;
  if (after !== undefined && start === 0) return null;
  const resources = all.slice(start, start + pageSize);
  const last = resources.at(-1);
  return start + pageSize < all.length && last !== undefined ? { resources, nextCursor: last.uri } : { resources };
}

/** The text of a resource; undefined where there is none. */
export async function readResource(
  plans: PlanShelf,
  uri: string,
): Promise<{ readonly mimeType: string; readonly text: string } | undefined> {
  if (uri.startsWith(rulePrefix)) {
    const text = await readRulePage(uri.slice(rulePrefix.length));
    return text === undefined ? undefined : { mimeType: 'text/markdown', text };
  }
  const plan = plans.find(uri);
  return plan === undefined ? undefined : { mimeType: 'application/json', text: plan.text };
}

async function rules(): Promise<ListedResource[]> {
  // Loaded with the first list: a server starts without the rules.
  const { allRules } = await import('../analysis/rules/registry.generated.ts');
  return allRules
    .map(({ meta: { id, title, description } }) => ({
      uri: ruleUri(id),
      name: id,
      title,
      description,
      mimeType: 'text/markdown',
    }))
    .sort((a, b) => (a.uri < b.uri ? -1 : 1));
}
