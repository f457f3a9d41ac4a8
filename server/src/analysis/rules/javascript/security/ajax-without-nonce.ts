import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, codeOf, entryOf, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';

export const meta: RuleMeta = {
  id: 'security/ajax-without-nonce',
  language: 'javascript',
  category: 'security',
  severity: 'low',
  type: 'security_vulnerability',
  cwe: 'CWE-352',
  title: 'Request without a nonce',
  description:
    'A script posts an action to admin-ajax.php, or writes through the REST API by `fetch()`, and sends no nonce.',
  rationale: `Either the handler asks for a nonce, and this request fails, or it does not, and any page can make the request in the name of who visits it.

Send \`_ajax_nonce\` (made by \`wp_create_nonce()\` and handed over by \`wp_add_inline_script()\`) and check it in the handler. \`wp.apiFetch\` sends the nonce of the REST API by itself; with \`fetch()\` add the header \`X-WP-Nonce\`.`,
  references: [
    { title: 'AJAX in plugins: nonces', url: 'https://developer.wordpress.org/plugins/javascript/ajax/#nonce' },
    { title: 'CWE-352', url: 'https://cwe.mitre.org/data/definitions/352.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "jQuery.post( ajaxurl, { action: 'acme_delete', id: id }, done );\n", lines: [1] },
      {
        code: "jQuery.ajax( { url: acme.ajax_url, type: 'POST', data: { action: 'acme_save', value } } );\n",
        lines: [1],
      },
      { code: "fetch( '/wp-json/acme/v1/items/' + id, { method: 'DELETE' } );\n", lines: [1] },
    ],
    good: [
      "jQuery.post( ajaxurl, { action: 'acme_delete', id: id, _ajax_nonce: acme.nonce }, done );\njQuery.get( ajaxurl, { action: 'acme_list' }, show );\nconst data = { action: 'acme_save', security: acme.nonce };\njQuery.post( ajaxurl, data );\njQuery.post( ajaxurl, form.serialize() );\n",
      "fetch( '/wp-json/acme/v1/items/' + id, { method: 'DELETE', headers: { 'X-WP-Nonce': wpApiSettings.nonce } } );\n",
    ],
  },
};

const nonce = /nonce|security|token|csrf/i;

/** The object an argument is or names; undefined when it is not known. */
function objectOf(node: JsNode | undefined, context: JsContext): JsNode | undefined {
  if (node === undefined || node.type === 'object') return node;
  if (node.type !== 'identifier') return undefined;
  const writes = fileIndexOf(context).lookup(context.source.slice(node), node)?.writes ?? [];
  return writes.length === 1 && writes[0]?.how === 'set' && writes[0].value.type === 'object'
    ? writes[0].value
    : undefined;
}

function isAjaxAddress(node: JsNode | undefined, context: JsContext): boolean {
  return node !== undefined && /ajax_?url|admin-ajax\.php|ajax\.url\b/i.test(context.source.slice(node).slice(0, 200));
}

function check(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const [first, second] = argumentsOf(call);
  if (/^(?:jQuery|\$)\.post$/.test(name) && isAjaxAddress(first, context)) checkPosted(second, call, context);
  else if (/^(?:jQuery|\$)\.ajax$/.test(name)) {
    const settings = objectOf(first, context);
    const method = literalOf(
      entryOf(settings, 'type', context.source) ?? entryOf(settings, 'method', context.source),
      context.source,
    );
    if (!/^post$/i.test(method ?? '') || !isAjaxAddress(entryOf(settings, 'url', context.source), context)) return;
    if (settings !== undefined && /nonce/i.test(codeOf(settings, context))) return;
    checkData(objectOf(entryOf(settings, 'data', context.source), context), call, context);
  } else if (/^(?:window\.)?fetch$/.test(name)) {
    if (isAjaxAddress(first, context))
      checkBody(entryOf(objectOf(second, context), 'body', context.source), call, context);
    checkFetch(first, objectOf(second, context), call, context);
  }
}

const setsNonce = oncePerFile(/ajaxSetup|ajaxPrefilter|\.(?:nonce|security|_ajax_nonce)\s*=/);

function checkData(data: JsNode | undefined, call: JsNode, context: JsContext): void {
  const action = entryOf(data, 'action', context.source);
  if (data === undefined || action === undefined || nonce.test(codeOf(data, context))) return;
  if (data.children.some(({ type }) => type === 'spread_element') || context.source.slice(data).includes('serialize'))
    return;
  // `data.nonce = …` further down, or a nonce set up for all requests.
  if (setsNonce(context.source)) return;
  reportAction(literalOf(action, context.source), call, context);
}

function reportAction(what: string | null, call: JsNode, context: JsContext): void {
  // Reading changes nothing.
  if (
    what !== null &&
    /(?:^|[_-])(?:get|load|fetch|search|list|read|view|filter|query|check|preview|find)(?:[_-]|$)/i.test(what)
  )
    return;
  context.report({
    at: call.children[0] ?? call,
    message: `The action ${what ?? ''} is posted without a nonce.`.replace('  ', ' '),
    suggestion: 'Send _ajax_nonce, and check it in the handler with check_ajax_referer().',
    confidence: 'medium',
  });
}

/** An object, or a text such as `'action=acme_save&id=' + id`. */
function checkPosted(data: JsNode | undefined, call: JsNode, context: JsContext): void {
  if (data === undefined || !/^(?:string|binary_expression|template_string)$/.test(data.type)) {
    checkData(objectOf(data, context), call, context);
    return;
  }
  const text = context.source.slice(data);
  const action = /^['"`]action=(\w+)/.exec(text)?.[1];
  if (action !== undefined && !nonce.test(text) && !/serialize/.test(text)) reportAction(action, call, context);
}

/** `new URLSearchParams( { … } )`, or a `FormData` that is filled by hand. */
function checkBody(body: JsNode | undefined, call: JsNode, context: JsContext): void {
  if (body === undefined) return;
  const writes =
    body.type === 'identifier' ? (fileIndexOf(context).lookup(context.source.slice(body), body)?.writes ?? []) : [];
  const made = body.type === 'new_expression' ? body : writes.length === 1 ? writes[0]?.value : undefined;
  if (made?.type !== 'new_expression' || !/^(?:FormData|URLSearchParams)$/.test(calleeText(made, context.source)))
    return;
  const [first] = argumentsOf(made);
  if (first !== undefined) {
    checkData(objectOf(first, context), call, context);
    return;
  }
  const filled = fileIndexOf(context)
    .callsOf('append')
    .concat(fileIndexOf(context).callsOf('set'))
    .filter((added) => context.source.slice(added).startsWith(`${context.source.slice(body)}.`));
  const action = filled.find((added) => literalOf(argumentsOf(added)[0], context.source) === 'action');
  if (action === undefined || filled.some((added) => nonce.test(codeOf(added, context)))) return;
  reportAction(literalOf(argumentsOf(action)[1], context.source), call, context);
}

function checkFetch(address: JsNode | undefined, options: JsNode | undefined, call: JsNode, context: JsContext): void {
  if (address === undefined || options === undefined) return;
  const method = literalOf(entryOf(options, 'method', context.source), context.source);
  if (method === null || /^(?:get|head|options)$/i.test(method)) return;
  const isRest = /wp-json\/|rest_url|restUrl|wpApiSettings\.root/.test(codeOf(address, context));
  if (!isRest || nonce.test(codeOf(options, context)) || nonce.test(codeOf(address, context))) return;
  const headers = entryOf(options, 'headers', context.source);
  if ((headers !== undefined && headers.type !== 'object') || /Authorization/i.test(codeOf(options, context))) return;
  context.report({
    at: call.children[0] ?? call,
    message: `${method} is sent to the REST API without a nonce, so WordPress treats the user as logged out.`,
    suggestion: "Use wp.apiFetch(), or add the header 'X-WP-Nonce'.",
    confidence: 'medium',
  });
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
