import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { askAbout } from '../by-model/data-block.ts';
import { FileSet } from '../file-set.ts';
import type { GeneratedProject } from '../generated-project.ts';
import { shortHash } from '../naming/hash.ts';
import { Slots } from '../slots.ts';
import { cssFile, joinCss } from '../writers/css.ts';
import { type JsonValue, jsonFile } from '../writers/json.ts';
import { php, phpFile } from '../writers/php.ts';
import { potFile } from '../writers/pot.ts';
import { editorScript } from './editor/editor-script.ts';
import type { BlockContribution } from './feature.ts';
import { blockFeatureModules } from './features.ts';
import { blockMetadata, mergeJson } from './files/block-json.ts';
import { instructionsOf } from './files/instructions.ts';
import { readmeOf } from './files/readme.ts';
import { idleAttributes } from './idle-attributes.ts';
import { makePlan } from './make-plan.ts';
import { mainFile } from './php/main-file.ts';
import { renderFile } from './php/render-file.ts';
import type { BlockPlan } from './plan.ts';
import { planFor } from './plans/plan-for.ts';
import { blockRules } from './styles/block-rules.ts';
import { editorStyles } from './styles/editor-styles.ts';
import { mergeRules } from './styles/merge-rules.ts';
import { modelStyles } from './styles/model-styles.ts';
import { sourceFiles } from './tooling/source-files.ts';

/** Makes an installable plugin with one block. @throws GenerationError for names and attributes that make no block */
export function generateBlock(request: BlockGenerateRequest, slots: Slots): GeneratedProject {
  const { plan, modules, contributions } = refined(withSlots(settledPlan(request), request, slots), slots);
  const phpParts = contributions.flatMap((part) => part.php ?? []);

  const files = new FileSet();
  const inBlock = (name: string): string => `${plan.folder}/${name}`;
  const metadata = contributions.reduce((done, part) => mergeJson(done, part.metadata ?? {}), blockMetadata(plan));
  files.add(`${plan.names.slug}.php`, mainFile(plan, phpParts), 'main_file');
  files.add(inBlock('block.json'), jsonFile(metadata), 'block_json');
  if (plan.hasEditor) {
    const script = editorScript(
      plan,
      contributions.flatMap((part) => part.script ?? []),
    );
    files.add(inBlock('index.js'), script.content, 'editor_script');
    files.add(inBlock('index.asset.php'), assetFile(script.dependencies, script.content), 'editor_script_asset');
    const editorCss = joinCss([editorStyles(plan), ...contributions.flatMap((part) => part.editorCss ?? [])], '\n\n');
    files.add(inBlock(fileNamed(metadata, 'editorStyle')), cssFile(editorCss), 'editor_style');
  }
  const ownStyles = [blockRules(plan), ...contributions.flatMap((part) => part.css ?? [])];
  const isDescribed = (request.description ?? '').trim() !== '';
  files.add(
    inBlock(fileNamed(metadata, 'style')),
    cssFile(mergeRules(joinCss([...ownStyles, modelStyles(plan, isDescribed, slots)], '\n\n'))),
    'style',
  );
  if (plan.isDynamic) files.add(inBlock('render.php'), renderFile(plan, phpParts), 'render_callback');
  for (const { path, content, role } of contributions.flatMap((part) => part.files ?? []))
    files.add(path, content, role);
  if (plan.features.has('build_tooling') && plan.hasEditor) {
    const scripts = modules.flatMap((module) => module.contribute?.(plan, slots, 'jsx').script ?? []);
    for (const { path, content, role } of sourceFiles(plan, scripts, files.list())) files.add(path, content, role);
  }
  files.add('readme.txt', readmeOf(plan, slots), 'readme_file');
  files.add(
    `languages/${plan.names.textDomain}.pot`,
    potFile(files.list(), plan.names.textDomain),
    'translation_template',
  );
  return {
    slug: plan.names.slug,
    files: files.list(),
    instructions: instructionsOf(
      plan,
      contributions.flatMap((part) => part.instructions ?? []),
    ),
    slots: slots.asked(),
  };
}

/** A plan as features refine it, with what they add. */
function refined(first: BlockPlan, slots: Slots) {
  const modules = blockFeatureModules.filter(({ name }) =>
    name === 'style_variants' ? first.variants.length > 0 : first.features.has(name),
  );
  const plan = modules.reduce((done, { refine }) => refine?.(done) ?? done, first);
  const contributions = modules.map((module): BlockContribution => module.contribute?.(plan, slots, 'plain') ?? {});
  return { plan, modules, contributions };
}

/** The plan of a block in which every attribute changes something: what would steer nothing is shown. */
export function settledPlan(request: BlockGenerateRequest): BlockPlan {
  const planned = planFor(request);
  const idle = new Set<string>();
  for (;;) {
    const first = makePlan(request, planned, idle);
    const { plan, contributions } = refined(first, new Slots());
    const found = idleAttributes(plan, contributions).filter((name) => !idle.has(name));
    if (found.length === 0) return first;
    for (const name of found) idle.add(name);
  }
}

/** The file that block.json names: `file:./style.css` is `style.css`. */
function fileNamed(metadata: { readonly [key: string]: JsonValue }, key: string): string {
  return String(metadata[key]).replace('file:./', '');
}

/** Texts that a large model may write better than tables: what the block is for, and what its preview says. */
function withSlots(plan: BlockPlan, { description = '' }: BlockGenerateRequest, slots: Slots): BlockPlan {
  const about = { Block: `${plan.names.title} (${plan.archetype})` };
  const said =
    description.trim() === ''
      ? slots.text('description', {
          prompt: askAbout('One sentence of at most 100 characters: what a WordPress block shows.', about),
          fallback: plan.description,
        })
      : plan.description;
  const at = plan.attributes.findIndex(({ role }) => role === 'quote' || role === 'body');
  const main = plan.attributes[at];
  if (main === undefined || typeof main.sample !== 'string') return { ...plan, description: said };
  const sample = slots.text('sample_text', {
    prompt: askAbout(
      'One or two sentences of plain text, true to life: what an attribute may say in the preview of a block.',
      {
        ...about,
        Attribute: main.label,
      },
    ),
    fallback: main.sample,
  });
  return { ...plan, description: said, attributes: plan.attributes.with(at, { ...main, sample }) };
}

/** What WordPress reads before it loads a script: the handles that come first, and a version that changes with the content. */
function assetFile(dependencies: readonly string[], content: string): string {
  return phpFile(php`return ${{ dependencies, version: shortHash(content) }};`);
}
