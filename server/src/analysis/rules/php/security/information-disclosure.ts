import { Guard } from '../../../languages/php/flow/guards.ts';
import type { CallEvent, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/information-disclosure',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-200',
  title: 'Inner workings shown',
  description: 'Settings of the server, dumps of variables or PHP errors are sent to whoever asks.',
  rationale: `\`phpinfo()\`, dumps and errors name paths, versions, keys and other people's data: what an attacker looks for first.

Leave them out of what is shipped. Write to the log with \`error_log()\`, behind \`WP_DEBUG\`.`,
  references: [
    {
      title: 'Debugging in WordPress',
      url: 'https://developer.wordpress.org/advanced-administration/debug/debug-wordpress/',
    },
    { title: 'CWE-200', url: 'https://cwe.mitre.org/data/definitions/200.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.PHP.DevelopmentFunctions'],
  examples: {
    bad: [
      { code: '<?php\nphpinfo();\n', lines: [2] },
      { code: '<?php\nvar_dump( $order );\n', lines: [2] },
      { code: "<?php\nini_set( 'display_errors', 1 );\n", lines: [2] },
      { code: '<?php\nprint_r( $_SERVER );\n', lines: [2] },
    ],
    good: [
      "<?php\nini_set( 'display_errors', 0 );\n",
      '<?php\nerror_log( print_r( $order, true ) );\n',
      '<?php\nif ( WP_DEBUG ) {\n\tvar_dump( $order );\n}\n',
      "<?php\nif ( current_user_can( 'manage_options' ) ) {\n\tphpinfo();\n}\n",
      '<?php\nob_start();\nvar_dump( $order );\n$text = ob_get_clean();\n',
    ],
  },
};

const advice = 'Remove it, or write to the log with error_log() where WP_DEBUG is on.';

/** Debugging code that says so, or whose output is caught. */
function isMeant({ enclosing, guards, node }: CallEvent, context: PhpContext): boolean {
  if ((guards & Guard.Capability) !== 0) return true;
  const before = context.source.code.slice(enclosing?.node.start ?? 0, node.start);
  return /DEBUG|WP_CLI|\bob_start\s*\(|PHP_SAPI|php_sapi_name/.test(before);
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['phpinfo', 'var_dump', 'debug_print_backtrace', 'debug_zval_refcount'],
      visit(event, context) {
        if (event.isLocal || isMeant(event, context)) return;
        context.report({
          at: event.node,
          message: `${event.name}() shows inner workings to whoever opens the page.`,
          suggestion: advice,
          severity: event.name === 'phpinfo' ? 'high' : 'medium',
          confidence: 'medium',
        });
      },
    },
    {
      names: ['print_r', 'var_export'],
      visit(event, context) {
        if (!event.isStatement || event.args.length !== 1 || event.isLocal || isMeant(event, context)) return;
        context.report({
          at: event.node,
          message: `${event.name}() shows a variable to whoever opens the page.`,
          suggestion: advice,
          confidence: 'medium',
        });
      },
    },
    {
      names: ['ini_set'],
      visit(event, context) {
        const [setting, value] = event.args;
        if (setting?.value.constant !== 'display_errors' || value === undefined || isMeant(event, context)) return;
        const { constant } = value.value;
        if (constant !== 1 && constant !== true && !/^(?:1|on|true|yes|stdout)$/i.test(String(constant))) return;
        context.report({
          at: event.node,
          message: 'display_errors is on: PHP prints paths and arguments to whoever opens the page.',
          suggestion: 'Leave the setting to wp-config.php.',
          confidence: 'high',
        });
      },
    },
  ],
};
