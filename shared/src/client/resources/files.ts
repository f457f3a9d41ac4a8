import type { FileDeleted, FileList, FileListQuery, FileObject, UploadPurpose } from '../../schemas/files.ts';
import type { CallOptions } from '../options.ts';
import { eachItem } from '../pages.ts';
import type { Transport } from '../transport.ts';

/** A file to upload; `openAsBlob` of node:fs makes a blob of a file on disk without reading it into memory. */
export interface FileUpload {
  readonly content: Blob;
  readonly filename: string;
  readonly purpose: UploadPurpose;
}

/** `/v1/files` */
export class FilesResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Uploads at most 512 MiB. */
  upload({ content, filename, purpose }: FileUpload, options?: CallOptions): Promise<FileObject> {
    const form = (fields: FormData) => {
      fields.set('purpose', purpose);
      fields.set('file', content, filename);
    };
    return this.#transport.json('POST /v1/files', { form, options });
  }

  /** One page of files, newest first. */
  list(query?: FileListQuery, options?: CallOptions): Promise<FileList> {
    return this.#transport.json('GET /v1/files', { query, options });
  }

  /** Every file, newest first. */
  listAll(query: FileListQuery = {}, options?: CallOptions): AsyncGenerator<FileObject, void, undefined> {
    return eachItem((after) => this.list(after === undefined ? query : { ...query, after }, options), query.after);
  }

  get(fileId: string, options?: CallOptions): Promise<FileObject> {
    return this.#transport.json('GET /v1/files/{file_id}', { params: { file_id: fileId }, options });
  }

  /** The bytes of a file as they come; leaving the loop ends the download. */
  content(fileId: string, options?: CallOptions): AsyncGenerator<Uint8Array, void, undefined> {
    return this.#transport.bytes('GET /v1/files/{file_id}/content', { params: { file_id: fileId }, options });
  }

  delete(fileId: string, options?: CallOptions): Promise<FileDeleted> {
    return this.#transport.json('DELETE /v1/files/{file_id}', { params: { file_id: fileId }, options });
  }
}
