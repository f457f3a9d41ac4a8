import type { BlockFeature } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import type { AttributeRole, BlockBehaviour, BlockPurpose } from '@presswright/shared/schemas/plans/block-vocabulary';
import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import { blockNamesFor } from '../../naming/block-names.ts';
import { cleanLine } from '../../naming/clean-text.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { archetypeFor, archetypeOf } from '../archetypes/archetypes.ts';
import { codeSpan } from '../attributes/attribute-names.ts';
import { withCounts } from '../attributes/counted-rows.ts';
import type { NamedAttribute } from '../attributes/named-attribute.ts';
import { resolveAttributes } from '../attributes/resolve-attributes.ts';
import { checkName } from '../check-name.ts';
import { behavioursThatFit } from '../features/interactivity/behaviours.ts';
import { blockFeatureModules } from '../features.ts';
import { makePlan } from '../make-plan.ts';
import type { BlockPlan as DecidedPlan } from '../plan.ts';
import { attributesToPlan, cut } from './attributes-of-plan.ts';
import { checkPlan, fault } from './check-plan.ts';
import { describedParts, hasBackdrop } from './described/described-parts.ts';
import { partsFor } from './parts-for.ts';
import { placesOfClauses } from './places-of-clauses.ts';
import type { PlannedBlock } from './planned-block.ts';
import { behaviourWishes, featureWishes, styleWishes, withoutDeeds } from './wishes.ts';

/**
 * The plan of a request: the one that it brings, else what its name, attributes, features and description ask for.
 * @throws {GenerationError} for names, attributes and plans that make no block
 */
export function planFor(request: BlockGenerateRequest): PlannedBlock {
  checkName(request.block_type);
  return request.plan === undefined ? read(request) : checked(request, request.plan);
}

/** Everything that is decided of a request before a file is written. @throws GenerationError as `planFor` does */
export const planBlock = (request: BlockGenerateRequest): DecidedPlan => makePlan(request, planFor(request));

function checked(request: BlockGenerateRequest, plan: BlockPlan): PlannedBlock {
  checkPlan(plan);
  const planned = { plan, understood: [], notUnderstood: [], notes: [] };
  if (plan.behaviour === undefined) {
    makePlan(request, planned);
    return planned;
  }
  const fitting = behavioursOf(request, planned);
  if (!fitting.includes(plan.behaviour))
    fault('plan.behaviour', `one that its purpose and attributes make possible: ${fitting.join(', ')}`, plan.behaviour);
  return planned;
}

/** What visitors can do with a block of this plan, the most telling first. */
function behavioursOf(request: BlockGenerateRequest, planned: PlannedBlock) {
  const probe = makePlan(request, { ...planned, plan: { ...planned.plan, behaviour: 'favorite' } });
  const before = blockFeatureModules.slice(
    0,
    blockFeatureModules.findIndex(({ name }) => name === 'interactivity'),
  );
  return behavioursThatFit(
    before.reduce(
      (plan, { name, refine }) =>
        name !== 'style_variants' && plan.features.has(name) ? (refine?.(plan) ?? plan) : plan,
      probe,
    ),
  );
}

function read(request: BlockGenerateRequest): PlannedBlock {
  const names = blockNamesFor(request.block_type);
  const understood: string[] = [];
  const asked = resolveAttributes(request.attributes ?? {}, understood);
  const written = withoutLongRuns(request.description ?? '');
  const description = cleanLine(written);
  const archetype = purposeOf(names.title, description, new Set(asked.map(({ role }) => role)));
  const told = `${names.title} ${description}`;
  const kind = { ...archetype, ...(archetype.several?.words.test(told.toLowerCase()) ? archetype.several : {}) };
  const usual = asked.length > 0 ? {} : partsFor(kind, withoutDeeds(written), names.title);
  const given = withCounts(
    withSpeaker(
      (asked.length > 0 ? asked : resolveAttributes(usual)).map((attribute) => asGoods(attribute, archetype.key)),
    ),
    told,
  );
  const wanted = <Name>(wishes: readonly { readonly name: Name; readonly words: RegExp }[]): Name[] =>
    wishes.filter(({ words }) => words.test(description)).map(({ name }) => name);
  const features = new Set<BlockFeature>([...(request.features ?? []), ...wanted(featureWishes)]);
  const plays = archetype.plays?.(given) === true;
  const styles = [...new Set(request.style_variants ?? wanted(styleWishes))];
  const [onlyStyle = 'default'] = styles.length === 1 ? styles : [];
  const plan: BlockPlan = {
    version: 1,
    purpose: archetype.key,
    title: cut(names.title, 120),
    ...(usual === kind.attributes ? { summary: kind.description } : {}),
    attributes: attributesToPlan(given),
    features: [...features].filter((feature) => feature !== 'interactivity'),
    style_variants: styles,
    default_style: onlyStyle,
    editor: request.include_editor ?? true,
  };
  const notes = [
    ...(plays && !features.has('interactivity')
      ? [`\`interactivity\` was added, because blocks of this type (${archetype.key}) require it.`]
      : []),
    ...(asked.length === 0 ? [usualNote(archetype.key, usual === kind.attributes)] : []),
    ...columnNotes(request.attributes ?? {}, asked),
    ...understood,
  ];
  const planned = { plan, understood: [], notUnderstood: [], notes };
  const behaviour = behaviourFor(request, planned, features.has('interactivity') || plays, wanted(behaviourWishes));
  const whole = behaviour === undefined ? plan : { ...plan, behaviour };
  return { plan: whole, notes, ...placesOfClauses(written, whole) };
}

/** What visitors do tells what some blocks are for. */
const purposeOfBehaviour: Partial<Record<BlockBehaviour, BlockPurpose>> = {
  tabs: 'tabs',
  comparison: 'comparison',
  signup: 'form',
  map: 'map',
  countdown: 'countdown',
  checklist: 'checklist',
  open_now: 'hours',
};

/** What a block is for; the words for a style ("in a card") do not tell it. */
function purposeOf(title: string, description: string, roles: ReadonlySet<AttributeRole>): Archetype {
  const text = styleWishes.reduce((rest, { words }) => rest.replace(words, ' '), description);
  const { parts } = describedParts(withoutDeeds(description));
  const listed = Object.fromEntries(parts.map(({ key, definition }) => [key, definition]));
  const known = roles.size > 0 ? roles : new Set(resolveAttributes(listed).map(({ role }) => role));
  const found = archetypeOf(title, text, known, parts.length > 1);
  const asked = behaviourWishes.find(({ name, words }) => purposeOfBehaviour[name] !== undefined && words.test(text));
  const told = asked && purposeOfBehaviour[asked.name];
  if (found.key === 'generic' && told !== undefined) return archetypeFor(told);
  // Words on a picture are what a hero is laid out for.
  return ['generic', 'card', 'cta'].includes(found.key) && hasBackdrop(description) ? archetypeFor('hero') : found;
}

/** What visitors do with a block: what its description asks for and its attributes make possible, else what suits it. */
function behaviourFor(
  request: BlockGenerateRequest,
  planned: PlannedBlock,
  isInteractive: boolean,
  wanted: readonly BlockBehaviour[],
): BlockBehaviour | undefined {
  if (!isInteractive && wanted.length === 0) return undefined;
  const fitting = behavioursOf(request, planned);
  // What a block is for may be what visitors do. A date may be counted down to where that is asked for.
  const own = fitting.find((name) => name === planned.plan.purpose);
  const usual = own ?? fitting.find((name) => name !== 'countdown');
  return wanted.find((name) => fitting.includes(name)) ?? (isInteractive ? (usual ?? 'favorite') : undefined);
}

const usualNote = (purpose: string, isUsual: boolean): string =>
  isUsual
    ? `No attributes were requested, so the block has the default attributes of its type (${purpose}).`
    : 'No attributes were requested, so the block has those that its description lists.';

/** The height of a thing on offer is its own, not the block's, and so is one that is told in a unit. */
function asGoods(attribute: NamedAttribute, archetype: string): NamedAttribute {
  const isOwn =
    attribute.role === 'measure' &&
    /^(?:height|width)$/.test(attribute.name) &&
    (archetype === 'product' || /\((?!px)[^()]+\)$/.test(attribute.label));
  return isOwn ? { ...attribute, role: 'detail' } : attribute;
}

/** Beside a quote, a name without any other meaning is that of who said it. */
function withSpeaker(attributes: readonly NamedAttribute[]): readonly NamedAttribute[] {
  const roles = new Set(attributes.map(({ role }) => role));
  if (!roles.has('quote') || roles.has('author')) return attributes;
  const at = attributes.findIndex(({ role, name }) => role === 'title' && /name$/i.test(name));
  const speaker = attributes[at];
  return speaker === undefined ? attributes : attributes.with(at, { ...speaker, role: 'author' });
}

/** Says which columns rows have where the request names none. */
function columnNotes(
  requested: NonNullable<BlockGenerateRequest['attributes']>,
  attributes: readonly NamedAttribute[],
): string[] {
  const given = Object.values(requested);
  return attributes.flatMap(({ name, fields }, index) => {
    const definition = given[index];
    const isNamed = typeof definition === 'object' && definition.properties !== undefined;
    if (fields.length === 0 || isNamed) return [];
    const list = fields.map((field) => codeSpan(field.name)).join(' and ');
    return [`${codeSpan(name)} was requested without \`properties\`, so it has ${list}.`];
  });
}
