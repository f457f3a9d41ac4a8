import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { GenerationError } from '../generation-error.ts';
import { blockNamesFor } from '../naming/block-names.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { archetypeOf } from './archetypes/archetypes.ts';
import { AttributeNames } from './attributes/attribute-names.ts';
import { type DraftAttribute, resolveAttributes } from './attributes/resolve-attributes.ts';
import { kebab, schemaOf } from './attributes/schema.ts';
import type { BlockAttribute, BlockPlan } from './plan.ts';
import { responsiveAttributes } from './responsive/responsive-attributes.ts';
import { withCompanions } from './view/companions.ts';
import { composeView } from './view/compose-view.ts';

/** Decides everything about a block. @throws GenerationError for names and attributes that make no block */
export function makePlan(request: BlockGenerateRequest): BlockPlan {
  checkName(request.block_type);
  const names = blockNamesFor(request.block_type);
  const features = new Set(request.features ?? []);
  const hasEditor = request.include_editor ?? true;
  const needsRendering = (['interactivity', 'block_bindings'] as const).filter((feature) => features.has(feature));
  const isDynamic = features.has('server_side_rendering') || !hasEditor || needsRendering.length > 0;
  const notes = [...names.notes];
  if (!hasEditor && !features.has('server_side_rendering')) {
    notes.push('Without an editor script the block is rendered by `render.php`.');
  }

  if (needsRendering.length > 0 && !features.has('server_side_rendering')) {
    notes.push(`\`server_side_rendering\` was added, because \`${needsRendering.join('` and `')}\` need it.`);
    features.add('server_side_rendering');
  }

  const allocated = new AttributeNames();
  const asked = resolveAttributes(request.attributes ?? {}, allocated);
  const description = cleanLine(request.description ?? '');
  const archetype = archetypeOf(names.title, description, new Set(asked.map(({ role }) => role)));
  const drafts = asked.length > 0 ? asked : resolveAttributes(archetype.attributes, allocated);
  if (asked.length === 0) {
    notes.push(`No attributes were asked for, so the block has those of a ${archetype.key} block.`);
  }
  const companions = withCompanions(drafts, allocated);
  const all = [
    ...companions.drafts,
    ...(features.has('responsive_design') ? responsiveAttributes(companions.drafts, archetype.key, allocated) : []),
  ];
  const toAttribute = (draft: DraftAttribute): BlockAttribute => ({
    ...draft,
    schema: schemaOf(draft, { className: `${names.cssClass}__${kebab(draft.name)}`, isSaved: !isDynamic }),
  });
  return {
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
    notes: [...notes, ...allocated.notes, ...companions.notes],
  };
}

/** What the schema of the request does not say of a name. */
function checkName(blockType: string): void {
  const clean = cleanLine(blockType);
  const fail = (expected: string): never => {
    throw new GenerationError(
      'block_type',
      `block_type: expected ${expected}, got ${JSON.stringify(clean.slice(0, 80))}.`,
    );
  };
  if (clean === '') fail('a name');
  if ([...clean].length > 200) fail('a name of at most 200 characters');
  const isNamespaced = /^[^/\\\s.]+\/[^/\\\s.]+$/.test(clean);
  if (/[/\\]/.test(clean) && !isNamespaced) fail('a name without path separators, or namespace/name');
}
