import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loads a program with V8's cache of compiled code: beside the program, since whoever could write there could write the
 * program. Sources are compiled anew.
 *
 * @param {string} program URL of its module
 */
export async function runProgram(program) {
  if (program.endsWith('.mjs')) {
    const { directory } = enableCompileCache(fileURLToPath(new URL('compile-cache', program)));
    // for worker threads, which read it from here only
    if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  }
  await import(program);
}
