import { importsOf } from '../../../languages/javascript/imports.ts';
import type { JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/whole-library-import',
  language: 'javascript',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Import of a whole library',
  description: 'A script imports all of lodash, Moment, the icons or a whole component library.',
  rationale: `All of it goes to every visitor: lodash is 70 KB, Moment with its languages 290 KB, all icons 150 KB. WordPress' own scripts give both libraries up.

Import what you use by its own file (\`lodash/debounce\`), use what the language has (\`array.map\`, \`Intl.DateTimeFormat\`), or \`@wordpress/date\` and \`@wordpress/compose\`.`,
  references: [{ title: 'Tree shaking', url: 'https://developer.mozilla.org/docs/Glossary/Tree_shaking' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "import _ from 'lodash';\n_.map( list, show );\n", lines: [1] },
      { code: "import * as icons from '@wordpress/icons';\nshow( icons );\n", lines: [1] },
      { code: "import moment from 'moment';\nmoment().format();\n", lines: [1] },
    ],
    good: [
      "import debounce from 'lodash/debounce';\nimport { check } from '@wordpress/icons';\nimport { format } from '@wordpress/date';\n",
    ],
  },
};

const heavy: readonly { readonly module: RegExp; readonly name: RegExp; readonly instead: string }[] = [
  { module: /^lodash$/, name: /./, instead: 'Import lodash/<function>, or use what JavaScript has itself.' },
  { module: /^(?:underscore|ramda)$/, name: /^(?:default|\*)$/, instead: 'Import the functions you use by name.' },
  { module: /^moment(?:-timezone)?$/, name: /./, instead: 'Use @wordpress/date, date-fns or Intl.DateTimeFormat.' },
  { module: /^@wordpress\/icons$/, name: /^\*$/, instead: 'Import the icons you show by name.' },
  {
    module:
      /^(?:@mui\/(?:material|icons-material)|antd|react-icons(?:\/\w+)?|@fortawesome\/free-\w+-svg-icons|date-fns|three)$/,
    name: /^\*$/,
    instead: 'Import the parts you use by name.',
  },
];

export const visitor: JsVisitor = {
  nodes: {
    program: (program, context) => {
      if (program.parent !== null) return;
      const told = new Set<string>();
      for (const { module, name, at } of importsOf(context).values()) {
        const found = heavy.find((library) => library.module.test(module) && library.name.test(name));
        if (found === undefined || told.has(module)) continue;
        told.add(module);
        context.report({ at, message: `All of ${module} is loaded with this script.`, suggestion: found.instead });
      }
    },
  },
};
