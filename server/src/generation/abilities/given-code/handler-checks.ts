import { capabilities } from '@presswright/shared/wordpress/capabilities';
import type { Expr, Stmt } from '../../../analysis/languages/php/ast.ts';
import { phpString } from '../../writers/php.ts';
import type { ActRequest } from './act.ts';
import { calledName, type Edit, type FunctionLike, type GivenPhp, type Registration } from './given-php.ts';

/** How a handler is reached, which decides how it refuses. */
type Entry = 'ajax' | 'form' | 'save' | 'rest' | 'other';

interface Handler {
  readonly entry: Entry;
  /** Hook, without what tells the kind of entry. */
  readonly name: string;
  readonly fn: FunctionLike;
  readonly registration: Registration | null;
}

function entryOf(hook: string): { entry: Entry; name: string } {
  const [, ajax] = /^wp_ajax_(?:nopriv_)?(.+)$/.exec(hook) ?? [];
  if (ajax !== undefined) return { entry: 'ajax', name: ajax };
  const [, post] = /^admin_post_(?:nopriv_)?(.+)$/.exec(hook) ?? [];
  if (post !== undefined) return { entry: 'form', name: post };
  if (/^save_post|^edit_post$|^add_attachment|^attachment_updated/.test(hook)) return { entry: 'save', name: hook };
  return { entry: /^(?:admin_init|load-)/.test(hook) ? 'form' : 'other', name: hook };
}

/** Handlers of the code, those of requests first. */
function handlersOf(php: GivenPhp): Handler[] {
  const hooked = php.registrations.flatMap((registration): Handler[] => {
    const { handler, hook } = registration;
    if (handler === null || registration.kind === 'shortcode') return [];
    // What registers routes changes nothing itself.
    if (/\bregister_(?:rest_route|post_type|taxonomy)\(/.test(php.text(handler))) return [];
    return [{ ...entryOf(hook), fn: handler, registration }];
  });
  const rest = php.calls('register_rest_route').flatMap(({ node }): Handler[] => {
    const callback = node.kind === 'Call' ? itemOf(node.args[2]?.value, 'callback') : null;
    const fn = callback === null ? null : php.handlerOf(callback);
    return fn === null ? [] : [{ entry: 'rest', name: 'rest', fn, registration: null }];
  });
  const plain = php.functions.map((fn): Handler => ({ entry: 'other', name: fn.name, fn, registration: null }));
  const all = [...hooked.filter(({ entry }) => entry !== 'other'), ...rest, ...hooked, ...plain];
  return all.filter(({ fn }, at) => all.findIndex((other) => other.fn === fn) === at);
}

/** The value of a key of an array literal. */
export function itemOf(array: Expr | undefined, key: string): Expr | null {
  if (array?.kind !== 'Array') return null;
  for (const item of array.items) if (item?.key?.kind === 'Str' && item.key.value === key) return item.value;
  return null;
}

/** Calls whose object has a capability of its own, with the argument or key that holds its ID. */
const objects: Readonly<Record<string, readonly [capability: string, argument: number, key?: string]>> = {
  wp_update_post: ['edit_post', 0, 'ID'],
  wp_delete_post: ['delete_post', 0],
  wp_trash_post: ['delete_post', 0],
  update_post_meta: ['edit_post', 0],
  add_post_meta: ['edit_post', 0],
  delete_post_meta: ['edit_post', 0],
  wp_set_post_terms: ['edit_post', 0],
  wp_set_object_terms: ['edit_post', 0],
  update_user_meta: ['edit_user', 0],
  wp_delete_user: ['delete_user', 0],
  wp_update_user: ['edit_user', 0, 'ID'],
  update_term_meta: ['edit_term', 0],
  wp_delete_term: ['delete_term', 0],
};

/** Calls that need a capability, whatever they are about. */
const general: Readonly<Record<string, string>> = {
  update_option: 'manage_options',
  delete_option: 'manage_options',
  add_option: 'manage_options',
  wp_insert_post: 'publish_posts',
  wp_insert_user: 'create_users',
  wp_create_user: 'create_users',
  wp_insert_term: 'manage_categories',
  wp_insert_attachment: 'upload_files',
  media_handle_upload: 'upload_files',
  wp_handle_upload: 'upload_files',
  switch_theme: 'switch_themes',
  activate_plugin: 'activate_plugins',
};

interface Guard {
  /** Arguments of `current_user_can()`. */
  readonly asked: string;
  /** Offset of the statement that it has to stand before. */
  readonly before: number;
}

/** Who may, and whether it may be done to this object; what the words name comes first. */
function guardsOf(php: GivenPhp, { fn }: Handler, said: string | null): Guard[] {
  const body: readonly Stmt[] = fn.body.kind === 'Block' ? fn.body.body : [];
  const start = body[0]?.start ?? fn.body.end - 1;
  const named = said === null ? [] : [{ asked: phpString(said), before: start }];
  const inside = php.tree.nodes.filter(({ node }) => node.start >= fn.start && node.end <= fn.end);
  for (const { node } of inside) {
    const known = objects[calledName(node)];
    if (known === undefined || node.kind !== 'Call') continue;
    const [capability, place, key] = known;
    const argument = node.args[place]?.value;
    const id = key === undefined ? argument : (itemOf(argument, key) ?? undefined);
    const statement = body.find(({ start: from, end }) => from <= node.start && node.end <= end);
    if (id === undefined || statement === undefined || !/^(?:Var|Index|Num)$/.test(id.kind)) continue;
    const source = php.text(id);
    const read = /^\$_(?:POST|GET|REQUEST)\[/.test(source) ? `${source} ?? 0` : source;
    return [...named, { asked: `${phpString(capability)}, absint( ${read} )`, before: statement.start }];
  }
  if (named.length > 0) return named;
  const name = inside.map(({ node }) => general[calledName(node)]).find((one) => one !== undefined);
  return [{ asked: phpString(name ?? 'manage_options'), before: start }];
}

/** How a request is refused where it came from. */
function refusal(php: GivenPhp, { entry, fn, registration }: Handler): string {
  if (entry === 'ajax')
    return "wp_send_json_error( array( 'message' => __( 'You are not allowed to do this.' ) ), 403 );";
  if (entry === 'form') return "wp_die( esc_html__( 'You are not allowed to do this.' ), 403 );";
  const [first] = registration?.kind === 'filter' ? fn.params : [];
  if (first !== undefined) return `return $${first.name};`;
  return php.tree.nodes.some(
    ({ node }) => node.kind === 'Return' && node.value !== null && node.start > fn.start && node.end < fn.end,
  )
    ? 'return null;'
    : 'return;';
}

/** The field of the request that the words say the nonce comes in; null where they say nothing of it. */
const fieldIn = (words: string): string | null =>
  /\b(?:nonce (?:field|key|parameter|name)|field|sent (?:as|in)|passed (?:as|in)|\$_(?:POST|REQUEST|GET)\[)(?: is| named| called|:)*\s*[`"']?(\w*nonce\w*|(?<=[`"'])\w+)/i.exec(
    words,
  )?.[1] ?? null;

function nonceCheck({ entry, name, fn }: Handler, action: string, said: string | null): string {
  if (entry === 'ajax') return `check_ajax_referer( ${phpString(action)}, ${phpString(said ?? 'nonce')} );`;
  if (entry === 'form')
    return `check_admin_referer( ${phpString(action)}${said === null ? '' : `, ${phpString(said)}`} );`;
  const own = 'name' in fn && fn.name !== '' ? fn.name : name;
  const field = said ?? `${own.replace(/\W+/g, '_')}_nonce`;
  return [
    `$nonce = sanitize_key( wp_unslash( $_POST['${field}'] ?? '' ) );`,
    `if ( ! wp_verify_nonce( $nonce, ${phpString(action)} ) ) {`,
    '\treturn;',
    '}',
  ].join('\n');
}

/**
 * Adds checks to the handler of the code: the first one of a request, or the one around `line`.
 * null: there is no function that they could be added to.
 */
export function addChecks(
  php: GivenPhp,
  wanted: { readonly nonce: boolean; readonly capability: boolean },
  { words }: Pick<ActRequest, 'words'>,
  line: number | null = null,
): { code: string; done: string[] } | null {
  const handlers = handlersOf(php);
  const isAt = ({ fn, registration }: Handler) =>
    line !== null &&
    ((php.lineAt(fn.start) <= line && line <= php.lineAt(fn.end)) ||
      (registration !== null && php.lineAt(registration.call.start) === line));
  const handler = handlers.find(isAt) ?? handlers[0];
  if (handler === undefined || handler.fn.body.kind !== 'Block') return null;
  if (handler.entry === 'rest') return wanted.capability ? addPermission(php, words) : null;
  const body = handler.fn.body;
  const [first] = body.body;
  const start = first?.start ?? php.code.indexOf('{', body.start) + 1;
  const indent = first === undefined ? `${php.indentAt(handler.fn.start)}\t` : php.indentAt(start);
  const step = indent.slice(php.indentAt(handler.fn.start).length) || '\t';
  const inLines = (text: string) => text.replaceAll('\t', step).replace(/\n/g, `\n${indent}`);
  const edits: Edit[] = [];
  const done: string[] = [];
  const label = 'name' in handler.fn ? `${handler.fn.name}()` : 'the callback';
  const source = php.text(handler.fn);
  if (wanted.nonce && !/\b(?:check_ajax_referer|check_admin_referer|wp_verify_nonce)\(/.test(source)) {
    const action =
      /\baction\s+(?:named |called |is |name )*[`"']([\w-]+)[`"']/.exec(words)?.[1] ??
      /\baction\s+(?:named|called|is|name is|:|=)\s*([\w-]+)/.exec(words)?.[1] ??
      (handler.entry === 'save' && 'name' in handler.fn ? handler.fn.name : handler.name);
    edits.push({
      start,
      end: start,
      text: `${inLines(nonceCheck(handler, action, fieldIn(words)))}\n${wanted.capability ? '' : '\n'}${indent}`,
    });
    done.push(
      `${label} verifies a nonce of the action ${action}; send one that wp_create_nonce( ${phpString(action)} ) has made.`,
    );
  }
  if (wanted.capability) {
    for (const guard of guardsOf(php, handler, capabilityIn(words))) {
      if (source.includes(`current_user_can( ${guard.asked} )`)) continue;
      const text = `if ( ! current_user_can( ${guard.asked} ) ) {\n\t${refusal(php, handler)}\n}`;
      edits.push({ start: guard.before, end: guard.before, text: `${inLines(text)}\n\n${indent}` });
      done.push(`${label} asks current_user_can( ${guard.asked} ).`);
    }
  }
  return edits.length === 0 ? null : { code: merged(php, edits), done };
}

/** Insertions at one place stand one after the other. */
function merged(php: GivenPhp, edits: readonly Edit[]): string {
  const places = [...new Set(edits.map(({ start }) => start))];
  return php.with(
    places.map((start) => ({
      start,
      end: start,
      text: edits.flatMap((edit) => (edit.start === start ? edit.text : [])).join(''),
    })),
  );
}

export function capabilityIn(words: string): string | null {
  const names = words.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
  const named = names.find((name) => capabilities.some((one) => one.name === name));
  if (named !== undefined) return named;
  return /\bonly\b[^.\n]{0,20}\badmin(?:istrator)?s?\b/i.test(words) ? 'manage_options' : null;
}

function addPermission(php: GivenPhp, words: string): { code: string; done: string[] } | null {
  const [place] = php.calls('register_rest_route');
  const args = place?.node.kind === 'Call' ? place.node.args[2]?.value : undefined;
  if (args?.kind !== 'Array') return null;
  const capability = capabilityIn(words) ?? 'edit_posts';
  const callback = `static function () {\n\treturn current_user_can( ${phpString(capability)} );\n}`;
  const before = itemOf(args, 'permission_callback');
  const done = [`The route asks current_user_can( ${phpString(capability)} ).`];
  if (before !== null) {
    const indent = php.indentAt(before.start);
    return { code: php.with([{ ...before, text: callback.replace(/\n/g, `\n${indent}`) }]), done };
  }
  const last = args.items.at(-1);
  if (last === undefined || last === null) return null;
  const indent = php.indentAt(last.start);
  const text = `,\n${indent}'permission_callback' => ${callback.replace(/\n/g, `\n${indent}`)}`;
  return { code: php.with([{ start: last.end, end: last.end, text }]), done };
}
