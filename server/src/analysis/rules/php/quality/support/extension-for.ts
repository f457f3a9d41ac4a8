import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { type Extension, extensionOf } from '../../../../wordpress/extension.ts';
import type { PhpContext } from '../../../rule.ts';

const configured = Symbol('extensions as the configuration has them');
type Configured = Map<Extension | null, Map<FileConfig, Extension>>;

/**
 * The plugin or theme that the file at hand belongs to: what the project's configuration says of it, else its header; null
 * when there is neither among the files.
 */
export function extensionFor({ project, fileName }: PhpContext): Extension | null {
  const found = extensionOf(project, fileName);
  const config = project.configOf(fileName);
  const { text_domain, minimum_wp, minimum_php } = config;
  if ((text_domain ?? minimum_wp ?? minimum_php) === undefined) return found;
  // One object for all files of one plugin, by which rules know it again.
  const known = project.fact(configured, (): Configured => new Map());
  const byConfig = known.get(found) ?? new Map<FileConfig, Extension>();
  known.set(found, byConfig);
  const extension = byConfig.get(config) ?? {
    kind: found?.kind ?? 'plugin',
    name: found?.name ?? '',
    textDomain: text_domain ?? found?.textDomain ?? null,
    requiresWordpress: minimum_wp ?? found?.requiresWordpress ?? null,
    requiresPhp: minimum_php ?? found?.requiresPhp ?? null,
  };
  byConfig.set(config, extension);
  return extension;
}
