import type { Node } from '../../../languages/php/ast.ts';
import type { ArgInfo, ConstructEvent } from '../../../languages/php/flow/events.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import { hasOwnAffix, literalPrefix, literalTail } from '../../../languages/php/flow/ropes.ts';
import type { Made, Span, Value } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { outlineOf } from './support/url-host.ts';

export const meta: RuleMeta = {
  id: 'security/code-execution',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-94',
  title: 'Code execution from input',
  description:
    'Data from the request is run as PHP or shortcodes, or determines the function, class, method or hook that runs.',
  rationale: `Whoever chooses the data runs code of their own on the server.

Never run text as code. To let a request choose what happens, look its value up in a fixed list of functions.`,
  references: [{ title: 'CWE-94', url: 'https://cwe.mitre.org/data/definitions/94.html' }],
  fix: 'none',
  sniffs: ['Squiz.PHP.Eval', 'WordPress.PHP.RestrictedPHPFunctions'],
  examples: {
    bad: [
      { code: "<?php\neval( $_POST['code'] );\n", lines: [2] },
      { code: "<?php\n$f = $_GET['f'];\n$f( 1 );\ncall_user_func( $f );\n", lines: [3, 4] },
      {
        code: "<?php\n$type = $_POST['type'];\n$exporter = new $type( $_POST['options'] );\n$exporter->{$_POST['do']}();\n",
        lines: [3, 4],
      },
      {
        code: "<?php\ndo_action( $_REQUEST['hook'] );\necho do_shortcode( wp_unslash( $_POST['code'] ) );\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\ncall_user_func( 'my_tab_' . sanitize_key( $_GET['tab'] ) );\ndo_action( 'my_plugin_' . $_GET['step'] );\n",
      "<?php\n$types = array( 'csv' => 'My_Csv' );\n$type = $_POST['type'];\nif ( isset( $types[ $type ] ) ) {\n\t$exporter = new $types[ $type ]();\n}\n",
      "<?php\necho do_shortcode( '[tab id=\"' . absint( $_GET['tab'] ) . '\"]' );\n",
      "<?php\n$known = array( 'a' => 'do_a', 'b' => 'do_b' );\nif ( isset( $known[ $_GET['f'] ] ) ) {\n\tcall_user_func( $known[ $_GET['f'] ] );\n}\n",
      "<?php\nif ( in_array( $_GET['f'], array( 'do_a', 'do_b' ), true ) ) {\n\tcall_user_func( $_GET['f'] );\n}\n",
    ],
  },
};

const suggestion = 'Look the value up in a fixed list of what may run, and run the list’s entry.';

/** A fixed beginning leaves only the functions of one family. */
function isOfFamily(value: Value): boolean {
  return literalPrefix(value).length >= 3;
}

/** Hooks are named by what they are about: a fixed ending or middle, such as `_save_`, leaves those of one family, too. */
function isHookOfFamily(value: Value): boolean {
  return isOfFamily(value) || (outlineOf(value).match(/[\w/.-]{5,}/g) ?? []).some((run) => /[_/.-]/.test(run));
}

function checkName(value: Value, at: Span, effect: string, context: PhpContext, isOfObject = false): void {
  const method = value.shape?.entries.get('1');
  // `array( $object, $name )`: the name decides.
  const name = method !== undefined && value.shape?.entries.size === 2 ? method : value;
  if (isOfFamily(name)) return;
  // Of a known object only its own methods can be named.
  const isOwn = method === name && (value.shape?.entries.get('0')?.className ?? null) !== null;
  const severities =
    isOwn || hasOwnAffix(name)
      ? (['medium', 'medium', null] as const)
      : ([isOfObject ? 'high' : 'critical', 'high', null] as const);
  trackSink(context, name, Danger.Callable, at, {
    effect,
    suggestion,
    severities,
    // A fixed beginning or end that it got on its way leaves only the names of one family, too.
    unless: ({ mask }) => (mask & Danger.Whole) === 0,
  });
}

const checkCallback = (callback: ArgInfo | undefined, name: string, context: PhpContext): void => {
  if (callback !== undefined)
    checkName(callback.value, callback.node, `names the function that ${name}() calls`, context);
};

const effects: Readonly<Partial<Record<ConstructEvent['what'], string>>> = {
  call: 'names the function that is called',
  create: 'names the class that is used',
  method: 'names the method that is called',
};

/** Where the name stands in the construct. */
function nameIn(node: Node): Span {
  if (node.kind === 'Call') return node.callee;
  if (node.kind === 'New') return node.cls;
  if (node.kind === 'MethodCall' || node.kind === 'StaticCall')
    return typeof node.name === 'string' ? (node.kind === 'StaticCall' ? node.cls : node) : node.name;
  return node;
}

const byFirst =
  'call_user_func call_user_func_array forward_static_call forward_static_call_array array_map register_shutdown_function ob_start spl_autoload_register set_error_handler set_exception_handler iterator_apply header_register_callback';
const bySecond =
  'array_filter array_walk array_walk_recursive array_reduce usort uasort uksort preg_replace_callback map_deep add_action add_filter add_shortcode';
const hooks = 'do_action do_action_ref_array apply_filters apply_filters_ref_array';

/** What another server answers. */
function isRemote({ kind, name, args: [address] }: Made): boolean {
  if (kind === 'response') return true;
  return name === 'file_get_contents' && address !== undefined && /^https?:/i.test(outlineOf(address.value));
}

/** Functions that write data so that PHP reads it as data again. */
const writers: ReadonlySet<string> = new Set(['var_export', 'json_encode', 'wp_json_encode', 'serialize']);

export const visitor: PhpVisitor = {
  construct({ what, value, node }, context) {
    const effect = effects[what];
    // Whatever the object is, only what it can do can be named.
    if (effect !== undefined) checkName(value, nameIn(node), effect, context, what === 'method');
    if (what !== 'eval') return;
    if (madeWith(value, isRemote) !== null)
      context.report({
        at: node,
        message: 'The response of another server is run as PHP.',
        suggestion: 'Ship the code with the plugin, and only fetch data: json_decode().',
        severity: 'critical',
        confidence: 'high',
      });
    trackSink(context, value, Danger.Code, node, {
      effect: 'is run as PHP by eval()',
      suggestion,
      severities: ['critical', 'critical', 'medium'],
    });
  },
  calls: [
    { names: byFirst.split(' '), visit: ({ args, name }, context) => checkCallback(args[0], name, context) },
    { names: bySecond.split(' '), visit: ({ args, name }, context) => checkCallback(args[1], name, context) },
    {
      names: hooks.split(' '),
      visit({ args: [hook], name }, context) {
        if (hook === undefined || isHookOfFamily(hook.value)) return;
        trackSink(context, hook.value, Danger.Callable, hook.node, {
          effect: `names the hook that ${name}() runs, any hook of the site`,
          suggestion: 'Add a fixed prefix to the name, or look it up in a fixed list.',
          severities: ['high', null, null],
        });
      },
    },
    {
      names: ['create_function', 'assert'],
      visit({ args, name }, context) {
        const code = name === 'assert' ? args[0] : args.at(-1);
        if (code === undefined) return;
        trackSink(context, code.value, Danger.Code, code.node, {
          effect: `is run as PHP by ${name}()`,
          suggestion,
          severities: ['critical', 'critical', null],
        });
      },
    },
    {
      names: ['file_put_contents'],
      visit({ args: [path, data] }, context) {
        if (path === undefined || data === undefined) return;
        if (!/\.(?:php\d?|phtml|phar)$/i.test(literalTail(path.value))) return;
        if (madeWith(data.value, ({ name }) => writers.has(name)) !== null) return;
        trackSink(context, data.value, Danger.Code, data.node, {
          effect: 'is written into a PHP file',
          suggestion: 'Keep data in an option, or in a file that is read with json_decode().',
          severities: ['critical', 'high', null],
        });
      },
    },
    {
      names: ['do_shortcode', 'apply_shortcodes'],
      visit({ args: [text], guards }, context) {
        // Who may edit posts runs shortcodes anyway.
        if (text === undefined || (guards & Guard.Capability) !== 0) return;
        // Brackets and quotes are what makes a shortcode: they are left wherever SQL's raw text is.
        trackSink(context, text.value, Danger.SqlRaw, text.node, {
          effect: 'is run as shortcodes: any that is registered, with any attributes',
          suggestion: 'Run one shortcode of your own, with attributes that are numbers or keys.',
          severities: ['high', null, null],
        });
      },
    },
    {
      names: ['preg_replace'],
      visit({ args: [pattern, replacement, subject] }, context) {
        if (pattern === undefined) return;
        const text = pattern.value.constant;
        const isRun = typeof text === 'string' && /^\s*([/#~!@%|]).*\1[a-df-zA-Z]*e[a-zA-Z]*$/s.test(text);
        for (const data of isRun ? [replacement, subject] : []) {
          if (data === undefined) continue;
          trackSink(context, data.value, Danger.Code, data.node, {
            effect: 'is run as PHP by the modifier e of preg_replace()',
            suggestion: 'Use preg_replace_callback().',
            severities: ['critical', 'critical', 'medium'],
          });
        }
        // Who chooses the pattern's end chooses its modifiers.
        if (!/\w$/.test(String(text ?? '')) && literalPrefix(pattern.value) === '')
          trackSink(context, pattern.value, Danger.Code, pattern.node, {
            effect:
              'is the whole pattern of preg_replace(): before PHP 7 its modifier e runs code, and it can be made endless',
            suggestion: 'Use fixed delimiters and escape the text with preg_quote().',
            severities: ['medium', null, null],
          });
      },
    },
  ],
  creations: [
    {
      names: ['reflectionfunction', 'reflectionmethod', 'reflectionclass'],
      visit({ args: [name], className }, context) {
        if (name !== undefined) checkName(name.value, name.node, `names what ${className} reaches`, context);
      },
    },
  ],
};
