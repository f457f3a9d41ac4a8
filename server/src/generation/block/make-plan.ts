import type { BlockFeature } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { blockNamesFor } from '../naming/block-names.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { archetypeFor } from './archetypes/archetypes.ts';
import { AttributeNames, codeSpan } from './attributes/attribute-names.ts';
import { completeAttributes } from './attributes/complete-attributes.ts';
import type { DraftAttribute, NamedAttribute } from './attributes/named-attribute.ts';
import { resolveAttributes } from './attributes/resolve-attributes.ts';
import { kebab, schemaOf } from './attributes/schema.ts';
import { describeBlock } from './files/description.ts';
import type { BlockAttribute, BlockPlan } from './plan.ts';
import { attributesOfPlan, attributesToPlan } from './plans/attributes-of-plan.ts';
import type { PlannedBlock } from './plans/planned-block.ts';
import { responsiveAttributes } from './responsive/responsive-attributes.ts';
import { withCompanions } from './view/companions.ts';
import { composeView } from './view/compose-view.ts';
import { switchKey } from './view/switches.ts';
import { steersFolding, withFolding } from './view/with-folding.ts';

/** What of a request is no part of its plan. */
type BlockMeta = Pick<BlockGenerateRequest, 'block_type' | 'author' | 'seed' | 'plan'>;

/**
 * Decides everything about a block that its plan leaves open.
 * @param idle names of attributes that steer nothing in this block: those asked for are shown instead, others left out
 * @throws GenerationError for defaults that do not fit
 */
export function makePlan(
  request: BlockMeta,
  { plan, notes: read }: PlannedBlock,
  idle: ReadonlySet<string> = new Set(),
): BlockPlan {
  const own = blockNamesFor(request.block_type);
  const names = { ...own, title: cleanLine(plan.title ?? '') || own.title };
  const features = new Set<BlockFeature>(plan.features);
  if (plan.behaviour !== undefined) features.add('interactivity');
  const hasEditor = plan.editor ?? true;
  const notes = [...names.notes, ...read];
  const archetype = archetypeFor(plan.purpose);
  const { attributes = attributesToPlan(resolveAttributes(archetype.attributes)) } = plan;
  const allocated = new AttributeNames();
  const at = (place: number) =>
    request.plan === undefined ? `attributes.${attributes[place]?.key}` : `plan.attributes[${place}]`;
  const given = completeAttributes(
    attributesOfPlan(attributes).map((attribute) => (idle.has(attribute.name) ? shownInstead(attribute) : attribute)),
    at,
    allocated,
  );
  const drafts = withFormParts(given, archetype.key, allocated);
  const needsRendering = (['interactivity', 'block_bindings'] as const).filter((feature) => features.has(feature));
  const folding = drafts.filter(steersFolding);
  // Saved markup would keep a date in the format that the site had.
  const dates = drafts.filter(({ kind, fields, item }) =>
    [kind, item?.kind, ...fields.map((field) => field.kind)].includes('date'),
  );
  const rendered = [...folding, ...dates];
  const isDynamic =
    features.has('server_side_rendering') || !hasEditor || needsRendering.length > 0 || rendered.length > 0;
  if (!hasEditor && !features.has('server_side_rendering')) {
    notes.push('The block has no editor script, so it is rendered by `render.php`.');
  }

  if (rendered.length > 0 && !features.has('server_side_rendering')) {
    notes.push(
      `The block is rendered by \`render.php\`, because of ${rendered.map(({ name }) => codeSpan(name)).join(' and ')}.`,
    );
    features.add('server_side_rendering');
  }
  if (needsRendering.length > 0 && !features.has('server_side_rendering')) {
    notes.push(`\`server_side_rendering\` was added, because \`${needsRendering.join('` and `')}\` need it.`);
    features.add('server_side_rendering');
  }

  const companions = withCompanions(drafts, allocated);
  const all = [
    ...companions.drafts,
    ...(features.has('responsive_design') ? responsiveAttributes(companions.drafts, archetype.key, allocated) : []),
  ].filter(({ name, isOurs }) => !isOurs || !idle.has(name));
  const title =
    (all.some(({ role }) => role === 'rows') ? archetype.sampleListTitle : undefined) ?? archetype.sampleTitle;
  const toAttribute = (draft: DraftAttribute): BlockAttribute => ({
    ...draft,
    sample: draft.role === 'title' ? title : draft.sample,
    schema: schemaOf(draft, {
      className: `${names.cssClass}__${kebab(draft.id)}`,
      isSaved: !isDynamic && !canHide(draft),
    }),
  });
  const limits = all.some(({ role }) => role === 'limit');
  const canHide = ({ name, kind, fields }: DraftAttribute): boolean =>
    (limits && kind === 'query') ||
    ['', ...fields.map((field) => field.name)].some((field) => companions.switches.of.has(switchKey(name, field)));
  return withFolding({
    names,
    description:
      cleanLine(plan.summary ?? '') || describeBlock(names.title, companions.drafts, features.has('inner_blocks')),
    author: cleanLine(request.author ?? ''),
    version: '1.0.0',
    seed: request.seed ?? 0,
    archetype: archetype.key,
    layout: plan.layout ?? archetype.layout,
    category: plan.category ?? archetype.category,
    icon: plan.icon ?? archetype.icon,
    keywords: plan.keywords ?? archetype.keywords,
    attributes: all.map(toAttribute),
    features,
    ...(plan.behaviour === undefined ? {} : { behaviour: plan.behaviour }),
    variants: [...new Set(plan.style_variants ?? [])].filter((variant) => variant !== 'default'),
    defaultStyle: plan.default_style ?? 'default',
    isDynamic,
    hasEditor,
    folder: 'block',
    view: composeView(archetype, { ...companions, drafts: all }),
    notes: [...notes, ...(hasEditor ? [] : uneditedNotes(all)), ...idleNotes(given, idle), ...companions.notes],
  });
}

/** Says what WordPress makes no controls for where a block has no editor script. */
function uneditedNotes(drafts: readonly DraftAttribute[]): string[] {
  const kinds = ['image', 'media', 'object', 'array', 'query'];
  const names = drafts.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => codeSpan(name));
  if (names.length === 0) return [];
  return [
    `WordPress only generates controls for texts, numbers, toggles and choices. These attributes can be set in the block markup: ${names.join(', ')}.`,
  ];
}

/** An attribute that would steer something if the block had it. */
function shownInstead(attribute: NamedAttribute): NamedAttribute {
  return attribute.kind === 'boolean' ? { ...attribute, role: 'flag' } : { ...attribute, role: 'detail' };
}

/** Says which attributes would steer something that the block does not have. */
function idleNotes(drafts: readonly DraftAttribute[], idle: ReadonlySet<string>): string[] {
  return drafts
    .filter(({ name }) => idle.has(name))
    .map(({ name, kind }) => {
      const shown = kind === 'boolean' ? 'its label is shown while it is on' : 'its value is shown';
      return `${codeSpan(name)} steers nothing that this block has, so ${shown}.`;
    });
}

/** A form needs to know where it sends what is typed, and its button a text. */
function withFormParts(
  drafts: readonly DraftAttribute[],
  archetype: string,
  names: AttributeNames,
): readonly DraftAttribute[] {
  if (archetype !== 'form') return drafts;
  const texts = drafts.map((draft) =>
    draft.role === 'button-text' && draft.default === undefined ? { ...draft, default: 'Subscribe' } : draft,
  );
  if (drafts.some(({ kind, role }) => kind === 'url' && role === 'link')) return texts;
  const help = 'Where the form is sent: your newsletter service tells it.';
  const own = names.invent('formUrl');
  const address = resolveAttributes({ [own.name]: { type: 'url', label: 'Form address', help } });
  const [whole] = completeAttributes(address, () => 'attributes', new AttributeNames());
  return whole === undefined ? texts : [...texts, { ...whole, ...own, isOurs: true }];
}
