import type { Call, Expr } from '../ast.ts';
import { allDanger, Danger } from '../taint/kinds.ts';
import { contentOf } from './access.ts';
import type { ArgInfo } from './events.ts';
import { literalTail } from './ropes.ts';
import { makeSource } from './taints.ts';
import { makeValue, type Taint, unknown, type Value } from './value.ts';

/** What others may have put there: a file, a session, the output of a program. Less certain than a request. */
const outsideDanger = allDanger & ~Danger.Store;

/** Functions that give what a program prints. */
export const programs: ReadonlySet<string> = new Set(['shell_exec', 'exec', 'system', 'popen']);

/** The output of a program. `name`: what runs it, such as `exec()`. */
export function programOutput(name: string, node: Expr): readonly Taint[] {
  return [{ mask: outsideDanger, source: makeSource('stored', `the output of ${name}`, node), step: null }];
}

/** A file that was sent, or one with a path of its own outside the code, such as `/tmp/orders.csv`; null when it is not known to be one. */
export function fileContent(name: string, path: ArgInfo | undefined, node: Call): Value | null {
  const sent = path === undefined ? unknown : contentOf(path.value);
  if (sent !== unknown) return sent;
  const text = path?.value.constant;
  if (typeof text !== 'string' || !/^(?:\/|[a-z]:[\\/]|https?:\/\/|ftp:\/\/|php:\/\/stdin)/i.test(text)) return null;
  const source = makeSource('stored', `${name}( '${text.slice(0, 40)}' )`, node);
  return makeValue(unknown.types, undefined, [{ mask: outsideDanger, source, step: null }]);
}

/** Files that tell of inner workings, by the end of their path. */
const innerFile = /(?:^|[/\\])(?:debug\.log|error_log|error\.log|wp-config\.php|\.env|\.htpasswd|\.git\/config)$/;

/** The content of a log or of the configuration; null for other files. */
export function innerContent(path: ArgInfo | undefined, node: Call): Value | null {
  const name = path === undefined ? undefined : innerFile.exec(literalTail(path.value))?.[0].slice(1);
  if (name === undefined) return null;
  const source = makeSource('internal', `the content of ${name}`, node);
  return makeValue(unknown.types, undefined, [{ mask: Danger.Disclose, source, step: null }]);
}

/** An entry of $_SESSION that this code did not set. */
export function sessionEntry(key: string | null, node: Expr): Value {
  const source = makeSource('stored', `$_SESSION[${key === null ? '…' : `'${key}'`}]`, node);
  return makeValue(unknown.types, undefined, [{ mask: outsideDanger, source, step: null }]);
}
