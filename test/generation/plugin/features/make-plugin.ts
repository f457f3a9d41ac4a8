import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { GeneratedProject } from '../../../../server/src/generation/generated-project.ts';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';

export interface MadePlugin {
  readonly project: GeneratedProject;
  /** Text of a file; empty when there is none. */
  file(path: string): string;
  /** All PHP of the plugin. */
  readonly code: string;
}

/** A plugin of a description and features. */
export function makePlugin(
  description: string,
  features: readonly PluginFeature[] = [],
  name = 'Event Manager',
): MadePlugin {
  const project = generatePlugin({ plugin_name: name, description, features: [...features] }, new Slots());
  const text = (content: string | Uint8Array) => (typeof content === 'string' ? content : '');
  return {
    project,
    file: (path) => text(project.files.find((one) => one.path === path)?.content ?? ''),
    code: project.files
      .filter(({ path }) => path.endsWith('.php') && !path.startsWith('tests/'))
      .map(({ content }) => text(content))
      .join('\n'),
  };
}

/** What the analyser says of the files that match, without what is only a remark. */
export function findingsOf(project: GeneratedProject, files = /./): string[] {
  return inspectProject(analyzer, project)
    .filter(({ file, severity }) => files.test(file) && severity !== 'info')
    .map(({ file, rule, message }) => `${file} ${rule} ${message}`);
}
