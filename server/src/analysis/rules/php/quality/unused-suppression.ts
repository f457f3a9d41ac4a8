import type { PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unused-suppression',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'maintainability',
  title: 'Suppression without effect',
  description: 'Reports `presswright-ignore` comments that name no rule or silence nothing.',
  rationale: `A suppression whose rule is misspelt silences nothing: the finding it was written for is still reported. One that
silences nothing any more says that the code below it is flawed, which is no longer true, and would hide the next flaw there.

Correct the name, or remove the comment. A reason is written behind \`--\`. Comments in PHP, scripts, styles and HTML are
checked alike. A comment is called unused only when its rule ran over the whole plugin or theme; comments of other tools
(\`phpcs:ignore\`, \`eslint-disable\`) are left to those tools.

**When to ignore it:** while a rule is switched off for a time with \`--type\` it is not reported anyway; where the
comment is meant for a variant of the code that is generated, silence this rule for the file in \`presswright.json\`.`,
  references: [],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n// presswright-ignore security/unescaped-outptu -- made by us\necho 'a';\n",
        lines: [2],
      },
      {
        code: "<?php\n// Plugin Name: Shelf\n// presswright-ignore security/unescaped-output -- made by us\necho esc_html( $_GET['a'] );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\n// presswright-ignore security/unescaped-output -- shown to its sender only\necho $_GET['a'];\n",
      "<?php\necho 'a'; // phpcs:ignore WordPress.Security.EscapeOutput\n",
    ],
  },
};

/** What reports it is the report itself: only there is it known what was silenced (suppression-findings.ts). */
export const visitor: PhpVisitor = {};
