import { basename } from 'node:path/posix';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';

/** What a JSON file of a project is. */
export type JsonKind = 'block.json' | 'theme.json' | typeof projectConfigName;

/** undefined: none of those that are known. */
export function jsonKindOf(uri: string): JsonKind | undefined {
  const name = basename(uri);
  return name === 'block.json' || name === 'theme.json' || name === projectConfigName ? name : undefined;
}
