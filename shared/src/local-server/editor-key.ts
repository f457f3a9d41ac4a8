import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The API key of the backend in this data folder: made once, kept in `editor.key` for this user's eyes only.
 * @throws Error when the file is there but holds no key
 */
export async function editorKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'editor.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await readKey(file);
  if (kept !== undefined) return kept;
  // Written aside and linked: of two editors that start together one wins, and the other reads a whole key.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (key === undefined) throw new Error(`${file} disappeared while it was being created`);
  return key;
}

async function readKey(file: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const key = text.trim();
  if (!/^[\x21-\x7e]{32,}$/.test(key))
    throw new Error(`${file} does not contain a key of at least 32 characters; delete it`);
  return key;
}

const isErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
