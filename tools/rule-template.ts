import { categories } from '@presswright/shared/schemas/analysis';
import { ruleLanguages } from '../server/src/analysis/rule-languages.ts';

/** What the template differs in, by language. */
interface Template {
  readonly bad: string;
  readonly good: string;
  readonly line: number;
  readonly types: string;
  readonly what: string;
  readonly visitor: string;
}

/** What is wrong with the path of a new rule, or null. */
export function checkRulePath(path: string): string | null {
  const [language = '', category = '', id = '', ...more] = path.split('/');
  if (!(ruleLanguages as readonly string[]).includes(language))
    return `'${language}' is no language with rules: expected ${ruleLanguages.join(', ')}`;
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
  const { bad, good, line, types, what, visitor } = templateOf(language);
  return `${documentImport(language)}import type { ${types} } from '../../rule.ts';

export const meta: RuleMeta = {
  id: '${category}/${id}',
  language: '${language}',
  category: '${category}',
  severity: 'medium',
  type: '${category === 'security' ? 'security_vulnerability' : category}',
  title: '${title}',
  description: '${what}',
  rationale: \`Why it matters, and how to mend it.

**When to ignore it:** when the finding is right about the code and still no problem.\`,
  references: [],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: '${bad}', lines: [${line}] }],
    good: ['${good}'],
  },
};

${visitor}`;
}

function templateOf(language: string): Template {
  if (language === 'php') {
    return {
      bad: '<?php\\nexample_function( $value );\\n',
      good: '<?php\\nother_function( $value );\\n',
      line: 2,
      types: 'PhpVisitor, RuleMeta',
      what: 'Reports calls of example_function().',
      visitor: phpVisitor,
    };
  }
  if (language === 'javascript') {
    return {
      bad: 'exampleFunction( value );\\n',
      good: 'otherFunction( value );\\n',
      line: 1,
      types: 'JsVisitor, RuleMeta',
      what: 'Reports calls of exampleFunction().',
      visitor: javascriptVisitor,
    };
  }
  return {
    bad: '{ "example": true }\\n',
    good: '{ "other": true }\\n',
    line: 1,
    types: 'DocumentContext, RuleMeta',
    what: 'Reports texts that hold the word example.',
    visitor: `export function check(_document: ${documentTypes[language]?.[0]}, { source, report }: DocumentContext): void {
  const at = source.code.indexOf('example');
  if (at === -1) return;
  report({
    at: { start: at, end: at + 'example'.length },
    message: 'The text holds an example.',
    suggestion: 'Write something else instead.',
  });
}
`,
  };
}

const documentTypes: Readonly<Record<string, readonly [type: string, file: string]>> = {
  'block-json': ['JsonDocument', 'json/json-document.ts'],
  'theme-json': ['JsonDocument', 'json/json-document.ts'],
  markup: ['MarkupDocument', 'markup/markup-document.ts'],
  css: ['StyleDocument', 'css/style-document.ts'],
  readme: ['ReadmeDocument', 'readme/readme-document.ts'],
};

function documentImport(language: string): string {
  const found = documentTypes[language];
  return found === undefined ? '' : `import type { ${found[0]} } from '../../../languages/${found[1]}';\n`;
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
