import type { ProjectFile } from '../project.ts';

/** Names that bundlers give to what they wrap modules in. */
const wrapper =
  /__webpack_(?:require|modules|exports)__|\bwebpackJsonp|\b_interopRequireDefault\b|(?:parcelRequire|__commonJS)\b/;

/** Whether a bundler, a compiler or a minifier wrote the script or the style sheet. */
export function isBuild({ code, language, name }: ProjectFile, path: string): boolean {
  const isScript = language === 'javascript' || language === 'typescript';
  if (!isScript && language !== 'css') return /\.asset\.php$/.test(name);
  if (/\.min\.|-min\.\w+$/.test(path) || /(?:^|\/)(?:build|dist)\//.test(path)) return true;
  if (/^\/[/*][#@] sourceMappingURL=/m.test(code.slice(-400))) return true;
  return isScript && (isMinified(code) || wrapper.test(code));
}

/** Text of pictures and the like is long in code that people write, too. */
const longText = /(['"`])(?:(?!\1)[^\\\n])*\1/g;

/** Long lines on average, or one very long line that is dense with code. */
function isMinified(code: string): boolean {
  if (code.length < 1000) return false;
  const lines = code.split('\n');
  const isLong = (line: string) => line.length > 1000;
  if (!lines.some(isLong) && (code.length < 3000 || code.length / lines.length <= 160)) return false;
  const bare = lines.map((line) => (line.length > 160 ? line.replace(longText, (text) => text.slice(0, 20)) : line));
  const length = bare.reduce((sum, line) => sum + line.length, 0);
  if (length > 3000 && length / bare.length > 160) return true;
  return bare.some((line) => isLong(line) && (line.match(/[;,{}]/g)?.length ?? 0) > line.length / 40);
}
