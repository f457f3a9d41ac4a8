import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/**
 * Runs a program that was bundled as one script, with V8's code of every function that earlier runs have called: of modules Node
 * keeps only what is compiled as they are loaded. The code lies beside the script, since whoever could write there could write
 * the script, too.
 *
 * @param {string} file the script: a function of what CommonJS modules are given, after a comment with the engine's settings
 * @param {string[]} args
 */
export async function runScript(file, args) {
  const source = readFileSync(file, 'latin1');
  const settings = source.slice(2, source.indexOf('*/')).split(' ');
  for (const setting of settings) setFlagsFromString(setting);
  const kept = keptCode(file);
  const script = new Script(source, { filename: file, cachedData: kept?.code });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  process.exitCode = await module.exports.run(args);
  const worth = module.exports.analyzedHere();
  const before = script.cachedDataRejected === false ? (kept?.worth ?? 0) : 0;
  if (worth === 0 || worth < 2 * before) return;
  // V8 takes the code only with the settings of now, which a command may have changed.
  for (const setting of settings) setFlagsFromString(setting);
  keepCode(file, script.createCachedData(), worth);
}

/**
 * Bytes before the code: what it is worth, that is, the characters that were analysed by the run that it is of, and its checksum,
 * which V8 does not look at: it would run what a power failure left.
 */
const headLength = 12;

function keptCode(file) {
  const path = codePath(file);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  if (bytes.length <= headLength) return undefined;
  const code = bytes.subarray(headLength);
  return crc32(code) === bytes.readUInt32LE(8) ? { worth: bytes.readDoubleLE(0), code } : undefined;
}

function keepCode(file, code, worth) {
  const path = codePath(file);
  const head = Buffer.alloc(headLength);
  head.writeDoubleLE(worth, 0);
  head.writeUInt32LE(crc32(code), 8);
  const written = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(written, Buffer.concat([head, code]));
    renameSync(written, path);
  } catch (error) {
    // As with Node's own cache: where nothing may be written, or the disk is full, the program is compiled each time.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

/** Of this Node, and of the script as it is: V8 itself looks at no more than its length. */
function codePath(file) {
  const { size, mtimeMs } = statSync(file);
  const { version, arch } = process;
  return join(dirname(file), 'compile-cache', `analyze-${version}-${arch}-${size}-${Math.round(mtimeMs)}`);
}
