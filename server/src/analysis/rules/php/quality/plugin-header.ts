import type { Span } from '../../../languages/php/flow/value.ts';
import { extensionOf } from '../../../wordpress/extension.ts';
import {
  type FileHeader,
  type HeaderField,
  headerLength,
  isGplCompatible,
  pluginHeaderKeys,
  readHeader,
  releaseNumber,
  versionNumber,
} from '../../../wordpress/header.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trademarkOf } from '../../support/trademarks.ts';

export const meta: RuleMeta = {
  id: 'quality/plugin-header',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Plugin header',
  description: "Reports what is missing, malformed or contradictory in the header of a plugin's main file.",
  rationale: `WordPress knows a plugin by the comment at the top of its main file. Without \`Plugin Name\` it does not see the
plugin at all; without \`Version\` updates cannot be told apart; a \`Requires at least\`, \`Requires PHP\` or
\`Requires Plugins\` that it cannot read protects nobody; and translations of the directory load only when \`Text Domain\` is
the plugin's slug. The plugin directory refuses plugins whose license is not compatible with the GPL, and names that begin
with another product's.

**When to ignore it:** for fields that only the directory asks for, in a plugin that is never published there.`,
  references: [
    {
      title: 'Header requirements',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/header-requirements/',
    },
    {
      title: 'Detailed plugin guidelines',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/detailed-plugin-guidelines/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'shelf/shelf.php',
        code: '<?php\n/**\n * Description: Lists books.\n * Version: 1.0.0\n * Author: Ann\n * License: GPL-2.0-or-later\n */\n',
        lines: [2],
      },
      {
        name: 'shelf/shelf.php',
        code: '<?php\n/**\n * Plugin Name: Shelf\n * Description: Lists books.\n * Version: one\n * Requires at least: WordPress 6.2\n * Requires PHP: >=7.4\n * Requires Plugins: WooCommerce, acf/acf.php\n * License: Proprietary\n * Text Domain: Shelf_Books\n * Domain Path: languages\n * Network: yes\n */\n',
        lines: [5, 6, 7, 8, 9, 10, 11, 12],
      },
      {
        name: 'shelf/shelf.php',
        code: '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.0.0\n * License: GPL-2.0-or-later\n * Text Domain: books\n */\n',
        lines: [6],
      },
    ],
    good: [
      {
        name: 'shelf/shelf.php',
        code: '<?php\n/**\n * Plugin Name: Shelf\n * Plugin URI: https://shelf.example.org\n * Description: Lists books.\n * Version: 1.0.0\n * Requires at least: 6.2\n * Requires PHP: 7.4\n * Requires Plugins: woocommerce, advanced-custom-fields\n * Author: Ann\n * License: GPL-2.0-or-later\n * License URI: https://www.gnu.org/licenses/gpl-2.0.html\n * Text Domain: shelf\n * Domain Path: /languages\n * Network: true\n */\n',
      },
      '<?php\n/**\n * Helpers of the plugin.\n *\n * Version: 1.0.0\n */\n',
    ],
  },
};

/** With this many of a header's lines, a comment is meant as one. */
const minForNameless = 3;

function check(context: PhpContext): void {
  const header = pluginHeader(context);
  if (header === null) return;
  const { fields } = header;
  const name = fields.get('plugin name');
  if (name === undefined || name.value === '') {
    const { start } = name?.at ?? header.at;
    context.report({
      at: name?.at ?? { start, end: start + 2 },
      message: 'The header has no Plugin Name, so WordPress does not recognize the plugin.',
      suggestion: 'Start the header with "Plugin Name: " and the name.',
      severity: 'medium',
      confidence: name === undefined ? 'medium' : 'high',
    });
    return;
  }
  checkRequired(fields, name, context);
  for (const [key, test] of tests) {
    const field = fields.get(key);
    const finding = field === undefined ? null : test(field, context, fields);
    if (finding !== null && field !== undefined) {
      context.report({ at: field.at, confidence: 'high', ...finding });
    }
  }
}

/** The header of this file; one without a name only where no other file has one. */
function pluginHeader(context: PhpContext): FileHeader | null {
  const { comments, source, fileName, project } = context;
  for (const comment of comments) {
    if (comment.start - source.base > headerLength) break;
    const text = source.slice(comment);
    if (/^[ \t/*#@]*Plugin Name:/im.test(text)) return readHeader(text, comment.start, pluginHeaderKeys, 1);
  }
  const [first] = comments;
  if (first === undefined || first.start - source.base > 200 || extensionOf(project, fileName) !== null) return null;
  const header = readHeader(source.slice(first), first.start, pluginHeaderKeys, minForNameless);
  const isPlugin =
    header !== null &&
    ['version', 'description', 'text domain', 'author'].filter((key) => header.fields.has(key)).length >= 2;
  // A theme's template says what it is by other lines.
  return isPlugin && !/(Theme|Template) Name:|^[ \t*]*(Title|Slug):/im.test(source.slice(first)) ? header : null;
}

function checkRequired(fields: FileHeader['fields'], name: HeaderField, context: PhpContext): void {
  const { source, project, fileName } = context;
  const indent = source.slice({ start: source.lineStart(source.lineAt(name.at.start)), end: name.at.start });
  const add = (text: string) => ({
    fix: { edits: [{ start: name.at.end, end: name.at.end, text: `\n${indent}${text}` }], safe: false },
  });
  if (!fields.has('version')) {
    context.report({
      at: name.at,
      detail: 'version',
      message: 'The header has no Version, so WordPress cannot detect updates.',
      suggestion: 'Add a line such as "Version: 1.0.0".',
      confidence: 'high',
      ...add('Version: 1.0.0'),
    });
  }
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const readme = project.file(`${folder}readme.txt`)?.code ?? '';
  if (!fields.has('license') && !/^License:/im.test(readme)) {
    context.report({
      at: name.at,
      detail: 'license',
      message: 'The header has no License.',
      suggestion: 'Add a line such as "License: GPL-2.0-or-later".',
      severity: 'info',
      confidence: 'high',
      ...add('License: GPL-2.0-or-later'),
    });
  }
}

type Problem = Omit<Finding, 'at'>;
type Test = (field: HeaderField, context: PhpContext, fields: FileHeader['fields']) => Problem | null;

const replace = ({ start, end }: Span, text: string) => ({ fix: { edits: [{ start, end, text }], safe: false } });

const versionTest: Test = ({ key, value, valueAt }) => {
  if (value === '' || versionNumber.test(value)) return null;
  const inside = /\d+(?:\.\d+)*/.exec(value)?.[0];
  return {
    message: `"${value}" is not a valid value for ${key}, so the line has no effect.`,
    suggestion: `Write only the number${inside === undefined ? '' : `: ${inside}`}.`,
    ...(inside === undefined ? {} : replace(valueAt, inside)),
  };
};

const uriTest: Test = ({ key, value }) =>
  value === '' || /^https?:\/\/[^\s/]+\.\S+$/i.test(value)
    ? null
    : {
        message: `${key} "${value}" is not a valid URL.`,
        suggestion: 'Use a complete URL starting with https://.',
      };

const tests: ReadonlyMap<string, Test> = new Map<string, Test>([
  [
    'plugin name',
    ({ value }, { fileName }) => {
      const mark = trademarkOf(value);
      if (mark === null || new RegExp(`(^|/)${mark}/`, 'i').test(fileName)) return null;
      return {
        message: `The name starts with "${mark}", which refers to another product.`,
        suggestion: `Start with your own name: "… for ${mark}".`,
        confidence: 'medium',
      };
    },
  ],
  [
    'version',
    ({ value }) =>
      releaseNumber.test(value)
        ? null
        : {
            message: value === '' ? 'Version is empty.' : `Version "${value}" is not a valid version number.`,
            suggestion: 'Write numbers with dots, such as 1.4.0.',
          },
  ],
  ['requires at least', versionTest],
  ['requires php', versionTest],
  ['plugin uri', uriTest],
  ['author uri', uriTest],
  ['license uri', uriTest],
  [
    'license',
    ({ value }) =>
      value !== '' && isGplCompatible(value)
        ? null
        : {
            message: value === '' ? 'License is empty.' : `"${value}" is not a known GPL-compatible license.`,
            suggestion: 'Use GPL-2.0-or-later, or another GPL-compatible license.',
            confidence: 'medium',
          },
  ],
  [
    'requires plugins',
    ({ value }) => {
      const wrong = value
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug));
      if (value === '' || wrong.length === 0) return null;
      return {
        message: `WordPress ignores ${wrong.map((slug) => `"${slug}"`).join(', ')} in Requires Plugins, which only accepts slugs of WordPress.org plugins.`,
        suggestion: 'Write slugs, separated by commas, such as woocommerce.',
      };
    },
  ],
  [
    'text domain',
    ({ value, valueAt }, { fileName }) => {
      if (value === '') return null;
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) {
        const slug = value
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '');
        return {
          message: `Text Domain "${value}" is not a valid slug: use lowercase letters, digits and hyphens.`,
          suggestion: `Write ${slug}here and in all translation functions.`,
          ...replace(valueAt, slug),
        };
      }
      const [, folder, file] = /(?:^|\/)([^/]+)\/([^/]+)\.php$/.exec(fileName) ?? [];
      // Where folder and file have one name, that is the slug.
      if (folder === undefined || folder !== file || folder === value) return null;
      return {
        message: `Text Domain "${value}" is not the plugin's slug "${folder}", so translations from WordPress.org are not found.`,
        suggestion: `Write ${folder}here and in all translation functions.`,
        confidence: 'medium',
      };
    },
  ],
  [
    'domain path',
    ({ value, valueAt }, { fileName, project }) => {
      if (value === '') return null;
      if (!value.startsWith('/')) {
        return {
          message: `Domain Path "${value}" does not start with a slash.`,
          suggestion: `Write /${value}.`,
          ...replace(valueAt, `/${value}`),
        };
      }
      const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
      if (value === '/' || fileName === '' || project.hasFolder(`${folder}${value.slice(1)}`) !== false) return null;
      return {
        message: `The folder ${value.slice(1)} specified in Domain Path does not exist.`,
        suggestion: 'Add the folder with the translations, or remove the line.',
      };
    },
  ],
  [
    'network',
    ({ value, valueAt }) =>
      value === '' || /^true$/i.test(value)
        ? null
        : {
            message: `Network "${value}" has no effect; only "true" is supported.`,
            suggestion: 'Write true, or remove the line.',
            ...(/^(yes|1|on)$/i.test(value) ? replace(valueAt, 'true') : {}),
          },
  ],
  [
    'description',
    ({ value }) =>
      value.length <= 300
        ? null
        : {
            message: `The description is ${value.length} characters long, but the Plugins list only shows one line.`,
            suggestion: 'Describe the plugin in up to 140 characters.',
            severity: 'info',
          },
  ],
]);

export const visitor: PhpVisitor = { file: check };
