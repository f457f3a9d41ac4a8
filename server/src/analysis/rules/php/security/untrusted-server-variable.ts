import type { Binary, Call, Expr, Index, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { eachIngredient } from '../../../languages/php/flow/made.ts';
import { eachPiece } from '../../../languages/php/flow/ropes.ts';
import { isSameExpression } from '../../../languages/php/flow/same-expression.ts';
import { deepTaints } from '../../../languages/php/flow/taints.ts';
import type { Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { claimedHeader } from './support/claimed-header.ts';
import { ownerOf } from './support/owner.ts';
import { checkAgent, checkReferrer } from './support/referrer.ts';

export const meta: RuleMeta = {
  id: 'security/untrusted-server-variable',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-348',
  title: 'Untrusted header',
  description: 'An IP address, host or referrer controlled by the client determines permissions or link targets.',
  rationale: `\`X-Forwarded-For\` and its kin are headers like any other: every client can send them. An allow list, a lock or a limit that counts by them is passed by writing another address. The \`Host\` header decides where a link made of it leads, so a mail with a reset link made of it sends the key to the attacker. A \`Referer\` proves nothing.

Use \`REMOTE_ADDR\`, and read a forwarded address only when \`REMOTE_ADDR\` is a proxy of yours. Make links with \`home_url()\`. Check nonces instead of referrers.`,
  references: [
    { title: 'home_url()', url: 'https://developer.wordpress.org/reference/functions/home_url/' },
    { title: 'CWE-348', url: 'https://cwe.mitre.org/data/definitions/348.html' },
    { title: 'CWE-293', url: 'https://cwe.mitre.org/data/definitions/293.html' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Variables.ServerVariables'],
  examples: {
    bad: [
      {
        code: "<?php\n$ip = $_SERVER['HTTP_X_FORWARDED_FOR'];\nif ( ! in_array( $ip, $allowed_ips, true ) ) {\n\twp_die( 'No.' );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nfunction client_ip() {\n\treturn $_SERVER['HTTP_CLIENT_IP'] ?? $_SERVER['REMOTE_ADDR'];\n}\nfunction is_locked() {\n\treturn get_transient( 'login_attempts_' . md5( client_ip() ) ) > 5;\n}\n",
        lines: [3],
      },
      {
        code: "<?php\nwp_mail( $user->user_email, 'Your key', 'https://' . $_SERVER['HTTP_HOST'] . '/reset/?key=' . $key );\n",
        lines: [2],
      },
      {
        code: "<?php\nfunction save() {\n\tif ( strpos( $_SERVER['HTTP_REFERER'], home_url() ) !== 0 ) {\n\t\twp_die( 'No.' );\n\t}\n\tupdate_option( 'a', 1 );\n}\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\n$ip = $_SERVER['REMOTE_ADDR'];\nif ( ! in_array( $ip, $allowed_ips, true ) ) {\n\twp_die( 'No.' );\n}\n",
      "<?php\nif ( in_array( $_SERVER['REMOTE_ADDR'], $proxies, true ) ) {\n\t$ip = $_SERVER['HTTP_X_FORWARDED_FOR'];\n}\nif ( in_array( $ip, $blocked_ips, true ) ) {\n\texit;\n}\n",
      "<?php\n$ip = $_SERVER['HTTP_X_FORWARDED_FOR'];\nerror_log( 'visit from ' . sanitize_text_field( $ip ) );\n",
      "<?php\nif ( ! empty( $_SERVER['HTTP_REFERER'] ) ) {\n\twp_safe_redirect( wp_get_referer() );\n\texit;\n}\n",
    ],
  },
};

/** The text of an address, those that stand for any address aside. */
function isAddress(text: string): boolean {
  return /^(?:\d+\.\d+[\d.]*|[0-9a-f]*:[0-9a-f:]+)$/i.test(text) && text !== '0.0.0.0' && text !== '::';
}

/** Reports the header that an expression is made of, when something is decided by it. */
function decide(who: Node, at: Node, what: string, context: PhpContext): void {
  const header = claimedHeader(who, context);
  if (header === null) return;
  context.report({
    at: header.at,
    message: `${header.name} is controlled by the client, and ${what}.`,
    suggestion: 'Use REMOTE_ADDR; only read the header if REMOTE_ADDR is a trusted proxy.',
    confidence: 'medium',
    trace: [{ at, message: what }],
  });
}

/** `in_array( $ip, $allowed, true )`, a list of other words than addresses aside. */
function checkList(at: Call, context: PhpContext): void {
  const [who, list] = at.args;
  if (who === undefined || list === undefined) return;
  const items = list.value.kind === 'Array' ? list.value.items : [];
  const isOfWords =
    items.length > 0 && items.every((item) => item?.value.kind === 'Str' && !isAddress(item.value.value));
  if (!isOfWords) decide(who.value, at, 'a list of addresses is asked', context);
}

/** `isset( $blocked[ $ip ] )`, and no table in which something is looked up by it. */
function checkTable(asked: Node, at: Call, context: PhpContext): void {
  if (asked.kind !== 'Index' || asked.index === null || asked.index.kind === 'Str') return;
  if (claimedHeader(asked.index, context) === null) return;
  if (!isLookedUp(asked, at, context)) decide(asked.index, at, 'a list of addresses is asked', context);
}

/** Whether what a table has under a key is used otherwise than by comparing it. */
function isLookedUp(entry: Index, question: Call, context: PhpContext): boolean {
  let isUsed = false;
  walkNodes(ownerOf(context) ?? context.program, context, (node, ancestors) => {
    if (!isSameExpression(node, entry)) return;
    const above = ancestors.at(-1);
    const isAsked = ancestors.includes(question) || (above?.kind === 'Arg' && isQuestion(ancestors.at(-2)));
    const isWritten = (above?.kind === 'Assign' || above?.kind === 'AssignOp') && above.target === node;
    isUsed ||= !isAsked && !isWritten && above?.kind !== 'Binary' && above?.kind !== 'IncDec';
  });
  return isUsed;
}

function isQuestion(node: Node | undefined): boolean {
  return node?.kind === 'Call' && node.callee.kind === 'Name' && /^(?:isset|empty)$/i.test(node.callee.text);
}

/** Words in the names under which attempts are counted. */
const counting = /attempt|limit|throttl|block|ban|lock|fail|login|flood|rate|vote|brute|tries/i;

/** `set_transient( 'login_attempts_' . md5( $ip ), … )` */
function checkKey(key: Node, at: Call, context: PhpContext): void {
  let isCounter = false;
  const read = (text: string) => {
    isCounter ||= counting.test(text);
  };
  walkNodes(key, context, (node) => {
    if (node.kind === 'Str') read(node.value);
    const value = context.ledger.valueAt(node as Expr);
    if (value !== null) eachIngredient(value, (part) => readTexts(part, read), true);
  });
  if (isCounter) decide(key, at, 'attempts are counted by it', context);
}

function readTexts(value: Value, read: (text: string) => void): boolean {
  if (typeof value.constant === 'string') read(value.constant);
  else if (value.rope !== null)
    eachPiece(value, null, (piece) => {
      if (piece.kind === 'text') read(piece.text);
    });
  return true;
}

/** `$ip === '10.0.0.7'` */
function checkEqual(node: Binary, context: PhpContext): void {
  const { op, left, right } = node;
  if (!/^[!=]==?$/.test(op)) return;
  for (const [literal, who] of [
    [left, right],
    [right, left],
  ] as const)
    if (literal.kind === 'Str' && isAddress(literal.value))
      decide(who, node, 'it is compared with an address', context);
}

function checkMail(message: ArgInfo | undefined, context: PhpContext): void {
  if (message === undefined) return;
  const taint = deepTaints(message.value).find(({ source }) => /'HTTP_(?:X_FORWARDED_)?HOST'/.test(source.label));
  if (taint === undefined) return;
  context.report({
    at: message.node,
    message: 'A link in the email is built from the Host header, which is controlled by the client.',
    suggestion: 'Build the link with home_url().',
    severity: 'high',
    confidence: 'high',
    taint,
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Binary: checkEqual,
    Index(node, context) {
      if (node.base.kind !== 'Var' || node.base.name !== '_SERVER' || node.index?.kind !== 'Str') return;
      if (node.index.value === 'HTTP_REFERER') checkReferrer(node, context);
      else if (node.index.value === 'HTTP_USER_AGENT') checkAgent(node, context);
    },
  },
  namedCalls: [
    { names: ['wp_get_referer', 'wp_get_raw_referer'], visit: checkReferrer },
    { names: ['in_array'], visit: checkList },
    {
      names: ['isset', 'empty'],
      visit(node, context) {
        for (const { value } of node.args) checkTable(value, node, context);
      },
    },
    {
      names: [
        'get_transient',
        'set_transient',
        'get_site_transient',
        'set_site_transient',
        'wp_cache_get',
        'wp_cache_incr',
        'get_option',
      ],
      visit(node, context) {
        const [key] = node.args;
        if (key !== undefined) checkKey(key.value, node, context);
      },
    },
  ],
  calls: [{ names: ['wp_mail', 'mail'], visit: ({ args: [, , message] }, context) => checkMail(message, context) }],
};
