import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { Place } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { innerContent } from '../../../languages/php/flow/outside.ts';
import type { Span, Value } from '../../../languages/php/flow/value.ts';
import { Audience } from '../../../languages/php/taint/audiences.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { asksWhoLooks, isForDevelopers } from './support/developers.ts';
import { noteDump, reportDumps } from './support/dumps.ts';
import { callbackOf, printsPlace } from './support/error-handler.ts';
import { checkLoggedPassword } from './support/logged-passwords.ts';
import { checkPersonal, isOpen, isOpenEntry, returnOf } from './support/open-answers.ts';
import { checkUserField } from './support/personal-fields.ts';
import { dumpsState, isConfiguration } from './support/program-state.ts';
import { checkPublicFile, reportPublicFiles } from './support/public-files.ts';
import { noteShownSecret, reportShownSecrets } from './support/shown-secrets.ts';

export const meta: RuleMeta = {
  id: 'security/information-disclosure',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-200',
  title: 'Information disclosure',
  description: 'Server settings, dumps, PHP or database errors, or personal data are exposed to anyone.',
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
      {
        code: '<?php\nglobal $wpdb;\nif ( false === $wpdb->query( $sql ) ) {\n\twp_send_json_error( $wpdb->last_error );\n}\n',
        lines: [4],
      },
      {
        code: '<?php\nfunction fail( $why ) {\n\techo esc_html( $why );\n}\ntry {\n\trun();\n} catch ( PDOException $e ) {\n\tfail( $e->getMessage() );\n}\n',
        lines: [3],
      },
      {
        code: "<?php\nregister_rest_route( 'my/v1', '/people', array( 'callback' => 'people', 'permission_callback' => '__return_true' ) );\nfunction people() {\n\t$user = get_userdata( 1 );\n\treturn array( 'mail' => $user->user_email );\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nglobal $wpdb;\nif ( false === $wpdb->query( $sql ) ) {\n\terror_log( $wpdb->last_error );\n\twp_send_json_error( __( 'Not stored.', 'my' ) );\n}\n",
      "<?php\ntry {\n\tif ( ! $name ) {\n\t\tthrow new Exception( __( 'A name is missing.', 'my' ) );\n\t}\n} catch ( Exception $e ) {\n\twp_send_json_error( $e->getMessage() );\n}\n",
      "<?php\nini_set( 'display_errors', 0 );\n",
      '<?php\nerror_log( print_r( $order, true ) );\n',
      '<?php\nif ( WP_DEBUG ) {\n\tvar_dump( $order );\n}\n',
      "<?php\nif ( current_user_can( 'manage_options' ) ) {\n\tphpinfo();\n}\n",
      '<?php\nob_start();\nvar_dump( $order );\n$text = ob_get_clean();\n',
    ],
  },
};

const advice = 'Remove it, or write to the log with error_log() where WP_DEBUG is on.';

/** Where the function itself turns the errors of the database off; null when it does not. */
function hiddenAt({ enclosing }: Place, context: PhpContext): number | null {
  let at: number | null = null;
  if (enclosing !== null)
    walkNodes(enclosing.node, context, (node) => {
      if (node.kind === 'MethodCall' && (node.name === 'hide_errors' || node.name === 'suppress_errors'))
        at ??= node.start;
    });
  return at;
}

/** Reports inner workings in what is sent: errors of the database, traces, keys of the configuration. */
function checkSent(value: Value, at: Span, place: Place, context: PhpContext): void {
  context.track(value, Danger.Disclose, at, (taint) => {
    if (isForDevelopers(place, at, context)) return null;
    const { label } = taint.source;
    const isMessage = label.startsWith('the error');
    const isOpen = (context.reached(place.enclosing).audience & (Audience.Anonymous | Audience.Member)) !== 0;
    // Tools that show traces to developers have ways of their own to tell them: who gets here is not known.
    const isTool = label === 'debug_backtrace()' && place.enclosing !== null && !isOpen;
    return {
      at,
      detail: 'sent',
      message: isMessage
        ? `The message of ${label.slice(4)} is sent to the visitor: it may contain queries and paths.`
        : `${label.charAt(0).toUpperCase()}${label.slice(1)} is sent to the visitor.`,
      suggestion: 'Write it to the log with error_log(), and only show the visitor a generic error message.',
      severity: isMessage || isTool ? 'low' : 'medium',
      confidence: isMessage ? 'low' : 'medium',
      taint,
    };
  });
}

/** What a route that everyone may ask gives back. */
function checkRoute(info: FunctionInfo, context: PhpContext): void {
  if (info.returns === null) return;
  const routes = info.entries.filter(({ kind }) => kind === 'rest');
  if (routes.length === 0) return;
  const open = routes.find(({ permissions }) => permissions?.some((permission) => isOpen(permission, context)));
  if (open === undefined || info.checksCapability) return;
  checkSent(info.returns, info.node, { enclosing: null, loopDepth: 0, guards: 0, held: null }, context);
  if (!info.checksOwner) {
    const place = { enclosing: info, loopDepth: 0, guards: 0, held: null };
    noteShownSecret(info.returns, returnOf(info), place, 'what a route answers', context);
  }
  checkPersonal(info.returns, open.name, info.node, context);
}

const knowsSender = Guard.Capability | Guard.LoggedIn | Guard.Owner | Guard.Allowed;

export const visitor: PhpVisitor = {
  namedCalls: [{ names: ['register_rest_field'], visit: checkUserField }],
  output(event, context) {
    const { node, value } = event;
    checkSent(value, node, event, context);
    noteShownSecret(value, node, event, 'the page', context);
    if (dumpsState(node, context) && !isForDevelopers(event, node, context)) {
      context.report({
        at: node,
        message: 'A dump of the request or the program state is shown to anyone who opens the page.',
        suggestion: advice,
        confidence: 'medium',
      });
    }
  },
  functions: checkRoute,
  file(context) {
    reportShownSecrets(context);
    reportPublicFiles(context);
    reportDumps(advice, context);
  },
  creations: [
    {
      names: ['wp_rest_response'],
      visit(event, context) {
        const [data] = event.args;
        if (data !== undefined) checkSent(data.value, data.node, event, context);
      },
    },
    {
      names: ['wp_error'],
      visit(event, context) {
        if (event.enclosing?.entries.some(({ kind }) => kind === 'rest') !== true) return;
        for (const { value, node } of event.args.slice(1)) checkSent(value, node, event, context);
      },
    },
  ],
  methods: [
    {
      on: 'wpdb',
      names: ['show_errors', 'print_error'],
      visit(event, context) {
        if (
          event.args[0]?.value.constant === false ||
          event.enclosing?.className === 'wpdb' ||
          isForDevelopers(event, event.node, context)
        )
          return;
        const hidden = hiddenAt(event, context);
        // Hidden before: it is put back to what it was.
        if (hidden !== null && hidden < event.node.start) return;
        context.report({
          at: event.node,
          message: `$wpdb->${event.name}() shows database queries and errors to anyone who opens the page.`,
          suggestion: 'Remove it; WP_DEBUG_DISPLAY in wp-config.php decides whether errors are shown.',
          ...(hidden === null ? {} : { severity: 'low' as const }),
          confidence: 'medium',
        });
      },
    },
  ],
  calls: [
    {
      names: ['wp_send_json', 'wp_send_json_error', 'wp_send_json_success', 'rest_ensure_response'],
      visit(event, context) {
        const [data] = event.args;
        if (data === undefined) return;
        checkSent(data.value, data.node, event, context);
        if (event.name !== 'rest_ensure_response') noteShownSecret(data.value, data.node, event, 'its answer', context);
        const open = event.enclosing?.entries.find((entry) => isOpenEntry(entry, context));
        if (open !== undefined && (event.guards & (knowsSender | Guard.Signed)) === 0)
          checkPersonal(data.value, open.name, event.enclosing?.node ?? data.node, context);
      },
    },
    {
      names: ['readfile', 'show_source', 'highlight_file', 'fpassthru'],
      visit(event, context) {
        const [path] = event.args;
        if (path === undefined || event.isLocal || isForDevelopers(event, event.node, context)) return;
        const content = innerContent(path, event.node);
        if (content !== null) checkSent(content, event.node, event, context);
      },
    },
    { names: ['file_put_contents', 'fwrite', 'fputs', 'fputcsv'], visit: checkPublicFile },
    {
      names: ['wp_localize_script', 'wp_add_inline_script'],
      visit(event, context) {
        const data = event.args[event.name === 'wp_localize_script' ? 2 : 1];
        if (data !== undefined && !event.isLocal)
          noteShownSecret(data.value, data.node, event, 'a script of the page', context);
      },
    },
    { names: ['error_log'], visit: checkLoggedPassword },
    {
      names: ['phpinfo', 'var_dump', 'debug_print_backtrace', 'debug_zval_refcount', 'phpcredits'],
      visit(event, context) {
        if (!event.isLocal && !isForDevelopers(event, event.node, context)) noteDump(event, context);
      },
    },
    {
      names: ['print_r', 'var_export'],
      visit(event, context) {
        const [shown, caught] = event.args;
        if (!event.isStatement || shown === undefined || event.isLocal || isForDevelopers(event, event.node, context))
          return;
        if (caught !== undefined && caught.value.constant !== false) return;
        context.report({
          at: event.node,
          message: `${event.name}() shows a variable to anyone who opens the page.`,
          suggestion: advice,
          confidence: 'medium',
        });
      },
    },
    {
      names: ['ini_set', 'ini_alter'],
      visit(event, context) {
        const [setting, value] = event.args;
        const name = setting?.value.constant;
        if ((name !== 'display_errors' && name !== 'display_startup_errors') || value === undefined) return;
        if (isForDevelopers(event, event.node, context)) return;
        const { constant } = value.value;
        if (constant !== 1 && constant !== true && !/^(?:1|on|true|yes|stdout)$/i.test(String(constant))) return;
        context.report({
          at: event.node,
          message: `${name} is on: PHP prints paths and arguments to anyone who opens the page.`,
          suggestion: 'Leave the setting to wp-config.php.',
          confidence: 'high',
        });
      },
    },
    {
      names: ['set_error_handler', 'set_exception_handler'],
      visit(event, context) {
        const [handler] = event.args;
        if (handler === undefined || isForDevelopers(event, event.node, context)) return;
        const code = callbackOf(handler.value, context);
        if (code === null || !printsPlace(code, context) || asksWhoLooks(code, context)) return;
        context.report({
          at: handler.node,
          message: `The handler given to ${event.name}() prints the location of the error, with paths and arguments, to anyone who opens the page.`,
          suggestion: 'Write to the log with error_log(), and only show the visitor a generic error message.',
          confidence: 'medium',
        });
      },
    },
    {
      names: ['define'],
      visit(event, context) {
        const [name, value] = event.args;
        if (name?.value.constant !== 'WP_DEBUG_DISPLAY' && name?.value.constant !== 'WP_DEBUG') return;
        // In wp-config.php it is the site's own choice.
        if (
          value?.value.constant !== true ||
          /(?:^|\/)(?:wp-(?:tests-)?config[\w-]*|bootstrap)\.php$/.test(context.fileName)
        )
          return;
        if (isConfiguration(context.program, context)) return;
        context.report({
          at: event.node,
          message: `${name.value.constant} is enabled for the whole site, regardless of the settings of its owner.`,
          suggestion: 'Leave the setting to wp-config.php.',
          confidence: 'medium',
        });
      },
    },
  ],
};
