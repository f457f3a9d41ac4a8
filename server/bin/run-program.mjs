import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { runScript } from './run-script.mjs';

/**
 * Loads a program with V8's cache of compiled code: beside the program, since whoever could write there could write the
 * program. Sources are compiled anew.
 *
 * @param {string} program URL of its module; where `analyze.script` lies beside it, that is run for `analyze`
 */
export async function runProgram(program) {
  if (!program.endsWith('.mjs')) {
    await import(program);
    return;
  }
  const args = process.argv.slice(2);
  const script = fileURLToPath(new URL('analyze.script', program));
  const cache = fileURLToPath(new URL('compile-cache', program));
  if (args[0] === 'analyze' && existsSync(script)) {
    process.env.NODE_COMPILE_CACHE ??= cache;
    await runScript(script, args);
    return;
  }
  const { directory } = nodeModule.enableCompileCache(cache);
  // for worker threads, which read it from here only
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  await import(program);
}
