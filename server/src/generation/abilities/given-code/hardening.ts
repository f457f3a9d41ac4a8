import type { Block, Node, Stmt } from '../../../analysis/languages/php/ast.ts';
import type { ActRequest } from './act.ts';
import { calledName, type Edit, GivenPhp, type Registration } from './given-php.ts';
import { addChecks } from './handler-checks.ts';
import { bodyStart } from './returns.ts';
import { cleanLoops } from './sanitize-loops.ts';

/** What a pass over the code has changed. */
export interface Hardened {
  readonly code: string;
  readonly done: readonly string[];
}

type Pass = (php: GivenPhp, request: ActRequest) => Hardened | null;

const handlerHook = /^(?:wp_ajax|admin_post)_(?:nopriv_)?(.+)$/;

const requestHandlers = (php: GivenPhp): Registration[] =>
  php.registrations.filter(({ hook, handler }) => handlerHook.test(hook) && handler !== null);

/** What is saved with a post, by the form on its screen. */
const saveHandlers = (php: GivenPhp): Registration[] =>
  php.registrations.filter(({ hook, handler }) => /^save_post/.test(hook) && handler !== null);

const readsRequest = /\$_(?:POST|REQUEST|GET)\b/;

/** Nothing is saved where the editor saves by itself, nor without the nonce of the box. */
const guardSaving: Pass = (php, request) => {
  const [open] = saveHandlers(php).filter(({ handler }) => handler !== null && readsRequest.test(php.text(handler)));
  const fn = open?.handler ?? null;
  const place = fn === null ? null : bodyStart(php, fn);
  if (fn === null || place === null) return null;
  const checked = isAbout(php.text(fn))
    ? null
    : addChecks(php, { nonce: true, capability: false }, request, php.lineAt(fn.start));
  if (checked !== null) return checked;
  if (/DOING_AUTOSAVE|wp_is_post_autosave/.test(php.text(fn))) return null;
  const text = `if ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) {\n${place.indent}\treturn;\n${place.indent}}\n\n${place.indent}`;
  return {
    code: php.with([{ start: place.at, end: place.at, text }]),
    done: ['Nothing is saved where the editor saves by itself.'],
  };
};

/** The nonce that saving verifies stands in the box. */
const nonceInBox: Pass = (php) => {
  const [, field, action] =
    saveHandlers(php)
      .map(({ handler }) => (handler === null ? '' : php.text(handler)))
      .map((text) => /\$_POST\['(\w*nonce\w*)'\][\s\S]{0,160}?wp_verify_nonce\([^,]+,\s*('[^']+')/.exec(text))
      .find((match) => match !== null) ?? [];
  const [box] = php.calls('add_meta_box');
  const callback = box?.node.kind === 'Call' ? box.node.args[2]?.value : undefined;
  const fn = callback === undefined ? null : php.handlerOf(callback);
  const place = fn === null ? null : bodyStart(php, fn);
  if (field === undefined || action === undefined || place === null || /\bwp_nonce_field\(/.test(php.code)) return null;
  const text = `wp_nonce_field( ${action}, '${field}' );\n${place.indent}`;
  return {
    code: php.with([{ start: place.at, end: place.at, text }]),
    done: [`The box has the nonce ${action} that saving verifies.`],
  };
};

const isAbout = (text: string): boolean => /\b(?:check_ajax_referer|check_admin_referer|wp_verify_nonce)\b/.test(text);

/** The nonce that a handler of requests lacks, at its beginning rather than where the change is made. */
const verifyNonces: Pass = (php, request) => {
  const [open] = requestHandlers(php).filter(({ handler }) => handler !== null && !isAbout(php.text(handler)));
  if (open?.handler == null || !/\$_(?:POST|REQUEST|GET)\b/.test(php.text(open.handler))) return null;
  return addChecks(php, { nonce: true, capability: false }, request, php.lineAt(open.handler.start));
};

const changes =
  /\b(?:update_option|delete_option|add_option|wp_insert_\w+|wp_update_\w+|wp_delete_\w+|wp_trash_post|(?:update|add|delete)_(?:post|user|term)_meta|wp_set_\w+|media_handle_upload|wp_handle_upload)\s*\(|\$wpdb->(?:insert|update|delete|replace|query)\b/;

/** Who may do what a handler of requests changes, where it asks nobody and is not for visitors. */
const askCapability: Pass = (php, request) => {
  const open = requestHandlers(php).find(
    ({ handler }) =>
      handler !== null && changes.test(php.text(handler)) && !/\bcurrent_user_can\(/.test(php.text(handler)),
  );
  const isForVisitors =
    php.registrations.some(({ hook, handler }) => hook.includes('_nopriv_') && handler === open?.handler) &&
    forVisitors.test(request.words);
  if (open?.handler == null || isForVisitors) return null;
  return addChecks(php, { nonce: false, capability: true }, request, php.lineAt(open.handler.start));
};

const forVisitors =
  /\b(?:visitors?|guests?|public(?:ly)?|nopriv|logged[ -]out|anonymous|everyone|newsletter|contact)\b/i;

/** Visitors are not let in where an account is needed for what is done. */
const closeToVisitors: Pass = (php, { words }) => {
  if (forVisitors.test(words)) return null;
  const open = requestHandlers(php).filter(
    ({ hook, handler }) =>
      hook.includes('_nopriv_') && handler !== null && /\bcurrent_user_can\(/.test(php.text(handler)),
  );
  const edits = open.map(({ call }): Edit => {
    const end = php.code.indexOf(';', call.end - 1) + 1;
    const line = php.code.slice(0, call.start).replace(/[\t ]*$/, '').length;
    return { start: line, end: php.code[end] === '\n' ? end + 1 : end, text: '' };
  });
  return edits.length === 0
    ? null
    : { code: php.with(edits), done: open.map(({ hook }) => `${hook} is not hooked any more: it needs an account.`) };
};

const isEnd = (node: Node | undefined): boolean =>
  node?.kind === 'Exit' || (node?.kind === 'ExprStmt' && /^(?:die|exit|wp_die)$/.test(calledName(node.value)));

function blocksOf(php: GivenPhp): (readonly Stmt[])[] {
  return php.tree.nodes.flatMap(({ node }) => (node.kind === 'Block' ? [(node as Block).body] : []));
}

/** JSON that AJAX handlers print goes out as WordPress sends it. */
const sendJson: Pass = (php) => {
  const handlers = requestHandlers(php).filter(({ hook }) => hook.startsWith('wp_ajax_'));
  const isInside = (node: Node) =>
    handlers.some(({ handler }) => handler !== null && node.start >= handler.start && node.end <= handler.end);
  const edits: Edit[] = [];
  for (const body of blocksOf(php))
    for (const [at, statement] of body.entries()) {
      if (!isInside(statement)) continue;
      const value =
        statement.kind === 'Echo' ? statement.values[0] : statement.kind === 'Exit' ? statement.value : null;
      const isJson = value != null && /^(?:wp_)?json_encode$/.test(calledName(value));
      const argument = isJson && value.kind === 'Call' ? value.args[0] : undefined;
      if (argument !== undefined) {
        const next = body[at + 1];
        const end = statement.kind === 'Echo' && next !== undefined && isEnd(next) ? next.end : statement.end;
        edits.push({ start: statement.start, end, text: `wp_send_json( ${php.text(argument)} );` });
      } else if (statement.kind === 'Exit' && statement.value === null)
        edits.push({ start: statement.start, end: statement.end, text: 'wp_die();' });
    }
  const apart = edits.filter(({ start }) => !edits.some((other) => other.start < start && start < other.end));
  return apart.length === 0
    ? null
    : { code: php.with(apart), done: ['The answer goes out by wp_send_json() or ends with wp_die().'] };
};

/** "invalid addresses get a JSON error with status 400, text "Invalid email."": where an address is read, it is checked. */
const checkAddresses: Pass = (php, { words }) => {
  const line = /[^\n.]*\binvalid (?:e-?mails?|addresses|e-?mail addresses)\b[^\n]*/i.exec(words)?.[0];
  const read = php.places('Assign').find(({ node }) => calledName(node.value) === 'sanitize_email');
  const statement = read?.around.findLast(({ kind }) => kind === 'ExprStmt');
  if (line === undefined || read === undefined || statement === undefined || /\bis_email\(/.test(php.code)) return null;
  const text = /["“]([^"”]+)["”]/.exec(line)?.[1] ?? 'This is no valid e-mail address.';
  const status = /\b([45]\d\d)\b/.exec(line)?.[1] ?? '400';
  const isAjax = requestHandlers(php).some(
    ({ hook, handler }) =>
      hook.startsWith('wp_ajax_') && handler !== null && handler.start < read.node.start && read.node.end < handler.end,
  );
  const said = `'${text.replace(/'/g, "\\'")}'`;
  const answer = isAjax
    ? `wp_send_json_error( array( 'message' => ${said} ), ${status} );`
    : `wp_die( esc_html( ${said} ), ${status} );`;
  const indent = php.indentAt(statement.start);
  const added = `\n${indent}if ( ! is_email( ${php.text(read.node.target)} ) ) {\n${indent}\t${answer}\n${indent}}`;
  return {
    code: php.with([{ start: statement.end, end: statement.end, text: added }]),
    done: [`Addresses that are none are refused with ${status}.`],
  };
};

/** The field of the nonce in the form of the code that is sent to a handler which verifies one. */
const nonceInForm: Pass = (php) => {
  if (/\bwp_nonce_field\(/.test(php.code)) return null;
  for (const { hook, handler } of requestHandlers(php)) {
    const [, action, field] =
      /check_admin_referer\(\s*(['"][^'"]+['"])(?:\s*,\s*(['"][^'"]+['"]))?/.exec(
        handler === null ? '' : php.text(handler),
      ) ?? [];
    const name = handlerHook.exec(hook)?.[1] ?? '';
    const hidden = php.tree.nodes.find(
      ({ node }) =>
        /^(?:Echo|Html)$/.test(node.kind) &&
        new RegExp(String.raw`value=\\?["']${name}\\?["']`).test(php.text(node)) &&
        /name=\\?["']action/.test(php.text(node)),
    )?.node;
    if (action === undefined || hidden === undefined) continue;
    const call = `wp_nonce_field( ${action}${field === undefined ? '' : `, ${field}`} );`;
    const indent = php.indentAt(hidden.start);
    const edit =
      hidden.kind === 'Echo'
        ? { start: hidden.end, end: hidden.end, text: `\n${indent}${call}` }
        : inHtml(php, hidden, name, `<?php ${call} ?>`);
    return { code: php.with([edit]), done: [`The form has the nonce ${action} that its handler verifies.`] };
  }
  return null;
};

function inHtml(php: GivenPhp, html: Node, action: string, text: string): Edit {
  const source = php.text(html);
  const tag = new RegExp(String.raw`<input\b[^>]*["']${action}["'][^>]*>`).exec(source);
  const at = html.start + (tag === null ? source.length : tag.index + tag[0].length);
  return { start: at, end: at, text: `\n${text}` };
}

/** Where a request may say itself where it is sent on to, it goes back to where it came from. */
const goBack: Pass = (php) => {
  const edits = php.calls('wp_redirect', 'wp_safe_redirect').flatMap(({ node }): Edit[] => {
    const value = node.kind === 'Call' ? node.args[0]?.value : undefined;
    if (value === undefined) return [];
    const isReferer = /_wp_http_referer|HTTP_REFERER/.test(php.text(value));
    if (!isReferer) return [];
    const name = php.text(node).replace(/\s*\([\s\S]*/, '');
    const rest =
      node.kind === 'Call'
        ? node.args
            .slice(1)
            .map((arg) => `, ${php.text(arg)}`)
            .join('')
        : '';
    return [
      {
        start: node.start,
        end: node.end,
        text: `${name.replace('wp_redirect', 'wp_safe_redirect')}( wp_get_referer() ?: admin_url()${rest} )`,
      },
    ];
  });
  return edits.length === 0
    ? null
    : { code: php.with(edits), done: ['It goes back to the page that the form was on, and nowhere else.'] };
};

/** Attributes of a shortcode may hold links of the web alone, where that is said. */
const webLinks: Pass = (php, { words }) => {
  if (!/\bhttps?\s*(?:\(s\)|\/|and|or)|\bhttp\(s\)|\bonly https?\b/i.test(words)) return null;
  const edits = php.calls('esc_url', 'esc_url_raw').flatMap(({ node }): Edit[] => {
    if (node.kind !== 'Call' || node.args.length !== 1 || node.args[0] === undefined) return [];
    const at = node.args[0].end;
    return [{ start: at, end: at, text: ", array( 'http', 'https' )" }];
  });
  return edits.length === 0 ? null : { code: php.with(edits), done: ['Links are those of http and https.'] };
};

/** The content of an enclosing shortcode is markup: it is filtered rather than shown as text. */
const shortcodeContent: Pass = (php) => {
  const edits = php.registrations.flatMap(({ kind, handler }): Edit[] => {
    const name = handler?.params[1]?.name;
    if (kind !== 'shortcode' || handler === null || name === undefined) return [];
    return php.tree.nodes.flatMap(({ node, around }): Edit[] => {
      if (node.kind !== 'Var' || node.name !== name || node.start < handler.body.start || node.end > handler.body.end)
        return [];
      const outer = around.filter(({ kind: one }) => one === 'Call').at(-1);
      const text = `wp_kses_post( do_shortcode( (string) $${name} ) )`;
      if (outer !== undefined && calledName(outer) === 'esc_html')
        return [{ start: outer.start, end: outer.end, text }];
      const isPrinted = around.at(-1)?.kind === 'Concat' || around.at(-1)?.kind === 'Echo';
      return isPrinted ? [{ start: node.start, end: node.end, text }] : [];
    });
  });
  return edits.length === 0
    ? null
    : { code: php.with(edits), done: ['The content of the shortcode is filtered as that of posts.'] };
};

const before: readonly Pass[] = [goBack, shortcodeContent, cleanLoops, verifyNonces, guardSaving, guardSaving];
const after: readonly Pass[] = [
  checkAddresses,
  askCapability,
  closeToVisitors,
  sendJson,
  nonceInForm,
  nonceInBox,
  webLinks,
];

/**
 * What makes code secure that no finding of the analyser tells by itself.
 * @param when before its findings are mended, or after
 */
export function harden(
  php: GivenPhp,
  request: ActRequest,
  when: 'before' | 'after',
): { php: GivenPhp; done: string[] } {
  const done: string[] = [];
  let current = php;
  for (const pass of when === 'before' ? before : after) {
    const made = pass(current, request);
    const read = made === null ? null : GivenPhp.read(made.code, request.analyzer);
    if (made === null || read === null || read.tree.hasErrors > current.tree.hasErrors) continue;
    done.push(...made.done);
    current = read;
  }
  return { php: current, done };
}
