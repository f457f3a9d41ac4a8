import { pluralize } from '../../../../naming/inflect.ts';
import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentSetting } from '../../support/content-types.ts';
import { quoteIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { accessBoxClass } from './access-box-class.ts';
import type { RestrictedContent } from './options.ts';
import { restrictionClass } from './restriction-class.ts';
import { restrictionTests } from './tests.ts';

/** Roles that every site has. */
const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;

const who =
  '(logged-in|logged in|log in|login|members?|members only|registered|subscribers?|user roles?|roles?|guests|logged-out|logged out|non-members|editors|authors|contributors|customers|visitors who)';
const what = '(content|posts?|pages?|articles?|parts|text)';
const statements: readonly RegExp[] = [
  new RegExp(` (restrict|limit|protect|lock|gate|hide|block)\\w* .{0,60}${what} .{0,60}${who} `),
  new RegExp(` (restrict|limit|lock)\\w* access .{0,60}${what} `),
  new RegExp(
    ` (member|members|members only|members-only|member-only|subscriber-only|subscribers-only|logged-in-only) ${what} `,
  ),
  new RegExp(` only .{0,30}${who} .{0,30}(read|reads|see|sees|view|views|access|accesses) .{0,40}${what} `),
  new RegExp(
    ` ${what} .{0,40}(visible|available|accessible|readable|shown|restricted|limited|private|hidden) .{0,30}${who} `,
  ),
  / content (restriction|protection|gating)| restrict(ed)? content | (show|display)\w* .{0,30}content .{0,20}only (to|for) (logged-in|logged in|members|registered) /,
];
/** Other things that not everybody may see, and other ways to sort out what is meant. */
const somethingElse =
  / (comments?|comment form|admin|dashboard|toolbar|menus?|media|widgets?|prices?|profile|categor(y|ies)|tags?|payments?|paid|paying|search|sitemap|uploads?|downloads?|whole site|entire site|website) /;

const rolesIn = ({ words }: Clause): readonly string[] =>
  roles.filter((role) => words.some((word) => word === role || word === `${role}s`));

/** Whether everything of a kind is meant rather than what somebody chooses. */
const meansAll = (line: string): boolean =>
  (/ only /.test(line) &&
    / (content|posts|pages|articles) /.test(line) &&
    !/ (parts?|certain|some|selected|specific|chosen|particular|shortcode) /.test(line)) ||
  / (all|every|entire|any) .{0,20}(content|posts?|pages?|articles?) /.test(line);

/** "Restrict posts to logged-in users, with a message for everybody else." */
export const restrictedContent: SiteTool<RestrictedContent> = {
  tool: 'restricted_content',
  example: 'Restrict posts and pages to logged-in users or certain roles.',
  provides: ['shortcode', 'meta_boxes', 'roles'],
  recognize(clause) {
    const { line } = clause;
    if (!statements.some((pattern) => pattern.test(line)) || somethingElse.test(line)) return null;
    const named = rolesIn(clause);
    const access = !meansAll(line) ? 'everyone' : named.length > 0 ? 'roles' : 'members';
    const content = [
      ...(/ (posts?|articles?|blog) /.test(line) ? ['post'] : []),
      ...(/ pages? /.test(line) ? ['page'] : []),
    ];
    return {
      access,
      roles: named,
      message: quoteIn(clause),
      content: content.length === 0 ? ['post', 'page'] : content,
    };
  },
  refine(clause, options) {
    const { line } = clause;
    const message = quoteIn(clause);
    if (message !== '') return { ...options, message };
    const isKnown =
      / (message|log in|login|shortcode|meta box|checkbox|per post|each post|teaser|excerpt|feeds?|rest api|rest|roles?|guests|others|everyone|everybody|visitors) /.test(
        line,
      );
    if (!isKnown) return null;
    const named = rolesIn(clause);
    return { ...options, roles: [...new Set([...options.roles, ...named])] };
  },
  combine: (first, second) => ({
    access: first.access === 'everyone' ? second.access : first.access,
    roles: [...new Set([...first.roles, ...second.roles])],
    message: first.message === '' ? second.message : first.message,
    content: [...new Set([...first.content, ...second.content])],
  }),
  describe({ access, roles: named, content, message }) {
    const kinds = content.map((kind) => pluralize(kind.replaceAll('_', ' '))).join(' and ');
    const subject = kinds.charAt(0).toUpperCase() + kinds.slice(1);
    const readers =
      access === 'roles'
        ? `users with the role ${named.join(' or ')}`
        : access === 'members'
          ? 'users who are logged in'
          : 'users who are logged in, or have one of the roles chosen';
    return `${subject}${access === 'everyone' ? ', and parts of their texts, can be kept' : ' are kept'} for ${readers}; everybody else reads ${message === '' ? 'a message' : `“${message}”`} with a link to log in.`;
  },
  settings: ({ access, roles: named, message, content }) => [
    {
      key: 'default_access',
      names: /^(?:default_)?(?:access|visibility)$/,
      type: 'choice',
      label: 'Who may read',
      description: 'Applies to everything that says nothing else in its editor.',
      default: access,
      section: 'general',
      choices: [
        { value: 'everyone', label: 'Everyone' },
        { value: 'members', label: 'Users who are logged in' },
        { value: 'roles', label: 'Users with one of the roles below' },
      ],
    },
    {
      key: 'roles',
      names: /roles/,
      type: 'choices',
      label: 'Roles',
      description: 'Administrators and those who can edit a text read it in any case.',
      default: named,
      section: 'general',
      choices: roles.map((role) => ({ value: role, label: role.charAt(0).toUpperCase() + role.slice(1) })),
    },
    { ...contentSetting(content), label: 'Content', description: 'What can be kept for some.' },
    {
      key: 'members_message',
      names: /message|notice|text/,
      type: 'textarea',
      label: 'Message',
      description: 'What everybody else reads. A link to log in follows.',
      default: message === '' ? 'This content is for members only.' : message,
      section: 'general',
    },
    {
      key: 'show_teaser',
      names: /teaser|excerpt/,
      type: 'boolean',
      label: 'Teaser',
      description: 'Show everybody what stands above the “More” line of a text.',
      default: true,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const tag = toolName(plan, 'members');
    return {
      classes: [
        {
          name: toolClassName(plan, 'restriction'),
          summary: 'Keeps content for those who may read it.',
          code: restrictionClass(plan, options),
        },
        {
          name: toolClassName(plan, 'access_box'),
          summary: 'The box in the editor that says who may read.',
          code: accessBoxClass(plan),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'restriction')}() )->register();`],
      adminBoot: [php`( new ${toolClass(plan, 'access_box')}() )->register();`],
      cleanup: { postMeta: [toolName(plan, 'access'), toolName(plan, 'roles')] },
      readme: {
        features: [
          'Keeps posts and pages for users who are logged in, or have certain roles',
          `A shortcode for a part of a text: [${tag}]…[/${tag}]`,
          'Feeds and the REST API show no more than the page does',
        ],
        faq: [
          {
            question: 'Are files protected too?',
            answer: 'No: whoever knows the address of an uploaded file can still open it.',
          },
        ],
        tags: ['members', 'restrict content'],
      },
      instructions: [
        `Who may read a text is chosen in the box **Who may read** of its editor. \`[${tag}]…[/${tag}]\` keeps a part of a text for users who are logged in, \`[${tag} roles="editor,author"]\` for those of some roles.`,
      ],
      tests: [restrictionTests(plan)],
    };
  },
};
