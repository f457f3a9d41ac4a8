import { type Extension, extensionOf } from '../../../../wordpress/extension.ts';
import type { PhpContext } from '../../../rule.ts';

/** The plugin or theme that the file at hand belongs to; null when its header is not among the files. */
export function extensionFor({ project, fileName }: PhpContext): Extension | null {
  return extensionOf(project, fileName);
}
