import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo, CallEvent } from '../../../languages/php/flow/events.ts';
import type { Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/weak-cryptography',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-327',
  title: 'Weak cryptography',
  description: 'Data is encrypted with an outdated cipher, in ECB mode, or with a constant initialization vector.',
  rationale: `DES, RC4, Blowfish and RC2 can be broken. In ECB mode equal blocks look equal, so patterns stay. With a fixed vector equal texts look equal too, and in CTR and GCM mode two texts give the key's stream away.

Use \`sodium_crypto_secretbox()\` with \`random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES )\`, or \`openssl_encrypt()\` with \`aes-256-gcm\`, a random vector kept beside the text, and its tag.`,
  references: [
    { title: 'openssl_encrypt()', url: 'https://www.php.net/manual/function.openssl-encrypt.php' },
    { title: 'CWE-327', url: 'https://cwe.mitre.org/data/definitions/327.html' },
    { title: 'CWE-329', url: 'https://cwe.mitre.org/data/definitions/329.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\n$out = openssl_encrypt( $text, 'des-ede3-cbc', $key, 0, $iv );\n", lines: [2] },
      { code: "<?php\n$out = openssl_encrypt( $text, 'AES-256-ECB', $key );\n", lines: [2] },
      {
        code: "<?php\n$iv = '1234567890123456';\n$out = openssl_encrypt( $text, 'aes-256-cbc', $key, 0, $iv );\n",
        lines: [3],
      },
      { code: '<?php\n$out = mcrypt_encrypt( MCRYPT_RIJNDAEL_128, $key, $text, MCRYPT_MODE_ECB );\n', lines: [2] },
    ],
    good: [
      "<?php\n$iv = random_bytes( openssl_cipher_iv_length( 'aes-256-cbc' ) );\n$out = $iv . openssl_encrypt( $text, 'aes-256-cbc', $key, OPENSSL_RAW_DATA, $iv );\n",
      '<?php\n$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );\n$out = $nonce . sodium_crypto_secretbox( $text, $nonce, $key );\n',
      "<?php\n$text = openssl_decrypt( $data, 'aes-256-gcm', $key, 0, $iv, $tag );\n",
    ],
  },
};

const broken = /^(?:des|3des|desx|rc2|rc4|bf|blowfish|cast5?|idea|seed)(?:-|$)/i;

function report(at: ArgInfo['node'], message: string, cwe: string, context: PhpContext): void {
  context.report({
    at,
    message,
    suggestion: `Use sodium_crypto_secretbox(), or openssl_encrypt() with aes-256-gcm and random_bytes() for the vector${cwe}.`,
    confidence: 'high',
  });
}

/** Whether a property is declared with a literal and never set again. */
function isFixedProperty(name: string, at: number, context: PhpContext): boolean {
  const owner = context.index.classAt(at)?.node;
  const declared = owner?.props.find((prop) => prop.name === name)?.value;
  if (owner === undefined || declared?.kind !== 'Str' || declared.value.length < 8) return false;
  let isSet = false;
  walkNodes(owner, context, (node) => {
    const target = node.kind === 'Assign' ? node.target : null;
    isSet ||= (target?.kind === 'Prop' || target?.kind === 'StaticProp') && target.name === name;
  });
  return !isSet;
}

/** Whether a value is the same at each run: written in the code, or made of nothing else. */
function isConstant(value: Value): boolean {
  if (value.constant !== undefined) return true;
  const { made } = value;
  return made !== null && value.taints.length === 0 && made.args.length > 0 && steady.has(made.name)
    ? made.args.every((argument) => isConstant(argument.value))
    : false;
}

/** Functions that give the same for the same. */
const steady: ReadonlySet<string> = new Set(['md5', 'sha1', 'hash', 'substr', 'str_repeat', 'str_pad', 'strrev']);

function checkVector(vector: ArgInfo | undefined, { name }: CallEvent, context: PhpContext): void {
  if (vector === undefined) return;
  const { node, value } = vector;
  const isShort = typeof value.constant === 'string' ? value.constant.length < 8 : value.constant !== undefined;
  const isFixed =
    node.kind === 'Prop' && typeof node.name === 'string'
      ? isFixedProperty(node.name, node.start, context)
      : isConstant(value) && !isShort;
  if (isFixed) report(node, `The initialization vector of ${name}() is constant.`, '', context);
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['openssl_encrypt'],
      visit(event, context) {
        const [, method, , , vector] = event.args;
        if (event.isLocal || method === undefined) return;
        const { constant } = method.value;
        if (typeof constant === 'string') {
          if (broken.test(constant)) {
            report(method.node, `${constant} can be broken.`, '', context);
            return;
          }
          if (/-ecb$/i.test(constant)) {
            report(method.node, `${constant} encrypts identical blocks identically.`, '', context);
            return;
          }
        }
        checkVector(vector, event, context);
      },
    },
    {
      names: ['sodium_crypto_secretbox', 'sodium_crypto_aead_xchacha20poly1305_ietf_encrypt'],
      visit(event, context) {
        checkVector(event.args[event.name === 'sodium_crypto_secretbox' ? 1 : 2], event, context);
      },
    },
    {
      names: ['mcrypt_encrypt', 'mcrypt_cbc', 'mcrypt_ecb', 'mcrypt_generic'],
      visit({ name, node, isLocal }, context) {
        if (isLocal) return;
        context.report({
          at: node,
          message: `${name}() was removed in PHP 7.2; its library has been unmaintained since 2007.`,
          suggestion: 'Use sodium_crypto_secretbox() or openssl_encrypt() with aes-256-gcm.',
          confidence: 'high',
        });
      },
    },
  ],
};
