import type { Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ConstructEvent } from '../../../languages/php/flow/events.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { provesSender } from './support/identity.ts';

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
/** Functions and methods that give the session another id, or end it. */
const renewing = /^(?:session_(?:regenerate_id|create_id|destroy)|migrate|regenerate\w*)$/;

/** Whether the files' code gives the session another id anywhere in the file: before or after, it is thought of. */
function isRenewed({ lists, names, program }: PhpContext): boolean {
  const isHere = ({ start }: Span) => start >= program.start && start < program.end;
  const isNamed = (name: string) => renewing.test(name);
  return (
    lists.calls.some(
      (call) => isHere(call) && call.callee.kind === 'Name' && isNamed(names.functionName(call.callee)),
    ) ||
    lists.methodCalls.some((call) => isHere(call) && typeof call.name === 'string' && isNamed(call.name.toLowerCase()))
  );
}

/** The key of an entry of the session that says who is logged in; null for other targets. */
function identityIn(target: Node): string | null {
  if (target.kind !== 'Index' || target.base.kind !== 'Var' || target.base.name !== '_SESSION') return null;
  return target.index?.kind === 'Str' && identity.test(target.index.value) ? target.index.value : null;
}

/** Whether the session has learnt before that place who somebody is: one finding a login is enough. */
function isSaidBefore(place: ConstructEvent, context: PhpContext): boolean {
  let found = false;
  walkNodes(place.enclosing?.node ?? context.program, context, (node) => {
    found ||= node.kind === 'Assign' && node.end < place.node.start && identityIn(node.target) !== null;
  });
  return found;
}

export const visitor: PhpVisitor = {
  construct(event, context) {
    if (event.what !== 'session' || identityIn(event.node) === null || !provesSender(event, context)) return;
    if (isRenewed(context) || isSaidBefore(event, context)) return;
    context.report({
      at: event.node,
      message: 'The user is stored in the session without changing the session ID.',
      suggestion: 'Call session_regenerate_id( true ) first.',
      confidence: 'medium',
    });
  },
};
