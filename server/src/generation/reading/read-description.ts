import { type PlanBehaviour, type PluginPlan, planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import { Check } from 'typebox/value';
import { contextOf } from '../behaviours/context.ts';
import { behaviourModules } from '../behaviours/table.ts';
import { GenerationError } from '../generation-error.ts';
import type { PlannedProject } from '../planned-project.ts';
import { checkPlan } from '../plugin/plans/check-plan.ts';
import { toPlan } from '../plugin/plans/to-plan.ts';
import { type ClausePlaces as Places, placesOfClauses } from '../plugin/plans/understood-clauses.ts';
import { siteTools } from '../plugin/site-tools/table.ts';
import { understand } from '../understanding/understand.ts';
import { isBackground } from './background.ts';
import { composePlan } from './composing/compose.ts';
import { readConditions } from './conditions.ts';
import { listBehind, readExtraFields } from './extra-fields.ts';
import { featuresOf } from './features.ts';
import { readStatements } from './language/read-statements.ts';
import type { Statement } from './language/statement.ts';
import { type Match, matchesOf } from './matcher.ts';
import { Scene } from './scene.ts';
import { withToolsByPatterns } from './sentences-by-patterns.ts';
import { withoutSiteThings } from './site-things.ts';
import { openStatements, uncovered } from './uncovered.ts';

/**
 * Descriptions of fewer words, or of short sentences, are requests rather than letters. Of more, patterns claim whole sentences for
 * what they know of them.
 */
const terse = 42;

/** What patterns read over: parts of a plan that keep others from doing more than is asked for. */
const beyondPatterns = /"(?:season_from|spared_roles|teaser_words|minimum_words|log_in)"/;

/** A statement and the behaviour that it asks for. */
export interface Asked {
  readonly statement: Statement;
  readonly match: Match;
}

/** From here on a statement is taken for what the nearest example asks for. */
const sure = 0.64;
/** The same where the older reader knows what the description is about. */
const surer = 0.72;

/**
 * What a description is understood to ask for, and where each of its clauses ended. The reader that makes more of it
 * is taken: patterns know terse requests, annotated texts teach how people write.
 */
export function readDescription(description: string, title: string): PlannedProject<PluginPlan> {
  const patterned = readByPatterns(description, title);
  const composed = composePlan(description);
  const scene = new Scene(composed.plan);
  const statements = readStatements(description).filter((statement) => !isBackground(statement, scene));
  const learned = withToolsByPatterns(description, statements, composed, (text) => readTools(text, title));
  const parts = ({ plan: { behaviours = [], entities = [], roles = [], settings = [] } }: PlannedProject<PluginPlan>) =>
    behaviours.length + entities.length + roles.length + settings.length;
  const isWhole = patterned.notUnderstood.length === 0 && parts(patterned) > 0;
  const words = description.split(/\s+/).length;
  const isTerse =
    words < terse || lacksProperties(learned.plan, patterned.plan) || words < 8 * description.split(/[.!?\n]+/).length;
  // Patterns know nothing of some behaviours, and claim more words than they understand.
  const isUnknown =
    (learned.plan.behaviours ?? []).some(isBeyondPatterns) ||
    (beyondPatterns.test(JSON.stringify(learned.plan)) && !beyondPatterns.test(JSON.stringify(patterned.plan)));
  const worth = (one: PlannedProject<PluginPlan>): number => parts(one) - one.notUnderstood.length;
  const deeds = ({ plan }: PlannedProject<PluginPlan>): number => plan.behaviours?.length ?? 0;
  // Of records, patterns know the properties better than what happens to them; of site tools they know most.
  const hasRecords = (patterned.plan.entities ?? []).length > 0 || deeds(patterned) === 0;
  const isLess =
    deeds(learned) < deeds(patterned) ||
    (hasRecords
      ? deeds(learned) === deeds(patterned) && worth(learned) <= worth(patterned)
      : deeds(learned) === deeds(patterned) || worth(learned) <= worth(patterned));
  // "Restrict posts to members. Show “Please join” to others": all of it says what one tool does.
  const tools = isTerse && !isUnknown ? readTools(description, title) : null;
  if (tools !== null && tools.notUnderstood.length === 0 && deeds(tools) > 0 && parts(tools) === deeds(tools))
    return tools;
  if (parts(learned) === 0 || (isTerse && !isUnknown && (isLess || isWhole))) return patterned;
  const open = uncovered(description, statements, [...learned.understood, ...learned.notUnderstood], (one) =>
    nearestTo(one, learned.plan),
  );
  return { ...learned, notUnderstood: [...learned.notUnderstood, ...open] };
}

/** What no pattern makes, so that a plan without it has lost it: lists of the administration, what owners do, steps … */
const isBeyondPatterns = (one: PlanBehaviour): boolean =>
  /^(?:staff_list|own_records|owner_message|approval_steps)$/.test(one.kind) ||
  (one.kind === 'capacity_limit' && one.waits === true) ||
  (one.kind === 'listing' && one.whose === 'of_own');

function readByPatterns(description: string, title: string): PlannedProject<PluginPlan> {
  const statements = readStatements(description);
  const whole = understand(description, title, siteTools);
  const { plan: first, isSound } = withoutSiteThings(
    withoutUnnamedExports(toPlan(whole), statements),
    description,
    statements,
  );
  const scene = new Scene(first);
  const background = new Set(statements.filter((statement) => isBackground(statement, scene)));
  const foreground = statements.filter((statement) => !background.has(statement));
  // Where a description lists records of its own, what is read of them goes before what they are like.
  const open = isSound ? notRead(description, foreground, placesOfClauses(whole, first)) : foreground;
  const asked = matchAll(open, first, description).filter(({ match }) => !isSound || match.score >= surer);
  // What must not be is never read as what should be.
  const denied = isSound
    ? deniedTools(foreground, first, placesOfClauses(whole, first))
    : foreground.filter(({ isNegated }) => isNegated);
  const rest = blank(description, [
    ...new Set([...(isSound ? [] : background), ...denied, ...asked.map(({ statement }) => statement)]),
  ]);
  const read = understand(rest, title, siteTools);
  const again = withoutUnnamedExports(toPlan(read), statements);
  const { plan: own } = isSound ? { plan: again } : withoutSiteThings(again, description, statements);
  const behaviours = merged(asked);
  const plan = withNeeded(own, first, behaviours);
  const places = placesOfClauses(read, plan);
  const { all, places: at } = together(plan.behaviours ?? [], behaviours);
  const full: PluginPlan = { ...plan, behaviours: all };
  const understood = [
    ...places.understood,
    ...behaviours.flatMap(({ statements: said }, index) =>
      said.map(({ text }) => ({ text, as: `behaviours[${at[index] ?? 0}]` })),
    ),
  ];
  const left = asked.flatMap(({ match, statement }) => leftOf(match, statement));
  // What the older reader makes nothing of, it cuts at other places: whole statements are told instead.
  const missed = [...(isSound ? places.notUnderstood : []), ...left];
  return {
    plan: full,
    understood,
    notUnderstood: [
      ...missed,
      ...uncovered(description, foreground, [...understood, ...missed], (one) => nearestTo(one, full)),
    ],
  };
}

/** Whether a plan knows no property of any record where another knows a list of them: "A library: books with title, author and ISBN". */
function lacksProperties(plan: PluginPlan, other: PluginPlan): boolean {
  const count = ({ entities = [] }: PluginPlan): number =>
    entities.reduce((sum, { fields = [], core_fields: core = [] }) => sum + fields.length + core.length, 0);
  return count(plan) === 0 && count(other) > 2;
}

/** "They can download it as CSV", after a log of changed pages: pages are exported only where the sentence names them. */
function withoutUnnamedExports(plan: PluginPlan, statements: readonly Statement[]): PluginPlan {
  const { behaviours } = plan;
  if (behaviours === undefined) return plan;
  const isNamed = (entity: string): boolean =>
    statements.some(
      ({ text }) =>
        /\b(?:csv|export\w*|download\w*|spreadsheets?)\b/i.test(text) &&
        new RegExp(`\\b${entity}s?\\b|\\b${entity === 'post' ? 'articles?' : entity}\\b`, 'i').test(text),
    );
  const isMeant = (one: PlanBehaviour): boolean =>
    one.kind !== 'csv_export' || !/^(?:post|page)$/.test(one.entity) || isNamed(one.entity);
  return behaviours.every(isMeant) ? plan : { ...plan, behaviours: behaviours.filter(isMeant) };
}

/** The site tools that patterns find in a text; none where it declines one. */
function readTools(text: string, title: string): PlannedProject<PluginPlan> {
  const read = understand(text, title, siteTools);
  const plan = toPlan(read);
  const places = placesOfClauses(read, plan);
  const isDenied = deniedTools(readStatements(text), plan, places).length > 0;
  return { plan: isDenied ? { version: 1 } : plan, understood: places.understood, notUnderstood: places.notUnderstood };
}

/** "No cookie banner please": statements that deny what the older reader made of them. */
function deniedTools(statements: readonly Statement[], plan: PluginPlan, { understood }: Places): readonly Statement[] {
  const made = understood.flatMap(({ text, as }) => {
    const behaviour = plan.behaviours?.[Number(/^behaviours\[(\d+)\]$/.exec(as)?.[1] ?? -1)];
    return behaviour !== undefined && once.has(behaviour.kind) && behaviour.kind !== 'switch_off' ? [text] : [];
  });
  return statements.filter(
    ({ text, objects, lemma }) =>
      lemma === null && objects[0]?.quantifier === 'no' && made.some((one) => one.includes(text) || text.includes(one)),
  );
}

/** Statements of which nothing was made. */
function notRead(description: string, statements: readonly Statement[], { understood }: Places): readonly Statement[] {
  const open = openStatements(
    description,
    statements,
    understood.filter(({ as }) => !as.startsWith('roles')),
  );
  return statements.filter((one) => open.has(one));
}

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

/** Behaviours, each once, with all statements that ask for it. */
function merged(asked: readonly Asked[]): { behaviour: PlanBehaviour; statements: Statement[] }[] {
  const found: { text: string; behaviour: PlanBehaviour; statements: Statement[] }[] = [];
  for (const { match, statement } of asked) {
    const text = JSON.stringify(match.behaviour);
    const same = found.find((one) => one.text === text);
    if (same === undefined) found.push({ text, behaviour: match.behaviour, statements: [statement] });
    else same.statements.push(statement);
  }
  return found;
}

/** Behaviours that a plan has once at most. */
const once = new Set(siteToolBehaviours.map(({ properties }): string => properties.kind.const));

/** Behaviours with others behind them, and the place of each of those; what there can be once says both. */
function together(
  first: readonly PlanBehaviour[],
  others: readonly { readonly behaviour: PlanBehaviour }[],
): { all: PlanBehaviour[]; places: number[] } {
  const all = [...first];
  const places = others.map(({ behaviour }) => {
    const place = once.has(behaviour.kind) ? all.findIndex(({ kind }) => kind === behaviour.kind) : -1;
    if (place === -1) return all.push(behaviour) - 1;
    const known = all[place];
    if (known?.kind === 'switch_off' && behaviour.kind === 'switch_off')
      all[place] = { ...known, things: [...new Set([...known.things, ...behaviour.things])] };
    return place;
  });
  return { all, places };
}

/** The plan with the entities that behaviours refer to, where only the statements that ask for them named these. */
function withNeeded(
  plan: PluginPlan,
  first: PluginPlan,
  behaviours: readonly { behaviour: PlanBehaviour }[],
): PluginPlan {
  const named = new Set(behaviours.map(({ behaviour }) => ('entity' in behaviour ? behaviour.entity : null)));
  const has = (key: string) => plan.entities?.some((entity) => entity.key === key) ?? false;
  const missing = (first.entities ?? []).filter(({ key }) => named.has(key) && !has(key));
  const text = JSON.stringify(behaviours);
  const roles = (first.roles ?? []).filter(
    ({ key }) => text.includes(`"${key}"`) && !(plan.roles ?? []).some((role) => role.key === key),
  );
  const entities = [...(plan.entities ?? []), ...missing];
  const keys = new Set(entities.map(({ key }) => key));
  return {
    ...plan,
    entities,
    roles: [
      ...(plan.roles ?? []),
      ...roles.map((role) => ({ ...role, entities: (role.entities ?? []).filter((key) => keys.has(key)) })),
    ],
  };
}

/** The description without statements that are understood: their places are empty. */
function blank(description: string, statements: readonly Statement[]): string {
  if (statements.length === 0) return description;
  let text = description;
  for (const { start, end } of [...statements].sort((a, b) => b.start - a.start))
    text = `${text.slice(0, start)}${text.slice(start, end).replace(/[^\n]/g, ' ')}${text.slice(end)}`;
  return text.replace(/(^|[.!?;\n])[ \t]*[,;.]+/g, '$1').replace(/ +([.,;!?])/g, '$1');
}

/** What a match did not say of its statement, as one reason. */
function leftOf({ left }: Match, { text }: Statement): readonly { text: string; reason: string }[] {
  const words = left
    .filter(({ weight, word }) => weight >= 0.5 && !word.startsWith('<person') && !word.startsWith('<record'))
    .map(({ phrase, word }) => phrase?.name ?? word);
  return words.length === 0 ? [] : [{ text, reason: `Understood but for: ${[...new Set(words)].join(', ')}.` }];
}

/** What the plan could say that is nearest to a statement. */
function nearestTo(statement: Statement, plan: PluginPlan): string {
  const context = contextOf(plan);
  const [best] = matchesOf([statement], new Scene(plan), null).filter(({ score }) => score > 0.5);
  const module = behaviourModules.find(({ kind }) => kind === best?.kind);
  if (best === undefined || module === undefined) return 'No part of a plan says this.';
  return `No part of a plan says this. The nearest is: ${module.describe(best.behaviour as never, context)}`;
}
