import { setFlagsFromString } from 'node:v8';

/**
 * Roughly the bytes of machine code that a function of WebAssembly runs before the costly compiler takes it: V8's default, and the
 * most there is, which the lexer of PHP reaches after some 25 KB.
 */
const wasmBudgets = { usual: 13_000_000, moment: 2 ** 31 - 1 } as const;

const littleParsing = `--wasm-tiering-budget=${wasmBudgets.moment}`;

const forSeconds = [
  '--turbo-filter=~',
  '--initial-old-space-size=128',
  // Calls of a function before the compiler in between takes it. With the usual 400 it compiled 1,900 functions 3,400 times,
  // since what they were compiled for had not been seen to the end, and took a seventh of the time.
  '--invocation-count-for-maglev=3000',
];

/** What this file sets for a few files. V8 takes compiled code only with the settings that it was compiled with. */
export const settingsForLittle: readonly string[] = [...forSeconds, littleParsing];

/**
 * Sets the engine of this process to parsing little: for a few files, compiling the parser once more takes longer than they do.
 * Threads that are to parse much are started after {@link expectMuchParsing}.
 */
export function expectLittleParsing(): void {
  setFlagsFromString(littleParsing);
}

export function expectMuchParsing(): void {
  setFlagsFromString(`--wasm-tiering-budget=${wasmBudgets.usual}`);
}

/**
 * Sets the engine of this process, for good, to runs of seconds. Its costliest compiler pays off in a server; here each
 * thread spent a seventh of its time on it, and was done when the code was ready (the parser's WebAssembly is compiled as
 * before). And threads to come may fill 128 MiB before all of their memory is searched for what is left over.
 */
export function tuneEngine(): void {
  for (const setting of forSeconds) setFlagsFromString(setting);
}
