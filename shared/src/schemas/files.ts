import { type Static, Type } from 'typebox';
import { Deleted, IdString, ListOf, ListQuery, StringEnum, Timestamp } from './common.ts';

export const filePurposes = ['fine-tune', 'fine-tune-results', 'baseline'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Purposes that an upload may have; results are written by jobs only. */
export const uploadPurposes = ['fine-tune', 'baseline'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const fileStatuses = ['uploaded', 'processing', 'processed', 'error'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** The multipart form: the part `file` (at most 512 MiB) and the field `purpose`, in either order. */
export const FileUploadForm = Type.Object({
  purpose: StringEnum(uploadPurposes),
  file: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
});
export type FileUploadForm = Static<typeof FileUploadForm>;

export const FileObject = Type.Object({
  id: Type.String(),
  object: Type.Literal('file'),
  bytes: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  filename: Type.String(),
  purpose: StringEnum(filePurposes),
  status: StringEnum(fileStatuses),
  status_details: Type.Union([Type.String(), Type.Null()], { description: 'What is wrong, in state `error`' }),
});
export type FileObject = Static<typeof FileObject>;

export const FileList = ListOf(FileObject);
export type FileList = Static<typeof FileList>;

export const FileListQuery = Type.Object({
  ...ListQuery.properties,
  purpose: Type.Optional(StringEnum(filePurposes)),
});
export type FileListQuery = Static<typeof FileListQuery>;

export const FileDeleted = Deleted('file');
export type FileDeleted = Static<typeof FileDeleted>;

export const FileParams = Type.Object({ file_id: IdString() });
export type FileParams = Static<typeof FileParams>;
