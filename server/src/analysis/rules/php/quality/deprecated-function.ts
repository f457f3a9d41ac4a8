import { type FunctionFacts, wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call } from '../../../languages/php/ast.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta, SourceEdit } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';
import { conditionsAround } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-function',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'deprecation',
  title: 'Deprecated WordPress function',
  description: 'Reports calls of functions that WordPress has deprecated, with the version and the replacement.',
  rationale: `A deprecated function still works, but it writes a notice into every debug log, is not developed any more, and
may go away. Its replacement is usually faster or safer.

The fix is safe where the old function only hands its arguments on to the new one; where the replacement takes other
arguments, read its documentation and change the call by hand.

A call is not reported when the file defines the function itself, or when a condition around it asks whether the
function, or its replacement, exists, or compares WordPress's version: that is how code serves old versions.

**When to ignore it:** when the code must run on a version of WordPress that has no replacement yet and there is no room
for such a condition.`,
  references: [
    {
      title: 'Deprecated functions in WordPress',
      url: 'https://developer.wordpress.org/reference/functions/_deprecated_function/',
    },
  ],
  fix: 'safe',
  sniffs: ['WordPress.WP.DeprecatedFunctions'],
  examples: {
    bad: [
      { code: '<?php\n$page = get_page( $id );\n', lines: [2] },
      { code: "<?php\n$email = get_the_author_email();\n$user = get_userdatabylogin( 'ann' );\n", lines: [2, 3] },
      { code: '<?php\nwp_get_http( $url );\n', lines: [2] },
    ],
    good: [
      '<?php\n$page = get_post( $id );\n',
      "<?php\nif ( function_exists( 'get_page' ) ) {\n\t$page = get_page( $id );\n}\n",
      "<?php\n$title = function_exists( 'wp_get_document_title' ) ? wp_get_document_title() : get_settings( 'blogname' );\nif ( version_compare( $GLOBALS['wp_version'], '3.5', '<' ) ) {\n\t$page = get_page( $id );\n}\n",
      '<?php\nfunction is_term( $text ) {\n\treturn true;\n}\nis_term( 1 );\n',
    ],
  },
};

/** WordPress versions from which on a replacement counts as being there for everyone. */
const oldEnough = [6, 0] as const;

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass) return;
  const name = context.names.functionName(node.callee);
  const facts = wordpressFunction(name);
  if (!facts?.deprecated || context.names.localFunctions.has(name)) return;
  if (isGuarded(context)) return;
  context.report(describe(node, facts, context));
}

function isGuarded(context: PhpContext): boolean {
  return conditionsAround(context.ancestors).some((condition) => {
    const text = context.source.slice(condition);
    return (
      /\b(version_compare|is_wp_version_compatible)\s*\(/i.test(text) ||
      // Whatever function is asked for: the condition tells versions, or plugins, apart.
      /\b(function_exists|is_callable)\s*\(/i.test(text)
    );
  });
}

function describe(node: Call, facts: FunctionFacts, context: PhpContext): Finding {
  const { version = '', replacement, forward } = facts.deprecated ?? {};
  const edits = forward === undefined ? null : forwardEdits(node, forward, context);
  const shown = replacement && /[)]$/.test(replacement) ? replacement : replacement && asCall(replacement);
  return {
    at: { start: node.start, end: node.callee.end },
    message: `${facts.name}() has been deprecated since WordPress ${version}.`,
    suggestion: edits
      ? `Use ${forward?.replace(/\(.*$/, '()')}, which does the same.`
      : shown
        ? `Use ${shown} instead; its arguments may differ.`
        : 'There is no direct replacement. See the WordPress documentation for alternatives.',
    confidence: 'high',
    ...(edits ? { fix: { edits, safe: isOldEnough(forward ?? '') } } : {}),
  };
}

function asCall(replacement: string): string {
  return /^[A-Z]\w*$/.test(replacement) || replacement.includes('$') ? replacement : `${replacement}()`;
}

/** The edit that turns the call into what it forwards to; null where an argument stands in the way. */
function forwardEdits(node: Call, forward: string, context: PhpContext): SourceEdit[] | null {
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return null;
  const [, name = '', list = ''] = /^(\w+)\((.*)\)$/.exec(forward) ?? [];
  const templates = list === '' ? [] : list.split(',');
  const isRename = templates.every((template, position) => template.replace('?', '') === `$${position}`);
  const written: string[] = [];
  let gap = false;
  for (const template of templates) {
    const [, position, optional] = /^\$(\d+)(\?)?$/.exec(template) ?? [];
    const arg = position === undefined ? undefined : node.args[Number(position)];
    const text = position === undefined ? template : arg && context.source.slice(arg);
    if (text === undefined) {
      // Left out with the same effect, so long as nothing follows.
      if (!optional) return null;
      gap = true;
    } else if (gap) return null;
    else written.push(text);
  }
  if (isRename && node.args.length <= templates.length)
    return [{ start: node.callee.start, end: node.callee.end, text: name }];
  // Arguments that are not passed on were evaluated all the same.
  if (node.args.some((arg, index) => !list.includes(`$${index}`) && !isHarmless(arg.value.kind))) return null;
  const text = written.length === 0 ? `${name}()` : `${name}( ${written.join(', ')} )`;
  return [{ start: node.start, end: node.end, text }];
}

function isHarmless(kind: string): boolean {
  return ['Str', 'Num', 'Bool', 'Null', 'Var'].includes(kind);
}

function isOldEnough(forward: string): boolean {
  const since = wordpressFunction(forward.replace(/\(.*$/, ''))?.since ?? '';
  const [major = 0, minor = 0] = since.split('.').map(Number);
  return since !== '' && (major < oldEnough[0] || (major === oldEnough[0] && minor <= oldEnough[1]));
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Call: check } };
