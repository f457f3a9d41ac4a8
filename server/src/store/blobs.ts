import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes that were written and have no name yet. */
export interface Draft {
  readonly bytes: number;
  /** The bytes from the beginning, `limit` of them at most. */
  read(limit: number): Promise<Buffer>;
  /** Gives them their name. When it resolves they are on the disk, and stay there when the machine stops. */
  keep(id: string): Promise<void>;
  /** Removes them. Nothing happens to what was kept. */
  discard(): Promise<void>;
}

/** Large values by name. */
export interface BlobStore {
  /** Writes a stream away, as it comes. Rejects, and leaves nothing, when it fails. */
  write(content: Readable): Promise<Draft>;
  /** The bytes from the beginning; null when there is no such blob. */
  read(id: string): Promise<Readable | null>;
  delete(id: string): Promise<void>;
  /**
   * Removes what a process that was killed left behind: drafts, and blobs that `known` does not name. To be called while
   * nothing is written. Blobs of another database than `databaseId` are left alone: they are orphans only here.
   * @returns false: the blobs belong to another database
   */
  clean(databaseId: string, known: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<boolean>;
}

const draftEnding = '.draft';
/** The file that says which database the blobs belong to. */
const ownerName = '.database';
/** Names that are asked for at once. */
const askedAtOnce = 500;

const blobName = /^\w+$/;

/** Keeps each blob as one file in `folder`, for the owner's eyes only. */
export function createDiskBlobs(folder: string): BlobStore {
  const pathOf = (id: string) => {
    if (!blobName.test(id)) throw new TypeError(`${JSON.stringify(id)} is no blob's id`);
    return join(folder, id);
  };
  return {
    async write(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${crypto.randomUUID()}${draftEnding}`);
      const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
      try {
        await pipeline(content, output);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return {
        bytes: output.bytesWritten,
        async read(limit) {
          const file = await open(draft);
          try {
            const buffer = Buffer.alloc(Math.min(limit, output.bytesWritten));
            let length = 0;
            while (length < buffer.length) {
              const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
              if (bytesRead === 0) break;
              length += bytesRead;
            }
            return buffer.subarray(0, length);
          } finally {
            await file.close();
          }
        },
        async keep(id) {
          await rename(draft, pathOf(id));
          await flushFolder(folder);
        },
        discard: () => rm(draft, { force: true }),
      };
    },
    async read(id) {
      try {
        return (await open(pathOf(id))).createReadStream();
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(id) {
      await rm(pathOf(id), { force: true });
    },
    async clean(databaseId, known) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await readdir(folder);
      const remove = (name: string) => rm(join(folder, name), { force: true });
      for (const name of names.filter((candidate) => candidate.endsWith(draftEnding))) await remove(name);

      const ownerPath = join(folder, ownerName);
      if (!names.includes(ownerName)) {
        // Blobs of before there was such a file: whose they are can be told from the next start on.
        await writeFile(ownerPath, databaseId, { mode: 0o600, flush: true });
        return true;
      }
      if ((await readFile(ownerPath, 'utf8')) !== databaseId) return false;
      const blobs = names.filter((name) => blobName.test(name));
      for (let start = 0; start < blobs.length; start += askedAtOnce) {
        const some = blobs.slice(start, start + askedAtOnce);
        const kept = await known(some);
        for (const name of some.filter((candidate) => !kept.has(candidate))) await remove(name);
      }
      return true;
    },
  };
}

/** A name is on the disk when its folder is. Windows has no such call and needs none. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
