import { wordpressClass } from '@presswright/shared/wordpress/facts';
import type { ClassDecl, New, StaticCall } from '../../../languages/php/ast.ts';
import type { MethodEvent } from '../../../languages/php/flow/events.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { isVersionGuarded } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-class',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'deprecation',
  title: 'Deprecated WordPress class or method',
  description:
    'Reports the use of classes and methods that WordPress has deprecated, with the version and the replacement.',
  rationale: `A deprecated class or method still works, writes a notice into the debug log, and may go away with any version.
The replacement stands in the finding where WordPress names one.

A use is not reported when the files define the class, or a condition around it compares versions or asks what exists.

**When to ignore it:** when the code must run on a version of WordPress that has no replacement yet.`,
  references: [
    { title: '_deprecated_class()', url: 'https://developer.wordpress.org/reference/functions/_deprecated_class/' },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.DeprecatedClasses'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'shelf_users' );\nfunction shelf_users() {\n\tglobal $wpdb;\n\t$search = new WP_User_Search( 'ann' );\n\treturn $wpdb->escape( 'a' );\n}\nclass Shelf_Control extends WP_Customize_New_Menu_Control {}\n",
        lines: [5, 6, 8],
      },
    ],
    good: [
      "<?php\nclass Shelf_Control extends WP_Customize_Control {}\n$query = new WP_User_Query( array( 'search' => 'ann' ) );\n",
      "<?php\nif ( class_exists( 'WP_User_Search' ) ) {\n\t$search = new WP_User_Search( 'ann' );\n}\n",
    ],
  },
};

/** Replacements that WordPress's documentation names. */
const replacements: Readonly<Record<string, string>> = {
  wp_user_search: 'WP_User_Query',
  wp_customize_new_menu_control: 'WP_Customize_Nav_Menus',
  wp_customize_new_menu_section: 'WP_Customize_Nav_Menus',
  services_json: 'wp_json_encode() and json_decode()',
};

function checkClass(written: string, at: Span, context: PhpContext): void {
  const facts = wordpressClass(context.names.classNameAt(written, at.start));
  if (!facts?.deprecated || context.index.classes.has(facts.name.toLowerCase())) return;
  if (isCoreFile(context.fileName) || isVersionGuarded(context)) return;
  const replacement = replacements[facts.name.toLowerCase()];
  context.report({
    at,
    message: `The class ${facts.name} has been deprecated since WordPress ${facts.deprecated}.`,
    suggestion: replacement ? `Use ${replacement}.` : 'See the WordPress documentation for alternatives.',
    confidence: 'high',
  });
}

function checkMethod(event: MethodEvent, context: PhpContext): void {
  const { className, name, node } = event;
  if (className === null || context.index.classes.has(className) || isCoreFile(context.fileName)) return;
  let at = wordpressClass(className);
  for (let depth = 0; at !== undefined && depth < 8; depth++) {
    const method = at.methods.get(name);
    if (method !== undefined) {
      if (method.deprecated === undefined) return;
      const { version, replacement } = method.deprecated;
      context.report({
        at: { start: node.nameStart, end: node.nameStart + name.length },
        message: `${at.name}::${method.name}() has been deprecated since WordPress ${version}.`,
        suggestion: replacement ? `Use ${replacement}.` : 'See the WordPress documentation for alternatives.',
        confidence: 'medium',
      });
      return;
    }
    at = at.parent === undefined ? undefined : wordpressClass(at.parent);
  }
}

function checkStatic(node: StaticCall, context: PhpContext): void {
  if (node.cls.kind === 'Name') checkClass(node.cls.text, node.cls, context);
}

function checkNew(node: New, context: PhpContext): void {
  if (node.cls.kind === 'Name') checkClass(node.cls.text, node.cls, context);
}

function checkParent(node: ClassDecl, context: PhpContext): void {
  if (node.parent === null) return;
  checkClass(node.parent, { start: node.nameStart, end: node.nameStart + node.name.length }, context);
}

export const visitor: PhpVisitor = {
  nodes: { New: checkNew, StaticCall: checkStatic, Class: checkParent },
  methods: [
    {
      on: 'wpdb',
      names: ['escape', 'supports_collation', '_weak_escape'],
      visit: checkMethod,
    },
    { on: 'wp_query', names: ['is_comments_popup'], visit: checkMethod },
    { on: 'wp_user', names: ['for_blog', '_init_caps'], visit: checkMethod },
    { on: 'wp_roles', names: ['reinit', '_init'], visit: checkMethod },
    { on: 'wp_theme', names: ['offsetget'], visit: checkMethod },
  ],
};
