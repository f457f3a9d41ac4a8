import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction, literalArgument } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';
import { coreScriptHandles } from './support/core-script-handles.ts';

export const meta: RuleMeta = {
  id: 'quality/core-script-replaced',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'compatibility',
  title: 'Core script replaced',
  description: 'Reports deregistered core scripts, and copies of them loaded from elsewhere.',
  rationale: `Other plugins, and WordPress itself, are written for the version of jQuery, React and the rest that WordPress brings.
Another version, or none, breaks what depends on it, and two copies cost visitors time.

Name the script as a dependency: \`array( 'jquery' )\`. WordPress loads it once, where it is needed.

**When to ignore it:** in a theme made for one site, on the front end, with every plugin tried.`,
  references: [
    {
      title: 'Default scripts included in WordPress',
      url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_script/#default-scripts-and-js-libraries-included-and-registered-by-wordpress',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_enqueue_scripts', function () {\n\twp_deregister_script( 'jquery' );\n\twp_register_script( 'jquery', 'https://cdn.example.com/jquery.js', array(), '3', true );\n\twp_enqueue_script( 'my-jq', 'https://code.jquery.com/jquery-3.7.1.min.js', array(), '3', true );\n} );\n",
        lines: [3, 4, 5],
      },
      {
        code: "<?php\nwp_register_script( 'jquery-ui-datepicker', plugins_url( 'date.js', __FILE__ ), array(), '1', true );\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_enqueue_scripts', function () {\n\twp_enqueue_script( 'jquery' );\n\twp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array( 'jquery' ), '1', true );\n\twp_deregister_script( 'shelf-old' );\n\twp_register_script( 'jquery-ui-clockpicker', plugins_url( 'clock.js', __FILE__ ), array( 'jquery-ui-slider' ), '1', true );\n} );\n",
    ],
  },
};

const copy =
  /(^|\/)(jquery(-\d[\w.]*)?(\.slim)?(\.min)?\.js|jquery-ui(\.min)?\.js|underscore(-min)?\.js|backbone(-min)?\.js|(umd\/)?react(-dom)?(\.production|\.development)?(\.min)?\.js|lodash(\.min)?\.js|moment(\.min)?\.js)([?#]|$)/;

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  if (name === null || !/^wp_(de|en)?(register|queue)_script$/.test(name) || isCoreFile(context.fileName)) return;
  const handle = literalArgument(node, 0);
  const isCore = handle !== null && coreScriptHandles.has(handle);
  if (name === 'wp_deregister_script') {
    if (isCore) report(node, `This removes the core script ${handle}, which other code depends on.`, context);
    return;
  }
  const source = node.args[1] ? context.source.slice(node.args[1]) : '';
  if (source === '' || /^(''|""|false|null)$/i.test(source)) return;
  if (isCore) report(node, `WordPress's own script ${handle} gets another file here.`, context);
  else if (copy.test(source.replace(/['"\s)]+$/, '')))
    report(node, 'This is a copy of a script that is included in WordPress.', context);
}

function report(node: Call, message: string, context: PhpContext): void {
  context.report({
    at: { start: node.start, end: node.callee.end },
    message,
    suggestion: 'Use the core script as a dependency instead.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  namedCalls: [
    { names: ['wp_register_script', 'wp_deregister_script', 'wp_enqueue_script', 'wp_dequeue_script'], visit: check },
  ],
};
