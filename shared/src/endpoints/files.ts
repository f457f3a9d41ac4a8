import type { Endpoint } from '../endpoint.ts';
import { FileDeleted, FileList, FileListQuery, FileObject, FileParams, FileUploadForm } from '../schemas/files.ts';
import { exampleTime, listOf } from './example-values.ts';

const params = { file_id: 'file_0123456789ABCDEFabcdef01' };
const content = '{"prompt":"<?php add_","completion":"action( \'init\', \'setup\' );"}\n';
const file = {
  id: params.file_id,
  object: 'file',
  bytes: content.length,
  created_at: exampleTime,
  filename: 'rows.jsonl',
  purpose: 'fine-tune',
  status: 'uploaded',
  status_details: null,
};

/** `/v1/files` */
export const fileEndpoints = {
  uploadFile: {
    method: 'POST',
    path: '/v1/files',
    permission: 'write',
    tag: 'Files',
    summary: 'Upload a file',
    description:
      'A multipart form with the part `file`, at most 512 MiB (a baseline at most 8 MiB), and the field `purpose`. A ' +
      'baseline is checked before it is taken.',
    bodyType: 'multipart/form-data',
    body: FileUploadForm,
    response: FileObject,
    example: { body: { purpose: 'fine-tune', file: content }, response: file },
  },
  listFiles: {
    method: 'GET',
    path: '/v1/files',
    permission: 'read',
    tag: 'Files',
    summary: 'List files, newest first',
    query: FileListQuery,
    response: FileList,
    example: { query: { limit: 5, purpose: 'fine-tune' }, response: listOf(file) },
  },
  getFile: {
    method: 'GET',
    path: '/v1/files/{file_id}',
    permission: 'read',
    tag: 'Files',
    summary: 'One file',
    params: FileParams,
    response: FileObject,
    errors: ['file_not_found'],
    example: { params, response: { ...file, status: 'processed' } },
  },
  downloadFile: {
    method: 'GET',
    path: '/v1/files/{file_id}/content',
    permission: 'read',
    tag: 'Files',
    summary: 'The bytes of a file',
    params: FileParams,
    binary: { mediaType: 'application/octet-stream', description: 'The file as it was uploaded' },
    errors: ['file_not_found'],
    example: { params },
  },
  deleteFile: {
    method: 'DELETE',
    path: '/v1/files/{file_id}',
    permission: 'write',
    tag: 'Files',
    summary: 'Delete a file',
    params: FileParams,
    response: FileDeleted,
    errors: ['file_not_found'],
    example: { params, response: { id: params.file_id, object: 'file', deleted: true } },
  },
} as const satisfies Record<string, Endpoint>;
