import type { Declaration, Rule } from 'postcss';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { headOf, isDynamic, propertyOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-duplicate',
  language: 'css',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  merge: 'rule',
  title: 'Duplicate property or selector',
  description: 'Reports a property that is set twice in one rule, and a selector that has two rules in one place.',
  rationale: `The later declaration wins: the first is dead, or the second was meant for another property.

Two values of which older browsers do not know one are a fallback and are not reported. A selector with two rules in one sheet, outside or in the same at-rule, is told as information: who changes the first does not see the second.`,
  references: [
    {
      title: 'CSS coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/css/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: '.a {\n\tcolor: red;\n\tmargin: 0;\n\tcolor: blue;\n}\n', lines: [4] },
      { code: '.a {\n\tcolor: red;\n}\n.b {\n\tcolor: blue;\n}\n.a {\n\tcolor: green;\n}\n', lines: [7] },
    ],
    good: [
      '.a {\n\theight: 100vh;\n\theight: 100dvh;\n\tdisplay: -webkit-flex;\n\tdisplay: flex;\n}\n@media print { .a { height: auto; } }\n',
    ],
  },
};

/** One of two values is of a kind that older browsers drop. */
const modern =
  /^-\w|[(]|#[0-9a-f]{8}\b|#[0-9a-f]{4}\b|\b(?:flex|grid|sticky|clip|[a-z]+-content|break-word|anywhere|contents|revert|unset|initial|currentcolor|transparent|start|end|manual|balance|pretty|stable|isolate|flow-root|auto)\b|\d(?:rem|[sld]?v[hw]|ch|fr|%)|[$@\\]/i;

/** Reports what a later line of the same rule overrides. */
export function check({ root, error }: StyleDocument, { report, fileName }: DocumentContext): void {
  if (error !== null) return;
  // What is turned for other scripts has its rules from elsewhere.
  if (!/-rtl\.css$/.test(fileName)) checkSelectors(root, report);
  root.walkRules((rule) => {
    const last = new Map<string, Declaration>();
    for (const node of rule.nodes) {
      if (node.type !== 'decl') continue;
      const name = node.prop.toLowerCase();
      const before = last.get(name);
      last.set(name, node);
      if (before === undefined || name === 'src' || isDynamic(node.prop)) continue;
      if (before.important !== node.important || modern.test(before.value) || modern.test(node.value)) continue;
      report({
        at: propertyOf(node),
        message:
          before.value === node.value
            ? `${node.prop} is set twice to ${node.value.slice(0, 40)}.`
            : `${node.prop} has already been set in this rule to ${before.value.slice(0, 40)}, which has no effect.`,
        suggestion: 'Remove one of the two, or correct the property.',
        confidence: 'high',
      });
    }
  });
}

/** More than this in a sheet is a way of working. */
const maxSelectors = 3;

/** Reports a selector that has a rule of its own already in the same place. */
function checkSelectors(root: StyleDocument['root'], report: DocumentContext['report']): void {
  const seen = new Map<unknown, Map<string, Rule>>();
  let count = 0;
  root.walkRules((rule) => {
    const { parent } = rule;
    // The steps of an animation are no selectors; a preprocessor's `&` depends on what is around.
    if (
      parent === undefined ||
      (parent.type === 'atrule' && 'name' in parent && /keyframes|font-face/.test(String(parent.name)))
    )
      return;
    if (rule.selectors.length !== 1 || isDynamic(rule.selector)) return;
    const rules = seen.get(parent) ?? new Map<string, Rule>();
    seen.set(parent, rules);
    const selector = rule.selector.replace(/\s+/g, ' ').trim();
    const before = rules.get(selector);
    rules.set(selector, rule);
    if (before === undefined || /^(?::root|html|body|\*)$/.test(selector) || ++count > maxSelectors) return;
    report({
      at: headOf(rule),
      detail: 'selector',
      message: `${selector.slice(0, 60)} already has a rule on line ${before.source?.start?.line ?? 0}.`,
      suggestion: 'Merge the two rules.',
      severity: 'info',
      confidence: 'medium',
    });
  });
}
