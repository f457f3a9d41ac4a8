import { categories } from '@presswright/shared/schemas/analysis';

const languages = ['php', 'javascript'];

/** What is wrong with the path of a new rule, or null. */
export function checkRulePath(path: string): string | null {
  const [language = '', category = '', id = '', ...more] = path.split('/');
  if (!languages.includes(language))
    return `'${language}' is no language with rules: expected ${languages.join(' or ')}`;
  if (!(categories as readonly string[]).includes(category)) {
    return `'${category}' is no category: expected ${categories.join(', ')}`;
  }
  if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 60) {
    return `'${[id, ...more].join('/')}' is no rule id: expected words in small letters joined by hyphens, such as weak-hash`;
  }
  return null;
}

/** The source of a new rule that works: it reports calls of one function, and its examples hold. */
export function ruleText(path: string): string {
  const [language = '', category = '', id = ''] = path.split('/');
  const words = id.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const isPhp = language === 'php';
  const call = isPhp ? '<?php\\nexample_function( $value );\\n' : 'exampleFunction( value );\\n';
  const other = isPhp ? '<?php\\nother_function( $value );\\n' : 'otherFunction( value );\\n';
  return `import type { ${isPhp ? 'PhpVisitor' : 'JsVisitor'}, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: '${category}/${id}',
  language: '${language}',
  category: '${category}',
  severity: 'medium',
  type: '${category === 'security' ? 'security_vulnerability' : category}',
  title: '${title}',
  description: 'Reports calls of example_function().',
  rationale: \`Why it matters, and how to mend it.

**When to ignore it:** when the finding is right about the code and still no problem.\`,
  references: [],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: '${call}', lines: [${isPhp ? 2 : 1}] }],
    good: ['${other}'],
  },
};

${isPhp ? phpVisitor : javascriptVisitor}`;
}

const phpVisitor = `export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['example_function'],
      visit(event, context) {
        if (event.isLocal) return;
        context.report({
          at: event.node,
          message: 'example_function() is called.',
          suggestion: 'Call other_function() instead.',
        });
      },
    },
  ],
};
`;

const javascriptVisitor = `export const visitor: JsVisitor = {
  nodes: {
    call_expression(node, context) {
      if (!context.source.slice(node).startsWith('exampleFunction')) return;
      context.report({
        at: node,
        message: 'exampleFunction() is called.',
        suggestion: 'Call otherFunction() instead.',
      });
    },
  },
};
`;
