import type { Expr, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isSecretName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/weak-randomness',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-338',
  title: 'Secret that can be guessed',
  description: 'A token, key or password is made from the clock or from a generator whose numbers can be foretold.',
  rationale: `\`uniqid()\` is the time, \`mt_rand()\` tells its seed after a few numbers, and \`md5()\` of either is no harder to guess.

Use \`wp_generate_password( 32, false )\`, \`random_bytes()\` or \`random_int()\`; for ids that only have to differ, \`wp_generate_uuid4()\`.`,
  references: [
    { title: 'random_bytes()', url: 'https://www.php.net/manual/function.random-bytes.php' },
    { title: 'CWE-338', url: 'https://cwe.mitre.org/data/definitions/338.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.AlternativeFunctions.rand'],
  examples: {
    bad: [
      { code: '<?php\n$token = md5( uniqid() );\n', lines: [2] },
      { code: "<?php\nupdate_user_meta( $id, 'reset_key', mt_rand( 1, 999999 ) );\n", lines: [2] },
      { code: '<?php\n$api_key = md5( time() );\n', lines: [2] },
    ],
    good: [
      '<?php\n$token = bin2hex( random_bytes( 16 ) );\n',
      "<?php\n$id = uniqid( 'field-' );\n$color = mt_rand( 0, 255 );\n",
      "<?php\n$cache_key = md5( 'list' . time() );\n",
      '<?php\n$token = wp_generate_password( 32, false );\n',
    ],
  },
};

const generators: ReadonlySet<string> = new Set(['rand', 'mt_rand', 'uniqid', 'lcg_value', 'str_shuffle']);
const clocks: ReadonlySet<string> = new Set(['time', 'microtime', 'date', 'current_time']);
const hashes: ReadonlySet<string> = new Set(['md5', 'sha1', 'hash', 'crc32', 'base64_encode', 'wp_hash']);

const calleeOf = (node: Node): string =>
  node.kind === 'Call' && node.callee.kind === 'Name' ? node.callee.text.replace(/^\\/, '').toLowerCase() : '';

/** The name of what the outermost expression around the call becomes, null when none says. */
function targetOf(
  call: Node,
  ancestors: readonly Node[],
  context: PhpContext,
): { name: string; hashed: boolean } | null {
  let hashed = false;
  let inner: Node = call;
  for (const node of ancestors.toReversed()) {
    if (node.kind === 'Call') {
      const callee = calleeOf(node);
      if (hashes.has(callee)) hashed = true;
      else if (/^(?:update|add|set)_(?:option|site_option|user_meta|post_meta|transient)$/.test(callee)) {
        const key = node.args.find(
          (arg) => arg.value.kind === 'Str' && !(arg.start <= inner.start && inner.end <= arg.end),
        );
        return key?.value.kind === 'Str' ? { name: key.value.value, hashed } : null;
      } else if (
        !/^(?:substr|strtoupper|strtolower|strval|sprintf|dechex|base_convert|str_pad|strrev|implode|hash_hmac|intval)$/.test(
          callee,
        )
      )
        return null;
    } else if (node.kind === 'Assign' || node.kind === 'AssignOp') {
      if (inner === node.value) return name(node.target, context, hashed);
      return null;
    } else if (node.kind === 'ArrayItem') {
      if (inner !== node.value || node.key?.kind !== 'Str') return null;
      return { name: node.key.value, hashed };
    } else if (node.kind === 'Return') {
      const owner = context.ancestors.findLast((above) => above.kind === 'Function' || above.kind === 'Method');
      return owner === undefined ? null : { name: owner.name, hashed };
    } else if (!/^(?:Concat|Arg|Interpolated|Cast|Binary|Index)$/.test(node.kind)) return null;
    // A random position in an alphabet: the text it builds is as weak.
    inner = node;
  }
  return null;
}

function name(target: Expr, _context: PhpContext, hashed: boolean): { name: string; hashed: boolean } | null {
  const found = nameUnder(target);
  return found === null ? null : { name: found, hashed };
}

export const visitor: PhpVisitor = {
  nodes: {
    Call(node, context) {
      const callee = calleeOf(node);
      if (!generators.has(callee) && !clocks.has(callee)) return;
      const target = targetOf(node, context.ancestors, context);
      if (target === null || !isSecretName(target.name) || (clocks.has(callee) && !target.hashed)) return;
      context.report({
        at: node,
        message: `${target.name} is made from ${callee}(), which can be guessed.`,
        suggestion: 'Use wp_generate_password( 32, false ), random_bytes() or random_int().',
        confidence: 'medium',
      });
    },
  },
};
