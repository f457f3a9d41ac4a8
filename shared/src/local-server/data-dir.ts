import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Default data folder of servers that editors and agents start: one for all of them, so that the model is learned once, and not
 * the one of a server that the person runs (`PRESSWRIGHT_DATA_DIR`), whose keys are no editor's business.
 */
export function defaultDataDir(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'win32') {
    return join(environment.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'presswright', 'editor');
  }
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'presswright', 'editor');
  return join(environment.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'presswright', 'editor');
}
