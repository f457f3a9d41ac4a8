import { pluralize } from '../../../../naming/inflect.ts';
import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import { capitalised } from '../../../features/support/format-text.ts';
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
          ? 'logged-in users'
          : 'logged-in users or users with certain roles';
    return `${subject}${access === 'everyone' ? ', or parts of them, can be restricted' : ' are restricted'} to ${readers}; everyone else sees ${message === '' ? 'a message' : `“${message}”`} with a login link.`;
  },
  settings: ({ access, roles: named, message, content }, _, names) => [
    {
      key: 'default_access',
      names: /^(?:default_)?(?:access|visibility)$/,
      type: 'choice',
      label: 'Default access',
      description: 'Applies to content without its own access setting.',
      default: access,
      section: 'general',
      choices: [
        { value: 'everyone', label: 'Everyone' },
        { value: 'members', label: 'Logged-in users' },
        { value: 'roles', label: 'Users with one of the roles below' },
      ],
    },
    {
      key: 'roles',
      names: /roles/,
      type: 'choices',
      label: 'Roles',
      description: 'Administrators and users who can edit the content always have access.',
      default: named,
      section: 'general',
      choices: [...new Set([...roles, ...named])].map((role) => ({
        value: role,
        label: names.get(role) ?? capitalised(role.replaceAll('_', ' ')),
      })),
    },
    { ...contentSetting(content), label: 'Content types', description: 'Which content can be restricted.' },
    {
      key: 'members_message',
      names: /message|notice|text/,
      type: 'textarea',
      label: 'Message',
      description: 'Shown instead of restricted content, followed by a login link.',
      default: message === '' ? 'This content is for members only.' : message,
      section: 'general',
    },
    {
      key: 'show_teaser',
      names: /teaser|excerpt/,
      type: 'boolean',
      label: 'Teaser',
      description: 'Show the content before the “More” tag to everyone.',
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
          summary: 'Restricts access to content.',
          code: restrictionClass(plan, options),
        },
        {
          name: toolClassName(plan, 'access_box'),
          summary: 'The meta box that controls who can read a post.',
          code: accessBoxClass(plan),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'restriction')}() )->register();`],
      adminBoot: [php`( new ${toolClass(plan, 'access_box')}() )->register();`],
      cleanup: { postMeta: [toolName(plan, 'access'), toolName(plan, 'roles')] },
      readme: {
        features: [
          'Restricts posts and pages to logged-in users or certain roles',
          `Shortcode to restrict a part of the content: [${tag}]…[/${tag}]`,
          'Restricted content is protected in feeds and the REST API, too',
        ],
        faq: [
          {
            question: 'Are uploaded files protected, too?',
            answer: 'No. Anyone who knows the URL of an uploaded file can still open it.',
          },
        ],
        tags: ['members', 'restrict content'],
      },
      instructions: [
        `Choose who can read a post in the **Access** box of the editor. \`[${tag}]…[/${tag}]\` restricts a part of the content to logged-in users, \`[${tag} roles="editor,author"]\` to certain roles.`,
      ],
      tests: [restrictionTests(plan)],
    };
  },
};
