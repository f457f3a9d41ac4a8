import { type Clause, spanIn } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentIn, postTypesOf } from '../../support/content-types.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import type { ContentEndpoints } from './options.ts';
import { postsControllerClass } from './posts-controller-class.ts';
import { statsControllerClass } from './stats-controller-class.ts';
import { endpointTests } from './tests.ts';

const endpoint = / (rest api|rest|json|api) (endpoints?|routes?|api)? ?| (endpoints?|routes?) /;
const stats = / (statistics|stats|figures|numbers? of|number of|counts?|totals?|how many) /;
const random = / random (posts?|articles?|quotes?)? ?/;
const posts =
  / (latest|recent|newest|last|all|published|popular|featured|random|list of|the|returns|returning|site's|our) ?(\d+ )?(latest |recent |newest |published |blog )*(posts|articles|pages|blog posts|news|content) /;

const routeOf = ({ text = '' }: Clause): string =>
  /(?:wp-json)?\/([a-z][\w-]*\/v\d+\/[a-z][\w-]*)/i.exec(text)?.[1]?.toLowerCase() ??
  /\s\/([a-z][\w-]*)(?=[\s.,;:]|$)/i.exec(text)?.[1]?.toLowerCase() ??
  '';

const capabilityIn = (line: string): string | null => {
  if (/ (admins?|administrators?) /.test(line)) return 'manage_options';
  if (/ editors? /.test(line)) return 'edit_others_posts';
  return / (logged-in|logged in|authenticated|authentication|authorized|registered|private) /.test(line)
    ? 'read'
    : null;
};

function cacheIn({ line, words }: Clause): number | null {
  if (!/ (cach\w+|transients?) /.test(line)) return null;
  return Math.min(Math.max(1, Math.round((spanIn(words) ?? 1) * 60)), 525_600);
}

const countIn = (line: string): number | null => {
  const found =
    /(?:latest|recent|newest|last|first|top) (\d{1,3}) | (\d{1,3}) (?:latest|recent|newest|last|random|posts|articles)/.exec(
      line,
    );
  return found === null ? null : Math.min(100, Math.max(1, Number(found[1] ?? found[2])));
};

/** "Adds a REST endpoint that returns the latest posts." */
export const contentEndpoints: SiteTool<ContentEndpoints> = {
  tool: 'content_endpoints',
  example: 'Add a REST endpoint that returns the latest posts and one with statistics of the site.',
  provides: ['rest_api'],
  recognize(clause) {
    const { line } = clause;
    const isRead =
      !/ (external|third-party|remote|import\w*|fetch\w*|submit\w*|from an api|disable\w*|remove\w*|block\w*|hide|restrict\w*|custom post types?|post types?|with fields) /.test(
        line,
      );
    if (!endpoint.test(line) || !isRead || !/ (rest|endpoints?|routes?|rest api|api) /.test(line)) return null;
    const kinds = [
      ...(random.test(line) ? ['random'] : []),
      ...(stats.test(line) && / (site|website|blog|posts?|users?|comments?|statistics|stats) /.test(line)
        ? ['stats']
        : []),
      ...(posts.test(line) &&
      !random.test(line) &&
      !/ (numbers? of|number of|counts? of|how many|total) (published )?(posts|articles)/.test(line)
        ? ['posts']
        : []),
    ];
    if (kinds.length === 0) return null;
    return {
      kinds,
      count: countIn(line) ?? 10,
      route: kinds.length === 1 ? routeOf(clause) : '',
      capability: capabilityIn(line) ?? '',
      cacheMinutes: cacheIn(clause) ?? 60,
      content: contentIn(clause).filter((name) => /^(post|page|product|any)$/.test(name)),
    };
  },
  refine(clause, options) {
    const cacheMinutes = cacheIn(clause);
    const count = countIn(clause.line);
    const capability = / (only|require\w*|need\w*|must|permission\w*|allowed?|accessible) /.test(clause.line)
      ? capabilityIn(clause.line)
      : null;
    const route = options.kinds.length === 1 ? routeOf(clause) : '';
    const isKnown =
      / (schema|arguments?|args|parameters?|params?|per page|pagination|paginated|category|tag|search|json|public|permissions?|title|excerpt|fields) /.test(
        clause.line,
      );
    if (cacheMinutes === null && count === null && capability === null && route === '' && !isKnown) return null;
    return {
      ...options,
      ...(cacheMinutes !== null && { cacheMinutes }),
      ...(count !== null && { count }),
      ...(capability !== null && { capability }),
      ...(route !== '' && { route }),
    };
  },
  combine: (first, second) => ({ ...first, kinds: [...new Set([...first.kinds, ...second.kinds])], route: '' }),
  describe: ({ kinds, capability, count }) => {
    const what = kinds.map((kind) =>
      kind === 'stats' ? 'site statistics' : kind === 'random' ? 'random posts' : `the latest ${count} posts`,
    );
    return `The REST API returns ${what.join(' and ')}${capability === '' ? '' : `, for users who can ${capability === 'read' ? 'log in' : capability.replaceAll('_', ' ')}`}.`;
  },
  contribute(plan, options) {
    const { kinds } = options;
    const hasPosts = kinds.includes('posts') || kinds.includes('random');
    const hasStats = kinds.includes('stats');
    const types = postTypesOf(options.content, plan.entities);
    return {
      classes: [
        ...(hasPosts
          ? [
              {
                name: toolClassName(plan, 'posts_controller'),
                summary: 'REST controller for posts.',
                code: postsControllerClass(plan, options, types),
              },
            ]
          : []),
        ...(hasStats
          ? [
              {
                name: toolClassName(plan, 'stats_controller'),
                summary: 'REST controller for site statistics.',
                code: statsControllerClass(plan, options, types),
              },
            ]
          : []),
      ],
      boot: [
        ...(hasPosts ? [php`( new ${toolClass(plan, 'posts_controller')}() )->register();`] : []),
        ...(hasStats ? [php`( new ${toolClass(plan, 'stats_controller')}() )->register();`] : []),
      ],
      cleanup: { transients: hasStats ? [toolName(plan, 'stats')] : [] },
      readme: {
        features: [
          ...(hasPosts
            ? ['Posts through the REST API, filtered by category, tag and search term, with pagination']
            : []),
          ...(hasStats ? ['Site statistics through the REST API'] : []),
        ],
        tags: ['rest api'],
      },
      instructions: routesOf(plan, options).map((route) => `\`GET /wp-json/${route}\``),
      tests: [endpointTests(options, routesOf(plan, options))],
    };
  },
};

/** Where the answers are: `event-manager/v1/posts`. */
const routesOf = (plan: PluginPlan, { kinds, route }: ContentEndpoints): readonly string[] => {
  const hasPosts = kinds.includes('posts') || kinds.includes('random');
  if (route !== '' && !(hasPosts && kinds.includes('stats')))
    return [route.includes('/') ? route : `${plan.domain}/v1/${route}`];
  return [
    ...(hasPosts ? [`${plan.domain}/v1/posts`] : []),
    ...(kinds.includes('stats') ? [`${plan.domain}/v1/stats`] : []),
  ];
};
