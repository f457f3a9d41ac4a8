import type { Expr } from '../ast.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { Guard } from './guards.ts';
import { parameterOf } from './provenance.ts';
import { eachPiece } from './ropes.ts';
import { deepTaints } from './taints.ts';
import type { DataSymbol, Value } from './value.ts';

const positions = (names: string, position: number): [string, number][] =>
  names.split(' ').map((name) => [name, position]);

/** Functions that read a field, and the argument that names it. */
const fieldReaders: ReadonlyMap<string, number> = new Map([
  ...positions('get_option get_site_option get_theme_mod get_user_option get_transient get_site_transient', 0),
  ...positions('get_network_option get_blog_option get_post_meta get_user_meta get_comment_meta get_term_meta', 1),
  ['get_metadata', 2],
]);

/** Functions that write or remove one. */
const fieldWriters: ReadonlyMap<string, number> = new Map([
  ...positions('update_option add_option delete_option update_site_option add_site_option delete_site_option', 0),
  ...positions('set_theme_mod remove_theme_mod', 0),
  ...positions('update_network_option delete_network_option update_blog_option update_user_option', 1),
  ...['post', 'user', 'comment', 'term'].flatMap((type) =>
    positions(`update_${type}_meta add_${type}_meta delete_${type}_meta`, 1),
  ),
  ...positions('update_metadata add_metadata delete_metadata', 2),
]);

/** Notes that a function has read an option or a meta field. */
export function noteFieldRead(frame: Frame, name: string, args: readonly ArgInfo[]): void {
  const position = fieldReaders.get(name);
  const field = position === undefined ? null : fieldOf(frame, args[position]);
  if (field !== null) frame.state.fieldsRead.add(field);
}

/** The field that a call writes, null when it writes none. */
export function fieldWritten(frame: Frame, name: string, args: readonly ArgInfo[]): string | null {
  const position = fieldWriters.get(name);
  return position === undefined ? null : fieldOf(frame, args[position]);
}

/** A field by its name, or by the property or method that always names it; null when it may be any. */
function fieldOf(frame: Frame, arg: ArgInfo | undefined): string | null {
  if (arg === undefined) return null;
  const { value, node } = arg;
  if (typeof value.constant === 'string') return value.constant;
  const named = placeOf(frame, node);
  if (named !== null || value.rope === null) return named;
  let text = '';
  eachPiece(value, null, (piece) => {
    text += piece.kind === 'text' ? piece.text : '*';
  });
  return /\w{3}/.test(text) ? text : null;
}

function placeOf(frame: Frame, node: Expr, depth = 0): string | null {
  const isOwn = (owner: Expr) =>
    (owner.kind === 'Var' && owner.name === 'this') || (owner.kind === 'Name' && /^(?:self|static)$/i.test(owner.text));
  switch (node.kind) {
    case 'Var': {
      const made = depth > 4 ? undefined : frame.derived.get(node.name);
      return made === undefined ? null : placeOf(frame, made, depth + 1);
    }
    case 'Prop':
      return isOwn(node.object) && typeof node.name === 'string' ? `${frame.className}->${node.name}` : null;
    case 'StaticProp':
      return isOwn(node.cls) && typeof node.name === 'string' ? `${frame.className}::$${node.name}` : null;
    case 'MethodCall':
      return isOwn(node.object) && typeof node.name === 'string' && node.args.length === 0
        ? `${frame.className}->${node.name}()`
        : null;
    default:
      return null;
  }
}

/**
 * Whether what happens to a field here mends what was found in it: the function has read it, some way through it changes
 * nothing, and on the way here nothing was asked of the request.
 */
export function isUpkeep(frame: Frame, field: string | null): boolean {
  const { state, env } = frame;
  if (field === null || !state.fieldsRead.has(field) || (env.guards & Guard.Asked) !== 0) return false;
  if (!state.canReturn && env.parent === null) return false;
  return !state.entries.some(({ kind }) => kind.startsWith('ajax') || kind.startsWith('admin-post') || kind === 'rest');
}

/** Functions that make a file at the path they are given. */
const fileMakers: ReadonlySet<string> = new Set(['fopen', 'touch', 'file_put_contents']);

/** Notes that a function opens a file to write it. */
export function noteFileMade(frame: Frame, name: string, [path]: readonly ArgInfo[]): void {
  if (fileMakers.has(name) && path?.node.kind === 'Var') frame.state.filesMade.add(path.node.name);
}

/** Whether a path is that of a file which the function has opened itself, and not one it was to remove. */
export function isMadeHere(frame: Frame, path: ArgInfo | undefined): boolean {
  return path?.node.kind === 'Var' && frame.state.filesMade.has(path.node.name);
}

/** The function's own parameters that a value is made of. */
export function parametersIn(value: Value): readonly number[] {
  const found = new Set<number>();
  for (const { source } of deepTaints(value)) {
    const position = source.symbol?.origin.root.position ?? -1;
    if (position !== -1) found.add(position);
  }
  const whole = parameterOf(value.provenance);
  if (whole !== -1) found.add(whole);
  return [...found];
}

/** The properties and globals that a value is made of. */
export function holdersIn(value: Value): readonly DataSymbol[] {
  const found = new Set<DataSymbol>();
  for (const { source } of deepTaints(value)) {
    if (source.symbol !== null && source.symbol.origin.root.position === -1) found.add(source.symbol);
  }
  return [...found];
}
