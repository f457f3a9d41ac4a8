import type { ListQuery } from '@presswright/shared/schemas/common';
import type { FilePurpose, FileStatus } from '@presswright/shared/schemas/files';
import type { Kysely } from 'kysely';
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
  /** Ids of all files of all organisations. */
  ids(): Promise<Set<string>>;
}

export function createFileRepository(database: Kysely<Database>): FileRepository {
  const get = async (organizationId: string, id: string): Promise<StoredFile | null> => {
    const row = await database
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  };
  return {
    get,
    async create(file) {
      await database.insertInto('files').values(toRow(file)).execute();
    },
    async list(organizationId, { limit = 20, after, before, purpose }) {
      // From the oldest on when what is newer than a file is wanted: those next to it, not the newest of all.
      const direction = before === undefined ? 'desc' : 'asc';
      let query = database.selectFrom('files').selectAll().where('organization_id', '=', organizationId);
      if (purpose !== undefined) query = query.where('purpose', '=', purpose);
      for (const [id, sign] of [
        [after, '<'],
        [before, '>'],
      ] as const) {
        if (id === undefined) continue;
        const mark = await get(organizationId, id);
        if (mark === null) return null;
        query = query.where(({ and, eb, or }) =>
          or([
            eb('created_at', sign, mark.createdAt),
            and([eb('created_at', '=', mark.createdAt), eb('id', sign, mark.id)]),
          ]),
        );
      }
      const rows = await query
        .orderBy('created_at', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute();
      const files = rows.slice(0, limit).map(fromRow);
      return { files: direction === 'desc' ? files : files.reverse(), hasMore: rows.length > limit };
    },
    async delete(organizationId, id) {
      const result = await database
        .deleteFrom('files')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    async ids() {
      const rows = await database.selectFrom('files').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

function toRow(file: StoredFile): FileTable {
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

function fromRow(row: FileTable): StoredFile {
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
