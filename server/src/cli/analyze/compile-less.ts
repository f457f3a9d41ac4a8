import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the engine of this process from its costliest compiler, for good. It pays off in a server; a run of seconds spends
 * a seventh of its time on it in every thread, and is done when the code is ready. The parser's WebAssembly is compiled as
 * before.
 */
export function compileLess(): void {
  setFlagsFromString('--turbo-filter=~');
}
