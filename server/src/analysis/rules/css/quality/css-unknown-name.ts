import { nearestName } from '@presswright/shared/nearest-name';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { atRulesAround, isDynamic, spanOf } from '../support/place.ts';
import { cssProperties, pseudoNames } from '../support/properties.ts';

export const meta: RuleMeta = {
  id: 'quality/css-unknown-name',
  language: 'css',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Misspelled CSS name',
  description: 'Reports properties, pseudo-classes and at-rules that appear to be misspelled.',
  rationale: `A browser drops a declaration whose property it does not know, and a whole rule whose selector has a pseudo-class that it does not know. Nothing tells so.

Reported are names that one or two letters make one that exists.`,
  references: [{ title: 'CSS reference', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Reference' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '.a {\n\tbackgroud: red;\n\ttext-algin: center;\n}\n.b:hoover { color: red; }\n@meda (min-width: 600px) { .a { color: red; } }\n',
        lines: [2, 3, 5, 6],
      },
    ],
    good: [
      '.a {\n\tbackground: red;\n\t--algin: 1;\n\t-webkit-line-clamp: 2;\n\t*zoom: 1;\n}\n.b:hover::after { color: red; }\n@media (min-width: 600px) { .a { color: red; } }\n',
    ],
  },
};

const atRules: ReadonlySet<string> = new Set(
  'charset container counter-style font-face font-feature-values font-palette-values import keyframes layer media namespace page position-try property scope starting-style supports view-transition tailwind apply theme plugin source utility variant use forward include mixin function if else for each while extend return at-root debug warn error content viewport document'.split(
    ' ',
  ),
);
/** At-rules inside which other names are right. */
const descriptors = /^(?:property|counter-style|font-palette-values|include|view-transition|page|position-try)$/;

/** Reports names that are one or two letters off. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  // A sheet that is broken has other names than its author meant.
  if (error !== null) return;
  const tell = (start: number, name: string, known: ReadonlySet<string>, what: string, drops: string) => {
    if (name.length < 4 || !/^[a-z][a-z-]+$/.test(name) || known.has(name)) return;
    const meant = nearestName(name, known);
    if (meant === null) return;
    const at = { start, end: start + name.length };
    report({
      at,
      message: `Unknown ${what} "${name}": browsers ignore ${drops}.`,
      suggestion: `Write ${meant}.`,
      confidence: 'high',
      fix: { edits: [{ ...at, text: meant }], safe: false },
    });
  };
  root.walk((node) => {
    const { start } = spanOf(node);
    if (node.type === 'decl') {
      if (
        'isNested' in node ||
        node.parent?.type === 'root' ||
        atRulesAround(node).some((name) => descriptors.test(name))
      )
        return;
      tell(start, node.prop.toLowerCase(), cssProperties, 'property', 'the declaration');
    } else if (node.type === 'atrule') {
      tell(start + 1, node.name.toLowerCase(), atRules, 'at-rule', 'its block');
    } else if (node.type === 'rule' && !isDynamic(node.selector)) {
      for (const match of node.selector.matchAll(/(?<![\\:]):{1,2}([a-z][a-z-]+)/gi)) {
        const name = (match[1] ?? '').toLowerCase();
        const from = start + match.index + match[0].length - name.length;
        tell(from, name, pseudoNames, 'pseudo-class or pseudo-element', 'the whole rule');
      }
    }
  });
}
