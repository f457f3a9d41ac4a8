import type { Expr } from '../ast.ts';
import { htmlDanger } from '../taint/kinds.ts';
import { plainColumn, recordDanger } from '../taint/sources.ts';
import type { Flow } from './flow.ts';
import { withKeptField } from './kept-data.ts';
import { makeSource } from './taints.ts';
import { makeValue, Type, type Value } from './value.ts';

/** What users and posts have besides their meta fields. */
const ownProperties =
  /^(?:ID|data|caps|cap_key|roles|allcaps|filter|post_\w+|user_\w+|comment_\w+|ping_status|to_ping|pinged|guid|menu_order|ancestors|page_template|tags_input|spam|deleted|locale|rich_editing|syntax_highlighting|admin_color|use_ssl|show_admin_bar_front|to_array|get|exists)$/;

/** `$user->nickname_color`: WordPress looks for a meta field of that name; null where an object is no user or post. */
export function magicField(flow: Flow, object: Value, name: string, node: Expr): Value | null {
  const of = kindOf(object);
  if (of === null || ownProperties.test(name) || plainColumn.test(name) || object.shape?.entries.has(name) === true)
    return null;
  // The one field of a profile that WordPress itself keeps markup in.
  const mask = of === 'user' && name === 'description' ? recordDanger & ~htmlDanger : recordDanger;
  const source = makeSource('stored', `->${name}`, node);
  const read = makeValue(Type.String | Type.Array, undefined, [{ mask, source, step: null }]);
  return withKeptField(flow, of, name, read);
}

function kindOf({ className, provenance, made, types }: Value): 'user' | 'post' | null {
  if ((types & Type.Object) === 0) return null;
  if (className === 'wp_post' || (className === null && made?.kind === 'post')) return 'post';
  const isFound = made?.kind === 'people' && /^(?:get_user_by|get_userdata|wp_user)$/.test(made.name);
  return (className === null || className === 'wp_user') && (isFound || provenance === 'current-user') ? 'user' : null;
}
