import type { ScaffoldRequest, ScaffoldStructure } from '@presswright/shared/schemas/scaffold';
import { FileSet } from '../file-set.ts';
import type { GeneratedProject } from '../generated-project.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { namesFor } from '../naming/names.ts';
import { requireTitle } from '../naming/require-title.ts';
import { shortened } from '../package/readme.ts';
import type { Slots } from '../slots.ts';
import { potFile } from '../writers/pot.ts';
import { extraFiles } from './extras/extra-files.ts';
import type { Layout, ScaffoldPlan } from './plan.ts';
import { block } from './structures/block.ts';
import { muPlugin } from './structures/mu-plugin.ts';
import { objectOriented } from './structures/object-oriented.ts';
import { simple } from './structures/simple.ts';
import { standard } from './structures/standard.ts';

const structures: Readonly<Record<ScaffoldStructure, (plan: ScaffoldPlan, slots: Slots) => Layout>> = {
  standard,
  simple,
  object_oriented: objectOriented,
  block,
  mu_plugin: muPlugin,
};

/**
 * Lays out a plugin to begin with.
 * @throws GenerationError for a name that is empty, and for names of files that cannot be made
 */
export function generateScaffold(request: ScaffoldRequest, slots: Slots): GeneratedProject {
  const { plugin_name, structure = 'standard', include_files, description = '', author = '' } = request;
  requireTitle(plugin_name, 'plugin_name');
  const names = namesFor(plugin_name);
  const summary = shortened(cleanLine(description) || `${names.title}, a plugin for WordPress.`, 150);
  const plan: ScaffoldPlan = { names, structure, summary, author: cleanLine(author) };

  const layout = structures[structure](plan, slots);
  const own = layout.files.map(({ path }) => path);
  const pot = `${layout.paths.languages_dir}${names.slug}.pot`;
  const files = new FileSet();
  for (const { path, content, role } of layout.files) files.add(path, content, role);
  for (const { path, content, role } of extraFiles(plan, include_files, [...own, pot])) files.add(path, content, role);
  if (!files.has(pot)) files.add(pot, potFile(files.list(), names.slug), 'translations');
  return {
    slug: names.slug,
    ...(layout.folder === undefined ? {} : { folder: layout.folder }),
    structure: layout.paths,
    files: files.list(),
    instructions: instructionsFor(plan, layout),
    slots: slots.asked(),
  };
}

function instructionsFor({ names }: ScaffoldPlan, { installation, paths }: Layout): string {
  const where = Object.entries(paths)
    .filter(([, path]) => path !== '')
    .map(([part, path]) => `- ${part.replaceAll('_', ' ')}: \`${path}\``);
  const notes = names.notes.length === 0 ? '' : `\n## Names\n\n${names.notes.map((note) => `- ${note}`).join('\n')}\n`;
  return `## Installation\n\n${installation}\n\n## Files\n\n${where.join('\n')}\n${notes}`;
}
