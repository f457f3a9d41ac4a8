import type { Branch, Node } from '../../../languages/php/ast.ts';
import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import { deepTaints } from '../../../languages/php/flow/taints.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { ownerOf } from './support/assigned.ts';

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

/** Headers that say where a request came from. */
const forwarded =
  /['"](HTTP_(?:X_FORWARDED_FOR|X_FORWARDED|FORWARDED_FOR|FORWARDED|X_REAL_IP|CLIENT_IP|X_CLIENT_IP|X_CLUSTER_CLIENT_IP|TRUE_CLIENT_IP|CF_CONNECTING_IP))['"]/g;
/** The connection's own address is looked at first: the header is read for known proxies. */
const behindProxy =
  /in_array\s*\(\s*(?:\w+\(\s*)*\$_SERVER\s*\[\s*['"]REMOTE_ADDR|REMOTE_ADDR['"]\s*\]\s*\)*\s*[!=]==?|[!=]==?\s*\$_SERVER\s*\[\s*['"]REMOTE_ADDR|\$\w*(?:prox(?:y|ies)|trusted)\w*|->\w*(?:prox(?:y|ies)|trusted)\w*|\w*(?:proxy|proxies|trusted|cidr|in_range)\w*\s*\(|\b[A-Z_]*PROX(?:Y|IES)\b(?!['"])/;
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|#)[^\n]*/g;

/** What counts or refuses by address. */
const counting =
  /(?:get_transient|set_transient|wp_cache_get|wp_cache_incr|get_option)\s*\(\s*(?:self::|static::|\$this->)?['"\w]*(?:attempt|limit|throttl|block|ban|lock|fail|login|flood|rate|vote|brute|tries)[^;]*/i;
const listNames =
  /allow|white|black|block|deny|denied|ban|trusted|office|intranet|admin|permitted|internal|_ips?\b|\bips\b|local/i;

interface Decision {
  readonly what: string;
}

/** Whether code decides by an address that `who` (a variable or a call, as a pattern) stands for. */
function decisionBy(who: string, code: string, whole: string): Decision | null {
  const list = new RegExp(
    `\\bin_array\\s*\\(\\s*(?:trim\\s*\\(\\s*)?(?:${who})[^,]*,\\s*((?:\\([^()]*\\)|[^()])*(?:\\([^)]*)?)`,
    'i',
  ).exec(code);
  if (list !== null && (listNames.test(list[1] ?? '') || /['"][\d.:]+['"]/.test(list[1] ?? '')))
    return { what: 'a list of addresses is asked' };
  const equal = new RegExp(
    `(?:${who})[)\\s]*[!=]==?\\s*(?:['"](?!0\\.0\\.0\\.0|::['"])(?:\\d+\\.\\d+[\\d.]*|[0-9a-f]*:[0-9a-f:]+)['"]|[^;&|]*(?:allow|white|office|admin|trusted)\\w*)|['"](?!0\\.0\\.0\\.0|::['"])(?:\\d+\\.\\d+[\\d.]*|[0-9a-f]*:[0-9a-f:]+)['"]\\s*[!=]==?\\s*(?:${who})`,
    'i',
  );
  if (equal.test(code)) return { what: 'it is compared with an address' };
  const key = new RegExp(
    `(?:isset\\s*\\(|empty\\s*\\()\\s*\\$\\w*(?:block|ban|allow|white|black|lock|attempt)\\w*\\s*\\[\\s*(?:${who})`,
    'i',
  );
  if (key.test(code)) return { what: 'a list of addresses is asked' };
  const counted = counting.exec(code)?.[0];
  if (counted !== undefined) {
    // The key is made of the address, directly or through a variable.
    if (new RegExp(who, 'i').test(counted)) return { what: 'attempts are counted by it' };
    const variable = /\$(\w+)\s*[,)]/.exec(counted)?.[1];
    if (variable !== undefined && new RegExp(`\\$${variable}\\s*=[^;]*(?:${who})`, 'i').test(code))
      return { what: 'attempts are counted by it' };
  }
  const keyed = new RegExp(
    `['"]\\w*(?:attempt|limit|throttl|block|ban|lock|fail|login|flood|rate|vote|tries)\\w*['"]\\s*\\.[^;]{0,60}(?:${who})`,
    'i',
  );
  return keyed.test(code) && /_transient\s*\(|wp_cache_/.test(whole) ? { what: 'attempts are counted by it' } : null;
}

/** Variables of a function that hold what was read, as a pattern. */
function holders(code: string): string {
  const names = new Set<string>();
  for (const match of code.matchAll(/\$(\w+)\s*=(?![=>])([^;]*)/g)) {
    const right = match[2] ?? '';
    const holds =
      new RegExp(forwarded.source).test(right) ||
      /\$_SERVER\s*\[\s*\$/.test(right) ||
      [...names].some((name) => new RegExp(`\\$${name}\\b`).test(right));
    if (holds && match[1] !== undefined) names.add(match[1]);
  }
  const variables = [...names].map((name) => `\\$${name}\\b`);
  return [...variables, `\\$_SERVER\\s*\\[\\s*['"]HTTP_(?:X_FORWARDED|X_REAL|CLIENT_IP|CF_|TRUE_)\\w*['"]\\s*\\]`].join(
    '|',
  );
}

function checkFunction(info: FunctionInfo, context: PhpContext): void {
  checkCode(info.node.start, context.source.slice(info.node), info.label, context);
}

function checkCode(start: number, code: string, label: string, context: PhpContext): void {
  // The names of the headers may stand in a constant beside the function that reads them one by one.
  const isByName = /\$_SERVER\s*\[\s*\$\w+\s*\]/.test(code);
  if (!isByName && !code.includes('HTTP_')) return;
  let from = start;
  let [read] = [...code.matchAll(forwarded)];
  if (read === undefined && isByName && label !== '') {
    [read] = [...context.source.code.matchAll(forwarded)];
    from = context.source.base;
  }
  if (read === undefined || behindProxy.test(code.replace(comments, ' '))) return;
  let decision = decisionBy(holders(code), code, context.source.code);
  if (decision === null && label !== '' && /\breturn\b/.test(code)) {
    // What asks the function for the address decides by it.
    const name = label.split('::').at(-1) ?? label;
    const call = `(?:\\$this->|self::|static::|\\b\\w+::|\\\\)?${name.replace(/\W/g, '')}\\s*\\(`;
    const rest = context.source.code.replace(code, '');
    const variables = [...rest.matchAll(new RegExp(`\\$(\\w+)\\s*=\\s*[^;]*${call}`, 'gi'))].map(
      (match) => `\\$${match[1]}\\b`,
    );
    if (new RegExp(call, 'i').test(rest)) decision = decisionBy([call, ...variables].join('|'), rest, rest);
  }
  if (decision === null) return;
  const at = from + read.index;
  context.report({
    at: { start: at, end: at + read[0].length },
    message: `${read[1]} is controlled by the client, and ${decision.what}.`,
    suggestion: 'Use REMOTE_ADDR; only read the header if REMOTE_ADDR is a trusted proxy.',
    confidence: 'medium',
  });
}

const refused = /\b(?:die|exit|wp_die|wp_send_json_error|wp_nonce_ays|status_header\s*\(\s*403)\b/;
const changing =
  /\b(?:update_\w+|add_option|delete_\w+|wp_(?:insert|update|delete|trash|create|set)_\w+|wp_mail|\$wpdb->(?:insert|update|delete|replace|query))\s*\(|\$wpdb->(?:insert|update|delete|replace)/;
const referrer = /HTTP_REFERER|wp_get_(?:raw_)?referer\s*\(|HTTP_ORIGIN/;

const checked = /nonce|check_admin_referer|check_ajax_referer|current_user_can|hash_equals/;
/** A browser's own name is not compared as a whole: a password in its place is. */
const agentCompared =
  /HTTP_USER_AGENT['"]\s*\]\s*\)*\s*[!=]==?\s*['"]\w|['"]\s*[!=]==?\s*(?:\w+\(\s*)*\$_SERVER\s*\[\s*['"]HTTP_USER_AGENT/;

/** A referrer that decides whether a request is answered. */
function checkBranch(branch: Branch, context: PhpContext): void {
  const condition = context.source.slice(branch.condition);
  const owner = ownerOf(context);
  const body = owner === undefined ? context.source.code : context.source.slice(owner);
  if (agentCompared.test(condition) && !checked.test(body)) {
    const inside = context.source.slice(branch.body);
    if (refused.test(inside) || changing.test(inside))
      context.report({
        at: branch.condition,
        message: 'The User-Agent header, which is controlled by the client, determines what is done.',
        suggestion: 'Check a capability and a nonce, or a secret with hash_equals().',
        confidence: 'medium',
      });
    return;
  }
  let asked = condition;
  if (!referrer.test(asked)) {
    const variable = /\$(\w*(?:refer|origin)\w*)\b/i.exec(condition)?.[1];
    if (variable === undefined || !referrer.test(new RegExp(`\\$${variable}\\s*=[^;]*`).exec(body)?.[0] ?? '')) return;
    asked = `${condition} HTTP_REFERER`;
  }
  if (asked.includes('HTTP_ORIGIN')) return;
  if (
    !/\b(?:strpos|stripos|strstr|str_contains|str_starts_with|strncmp|preg_match|parse_url|wp_parse_url|in_array)\s*\(|[!=]==?\s*(?:\$|home_url|site_url|get_|admin_url|['"]http)/.test(
      condition,
    )
  )
    return;
  const inner = context.source.slice(branch.body);
  const decides = refused.test(inner) || (/\breturn\b/.test(inner) && changing.test(body)) || changing.test(inner);
  if (!decides || checked.test(body)) return;
  context.report({
    at: branch.condition,
    message: 'The referrer, which is controlled by the client, determines whether the request is processed.',
    suggestion: 'Verify a nonce: wp_nonce_field() in the form, check_admin_referer() here.',
    confidence: 'medium',
  });
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

const isFunction = ({ kind }: Node): boolean =>
  kind === 'Function' || kind === 'Method' || kind === 'Closure' || kind === 'Class';

export const visitor: PhpVisitor = {
  functions: checkFunction,
  nodes: {
    Branch: checkBranch,
    Program(program, context) {
      if (context.source.code.search(forwarded) === -1) return;
      // The file's own statements, functions aside.
      let code = context.source.code;
      for (const node of program.body.filter(isFunction)) {
        const from = node.start - context.source.base;
        const to = node.end - context.source.base;
        code = code.slice(0, from) + ' '.repeat(to - from) + code.slice(to);
      }
      checkCode(context.source.base, code, '', context);
    },
  },
  calls: [{ names: ['wp_mail', 'mail'], visit: ({ args: [, , message] }, context) => checkMail(message, context) }],
};
