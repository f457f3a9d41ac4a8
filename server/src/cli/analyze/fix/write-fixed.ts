import { isUtf8 } from 'node:buffer';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../discover.ts';
import { decodeSource } from '../read-source.ts';

const utf8Bom = Buffer.from([0xef, 0xbb, 0xbf]);
const ownerWrites = 0o200;

/**
 * Writes a fixed source in the place of the one that was analysed: whole or not at all, in the encoding it had.
 * @returns why it was not written; null: it was
 */
export async function writeFixed(path: string, analysed: string, fixed: string): Promise<string | null> {
  let draft: string | undefined;
  try {
    const target = await realpath(path);
    const { mode } = await stat(target);
    // A rename would get past it, and so would an administrator.
    if ((mode & ownerWrites) === 0) return 'is read-only';
    const present = await readAll(target);
    const source = decodeSource(present);
    if ('skipped' in source || source.code !== analysed) return 'changed while it was analysed';
    const bytes = encode(fixed, present);
    if (bytes === null) return 'is not UTF-8, and the fix has letters that its encoding lacks';
    draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    const file = await open(draft, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    // What was written there meanwhile must not be lost: its writer knows nothing of us.
    if (!(await readAll(target)).equals(present)) {
      await rm(draft);
      return 'changed while it was fixed';
    }
    await rename(draft, target);
    return null;
  } catch (error) {
    if (draft !== undefined) await rm(draft, { force: true });
    return `cannot be written (${errorCode(error)})`;
  }
}

async function readAll(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** As `present` is encoded; null where that cannot be. */
function encode(text: string, present: Buffer): Buffer | null {
  if (isUtf8(present)) {
    const hasBom = present.subarray(0, utf8Bom.length).equals(utf8Bom);
    return hasBom ? Buffer.concat([utf8Bom, Buffer.from(text, 'utf8')]) : Buffer.from(text, 'utf8');
  }
  const bytes = Buffer.from(text, 'latin1');
  return bytes.toString('latin1') === text ? bytes : null;
}
