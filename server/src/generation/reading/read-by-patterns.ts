import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteToolBehaviours } from '@presswright/shared/schemas/plans/site-tools';
import type { PlannedProject } from '../planned-project.ts';
import { toPlan } from '../plugin/plans/to-plan.ts';
import { type ClausePlaces as Places, placesOfClauses } from '../plugin/plans/understood-clauses.ts';
import { siteTools } from '../plugin/site-tools/table.ts';
import { understand } from '../understanding/understand.ts';
import { type Asked, matchAll } from './asked-statements.ts';
import { isBackground } from './background.ts';
import { readStatements } from './language/read-statements.ts';
import type { Statement } from './language/statement.ts';
import type { Match } from './matcher.ts';
import { nearestTo } from './nearest-behaviour.ts';
import { Scene } from './scene.ts';
import { withoutSiteThings } from './site-things.ts';
import { openStatements, uncovered } from './uncovered.ts';

/** The same where the older reader knows what the description is about. */
const surer = 0.72;

/** What patterns make of a description, with what the nearest examples ask for where they make nothing. */
export function readByPatterns(description: string, title: string): PlannedProject<PluginPlan> {
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
export function readTools(text: string, title: string): PlannedProject<PluginPlan> {
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

/** Behaviours that a plan has once at most, and that say one part after the other. */
const inParts: ReadonlySet<string> = new Set<PlanBehaviour['kind']>([
  'account_policy',
  'autoload_warning',
  'output_cache',
  'page_loading',
  'security_headers',
]);

/** What two behaviours of a kind say together: lists have what both have, and what says nothing changes nothing. */
function bothOf(one: PlanBehaviour, other: PlanBehaviour): PlanBehaviour {
  const all: Record<string, unknown> = { ...one };
  for (const [member, value] of Object.entries(other)) {
    const known = all[member];
    if (Array.isArray(known) && Array.isArray(value)) all[member] = [...new Set([...known, ...value])];
    else if (known === undefined || !(value === 0 || value === false || value === 'everyone')) all[member] = value;
  }
  return all as unknown as PlanBehaviour;
}

/** Behaviours with others behind them, and the place of each of those; what there can be once says both. */
function together(
  first: readonly PlanBehaviour[],
  others: readonly { readonly behaviour: PlanBehaviour }[],
): { all: PlanBehaviour[]; places: number[] } {
  const all = [...first];
  const places = others.map(({ behaviour }) => {
    const isInParts = inParts.has(behaviour.kind);
    const place = once.has(behaviour.kind) || isInParts ? all.findIndex(({ kind }) => kind === behaviour.kind) : -1;
    if (place === -1) return all.push(behaviour) - 1;
    const known = all[place];
    if (known !== undefined && isInParts) all[place] = bothOf(known, behaviour);
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
