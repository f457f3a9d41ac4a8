import type { Declaration, Rule } from 'postcss';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { isDynamic, propertyOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-focus-outline',
  language: 'css',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Invisible focus',
  description: 'Reports the outline of focused elements being removed without another sign of focus.',
  rationale: `Who uses a keyboard sees by the outline where they are. \`outline: none\` without another sign makes a page unusable for them (WCAG 2.4.7).

Style \`:focus-visible\` instead, or give \`:focus\` a border, shadow or background. Reported are rules for focus, and for all links, buttons or fields, where no rule of the sheet for the same focus shows anything.`,
  references: [
    { title: 'WCAG: focus visible', url: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html' },
    {
      title: 'Accessibility coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/accessibility/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'a:focus {\n\toutline: none;\n}\n', lines: [2] },
      { code: '*,\nbutton {\n\toutline: 0;\n}\n', lines: [3] },
    ],
    good: [
      'a:focus {\n\toutline: none;\n\tbox-shadow: 0 0 0 2px #000;\n}\n',
      'a:focus:not(:focus-visible) { outline: none; }\n',
      'button { outline: none; }\nbutton:focus { outline: 2px solid; }\n',
      '.modal { outline: none; }\n',
    ],
  },
};

const shows =
  /^(?:outline(?:-color|-width|-style)?|box-shadow|border(?:-.*)?|background(?:-.*)?|text-decoration(?:-.*)?|color|fill|filter|transform|opacity)$/;
const nothing = /^(?:none|0(?:px)?|transparent|inherit|unset)$/i;

/** Reports rules that hide focus where no other rule shows it. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  const hidden: { rule: Rule; declaration: Declaration }[] = [];
  const shown: string[] = [];
  root.walkRules((rule) => {
    const isShown = rule.nodes.some(
      (node) =>
        node.type !== 'comment' &&
        (node.type !== 'decl' || (shows.test(node.prop.toLowerCase()) && !nothing.test(node.value))),
    );
    if (isShown) {
      if (rule.selector.includes(':focus')) shown.push(rule.selector);
      return;
    }
    const declaration = rule.nodes.find(
      (node) => node.type === 'decl' && node.prop.toLowerCase() === 'outline' && nothing.test(node.value),
    );
    if (declaration?.type === 'decl' && hidesFocus(rule.selector)) hidden.push({ rule, declaration });
  });
  for (const { rule, declaration } of hidden) {
    const names = rule.selectors.map((selector) => selector.replace(/:focus(-within|-visible)?/g, '').trim());
    if (shown.some((selector) => names.some((name) => name === '*' || selector.includes(name)))) continue;
    report({
      at: propertyOf(declaration),
      message: `${rule.selector.replace(/\s+/g, ' ').slice(0, 60)} removes the outline without another visible focus style.`,
      suggestion: 'Remove the declaration, or add a visible :focus-visible style.',
      confidence: 'medium',
    });
  }
}

function hidesFocus(selector: string): boolean {
  if (/:not\(\s*:focus|\[tabindex=["']?-1/.test(selector) || isDynamic(selector)) return false;
  return selector
    .split(',')
    .some((part) => /:focus(?!-within)/.test(part) || /^\s*(?:\*|a|button|input|select|textarea)\s*$/.test(part));
}
