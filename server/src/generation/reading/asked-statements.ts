import { type PlanBehaviour, type PluginPlan, planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { Check } from 'typebox/value';
import { GenerationError } from '../generation-error.ts';
import { checkPlan } from '../plugin/plans/check-plan.ts';
import { readConditions } from './conditions.ts';
import { listBehind, readExtraFields } from './extra-fields.ts';
import { featuresOf } from './features.ts';
import type { Statement } from './language/statement.ts';
import { type Match, matchesOf } from './matcher.ts';
import { Scene } from './scene.ts';

/** A statement and the behaviour that it asks for. */
export interface Asked {
  readonly statement: Statement;
  readonly match: Match;
}

/** From here on a statement is taken for what the nearest example asks for. */
const sure = 0.64;

/** The statements that ask for a behaviour with a module of its own. */
export function matchAll(statements: readonly Statement[], first: PluginPlan, description: string): readonly Asked[] {
  let plan = first;
  let scene = new Scene(plan);
  const asked: Asked[] = [];
  let spokenOf: string | null = null;
  const taken = new Set<Statement>();
  for (const statement of statements) {
    if (statement.isHeading) continue;
    if (taken.has(statement)) continue;
    const list = listBehind(statement, statements, description);
    const added = readExtraFields(
      statement,
      description,
      scene,
      description.slice(list[0]?.start ?? 0, list.at(-1)?.end ?? 0),
    );
    if (added !== null && isValid(added, plan)) {
      const match: Match = { kind: 'extra_fields', behaviour: added, score: 1, says: '', left: [] };
      asked.push({ statement, match }, ...list.map((one) => ({ statement: one, match })));
      for (const one of list) taken.add(one);
      plan = { ...plan, behaviours: [...(plan.behaviours ?? []), added] };
      scene = new Scene(plan);
      spokenOf = added.entity;
      continue;
    }
    const found = bestOf(statement, statements, plan, scene, spokenOf);
    const exception = found === null ? exceptionOf(statement, asked.at(-1), scene) : null;
    if (exception !== null) asked.splice(-1, 1, exception.before, exception.own);
    else if (found !== null) {
      for (const one of found.said) taken.add(one);
      asked.push(...found.said.map((one) => ({ statement: one, match: found.match })));
    }
    spokenOf = recordIn(statement, scene) ?? spokenOf;
  }
  return asked;
}

/** What a statement asks for, alone or with those that stand behind it; null where nothing is likely enough. */
function bestOf(
  statement: Statement,
  statements: readonly Statement[],
  plan: PluginPlan,
  scene: Scene,
  spokenOf: string | null,
): { readonly match: Match; readonly said: readonly Statement[] } | null {
  const at = statements.indexOf(statement);
  const behind = statements.slice(at + 1, at + maxTogether).filter(({ isHeading }) => !isHeading);
  const groups = [[statement], ...behind.map((_, index) => [statement, ...behind.slice(0, index + 1)])].filter(
    (group) =>
      (group.at(-1)?.sentence ?? 0) - statement.sentence <= 1 &&
      group.every(({ isNegated }) => isNegated === statement.isNegated),
  );
  const found = groups.flatMap((said) => {
    const match = matchesOf(said, scene, spokenOf).find(
      ({ behaviour, score }) =>
        score >= sure &&
        isSpokenOf(behaviour, said, scene, spokenOf) &&
        !(behaviour.kind === 'search_scope' && isForEngines(statement, statements)) &&
        isValid(behaviour, plan),
    );
    return match === undefined ? [] : [{ match, said }];
  });
  return found.sort((a, b) => b.match.score - a.match.score || b.said.length - a.said.length)[0] ?? null;
}

/** "Search result pages should be noindex": a sentence about search engines says nothing of the site's own search. */
const isForEngines = ({ sentence }: Statement, statements: readonly Statement[]): boolean =>
  statements.some((one) => one.sentence === sentence && /\b(?:no-?index|google|search engines?)\b/i.test(one.text));

/** Behaviours that hand out what a site has, or close it. */
const givesOrCloses = new Set<string>(['csv_export', 'record_export', 'site_export', 'restriction']);
const isOfSite = (entity: string): boolean => /^(?:post|page|user|order|product|media|comment)$/.test(entity);

/** Orders, products, files, comments and terms have to be named: no example brings them along. */
function isSpokenOf(
  behaviour: PlanBehaviour,
  said: readonly Statement[],
  scene: Scene,
  spokenOf: string | null,
): boolean {
  const entity = 'entity' in behaviour ? behaviour.entity : null;
  // "They can download it", after a log of pages: what leaves the site is named, and what is closed too.
  if (entity !== null && givesOrCloses.has(behaviour.kind) && isOfSite(entity))
    return said.some((statement) => featuresOf(statement, scene).some(({ record }) => record === entity));
  if (entity === null || entity === spokenOf || !/^(?:order|product|media|comment|category|tag)$/.test(entity))
    return true;
  return said.some((statement) => featuresOf(statement, scene).some(({ record }) => record === entity));
}

/** How many statements are read as one wish at most. */
const maxTogether = 4;

/** "…, but never administrators": what was said before, without those. */
function exceptionOf(
  statement: Statement,
  last: Asked | undefined,
  scene: Scene,
): { before: Asked; own: Asked } | null {
  if (last === undefined || !statement.isNegated || statement.sentence !== last.statement.sentence) return null;
  if (statement.lemma !== null && statement.lemma !== last.statement.lemma) return null;
  const behaviour = last.match.behaviour as PlanBehaviour & { entity?: string; conditions?: readonly object[] };
  if (typeof behaviour.entity !== 'string') return null;
  const { conditions } = readConditions(
    {
      ...statement,
      conditions: [
        { connective: 'except', statement: null, phrases: [...statement.subject, ...statement.objects], offset: null },
      ],
    },
    behaviour.entity,
    featuresOf(statement, scene),
    scene,
  );
  const known = behaviour.conditions ?? [];
  const added = conditions.filter(({ is }) => is.startsWith('not_') || is === 'less' || is === 'within_days');
  if (added.length === 0) return null;
  const match = { ...last.match, behaviour: { ...behaviour, conditions: [...known, ...added] } as PlanBehaviour };
  return { before: { ...last, match }, own: { statement, match } };
}

function recordIn(statement: Statement, scene: Scene): string | null {
  return (
    featuresOf(statement, scene).find(({ record, word }) => record !== null && word === '<record>')?.record ?? null
  );
}

function isValid(behaviour: PlanBehaviour, plan: PluginPlan): boolean {
  const schema = planBehaviours.find(({ properties }) => properties.kind.const === behaviour.kind);
  if (schema === undefined || !Check(schema, behaviour)) return false;
  try {
    checkPlan({ ...plan, behaviours: [behaviour] });
    return true;
  } catch (error) {
    if (error instanceof GenerationError) return false;
    throw error;
  }
}
