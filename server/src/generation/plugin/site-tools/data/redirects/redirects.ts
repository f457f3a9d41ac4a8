import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../../code-names.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentChangesClass } from './content-changes-class.ts';
import { describeRedirects } from './describe.ts';
import { redirectsImportClass } from './import-class.ts';
import { redirectsListTableClass } from './list-table-class.ts';
import { notFoundLogClass } from './not-found-log-class.ts';
import { followsContent, type Redirects } from './options.ts';
import { redirectorClass } from './redirector-class.ts';
import { redirectsScreenClass } from './screen-class.ts';
import { redirectStoreClass } from './store-class.ts';
import { redirectTests } from './tests.ts';

/** Leading visitors on after they did something, or to another form of the whole site, is no list of redirects. */
const somethingElse =
  / (after|upon|on) (they )?(login|logging|log in|logged|logout|log out|registration|registering|sign up|checkout|submission|submitting|activation|comment\w*) | attachment | (coming soon|maintenance|https|ssl|www|mobile|country|countries|language|404s?|login|members?|guests?|role|logged|wp-login|wp-admin|search|empty|author archives?|results?) /;

const manager =
  / (redirect|redirects|redirection|redirections|301|302) (manager|management|plugin|tool|list|table|rules?|handler|system) /;
const managed =
  / (manag|creat|add|set up|defin|edit|mak|maintain|configur|handl|stor)\w* .{0,40}(redirects|redirections|(301|302|url|permanent|temporary) redirect) /;
const kind = / (301|302|307|308|permanent|temporary|url) .{0,24}(redirect|redirection)s? /;
const moved =
  / redirect(s|ing)? .{0,40}(urls?|addresses|links?|permalinks?|pages?|slugs?|paths?|posts?) .{0,40}(to|with) /;
const old = / (old|moved|deleted|removed|broken|changed|dead|outdated|former|another|other|new|different) /;
const address = /(?:https?:\/\/|\/)[^\s"“”,]*/.source;
const pair = new RegExp(
  `(?:^|\\s|["“'(])(${address})["”]?,?\\s*(?:permanently |temporarily )?(?:to|→|->|=>)\\s+["“']?(${address})`,
  'gi',
);
const severalToOne = new RegExp(
  `\\s["“']?(${address})["”']?(?=,\\s|\\s+and\\s)(?=[^.]*?\\sto\\s+["“']?(${address}))`,
  'gi',
);

/** The redirects that a statement spells out: "Redirect /old to /new and /a, /b to /c". */
function spelledIn({ text = '' }: Clause): Pick<Redirects, 'sources' | 'targets'> {
  const found = new Map<string, string>();
  const add = (source: string, target: string) => {
    const cleanSource = source.replace(/[.,;:!?')\]]+$/, '');
    if (cleanSource !== '' && !found.has(cleanSource)) found.set(cleanSource, target.replace(/[.,;:!?')\]]+$/, ''));
  };
  const pairs = [...text.matchAll(pair)];
  const targets = new Set(pairs.map(([, , target = '']) => target.replace(/[.,;:!?')\]]+$/, '')));
  for (const [, source = '', target = ''] of text.matchAll(severalToOne))
    if (!targets.has(source.replace(/[.,;:!?')\]]+$/, ''))) add(source, target);
  for (const [, source = '', target = ''] of pairs) add(source, target);
  return { sources: [...found.keys()], targets: [...found.values()] };
}

const wantsLog = (line: string): boolean =>
  / 404s? | not found | missing pages? /.test(line) &&
  / (log|logs|logged|logging|record|records|track|tracks|tracking|list|lists|monitor|monitors|report|errors?) /.test(
    line,
  );

/** "Redirect old URLs to new ones, with an admin screen to manage them." */
export const redirects: SiteTool<Redirects> = {
  tool: 'redirects',
  example: 'Redirect old URLs to new ones, with an admin screen to manage them.',
  provides: ['admin_interface', 'custom_table'],
  recognize(clause) {
    const line = clause.line.replace(
      / 404s? (errors?|hits?|requests?|log|logs|logging|monitor\w*|tracking) /g,
      ' not found $1 ',
    );
    const spelled = / (redirect\w*|301|302) /.test(line) ? spelledIn(clause) : { sources: [], targets: [] };
    const isNamed =
      / (log|logs|track|tracks|record|records|monitor|monitors) (.{0,30} )?not found /.test(line) ||
      / redirect (the )?(following|these) /.test(line) ||
      spelled.sources.length > 0 ||
      manager.test(line) ||
      managed.test(line) ||
      (!somethingElse.test(line) &&
        (kind.test(line) || (moved.test(line) && old.test(line)) || / (redirects|redirections) $/.test(line)));
    if (!isNamed) return null;
    return {
      status: / (302|temporary|temporarily) /.test(line) && !/ (301|permanent|permanently) /.test(line) ? 302 : 301,
      logsNotFound: wantsLog(line),
      ...spelled,
    };
  },
  refine(clause, options) {
    const { line } = clause;
    const spelled = spelledIn(clause);
    if (spelled.sources.length > 0)
      return {
        ...options,
        sources: [...options.sources, ...spelled.sources],
        targets: [...options.targets, ...spelled.targets],
      };
    if (wantsLog(line)) return { ...options, logsNotFound: true };
    if (/ (302|temporary) /.test(line) && !/ (301|permanent) /.test(line)) return { ...options, status: 302 };
    const isKnown =
      / (redirect|redirects|hits?|301|302|status|clicks?|loops?|wildcards?) /.test(line) ||
      (/ (admin|screen|page|dashboard|table|list|manage|edit|add|delete) /.test(line) &&
        !/ shortcode | block /.test(line));
    return isKnown ? options : null;
  },
  combine: (first, second) => ({
    status: second.status === 302 ? 302 : first.status,
    logsNotFound: first.logsNotFound || second.logsNotFound,
    sources: [...first.sources, ...second.sources],
    targets: [...first.targets, ...second.targets],
  }),
  describe: describeRedirects,
  settings: ({ sparedRoles }) =>
    sparedRoles === undefined
      ? []
      : [
          {
            key: 'spared_roles',
            type: 'roles',
            label: 'Do not redirect',
            description: 'Logged-in users with one of these roles see the original pages.',
            default: sparedRoles,
            section: 'general',
          },
        ],
  contribute(plan, options) {
    const { logsNotFound } = options;
    return {
      classes: [
        {
          name: classNameOf(plan, 'Redirect_Store'),
          summary: 'Stores the redirects.',
          code: redirectStoreClass(plan, options),
        },
        ...(logsNotFound
          ? [
              {
                name: classNameOf(plan, 'Not_Found_Log'),
                summary: 'Logs URLs that were not found.',
                code: notFoundLogClass(plan, options),
              },
            ]
          : []),
        {
          name: classNameOf(plan, 'Redirector'),
          summary: 'Redirects visitors.',
          code: redirectorClass(plan, options),
        },
        ...(followsContent(options)
          ? [
              {
                name: classNameOf(plan, 'Content_Changes'),
                summary: 'Adds redirects for content that moves or is deleted.',
                code: contentChangesClass(plan, options),
              },
            ]
          : []),
        ...(options.imports === true
          ? [
              {
                name: classNameOf(plan, 'Redirects_Import'),
                summary: 'Imports redirects from CSV.',
                code: redirectsImportClass(plan),
              },
            ]
          : []),
        {
          name: classNameOf(plan, 'Redirects_Screen'),
          summary: 'The Redirects screen.',
          code: redirectsScreenClass(plan, options),
        },
        {
          name: classNameOf(plan, 'Redirects_List_Table'),
          summary: 'List table of redirects.',
          code: redirectsListTableClass(plan, options),
          load: 'on_demand',
        },
      ],
      boot: [
        php`( new ${classOf(plan, 'Redirect_Store')}() )->register();`,
        php`( new ${classOf(plan, 'Redirector')}( new ${classOf(plan, 'Redirect_Store')}() ) )->register();`,
        ...(logsNotFound ? [php`( new ${classOf(plan, 'Not_Found_Log')}() )->register();`] : []),
        ...(followsContent(options)
          ? [php`( new ${classOf(plan, 'Content_Changes')}( new ${classOf(plan, 'Redirect_Store')}() ) )->register();`]
          : []),
      ],
      adminBoot: [
        php`( new ${classOf(plan, 'Redirects_Screen')}( new ${classOf(plan, 'Redirect_Store')}() ) )->register();`,
      ],
      activation: [
        php`( new ${classOf(plan, 'Redirect_Store')}() )->upgrade();`,
        ...(logsNotFound ? [php`( new ${classOf(plan, 'Not_Found_Log')}() )->upgrade();`] : []),
      ],
      cleanup: {
        tables: [prefixed(plan, 'redirects'), ...(logsNotFound ? [prefixed(plan, 'not_found')] : [])],
        options: [prefixed(plan, 'redirects_version'), ...(logsNotFound ? [prefixed(plan, 'not_found_version')] : [])],
        userMeta: [prefixed(plan, 'redirects_per_page')],
        ...(options.imports === true && { transients: [prefixed(plan, 'redirects_import_')] }),
      },
      readme: {
        features: [
          'Permanent and temporary redirects from old to new URLs, with hit counts',
          'Wildcard redirects with an asterisk at the end of a URL',
          'Prevents redirect loops',
          ...(options.imports === true ? ['CSV import of redirects, with a dry run'] : []),
          ...(logsNotFound ? ['Log of URLs that were not found, with a link to add a redirect'] : []),
        ],
        tags: ['redirect', '301', ...(logsNotFound ? ['404'] : [])],
      },
      instructions: [
        `Manage redirects under **Tools → Redirects**${logsNotFound ? '; the second tab lists URLs that were not found' : ''}. \`/blog/*\` → \`/news/*\` redirects everything below \`/blog\` to the same path below \`/news\`.`,
      ],
      tests: [redirectTests(plan, options)],
    };
  },
};
