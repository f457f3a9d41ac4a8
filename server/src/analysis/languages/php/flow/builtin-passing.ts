import type { Expr } from '../ast.ts';
import { allDanger, Danger, type DangerMask } from '../taint/kinds.ts';
import { mapEntries } from './access.ts';
import type { ArgInfo } from './events.ts';
import { sharedProvenance } from './provenance.ts';
import { clearTaints, contentEntry, mergeTaints, wholeTaints } from './taints.ts';
import { makeValue, noTaints, type Taint, Type, unknown, type Value } from './value.ts';

/** Flags change what some escapers clear. */
export function flagsCleared(name: string, args: readonly ArgInfo[]): DangerMask {
  if (name !== 'json_encode' && name !== 'wp_json_encode') return 0;
  const flags = args[1] === undefined ? '' : flagNames(args[1].node);
  // A body of JSON alone is no page: text is safe unless the answer claims to be HTML.
  let cleared: DangerMask = Danger.HtmlText;
  if (flags.includes('JSON_HEX_QUOT')) cleared |= Danger.AttrDouble;
  if (flags.includes('JSON_HEX_APOS')) cleared |= Danger.AttrSingle;
  return cleared;
}

/** The names of the flags that an expression puts together. */
export function flagNames(node: Expr): string {
  if (node.kind === 'Name') return node.text;
  return node.kind === 'Binary' ? `${flagNames(node.left)} ${flagNames(node.right)}` : '';
}

function uncleared(name: string, args: readonly ArgInfo[]): DangerMask {
  if (name === 'wp_kses') return allowsScript(args[1]?.value) ? Danger.HtmlText | Danger.Store : 0;
  if (name === 'ldap_escape') {
    const mode = args[2] === undefined ? '' : flagNames(args[2].node);
    // Without flags every character is escaped.
    if (mode.includes('FILTER')) return mode.includes('DN') ? 0 : Danger.LdapDn;
    return mode.includes('DN') ? Danger.Ldap : 0;
  }
  const flags = args[1] === undefined ? '' : flagNames(args[1].node);
  if (name === 'htmlspecialchars' || name === 'htmlentities') {
    if (flags.includes('ENT_NOQUOTES')) return Danger.AttrDouble | Danger.AttrSingle;
    return flags.includes('ENT_COMPAT') ? Danger.AttrSingle : 0;
  }
  if (name === 'json_encode' || name === 'wp_json_encode') {
    // Unescaped slashes let a string close the script element.
    return flags.includes('JSON_UNESCAPED_SLASHES') && !flags.includes('JSON_HEX_TAG')
      ? Danger.JsString | Danger.JsCode
      : 0;
  }
  return 0;
}

/** Whether a list of elements and their attributes has one that runs scripts. */
function allowsScript(allowed: Value | undefined): boolean {
  return [...(allowed?.shape?.entries ?? [])].some(
    ([tag, { shape }]) =>
      /^(?:script|object|embed)$/i.test(tag) ||
      [...(shape?.entries.keys() ?? [])].some((name) => /^on[a-z]/i.test(name)),
  );
}

/** Functions that give null where they are given null; others make a text of it. */
const keepsNull: ReadonlySet<string> = new Set(
  'wp_unslash wp_slash map_deep stripslashes_deep current end reset array_pop array_shift unserialize maybe_unserialize json_decode maybe_json_decode parse_url wp_parse_url iterator_apply'.split(
    ' ',
  ),
);

/** What a function gives that hands data on: the data of some arguments, less what it clears. */
export function passed(
  name: string,
  args: readonly ArgInfo[],
  from: readonly number[] | 'all',
  clears: DangerMask,
  array: boolean,
): Value {
  // Other slashes, the same path.
  if (name === 'wp_normalize_path' && args[0] !== undefined) return args[0].value;
  let taints: readonly Taint[] = noTaints;
  let constant: Value['constant'];
  const positions = from === 'all' ? args.keys() : from;
  const effective = clears & ~uncleared(name, args);
  for (const position of positions) {
    const argument = args[position];
    if (argument === undefined) continue;
    taints = mergeTaints(taints, clearTaints(wholeTaints(argument.value), effective));
    if (args.length === 1) constant = argument.value.constant;
  }
  if (effective === allDanger) return unknown;
  const only = from === 'all' || from.length !== 1 ? undefined : args[from[0] ?? 0]?.value;
  // Where a file that was sent lies does not change when its path is cleaned.
  if (only?.shape?.entries.has(contentEntry) === true) return only;
  if (only?.shape && clears === 0) return mapEntries(only, (entry) => entry);
  const types = array
    ? Type.Array
    : Type.String | ((only?.types ?? 0) & (keepsNull.has(name) ? Type.Array | Type.Null : Type.Array));
  // Trimming or lower-casing a literal leaves a literal, but not this one.
  const literal = constant !== undefined && typeof constant === 'string' && /^[a-z0-9_ ]*$/.test(constant);
  const provenance = sharedProvenance(only?.provenance ?? null);
  return makeValue(types, literal ? constant : undefined, taints, null, null, null, 0, null, provenance);
}
