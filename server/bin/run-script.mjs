import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Runs a program that was bundled as one script, with V8's code of every function that earlier runs have called: of modules Node
 * keeps only what is compiled as they are loaded. The code lies beside the script, since whoever could write there could write
 * the script, too.
 *
 * @param {string} file the script: a function of what CommonJS modules are given, after a comment with the engine's settings
 * @param {string[]} args
 */
export async function runScript(file, args) {
  const read = createReader();
  const source = read(file).toString('latin1');
  const settings = source.slice(2, source.indexOf('*/')).split(' ');
  for (const setting of settings) setFlagsFromString(setting);
  const kept = keptCode(codePath(file), read);
  const script = new Script(source, { filename: file, cachedData: kept?.code });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  process.exitCode = await module.exports.run(args);
  const worth = module.exports.analyzedHere();
  const before = script.cachedDataRejected === false ? (kept?.worth ?? 0) : 0;
  if (worth === 0 || worth < 2 * before) return;
  // V8 takes the code only with the settings of now, which a command may have changed.
  for (const setting of settings) setFlagsFromString(setting);
  keepCode(codePath(file), script.createCachedData(), worth);
}

/** Reads files one after the other, each into the memory of the one before: the first touch of a page takes longest. */
function createReader() {
  let memory = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path);
    try {
      const { size } = fstatSync(file);
      if (memory.length < size) memory = Buffer.allocUnsafeSlow(size);
      let length = 0;
      for (let count = -1; count !== 0 && length < size; length += count) {
        count = readSync(file, memory, length, size - length, length);
      }
      return memory.subarray(0, length);
    } finally {
      closeSync(file);
    }
  };
}

/** Bytes before the code: what it is worth, that is, the characters that were analysed by the run that it is of, and its length. */
const headLength = 16;

function keptCode(path, read) {
  if (!existsSync(path)) return undefined;
  const bytes = read(path);
  if (bytes.length < headLength) return undefined;
  const code = bytes.subarray(headLength);
  return code.length === bytes.readDoubleLE(8) ? { worth: bytes.readDoubleLE(0), code } : undefined;
}

function keepCode(path, code, worth) {
  const head = Buffer.alloc(headLength);
  head.writeDoubleLE(worth, 0);
  head.writeDoubleLE(code.length, 8);
  const written = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(written, 'w');
    writeSync(file, head);
    writeSync(file, code);
    // V8 does not look whether it is whole: it takes its name when it is.
    fsyncSync(file);
    closeSync(file);
    renameSync(written, path);
  } catch (error) {
    // As with Node's own cache: where nothing may be written, or the disk is full, the program is compiled each time.
    if (!(error instanceof Error && 'code' in error)) throw error;
    // Each run would leave another part of a file.
    if (existsSync(written)) rmSync(written);
  }
}

/** Of this Node, and of the script as it is: V8 itself looks at no more than its length. */
function codePath(file) {
  const { size, mtimeMs } = statSync(file);
  const { version, arch } = process;
  return join(dirname(file), 'compile-cache', `analyze-${version}-${arch}-${size}-${Math.round(mtimeMs)}`);
}
