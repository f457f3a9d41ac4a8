import { type Clause, spanIn } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { expiryClass } from './expiry-class.ts';
import type { PostExpiry } from './options.ts';
import { expiryTests } from './tests.ts';

const statements: readonly RegExp[] = [
  / (unpublish\w*|depublish\w*|un-publish\w*) (?!.*(jobs?|events?|offers?|coupons?) )/,
  / (posts?|pages?|articles?|content) (will |should |can |that |which )?(automatically )?(expir\w+|unpublish\w*) /,
  / (expir\w+|unpublish\w*|end) (dates?|times?|date and time) (field |option |box )?(for|to|on|of|in) (the |all |each |every |your |my )?(posts?|pages?|articles?|content|editor|blog) /,
  / (posts?|pages?|articles?) (expiration|expiry|expirator) /,
  / (draft|drafts|trash|private|archive\w*|set|switch|move|moves|change|changes|turn|turns) .{0,30}(posts|pages|articles) .{0,40}(draft|drafts|trash|private) .{0,30}(after|at|on|when|once) /,
  / (automatically|auto) (trash|draft|unpublish|expire)\w* (old )?(posts|pages|articles) /,
];
const somethingElse =
  / (empty|empties|revisions?|transients?|passwords?|coupons?|cache|links?|sessions?|cookies?|memberships?|custom post types?|post types?|with fields) /;

const thenIn = (line: string): PostExpiry['outcome'] | null => {
  if (/ (trash|bin|delete\w*) /.test(line)) return 'trash';
  if (/ private /.test(line)) return 'private';
  return / drafts? /.test(line) ? 'draft' : null;
};

const daysIn = ({ line, words }: Clause): number => {
  const hours = / (after|older than|for|old) /.test(line) ? spanIn(words) : null;
  return hours === null ? 0 : Math.max(1, Math.round(hours / 24));
};

const sentences: Readonly<Record<PostExpiry['outcome'], string>> = {
  draft: 'becomes a draft',
  private: 'becomes private',
  trash: 'is moved to the Trash',
};

/** "Unpublish posts automatically at a date that is set in the editor." */
export const postExpiry: SiteTool<PostExpiry> = {
  tool: 'post_expiry',
  example: 'Unpublish posts automatically at a date that is set in the editor.',
  provides: ['meta_boxes', 'cron'],
  recognize(clause) {
    const { line } = clause;
    if (!statements.some((pattern) => pattern.test(line)) || somethingElse.test(line)) return null;
    return {
      outcome: thenIn(line) ?? 'draft',
      days: daysIn(clause),
      content: contentIn(clause).filter((name) => /^(post|page|product|any)$/.test(name)),
    };
  },
  refine(clause, options) {
    const then = thenIn(clause.line);
    const days = daysIn(clause);
    const isKnown = / (date|time|editor|meta box|sidebar|schedule\w*|cron|column|expir\w+|unpublish\w*) /.test(
      clause.line,
    );
    if (then === null && days === 0 && !isKnown) return null;
    return { ...options, ...(then !== null && { outcome: then }), ...(days > 0 && { days }) };
  },
  describe: ({ outcome, days }) =>
    `A post ${sentences[outcome]} on the expiration date set in the editor${days > 0 ? `, or ${days} days after publication` : ''}.`,
  settings: ({ outcome, days, content }) => [
    {
      key: 'expired_status',
      names: /status|action|what_happens/,
      type: 'choice',
      label: 'When a post expires',
      description: '',
      default: outcome,
      section: 'general',
      choices: [
        { value: 'draft', label: 'Change it to a draft' },
        { value: 'private', label: 'Make it private' },
        { value: 'trash', label: 'Move it to the Trash' },
      ],
    },
    {
      key: 'expires_after_days',
      names: /days|default_expir|lifetime/,
      type: 'integer',
      label: 'Default expiration (days)',
      description: 'How long posts without an expiration date stay published. Enter 0 to keep them published.',
      default: days,
      min: 0,
      max: 36_500,
      section: 'general',
    },
    { ...contentSetting(content), label: 'Content types', description: 'Which content can expire.' },
  ],
  contribute(plan, options) {
    const expiry = toolClass(plan, 'post_expiry', 'Expiry');
    return {
      classes: [
        {
          name: toolClassName(plan, 'post_expiry', 'Expiry'),
          summary: 'Unpublishes posts on their expiration date.',
          code: expiryClass(plan, options),
        },
      ],
      boot: [php`( new ${expiry}() )->register();`],
      activation: [php`${expiry}::schedule();`],
      deactivation: [php`${expiry}::unschedule();`],
      cleanup: {
        postMeta: [toolName(plan, 'expires_at')],
        cronHooks: [toolName(plan, 'expire_post'), toolName(plan, 'expire_posts')],
      },
      readme: {
        features: [
          'Unpublishes posts on an expiration date set in the editor',
          'Column with the expiration date in the post list',
        ],
        tags: ['expire', 'schedule', 'unpublish'],
      },
      instructions: [
        `Set the date in the **Expiration date** box of the editor. The action \`${toolName(plan, 'expired')}\` fires with the ID of an expired post.`,
      ],
      tests: [expiryTests(plan)],
    };
  },
};
