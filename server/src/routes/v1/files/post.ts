import multipart, { type MultipartFile } from '@fastify/multipart';
import { endpoints } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import { limits } from '@presswright/shared/schemas/common';
import { type UploadPurpose, uploadPurposes } from '@presswright/shared/schemas/files';
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
    const { draft, filename, purpose } = await receiveForm(request, files);
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
  return name.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, maxNameCharacters) || 'file';
}

/** What the parser of forms refuses, in the contract's words. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_(?:FILES|FIELDS|PARTS)_LIMIT$/.test(code)) {
    return new ServiceError('invalid_request', 'The form has too many parts: expected one file and its purpose.');
  }
  const isBroken = code === 'FST_MP_PREMATURE_CLOSE' || /multipart|form|boundary|part/i.test(error.message);
  return isBroken ? new ServiceError('invalid_request', `The form cannot be read: ${error.message}.`) : error;
}
