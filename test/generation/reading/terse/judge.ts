import { readFileSync } from 'node:fs';
import type { PlannedProject } from '../../../../server/src/generation/planned-project.ts';
import type { PluginPlan } from '../../../../shared/src/schemas/plans/plugin-plan.ts';

/** A line of a plan that all of these patterns match. */
type Line = readonly RegExp[];

/** What a customer insists on: one of several lines of the plan shows it; `told`: the words that a reason would be about. */
interface Fact {
  readonly says: string;
  readonly lines: readonly Line[];
  readonly told: RegExp;
}

/** A request of one or two sentences, with what its plan must have, must not have, and may have. */
export interface TerseRequest {
  readonly name: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly mustNots: readonly Fact[];
  readonly allowed: readonly Line[];
}

export interface Verdict {
  readonly built: readonly string[];
  readonly told: readonly string[];
  readonly lost: readonly string[];
  readonly violated: readonly string[];
  /** Parts of the plan that nobody asked for. */
  readonly invented: readonly string[];
}

const linesOf = (text: string): Line[] =>
  text.split(' || ').map((line) => line.split(' & ').map((pattern) => new RegExp(pattern.trim(), 'i')));

function factOf(text: string): Fact {
  const [says = '', patterns = ''] = text.split(' :: ');
  const [lines = '', told] = patterns.split(/ @(?=[^@]*$)/);
  return { says, lines: linesOf(lines), told: new RegExp(told?.trim() ?? '', 'i') };
}

/** Requests in the notation of the files beside this one: `+` insists on, `!` forbids, `=` allows. */
export function readRequests(file: string): TerseRequest[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split(/^# /m)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [name = '', description = '', ...rest] = one.trim().split('\n');
      const after = (sign: string): string[] =>
        rest.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
      return {
        name,
        description,
        facts: after('+').map(factOf),
        mustNots: after('!').map(factOf),
        allowed: after('=').flatMap(linesOf),
      };
    });
}

/** The parts of a plan, a line each: `entity event public`, `field event.date date`, `taxonomy event.topic`, `do endpoint {…}` … */
export function linesOfPlan(plan: PluginPlan): string[] {
  const fieldLine = (owner: string, { key, type, ...rest }: { key: string; type: string }): string =>
    `field ${owner}.${key} ${type} ${JSON.stringify(rest)}`;
  return [
    ...(plan.entities ?? []).flatMap(({ fields = [], core_fields: core = [], taxonomies = [], ...entity }) => [
      `entity ${entity.key} ${entity.public === true ? 'public' : 'private'} ${JSON.stringify(entity)}`,
      ...core.map(({ label, as }) => `field ${entity.key}.${label.toLowerCase().replace(/\W+/g, '_')} core ${as}`),
      ...fields.map((field) => fieldLine(entity.key, field)),
      ...taxonomies.map((taxonomy) => `taxonomy ${entity.key}.${taxonomy.key} ${JSON.stringify(taxonomy)}`),
    ]),
    ...(plan.behaviours ?? []).flatMap((behaviour) => [
      `do ${behaviour.kind} ${JSON.stringify(behaviour)}`,
      ...(behaviour.kind === 'extra_fields' ? behaviour.fields.map((field) => fieldLine(behaviour.entity, field)) : []),
    ]),
    ...(plan.settings ?? []).map(({ key, ...rest }) => `setting ${key} ${JSON.stringify(rest)}`),
    ...(plan.roles ?? []).map((role) => `role ${JSON.stringify(role)}`),
  ];
}

const isMet = (lines: readonly Line[], plan: readonly string[]): boolean =>
  lines.some((line) => plan.some((one) => line.every((pattern) => pattern.test(one))));

/** Titles and columns come with records, and nobody calls them invented. */
const alwaysAllowed = linesOf('^field \\S+ core title || ^do admin_columns');

export function judge(request: TerseRequest, { plan, notUnderstood }: PlannedProject<PluginPlan>): Verdict {
  const lines = linesOfPlan(plan);
  const told = notUnderstood.map(({ text }) => text);
  const all = [...lines, ...told.map((text) => `told: ${text}`)];
  const isBuilt = ({ lines: asked }: Fact): boolean => isMet(asked, lines);
  const isTold = (fact: Fact): boolean => told.some((text) => fact.told.test(text));
  const missing = request.facts.filter((fact) => !isBuilt(fact));
  const allowed = [...request.facts.flatMap((fact) => fact.lines), ...request.allowed, ...alwaysAllowed];
  const says = ({ says: text }: Fact): string => text;
  return {
    built: request.facts.filter(isBuilt).map(says),
    told: missing.filter(isTold).map(says),
    lost: missing.filter((fact) => !isTold(fact)).map(says),
    violated: request.mustNots.filter(({ lines: forbidden }) => isMet(forbidden, all)).map(says),
    invented: lines.filter((line) => !isMet(allowed, [line])),
  };
}

export const isWhole = ({ told, lost, violated, invented }: Verdict): boolean =>
  told.length + lost.length + violated.length + invented.length === 0;
