import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { GenerationError } from '../generation-error.ts';
import { blockNamesFor } from '../naming/block-names.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { requireTitle } from '../naming/require-title.ts';
import { archetypeOf } from './archetypes/archetypes.ts';
import { AttributeNames } from './attributes/attribute-names.ts';
import { type DraftAttribute, resolveAttributes } from './attributes/resolve-attributes.ts';
import { sampleOf } from './attributes/samples.ts';
import { kebab, schemaOf } from './attributes/schema.ts';
import type { BlockAttribute, BlockPlan } from './plan.ts';
import { responsiveAttributes } from './responsive/responsive-attributes.ts';
import { withCompanions } from './view/companions.ts';
import { composeView } from './view/compose-view.ts';
import { steersFolding, withFolding } from './view/with-folding.ts';

/** Decides everything about a block. @throws GenerationError for names and attributes that make no block */
export function makePlan(request: BlockGenerateRequest): BlockPlan {
  checkName(request.block_type);
  const names = blockNamesFor(request.block_type);
  const features = new Set(request.features ?? []);
  const hasEditor = request.include_editor ?? true;
  const notes = [...names.notes];
  const allocated = new AttributeNames();
  const asked = resolveAttributes(request.attributes ?? {}, allocated);
  const description = cleanLine(request.description ?? '');
  const archetype = archetypeOf(names.title, description, new Set(asked.map(({ role }) => role)));
  const given =
    asked.length > 0
      ? asked.map((draft) => asGoods(draft, archetype.key))
      : resolveAttributes(archetype.attributes, allocated);
  const drafts = withFormParts(withSpeaker(given), archetype.key, allocated);
  if (archetype.plays?.(drafts) === true && !features.has('interactivity')) {
    features.add('interactivity');
    notes.push(`\`interactivity\` was added, because blocks of this type (${archetype.key}) require it.`);
  }
  const needsRendering = (['interactivity', 'block_bindings'] as const).filter((feature) => features.has(feature));
  const folding = drafts.filter(steersFolding);
  const isDynamic =
    features.has('server_side_rendering') || !hasEditor || needsRendering.length > 0 || folding.length > 0;
  if (!hasEditor && !features.has('server_side_rendering')) {
    notes.push('The block has no editor script, so it is rendered by `render.php`.');
  }

  if (folding.length > 0 && !features.has('server_side_rendering')) {
    notes.push(
      `The block is rendered by \`render.php\`, which \`${folding.map(({ name }) => name).join('` and `')}\` need.`,
    );
    features.add('server_side_rendering');
  }
  if (needsRendering.length > 0 && !features.has('server_side_rendering')) {
    notes.push(`\`server_side_rendering\` was added, because \`${needsRendering.join('` and `')}\` need it.`);
    features.add('server_side_rendering');
  }

  if (asked.length === 0) {
    notes.push(`No attributes were requested, so the block has the default attributes of its type (${archetype.key}).`);
  }
  const companions = withCompanions(drafts, allocated, isDynamic);
  const all = [
    ...companions.drafts,
    ...(features.has('responsive_design') ? responsiveAttributes(companions.drafts, archetype.key, allocated) : []),
  ];
  const toAttribute = (draft: DraftAttribute): BlockAttribute => ({
    ...draft,
    sample: draft.role === 'title' ? archetype.sampleTitle : draft.sample,
    schema: schemaOf(draft, { className: `${names.cssClass}__${kebab(draft.name)}`, isSaved: !isDynamic }),
  });
  return withFolding({
    names,
    description: description || archetype.description,
    author: cleanLine(request.author ?? ''),
    version: '1.0.0',
    seed: request.seed ?? 0,
    archetype: archetype.key,
    layout: archetype.layout,
    category: archetype.category,
    icon: archetype.icon,
    keywords: archetype.keywords,
    attributes: all.map(toAttribute),
    features,
    variants: [...new Set(request.style_variants ?? [])].filter((variant) => variant !== 'default'),
    isDynamic,
    hasEditor,
    folder: 'block',
    view: composeView(archetype, { ...companions, drafts: all }),
    notes: [
      ...notes,
      ...(hasEditor ? [] : uneditedNotes(all)),
      ...columnNotes(request.attributes ?? {}, asked),
      ...allocated.notes,
      ...companions.notes,
    ],
  });
}

/** Says what WordPress makes no controls for where a block has no editor script. */
function uneditedNotes(drafts: readonly DraftAttribute[]): string[] {
  const kinds = ['image', 'media', 'object', 'array', 'query'];
  const names = drafts.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => `\`${name}\``);
  if (names.length === 0) return [];
  return [
    `WordPress only generates controls for texts, numbers, toggles and choices. These attributes can be set in the block markup: ${names.join(', ')}.`,
  ];
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
  const [address] = resolveAttributes({ formUrl: { type: 'url', label: 'Form address', help } }, names);
  return address === undefined ? texts : [...texts, { ...address, isOurs: true }];
}

/** The height of a thing on offer is its own, not the block's. */
function asGoods(draft: DraftAttribute, archetype: string): DraftAttribute {
  const isOwn = archetype === 'product' && draft.role === 'measure' && /^(?:height|width)$/.test(draft.name);
  return isOwn ? { ...draft, role: 'detail' } : draft;
}

/** Beside a quote, a name without any other meaning is that of who said it. */
function withSpeaker(drafts: readonly DraftAttribute[]): readonly DraftAttribute[] {
  const roles = new Set(drafts.map(({ role }) => role));
  if (!roles.has('quote') || roles.has('author')) return drafts;
  const at = drafts.findIndex(({ role, name }) => role === 'title' && /name$/i.test(name));
  const speaker = drafts[at];
  return speaker === undefined
    ? drafts
    : drafts.with(at, { ...speaker, role: 'author', sample: sampleOf(speaker.kind, 'author') });
}

/** Says which columns rows have where the request names none. */
function columnNotes(
  requested: NonNullable<BlockGenerateRequest['attributes']>,
  drafts: readonly DraftAttribute[],
): string[] {
  const given = Object.values(requested);
  return drafts.flatMap(({ name, fields }, index) => {
    const definition = given[index];
    const isNamed = typeof definition === 'object' && definition.properties !== undefined;
    if (fields.length === 0 || isNamed) return [];
    const list = fields.map((field) => `\`${field.name}\``).join(' and ');
    return [`\`${name}\` was requested without \`properties\`, so it has ${list}.`];
  });
}

/** What the schema of the request does not say of a name: a title, or exactly `namespace/name`. */
function checkName(blockType: string): void {
  const clean = cleanLine(blockType);
  if ([...clean].length > 200) {
    throw new GenerationError('block_type', `block_type: expected at most 200 characters, got ${[...clean].length}.`);
  }
  // A slash between two words of a title, such as `Before/After Slider`.
  const isTitle =
    /^[^\\.<>:/]+\/(?:[^\\.<>:/]*\s|(?<=\p{Lu}\p{L}*\/)\p{Lu})[^\\.<>:/]*$/u.test(clean) && /\s/.test(clean);
  if (isTitle || /^[^/\\\s.<>]+\/[^/\\\s.<>]+$/.test(clean)) return;
  requireTitle(blockType, 'block_type', 'namespace/name');
}
