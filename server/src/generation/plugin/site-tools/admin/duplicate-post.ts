import type { Clause } from '../../../understanding/clause.ts';
import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentIn, contentSetting } from '../support/content-types.ts';
import { quoteIn } from '../support/said.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';
import { type DuplicatePost, duplicatorClass, duplicatorTest } from './duplicator-class.ts';

const deed = / (?:duplicat(?:e|es|ing|ion|or)|clon(?:e|es|ing|er)|cop(?:y|ies|ying)) /;
const things =
  / (?:posts?|pages?|content|articles?|products?|post types?|drafts?|row actions?|anything|entries|templates?) /;
const isElse =
  / (?:clipboard|copyright|protect|prevent|detect|find|finds|remove|removes|avoid|block|disable|stop|(?:the|a|its|their) (?:link|url|code|text|title)s?|duplicate (?:content|entries|submissions|titles|emails)) /;

const statusIn = ({ line }: Clause): string | null =>
  / (?:published|publish) (?:copy|copies|immediately|at once|directly|right away) | as (?:a )?published /.test(line)
    ? 'same'
    : / (?:as|is|are|be|stays?|into) (?:a |an )?(?:new )?(?:drafts?) /.test(line)
      ? 'draft'
      : / (?:as|is|are) (?:a )?(?:pending|private) /.test(line)
        ? / pending /.test(line)
          ? 'pending'
          : 'private'
        : null;

const afterIn = ({ line }: Clause): string | null =>
  / (?:stay|stays|remain|remains|back|return|returns|redirect|redirects) .{0,30}(?:list|overview) /.test(line)
    ? 'list'
    : / (?:open|opens|edit|editor|redirect) /.test(line)
      ? 'editor'
      : null;

const suffixIn = (clause: Clause): string | null =>
  / (?:suffix|append|appends|appended|title|titles|named|called) /.test(clause.line)
    ? ` ${quoteIn(clause)}`.trimEnd() || null
    : null;

/** "Duplicate posts and pages with one click." */
export const duplicatePost: SiteTool<DuplicatePost> = {
  tool: 'duplicate_post',
  example: 'Duplicate posts and pages with one click from the list of posts.',
  provides: ['admin_interface'],
  recognize(clause) {
    const { line } = clause;
    if (!deed.test(line) || !things.test(line) || isElse.test(line)) return null;
    return {
      content: contentIn({ ...clause, tokens: clause.tokens.slice(0, 0) }),
      suffix: suffixIn(clause) ?? ' (Copy)',
      status: statusIn(clause) ?? 'draft',
      after: afterIn(clause) ?? 'editor',
    };
  },
  refine(clause, options) {
    const suffix = suffixIn(clause);
    const status = statusIn(clause);
    const after = afterIn(clause);
    // "Copies taxonomies, featured image and custom fields" is what a copy is.
    const isKnown =
      / (?:cop(?:y|ies)|duplicates?|clones?|including|includes|keeps?|preserves?|with) .*(?:meta|custom fields?|taxonom(?:y|ies)|categories|tags|terms|featured images?|content|excerpts?) /.test(
        clause.line,
      );
    if (suffix === null && status === null && after === null) return isKnown ? options : null;
    return {
      ...options,
      suffix: suffix ?? options.suffix,
      status: status ?? options.status,
      after: after ?? options.after,
    };
  },
  describe: ({ status }) =>
    `Adds a “Duplicate” link to post lists, which copies a post with its terms, featured image and custom fields${status === 'same' ? '' : `, ${status === 'draft' ? 'as a draft' : status}`}.`,
  settings: ({ content, suffix, status, after }) => [
    { ...contentSetting(content.length === 0 ? ['any'] : content), description: 'Which content can be duplicated.' },
    {
      key: 'suffix',
      names: /suffix|title/,
      type: 'text',
      label: 'Title suffix',
      description: 'Added to the title of each copy. Leave empty to keep the original title.',
      default: suffix.trim(),
      section: 'general',
    },
    {
      key: 'copy_status',
      names: /status/,
      type: 'choice',
      label: 'Status of copies',
      description: '',
      default: status,
      section: 'general',
      choices: [
        { value: 'draft', label: 'Draft' },
        { value: 'pending', label: 'Pending Review' },
        { value: 'private', label: 'Private' },
        { value: 'same', label: 'Same as the original' },
      ],
    },
    {
      key: 'after_copying',
      names: /redirect|after/,
      type: 'choice',
      label: 'After duplicating',
      description: '',
      default: after,
      section: 'general',
      choices: [
        { value: 'editor', label: 'Open the copy' },
        { value: 'list', label: 'Return to the list' },
      ],
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'duplicate_post', 'Duplicator'),
        summary: 'Duplicates posts.',
        code: duplicatorClass(plan, options),
      },
    ],
    adminBoot: [php`( new ${toolClass(plan, 'duplicate_post', 'Duplicator')}() )->register();`],
    readme: {
      features: ['Duplicates posts and pages with their terms, featured image and custom fields'],
      tags: ['duplicate', 'clone'],
    },
    tests: [duplicatorTest(plan)],
    instructions: ['In the post lists of the admin, hover over an entry that you can edit and click **Duplicate**.'],
  }),
};
