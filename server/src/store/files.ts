import type { ListQuery } from '@presswright/shared/schemas/common';
import type { FilePurpose, FileStatus } from '@presswright/shared/schemas/files';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { readPage } from './page.ts';
import type { Database, FileTable } from './schema.ts';

/** What is known of an uploaded file. Times are Unix seconds. */
export interface StoredFile {
  readonly id: string;
  readonly organizationId: string;
  readonly purpose: FilePurpose;
  readonly filename: string;
  readonly bytes: number;
  readonly status: FileStatus;
  readonly statusDetails: string | null;
  readonly createdAt: number;
}

export interface FileRepository {
  create(file: StoredFile): Promise<void>;
  get(organizationId: string, id: string): Promise<StoredFile | null>;
  /** Newest first. `after` and `before` name files of the organisation; null: there is none of such a name. */
  list(
    organizationId: string,
    query: ListQuery & { readonly purpose?: FilePurpose },
  ): Promise<{ readonly files: StoredFile[]; readonly hasMore: boolean } | null>;
  /** @returns false: there is no such file */
  delete(organizationId: string, id: string): Promise<boolean>;
  /** Those of a few hundred ids that are files of any organisation. */
  known(ids: readonly string[]): Promise<Set<string>>;
}

export function createFileRepository(database: Kysely<Database>): FileRepository {
  const find = (organizationId: string, id: string) =>
    database
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
  /** @returns null: there is no such file */
  const sequenceOf = async (organizationId: string, id: string | undefined): Promise<number | undefined | null> =>
    id === undefined ? undefined : ((await find(organizationId, id))?.sequence ?? null);
  return {
    async get(organizationId, id) {
      const row = await find(organizationId, id);
      return row === undefined ? null : fromRow(row);
    },
    async create(file) {
      await database.insertInto('files').values(toRow(file)).execute();
    },
    async list(organizationId, { limit = 20, after, before, purpose }) {
      const [older, newer] = [await sequenceOf(organizationId, after), await sequenceOf(organizationId, before)];
      if (older === null || newer === null) return null;
      let query = database.selectFrom('files').selectAll().where('organization_id', '=', organizationId);
      if (purpose !== undefined) query = query.where('purpose', '=', purpose);
      const { rows, hasMore } = await readPage(query, { limit, after: older, before: newer });
      return { files: rows.map(fromRow), hasMore };
    },
    async delete(organizationId, id) {
      const result = await database
        .deleteFrom('files')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    async known(ids) {
      if (ids.length === 0) return new Set();
      const rows = await database.selectFrom('files').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

function toRow(file: StoredFile): Insertable<FileTable> {
  return {
    id: file.id,
    organization_id: file.organizationId,
    purpose: file.purpose,
    filename: file.filename,
    bytes: file.bytes,
    status: file.status,
    status_details: file.statusDetails,
    created_at: file.createdAt,
  };
}

function fromRow(row: Selectable<FileTable>): StoredFile {
  return {
    id: row.id,
    organizationId: row.organization_id,
    purpose: row.purpose,
    filename: row.filename,
    bytes: row.bytes,
    status: row.status,
    statusDetails: row.status_details,
    createdAt: row.created_at,
  };
}
