import type { PhpToken } from '../../php/tokens.ts';
import type { PhpFile } from './php-file.ts';

/** Names that stand where a class or constant may, and are none. */
const reserved =
  /^(?:abstract|and|array|as|bool|boolean|break|callable|case|catch|class|clone|const|continue|declare|default|die|do|double|echo|else|elseif|empty|enddeclare|endfor|endforeach|endif|endswitch|endwhile|enum|exit|extends|false|final|finally|float|fn|for|foreach|function|global|goto|if|implements|include|include_once|instanceof|insteadof|int|integer|interface|isset|iterable|list|match|mixed|namespace|never|new|null|object|or|parent|print|private|protected|public|readonly|require|require_once|return|self|static|string|switch|throw|trait|true|try|unset|use|var|void|while|xor|yield|__[A-Z]+__)$/i;
const beforeClass = /^(?:new|instanceof|extends|implements|insteadof)$/i;
const declares = /^(?:function|class|interface|trait|enum|const|namespace|as|goto)$/i;
const constantName = /^\\?[A-Z_][A-Z0-9_]*$/;
const constantOfPhp = /^\\?(?:PHP_|E_|JSON_|ENT_|SORT_|LC_|M_|DIRECTORY_SEPARATOR$|STDIN$|STDOUT$|STDERR$)/;

/** Reads the classes and constants that a file uses, wherever they are named as such. */
export function readPhpNames(file: PhpFile): void {
  const { names, structure, tokens } = file;
  const parents = new Set(structure.scopes.flatMap((scope) => scope.parents));
  tokens.forEach((token, index) => {
    if (token.kind !== 'name' || reserved.test(token.text)) return;
    const before = tokens[index - 1]?.text ?? '';
    if (before === '->' || before === '?->' || before === '::') return;
    const isImport = before.toLowerCase() === 'use' && structure.scopeOf[index]?.kind === 'file';
    if (isImport) file.add('class', token.text.replace(/^\\/, ''), 'reference', token);
    else if (declares.test(before)) readDeclaredConstant(file, token, index);
    else if (parents.has(index) || isClassPlace(tokens, index, before))
      file.add('class', names.classAt(token.text, index), 'reference', token);
    else if (tokens[index + 1]?.text !== '(' && constantName.test(token.text) && !constantOfPhp.test(token.text))
      file.add('constant', token.text.replace(/^\\/, ''), 'reference', token);
  });
}

/** `const SHOP_VERSION = …;` outside of classes. */
function readDeclaredConstant(file: PhpFile, token: PhpToken, index: number): void {
  const isConstant = file.tokens[index - 1]?.text.toLowerCase() === 'const' && file.tokens[index + 1]?.text === '=';
  if (isConstant && file.structure.scopeOf[index]?.kind === 'file')
    file.add('constant', token.text, 'definition', token);
}

function isClassPlace(tokens: readonly PhpToken[], index: number, before: string): boolean {
  if (beforeClass.test(before)) return true;
  const next = tokens[index + 1];
  if (next?.text === '::') return true;
  if (next?.text === '(') return false;
  if (next?.kind === 'variable' || isTypeBefore(tokens, index)) return true;
  const last = before === '?' ? (tokens[index - 2]?.text ?? '') : before;
  const open = before === '?' ? (tokens[index - 3]?.text ?? '') : (tokens[index - 2]?.text ?? '');
  // After a ternary's colon a constant stands, and those are written in capitals.
  return last === ':' && open === ')' && !constantName.test(tokens[index]?.text ?? '');
}

/** Whether what follows is the rest of a parameter's type, and the parameter: `| Other $x`, `& $x`, `... $x`. */
function isTypeBefore(tokens: readonly PhpToken[], index: number): boolean {
  let rest = '';
  for (let at = index + 1; at < index + 8; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'name') rest += 'T';
    else if (token?.kind === 'symbol') rest += token.text;
    else if (token?.kind !== 'variable') return false;
    else if (/^(?:[|&]T)*(?:\.\.\.|&\.\.\.)$/.test(rest) || /^(?:[|&]T)+&?$/.test(rest)) return true;
    // `FLAG & $x` calculates.
    else return rest === '&' && !constantName.test(tokens[index]?.text ?? '');
  }
  return false;
}
