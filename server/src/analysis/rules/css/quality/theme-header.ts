import type { StyleDocument } from '../../../languages/css/style-document.ts';
import { pathBeside } from '../../../project.ts';
import { isLater } from '../../../wordpress/extension.ts';
import {
  type FileHeader,
  type HeaderField,
  headerLength,
  isGplCompatible,
  readHeader,
  releaseNumber,
  themeHeaderKeys,
  versionNumber,
} from '../../../wordpress/header.ts';
import type { DocumentContext, Finding, RuleMeta } from '../../rule.ts';
import { spanOf } from '../support/place.ts';
import { retiredTags, subjectTags, themeTags } from '../support/theme-tags.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-header',
  language: 'css',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Theme header',
  description: "Reports what is missing, malformed or unknown in the header of a theme's style.css.",
  rationale: `WordPress knows a theme by the comment at the top of its style.css. Without \`Theme Name\` it shows the folder's
name; a child theme whose \`Template\` is not the parent's folder is broken; \`Requires at least\` and \`Requires PHP\` that
cannot be read protect nobody. The theme directory asks for author, description, version, license, text domain and
\`Tested up to\`, and knows a fixed list of tags, three subjects among them at most.

**When to ignore it:** for fields that only the directory asks for, in a theme that is never published there.`,
  references: [
    {
      title: 'Main stylesheet (style.css)',
      url: 'https://developer.wordpress.org/themes/basics/main-stylesheet-style-css/',
    },
    { title: 'Theme tags', url: 'https://make.wordpress.org/themes/handbook/review/required/theme-tags/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/style.css',
        code: '/*\nTheme Name: Acme\nVersion: one\nRequires at least: WP 6.4\nTested up to: 6.8\nRequires PHP: 7.4\nAuthor: Ann\nDescription: Shops.\nLicense: All rights reserved\nText Domain: Acme Theme\nTags: responsive-layout, full-site-editng, blog, news, education, food-and-drink\n*/\n',
        lines: [3, 4, 9, 10, 11],
      },
      {
        name: 'acme/style.css',
        code: '/*\nTheme Name: Acme\nVersion: 1.0\nLicense: GPL-2.0-or-later\n*/\n',
        lines: [2],
      },
      {
        name: 'acme/style.css',
        code: '/*\nTheme Name: Acme\nTemplate: parent/\nVersion: 1.0\n*/\n',
        lines: [3],
      },
    ],
    good: [
      {
        name: 'acme/style.css',
        code: '/*\nTheme Name: Acme\nTheme URI: https://example.org/acme\nAuthor: Ann\nAuthor URI: https://example.org\nDescription: A theme for shops.\nVersion: 1.0.0\nRequires at least: 6.4\nTested up to: 6.8\nRequires PHP: 7.4\nLicense: GPL-2.0-or-later\nLicense URI: https://www.gnu.org/licenses/gpl-2.0.html\nText Domain: acme\nTags: full-site-editing, block-patterns, e-commerce\n*/\n',
      },
      '.a { color: red; }\n',
    ],
  },
};

/** Fields that WordPress or the directory asks of every theme. */
const required: readonly string[] = [
  'Author',
  'Description',
  'Version',
  'License',
  'Text Domain',
  'Requires PHP',
  'Tested up to',
];
const maxSubjects = 3;

/** Reports problems of the header; sheets that have none are no theme's. */
export function check({ root }: StyleDocument, context: DocumentContext): void {
  const { source, fileName, report } = context;
  if (!/(^|\/)(style\.css)?$/.test(fileName) && fileName !== 'example.css') return;
  const [first] = root.nodes;
  if (first?.type !== 'comment' || spanOf(first).start > 100) return;
  const at = spanOf(first);
  const header = readHeader(source.slice(at).slice(0, headerLength), at.start, themeHeaderKeys, 1);
  if (header === null) return;
  const name = header.fields.get('theme name');
  if (name === undefined || name.value === '') {
    const isMeant = ['version', 'author', 'description', 'text domain'].filter((key) => header.fields.has(key)).length;
    if (name === undefined && isMeant < 3) return;
    report({
      at: name?.at ?? { start: at.start, end: at.start + 2 },
      message: 'The header has no Theme Name.',
      suggestion: 'Start it with "Theme Name: " and the name.',
      severity: 'medium',
      confidence: 'high',
    });
    return;
  }
  const isChild = header.fields.has('template');
  const missing = required.filter((key) => !header.fields.get(key.toLowerCase())?.value);
  if (missing.length > 0 && !isChild) {
    report({
      at: name.at,
      message: `The header has no ${missing.join(', ')}.`,
      suggestion: 'Add these lines, which are read by WordPress and the theme directory.',
      severity: missing.includes('Version') ? 'low' : 'info',
      confidence: 'high',
    });
  }
  if (isWithoutPicture(fileName, context)) {
    report({
      at: name.at,
      detail: 'screenshot',
      message: 'The theme has no screenshot, so Appearance → Themes shows an empty box.',
      suggestion: 'Add screenshot.png, 1200 × 900 pixels, next to style.css.',
      severity: 'info',
      confidence: 'high',
    });
  }
  for (const field of header.fields.values()) {
    const finding = problemOf(field, header.fields, context);
    if (finding !== null) report({ at: field.at, confidence: 'high', ...finding });
  }
}

/** Only where all paths of a whole theme are known. */
function isWithoutPicture(fileName: string, { project }: DocumentContext): boolean {
  const has = (path: string) => project.has(pathBeside(fileName, path));
  if (fileName === '' || !(has('index.php') || has('templates/index.html') || has('functions.php'))) return false;
  return ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].every((ending) => has(`screenshot.${ending}`) === false);
}

type Problem = Omit<Finding, 'at'>;

function problemOf(
  field: HeaderField,
  fields: FileHeader['fields'],
  { fileName, project }: DocumentContext,
): Problem | null {
  const { key, value, valueAt } = field;
  if (value === '') return null;
  const replaced = (text: string) => ({ fix: { edits: [{ ...valueAt, text }], safe: false } });
  switch (key.toLowerCase()) {
    case 'version':
      return releaseNumber.test(value)
        ? null
        : {
            message: `Version "${value}" is not a valid version number.`,
            suggestion: 'Write numbers with dots, such as 1.4.0.',
          };
    case 'requires at least':
    case 'requires php':
    case 'tested up to': {
      const inside = /\d+(?:\.\d+)*/.exec(value)?.[0];
      if (!versionNumber.test(value)) {
        return {
          message: `"${value}" is not a valid value for ${key}, so the line has no effect.`,
          suggestion: `Write only the number${inside === undefined ? '' : `: ${inside}`}.`,
          ...(inside === undefined ? {} : replaced(inside)),
        };
      }
      const tested = fields.get('tested up to')?.value ?? '';
      if (key.toLowerCase() !== 'requires at least' || !versionNumber.test(tested)) return null;
      return isLater(value, `${tested}.99`)
        ? {
            message: `The theme requires WordPress ${value}, but has only been tested up to ${tested}.`,
            suggestion: 'Increase "Tested up to", or lower "Requires at least".',
          }
        : null;
    }
    case 'license':
      return isGplCompatible(value)
        ? null
        : {
            message: `"${value}" is not a known GPL-compatible license.`,
            suggestion: 'Use GPL-2.0-or-later, or another GPL-compatible license.',
            confidence: 'medium',
          };
    case 'template': {
      if (/^[\w.-]+(?:\/[\w.-]+)?$/.test(value)) return null;
      return {
        message: `Template "${value}" is not the folder of a theme, so the child theme cannot find its parent.`,
        suggestion: 'Use the folder name of the parent theme.',
        severity: 'medium',
      };
    }
    case 'text domain': {
      const slug = value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value)) {
        return {
          message: `Text Domain "${value}" is not a valid slug: use lowercase letters, digits and hyphens.`,
          suggestion: `Write ${slug}here and in all translation functions.`,
          ...replaced(slug),
        };
      }
      const folder = /(?:^|\/)themes\/([^/]+)\/style\.css$/.exec(fileName)?.[1];
      return folder === undefined || folder === value
        ? null
        : {
            message: `Text Domain "${value}" is not the theme's folder "${folder}", so translations from WordPress.org are not found.`,
            suggestion: `Write ${folder}here and in all translation functions.`,
            severity: 'info',
            confidence: 'medium',
          };
    }
    case 'domain path':
      return value.startsWith('/') &&
        project.hasFolder(`${fileName.slice(0, fileName.lastIndexOf('/') + 1)}${value.slice(1)}`) === false
        ? {
            message: `The folder ${value.slice(1)} specified in Domain Path does not exist.`,
            suggestion: 'Add the folder with the translations, or remove the line.',
          }
        : null;
    case 'tags':
      return tagProblem(value);
    default:
      return null;
  }
}

function tagProblem(value: string): Problem | null {
  const tags = value
    .split(',')
    .map((tag) => tag.trim().toLowerCase().replace(/\s+/g, '-'))
    .filter((tag) => tag !== '');
  const old = tags.filter((tag) => retiredTags.has(tag));
  const unknown = tags.filter((tag) => !themeTags.has(tag) && !subjectTags.has(tag) && !retiredTags.has(tag));
  const subjects = tags.filter((tag) => subjectTags.has(tag));
  const parts = [
    unknown.length > 0 ? `the directory does not know ${unknown.join(', ')}` : '',
    old.length > 0 ? `it has given up ${old.join(', ')}` : '',
    subjects.length > maxSubjects ? `it takes ${maxSubjects} subjects, not ${subjects.length}` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return {
    message: `Tags of the theme: ${parts.join('; ')}.`,
    suggestion: 'Choose tags from the list of the theme directory.',
    severity: 'info',
  };
}
