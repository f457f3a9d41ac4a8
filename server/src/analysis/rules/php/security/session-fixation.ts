import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { ownerOf } from './support/assigned.ts';

export const meta: RuleMeta = {
  id: 'security/session-fixation',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-384',
  title: 'Session fixation',
  description: 'A user is logged in to a PHP session without changing the session ID.',
  rationale: `An attacker who made a visitor use a session id of the attacker's choice is logged in together with that visitor.

Call \`session_regenerate_id( true )\` once the password has been found right, before the session learns who it belongs to. In WordPress leave logins to \`wp_signon()\`.`,
  references: [
    {
      title: 'session_regenerate_id()',
      url: 'https://www.php.net/manual/function.session-regenerate-id.php',
    },
    { title: 'CWE-384', url: 'https://cwe.mitre.org/data/definitions/384.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nsession_start();\nif ( password_verify( $_POST['pw'], $row['hash'] ) ) {\n\t$_SESSION['user_id'] = $row['id'];\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nsession_start();\nif ( password_verify( $_POST['pw'], $row['hash'] ) ) {\n\tsession_regenerate_id( true );\n\t$_SESSION['user_id'] = $row['id'];\n}\n",
      "<?php\nsession_start();\n$_SESSION['user_theme'] = 'dark';\n",
    ],
  },
};

/** Entries that say who is logged in. */
const identity =
  /^(?:(?:current_?|auth_?|logged_?(?:in)?_?)?(?:user|uid|usr|member|account|admin|customer|login|username|role)(?:_?(?:id|name|login|role|data|mail|email))?|(?:is_?)?(?:logged_?in|admin|auth(?:enticated|ed)?|authori[sz]ed)|id)$/i;
/** What proves who somebody is. */
const proves =
  /\b(?:password_verify|wp_check_password|wp_authenticate|wp_signon|crypt|ldap_bind)\s*\(|(?:md5|sha1|hash)\s*\([^;{]*\$(?:_POST|pass|pw)/i;

export const visitor: PhpVisitor = {
  nodes: {
    Assign({ target, start }, context) {
      if (target.kind !== 'Index' || target.base.kind !== 'Var' || target.base.name !== '_SESSION') return;
      if (target.index?.kind !== 'Str' || !identity.test(target.index.value)) return;
      const { source } = context;
      if (/\bsession_(?:regenerate_id|create_id|destroy)\b|->(?:migrate|regenerate\w*)\s*\(/.test(source.code)) return;
      const owner = ownerOf(context);
      const before = source.slice({ start: Math.max(owner?.start ?? source.base, start - 5000), end: start });
      if (!proves.test(before)) return;
      // One finding a login is enough.
      const earlier = /\$_SESSION\s*\[\s*['"](\w+)['"]\s*\]\s*=(?!=)/g;
      if ([...before.matchAll(earlier)].some(([, key = '']) => identity.test(key))) return;
      context.report({
        at: target,
        message: 'The user is stored in the session without changing the session ID.',
        suggestion: 'Call session_regenerate_id( true ) first.',
        confidence: 'medium',
      });
    },
  },
};
