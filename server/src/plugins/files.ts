import type { Readable } from 'node:stream';
import { ServiceError } from '@presswright/shared/errors';
import type { FileListQuery, FileObject, UploadPurpose } from '@presswright/shared/schemas/files';
import fp from 'fastify-plugin';
import { makeId } from '../ids.ts';
import { createTurns } from '../limits/turns.ts';
import type { BlobStore, Draft } from '../store/blobs.ts';
import type { FileRepository, StoredFile } from '../store/files.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly files: Files;
  }
}

/** Uploaded files. Nobody sees another organisation's. */
export interface Files {
  /** Writes a stream away; it becomes a file when it is kept. */
  receive(content: Readable): Promise<Draft>;
  /**
   * Makes a file of what was received.
   * @throws {ServiceError} `invalid_request` when it is not what its purpose asks for; `payload_too_large`
   */
  keep(
    organizationId: string,
    draft: Draft,
    about: { readonly filename: string; readonly purpose: UploadPurpose },
  ): Promise<FileObject>;
  /** @throws {ServiceError} `file_not_found` */
  get(organizationId: string, id: string): Promise<FileObject>;
  /** @throws {ServiceError} `invalid_request` when `after` or `before` names no file */
  list(
    organizationId: string,
    query: FileListQuery,
  ): Promise<{ readonly files: FileObject[]; readonly hasMore: boolean }>;
  /**
   * Opens a file when it is the organisation's turn; the turn ends with the stream.
   * @throws {ServiceError} `file_not_found`; the signal's reason
   */
  content(
    organizationId: string,
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly file: FileObject; readonly stream: Readable }>;
  /** @throws {ServiceError} `file_not_found` */
  delete(organizationId: string, id: string): Promise<void>;
  /** The bytes of a baseline, not to be changed; `absent`: there is no such file; `other`: it has another purpose. */
  baseline(organizationId: string, id: string): Promise<Buffer | 'absent' | 'other'>;
}

export interface FilesOptions {
  readonly files: Pick<FileRepository, 'create' | 'get' | 'list' | 'delete'>;
  readonly blobs: Pick<BlobStore, 'write' | 'read' | 'delete'>;
}

/** A baseline is read whole. */
const maxBaselineBytes = 8 * 2 ** 20;
const baselineCacheBytes = 32 * 2 ** 20;
/** Files that are sent to one organisation at a time; who asks for more has them one after another. */
const maxSentAtOnce = 8;

/** Keeps uploaded files: first the bytes, then the row, so that what was acknowledged is whole. */
export const files = fp<FilesOptions>(async (app, { files: rows, blobs }) => {
  const baselines: ContentCache<Buffer> = createContentCache(baselineCacheBytes);
  const sending = createTurns(maxSentAtOnce);

  async function row(organizationId: string, id: string): Promise<StoredFile> {
    const found = await rows.get(organizationId, id);
    if (found === null) throw new ServiceError('file_not_found', `No file ${id}.`);
    return found;
  }

  /** The bytes of a file; null when they are gone although its row is there, which is for the operator to know. */
  async function read(id: string): Promise<Readable | null> {
    const stream = await blobs.read(id);
    if (stream === null) app.log.error({ file: id }, 'the content of a file is lost');
    return stream;
  }

  /** Removes a blob that no row names; one that resists is removed at the next start. */
  async function removeBlob(id: string): Promise<void> {
    await blobs.delete(id).catch((error: unknown) => app.log.warn({ err: error, file: id }, 'a blob was left behind'));
  }

  /** Removes the blob of a file whose row could not be written, unless the row is there all the same. */
  async function removeUnnamed({ organizationId, id }: StoredFile): Promise<void> {
    try {
      if ((await rows.get(organizationId, id)) !== null) return;
    } catch (error) {
      app.log.warn({ err: error, file: id }, 'whether a blob has a row is left to the next start');
      return;
    }
    await removeBlob(id);
  }

  async function checkBaseline(organizationId: string, draft: Draft): Promise<void> {
    if (draft.bytes > maxBaselineBytes) {
      const message = `file: expected a baseline of at most ${maxBaselineBytes} bytes, got ${draft.bytes}.`;
      throw new ServiceError('payload_too_large', message, { param: 'file' });
    }
    const bytes = new Uint8Array(await draft.read(maxBaselineBytes));
    const fault = await app.baselines.check(bytes, organizationId);
    if (fault === null) return;
    throw new ServiceError('invalid_request', `file: expected a baseline, but ${fault}.`, { param: 'file' });
  }

  app.decorate('files', {
    receive: (content) => blobs.write(content),
    async keep(organizationId, draft, { filename, purpose }) {
      if (purpose === 'baseline') await checkBaseline(organizationId, draft);
      const file: StoredFile = {
        id: makeId('file'),
        organizationId,
        purpose,
        filename,
        bytes: draft.bytes,
        // A baseline was read just now; training files are read by their job.
        status: purpose === 'baseline' ? 'processed' : 'uploaded',
        statusDetails: null,
        createdAt: Math.floor(Date.now() / 1000),
      };
      await draft.keep(file.id);
      try {
        await rows.create(file);
      } catch (error) {
        await removeUnnamed(file);
        throw error;
      }
      return toObject(file);
    },
    get: async (organizationId, id) => toObject(await row(organizationId, id)),
    async list(organizationId, query) {
      const page = await rows.list(organizationId, query);
      if (page !== null) return { files: page.files.map(toObject), hasMore: page.hasMore };
      const param = query.after === undefined ? 'before' : 'after';
      throw new ServiceError('invalid_request', `${param}: expected the id of an existing file.`, { param });
    },
    async content(organizationId, id, signal) {
      const file = toObject(await row(organizationId, id));
      const turn = await sending.take(organizationId, signal);
      try {
        signal.throwIfAborted();
        const stream = await read(id);
        if (stream === null) throw new ServiceError('file_not_found', `The content of file ${id} is lost.`);
        stream.once('close', () => turn.done());
        return { file, stream };
      } catch (error) {
        turn.done();
        throw error;
      }
    },
    async delete(organizationId, id) {
      await row(organizationId, id);
      await rows.delete(organizationId, id);
      await removeBlob(id);
    },
    async baseline(organizationId, id) {
      const found = await rows.get(organizationId, id);
      if (found === null) return 'absent';
      if (found.purpose !== 'baseline') return 'other';
      const known = baselines.get(id);
      if (known !== undefined) return known;
      const stream = await read(id);
      if (stream === null) return 'absent';
      const chunks: Buffer[] = await stream.toArray();
      const bytes = Buffer.concat(chunks);
      baselines.set(id, bytes, bytes.length);
      return bytes;
    },
  });
});

function toObject({ id, bytes, createdAt, filename, purpose, status, statusDetails }: StoredFile): FileObject {
  return { id, object: 'file', bytes, created_at: createdAt, filename, purpose, status, status_details: statusDetails };
}
