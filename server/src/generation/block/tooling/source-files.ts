import type { ProjectFile } from '../../generated-project.ts';
import { scriptParts } from '../editor/editor-script.ts';
import type { ContributedFile, ScriptContribution } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';
import { projectFiles } from './project-files.ts';
import { sourceModules } from './source-modules.ts';

/** Files of `build/` that are written by hand, and their names in `src/`. */
const sources: Readonly<Record<string, string>> = {
  'block.json': 'block.json',
  'render.php': 'render.php',
  'view.js': 'view.js',
  'style-index.css': 'style.scss',
  'index.css': 'editor.scss',
};

/**
 * The sources that `wp-scripts build` makes the files of `build/` of.
 * @param scripts contributions with elements as JSX
 * @param built the files of the project so far
 */
export function sourceFiles(
  plan: BlockPlan,
  scripts: readonly ScriptContribution[],
  built: readonly ProjectFile[],
): readonly ContributedFile[] {
  const copies = built.flatMap(({ path, content }): ContributedFile[] => {
    const name = path.startsWith(`${plan.folder}/`) ? path.slice(plan.folder.length + 1) : '';
    return Object.hasOwn(sources, name) ? [{ path: `src/${sources[name]}`, content }] : [];
  });
  const modules = [...sourceModules(scriptParts(plan, scripts, 'jsx'))];
  const files = [...copies, ...modules.map(([name, content]) => ({ path: `src/${name}`, content }))];
  return [...files, ...projectFiles(plan, files)];
}
