import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { outlineOf } from './support/url-host.ts';

export const meta: RuleMeta = {
  id: 'security/ldap-injection',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-90',
  title: 'LDAP injection',
  description: 'Data from the request becomes part of an LDAP filter or a distinguished name without escaping.',
  rationale: `A parenthesis ends the condition and begins another one, and \`*\` matches everything: \`*)(uid=*\` finds the first user, anyone who asks. In a distinguished name a comma does the same.

Escape each value for the place it stands in: \`ldap_escape( $login, '', LDAP_ESCAPE_FILTER )\` in a filter, \`LDAP_ESCAPE_DN\` in a distinguished name. \`sanitize_text_field()\` and \`esc_html()\` leave what matters here.`,
  references: [
    { title: 'ldap_escape()', url: 'https://www.php.net/manual/function.ldap-escape.php' },
    { title: 'CWE-90', url: 'https://cwe.mitre.org/data/definitions/90.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nldap_search( $c, 'dc=example,dc=com', '(uid=' . $_POST['login'] . ')' );\n", lines: [2] },
      {
        code: "<?php\n$dn = 'uid=' . ldap_escape( $_POST['login'], '', LDAP_ESCAPE_FILTER ) . ',dc=example,dc=com';\nldap_bind( $c, $dn, $_POST['password'] );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\n$login = ldap_escape( $_POST['login'], '', LDAP_ESCAPE_FILTER );\nldap_search( $c, 'dc=example,dc=com', \"(uid=$login)\" );\n",
      "<?php\nldap_search( $c, 'dc=example,dc=com', '(uid=' . sanitize_user( $_POST['login'], true ) . ')' );\n",
      "<?php\nldap_bind( $c, 'uid=' . ldap_escape( $_POST['login'], '', LDAP_ESCAPE_DN ) . ',dc=example', $_POST['password'] );\n",
    ],
  },
};

const filterAdvice = "Escape it with ldap_escape( …, '', LDAP_ESCAPE_FILTER ).";
const nameAdvice = "Escape it with ldap_escape( …, '', LDAP_ESCAPE_DN ).";

function checkFilter(filter: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (filter === undefined) return;
  trackSink(context, filter.value, Danger.Ldap, filter.node, {
    effect: `becomes part of the filter that ${name}() searches with`,
    suggestion: filterAdvice,
    severities: ['high', 'high', null],
  });
}

function checkName(dn: ArgInfo | undefined, name: string, context: PhpContext): void {
  if (dn === undefined) return;
  trackSink(context, dn.value, Danger.LdapDn, dn.node, {
    effect: `becomes part of the distinguished name that ${name}() is given`,
    suggestion: nameAdvice,
    severities: ['high', 'high', null],
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['ldap_search', 'ldap_list', 'ldap_read'],
      visit({ args: [, base, filter], name }, context) {
        checkName(base, name, context);
        checkFilter(filter, name, context);
      },
    },
    {
      names:
        'ldap_bind ldap_add ldap_modify ldap_modify_batch ldap_delete ldap_rename ldap_compare ldap_mod_add ldap_mod_replace ldap_mod_del'.split(
          ' ',
        ),
      visit({ args: [, dn, value], name }, context) {
        // Some servers take `user@domain` and `DOMAIN\\user` for a name: then there is nothing to end.
        if (name === 'ldap_bind' && dn !== undefined && !outlineOf(dn.value).includes('=') && value !== undefined)
          if (dn.node.kind === 'Concat' || dn.node.kind === 'Interpolated') return;
        checkName(dn, name, context);
      },
    },
  ],
};
