import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext } from '../../rule.ts';

const known = new WeakMap<JsNode, boolean>();

/**
 * Whether people wrote the file for this plugin or theme: no bundle, no minified text, no copy of a library. Rules about
 * style ask this, those about harm do not.
 */
export function isAuthored({ root, source, fileName }: JsContext): boolean {
  let answer = known.get(root);
  if (answer === undefined) {
    answer = !isLibrary(source.code, fileName) && !isGenerated(source.code, fileName, source.lineCount);
    known.set(root, answer);
  }
  return answer;
}

function isGenerated(code: string, fileName: string, lines: number): boolean {
  if (/\.min\.|(?:^|\/)(?:build|dist|vendor|node_modules)\//.test(fileName)) return true;
  if (code.length > 3000 && code.length / lines > 160) return true;
  return /__webpack_(?:require|modules|exports)__|\bwebpackJsonp|\b_interopRequireDefault\b|(?:parcelRequire|__commonJS)\b/.test(
    code,
  );
}

/** A banner with a licence or version at the top, or the wrapper that serves every module system. */
function isLibrary(code: string, fileName: string): boolean {
  if (
    /(?:^|\/)(?:jquery|backbone|underscore|moment|lodash|codemirror|tinymce|mediaelement)[\w.-]*\.js$/i.test(fileName)
  )
    return true;
  const head = code.slice(0, 1500);
  if (/^\s*\/\*!/.test(head)) return true;
  if (
    /^\s*(?:\/\*|\/\/)[\s\S]{0,900}?(?:\bMIT\b|@license|Licensed under|Released under|Copyright \(c\)|\(c\) \d{4})/.test(
      head,
    )
  )
    return true;
  return /\btypeof\s+define\s*===?\s*['"]function['"]\s*&&\s*define\.amd/.test(code);
}
