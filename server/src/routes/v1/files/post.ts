import multipart, { type MultipartFile } from '@fastify/multipart';
import { endpoints } from '@presswright/shared/endpoints';
import { type ErrorCode, ServiceError } from '@presswright/shared/errors';
import { limits } from '@presswright/shared/schemas/common';
import { type UploadPurpose, uploadPurposes } from '@presswright/shared/schemas/files';
import { whileArriving } from '../../../bodies/while-arriving.ts';
import { describeValue } from '../../../plugins/describe.ts';
import type { Files } from '../../../plugins/files.ts';
import { principalOf } from '../../../plugins/identification.ts';
import { defineRoute, type RequestTo } from '../../support/define-route.ts';

/** Characters of a file's name that are kept. */
const maxNameCharacters = 255;

export const route = defineRoute(
  endpoints.uploadFile,
  async (request) => {
    const { files } = request.server;
    const { organizationId } = principalOf(request);
    const { draft, filename, purpose } = await whileArriving(request.raw, receiveForm(request, files));
    try {
      return await files.keep(organizationId, draft, { filename, purpose: requirePurpose(purpose) });
    } finally {
      await draft.discard();
    }
  },
  async (app) => {
    // Only here: everywhere else a form is a media type that is not supported.
    app.removeAllContentTypeParsers();
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: limits.uploadBytes, files: 1, fields: 8, fieldNameSize: 100, fieldSize: 1000, parts: 9 },
    });
  },
);

type Received = { readonly draft: Awaited<ReturnType<Files['receive']>>; readonly filename: string };

/** Reads the form, whatever the order of its parts: the file goes to the disk as it comes. */
async function receiveForm(
  request: RequestTo<typeof endpoints.uploadFile>,
  files: Files,
): Promise<Received & { readonly purpose: unknown }> {
  let received: Received | undefined;
  let purpose: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'purpose') purpose = part.value;
      } else if (part.fieldname === 'file' && received === undefined) {
        received = { draft: await receiveFile(part, files), filename: nameOf(part) };
      } else part.file.resume();
    }
    if (received === undefined) {
      throw new ServiceError('invalid_request', 'file: expected a file part, got nothing.', { param: 'file' });
    }
    return { ...received, purpose };
  } catch (error) {
    await received?.draft.discard();
    throw asRefusal(error);
  }
}

async function receiveFile(part: MultipartFile, files: Files): Promise<Received['draft']> {
  const draft = await files.receive(part.file);
  if (!part.file.truncated) return draft;
  await draft.discard();
  throw new ServiceError('payload_too_large', `file: expected at most ${limits.uploadBytes} bytes.`, { param: 'file' });
}

function requirePurpose(purpose: unknown): UploadPurpose {
  const known = uploadPurposes.find((candidate) => candidate === purpose);
  if (known !== undefined) return known;
  const wanted = uploadPurposes.map((candidate) => JSON.stringify(candidate)).join(', ');
  throw new ServiceError('invalid_request', `purpose: expected one of ${wanted}, got ${describeValue(purpose)}.`, {
    param: 'purpose',
  });
}

/** The last part of the name that the client gave: never a path. */
function nameOf({ filename }: MultipartFile): string {
  const name = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const characters = [...name.replace(/[\u0000-\u001f\u007f]/g, '')];
  return characters.slice(0, maxNameCharacters).join('') || 'file';
}

/** What the parser of forms says, by its code or the beginning of its message, and what it means in the contract's words. */
const parserFaults: readonly (readonly [RegExp, ErrorCode, string])[] = [
  [/^FST_INVALID_MULTIPART_CONTENT_TYPE$/, 'unsupported_media_type', 'The body: expected multipart/form-data.'],
  [
    /^FST_(?:FILES|FIELDS|PARTS)_LIMIT$/,
    'invalid_request',
    'The form has too many parts: expected one file and its purpose.',
  ],
  [/^FST_PROTO_VIOLATION$/, 'invalid_request', 'The form has a part of a name that no part may have.'],
  [
    /^FST_INVALID_JSON_FIELD_ERROR$/,
    'invalid_request',
    'A field of the form is not the JSON that its media type says.',
  ],
  [
    /^(?:Multipart: Boundary|The needle )/,
    'invalid_request',
    'Content-Type: expected a boundary of 1 to 70 characters.',
  ],
  [
    /^(?:FST_MP_PREMATURE_CLOSE$|Unexpected end of|\w+ terminated early)/,
    'invalid_request',
    'The form ends before its last boundary.',
  ],
];

/** What the parser of forms refuses, as the contract says it; any other error as it is. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const fault = parserFaults.find(([pattern]) => pattern.test(code) || pattern.test(error.message));
  return fault === undefined ? error : new ServiceError(fault[1], fault[2]);
}
