import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastingKinds } from './support/lasting.ts';

export const meta: RuleMeta = {
  id: 'performance/transient-without-expiration',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Transient without expiration',
  description: 'Reports transients that are set without an expiration.',
  rationale: `A transient without an expiration never ends, and WordPress loads it with the other autoloaded options for every
page, whether the page needs it or not. Nothing ever removes it.

Give the expiration in seconds as the third argument (\`HOUR_IN_SECONDS\`, \`DAY_IN_SECONDS\`). Data that must stay is an
option.

**When to ignore it:** when the transient is small, read on every page, and deleted by your own code.`,
  references: [
    { title: 'set_transient()', url: 'https://developer.wordpress.org/reference/functions/set_transient/' },
    { title: 'Transients API', url: 'https://developer.wordpress.org/apis/transients/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nset_transient( 'shelf_books', $books );\n", lines: [2] },
      { code: "<?php\nset_site_transient( 'shelf_books', $books, 0 );\n", lines: [2] },
    ],
    good: [
      "<?php\nset_transient( 'shelf_books', $books, HOUR_IN_SECONDS );\n",
      "<?php\nset_transient( 'shelf_books', $books, $seconds );\nset_transient( ...$args );\n",
    ],
  },
};

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['set_transient', 'set_site_transient'],
      visit({ node, args, name, isLocal }, context) {
        if (isLocal || args.length < 2 || args.some((arg) => arg.spread || arg.name !== null)) return;
        const [, value, expiration] = args;
        if (value === undefined || (expiration !== undefined && !/^0$/.test(context.source.slice(expiration.node))))
          return;
        const edit =
          expiration === undefined
            ? { start: value.node.end, end: value.node.end, text: ', DAY_IN_SECONDS' }
            : { start: expiration.node.start, end: expiration.node.end, text: 'DAY_IN_SECONDS' };
        // After a closing parenthesis that the tree drops, the place is not known.
        const isClean = /^\s*[,)]/.test(context.source.code.slice(edit.end));
        context.report({
          at: node,
          message: `${name}() without an expiration stores the value indefinitely.`,
          suggestion: 'Pass an expiration in seconds as the third argument, such as DAY_IN_SECONDS.',
          confidence: 'high',
          ...(isClean ? { fix: { edits: [edit], safe: false } } : {}),
        });
      },
    },
  ],
};
