import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { writeAtomically } from '../../tls/write-atomically.ts';
import { CommandError, failed } from '../exit-codes.ts';

/** What a server that listens tells other processes of its user, in `server.json` of its data folder. */
const RunningServerFile = Type.Object({
  url: Type.String(),
  ca_file: Type.Union([Type.String(), Type.Null()]),
  version: Type.String(),
  pid: Type.Integer(),
});
export type RunningServerFile = Static<typeof RunningServerFile>;

const pathIn = (dataDir: string) => join(dataDir, 'server.json');

export function announceServer(dataDir: string, about: RunningServerFile): void {
  writeAtomically(pathIn(dataDir), JSON.stringify(about), 0o600);
}

/** Takes the announcement back; that of a server that was killed is removed by the next one. */
export function forgetServer(dataDir: string): Promise<void> {
  return rm(pathIn(dataDir), { force: true });
}

/** The server of a data folder by its own word, which outlives it when it is killed; null: none has said that it listens. */
export async function findServer(dataDir: string): Promise<RunningServerFile | null> {
  try {
    const value: unknown = JSON.parse(await readFile(pathIn(dataDir), 'utf8'));
    return Value.Check(RunningServerFile, value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null;
    throw error;
  }
}

/** Why a second server on a data folder does not start. */
export class DataDirInUse extends CommandError {
  override name = 'DataDirInUse';

  constructor(dataDir: string, other: RunningServerFile | null) {
    const which = other === null ? 'that is starting' : `at ${other.url} (process ${other.pid})`;
    const advice = 'Stop it, or give this server another folder with PRESSWRIGHT_DATA_DIR or --data-dir.';
    super(`The data folder ${dataDir} is in use by another Presswright server ${which}. ${advice}`, failed);
  }
}
