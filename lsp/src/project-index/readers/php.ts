import { dirname, resolve } from 'node:path';
import { pathOf } from '../../php/paths.ts';
import { endOfExpression } from '../../php/structure.ts';
import type { FileFacts } from '../facts.ts';
import { readMarkup } from './markup.ts';
import { readPhpArrays } from './php-arrays.ts';
import { readPhpCalls } from './php-calls.ts';
import { PhpFile } from './php-file.ts';
import { readPhpNames } from './php-names.ts';

/** What a PHP file gives and uses. */
export function readPhp(text: string, path: string): FileFacts {
  const file = new PhpFile(text, path);
  readDeclarations(file);
  readPhpNames(file);
  readPhpArrays(file);
  readPhpCalls(file);
  readIncludes(file);
  readMarkup(text, file.facts);
  return file.facts.facts;
}

function readDeclarations(file: PhpFile): void {
  const { facts, names, structure, tokens } = file;
  for (const scope of structure.scopes) {
    const name = tokens[scope.at];
    const first = tokens[scope.start];
    const last = tokens[Math.min(scope.end, tokens.length) - 1];
    if (!name || !first || !last || scope.kind === 'file') continue;
    let full = '';
    if (scope.kind === 'class') {
      full = file.nameOfClass(scope);
      for (const parent of scope.parents) {
        const token = tokens[parent];
        if (token) facts.addParent(full, names.classAt(token.text, parent));
      }
    } else if (scope.kind === 'method') full = `${scope.parent ? file.nameOfClass(scope.parent) : '?'}::${scope.name}`;
    else if (scope.kind === 'function') full = names.declaredAt(scope.name, scope.at);
    if (scope.kind !== 'closure' && scope.name !== '') file.add(scope.kind, full, 'definition', name);
    facts.addScope(scope.kind, full, [name.start, name.end], [first.start, last.end]);
  }
}

function readIncludes(file: PhpFile): void {
  const { tokens } = file;
  tokens.forEach((token, index) => {
    if (token.kind !== 'name' || !/^(?:include|require)(?:_once)?$/i.test(token.text)) return;
    if (/^(?:->|\?->|::|function)$/i.test(tokens[index - 1]?.text ?? '')) return;
    const end = endOfExpression(tokens, index + 1);
    const [first, last] = [tokens[index + 1], tokens[end - 1]];
    const path = pathOf(tokens, { start: index + 1, end }, file.path) ?? besideFile(file, index + 1, end);
    if (path !== undefined && first && last) file.facts.add('file', path, 'reference', first.start, last.end);
  });
}

/** `include 'inc/page.php'`: PHP looks in the folder of the file, too. */
function besideFile(file: PhpFile, start: number, end: number): string | undefined {
  const written = file.textOf({ start, end });
  return written?.isWhole && !/^[a-z]+:/i.test(written.text) ? resolve(dirname(file.path), written.text) : undefined;
}
