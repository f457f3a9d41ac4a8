import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { limits } from '@presswright/shared/schemas/limits';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { errorCode } from './discover.ts';
import { grouped } from './grouped.ts';
import type { SkippedFile } from './result.ts';

export type Source =
  | { readonly code: string; readonly bytes: number; readonly config?: FileConfig }
  | { readonly skipped: Omit<SkippedFile, 'file'> };

/**
 * Reads a source file of at most the size limit; says why where it cannot be analysed. Throws for nothing. It waits for the
 * disk: a thread's help for each step costs several times what reading takes, and the analysis runs in other threads.
 */
export function readSource(path: string): Source {
  try {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > limits.codeBytes) return tooLarge(size);
      return decodeSource(readFileSync(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { skipped: { reason: `cannot be read (${errorCode(error)})`, failed: true } };
  }
}

/** UTF-8, else Latin-1: PHP's syntax is ASCII, and what old files hold besides is in strings and comments. */
export function decodeSource(bytes: Uint8Array): Source {
  if (bytes.length > limits.codeBytes) return tooLarge(bytes.length);
  if (bytes.includes(0)) return { skipped: { reason: 'is binary (it holds NUL bytes)', failed: false } };
  try {
    return { code: new TextDecoder('utf-8', { fatal: true }).decode(bytes), bytes: bytes.length };
  } catch {
    return { code: new TextDecoder('latin1').decode(bytes), bytes: bytes.length };
  }
}

function tooLarge(size: number): Source {
  const found = grouped(size);
  return { skipped: { reason: `is larger than 1 MiB (${found} bytes)`, failed: false } };
}
