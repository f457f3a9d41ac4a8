import type { Clause } from '../../../../understanding/clause.ts';
import { js } from '../../../../writers/js.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { countIn } from '../../support/count.ts';
import { placeText, positionIn, positionSetting } from '../../support/position.ts';
import { isProperty } from '../../support/property.ts';
import { scriptFile } from '../../support/script.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { postViewsClass, scriptVariable } from './post-views-class.ts';
import type { PostViews } from './post-views-options.ts';
import { postViewsTest } from './post-views-test.ts';

const content = '(?:posts?|articles?|pages?|content|blog|entries|entry|stories)';
const phrases = [
  new RegExp(` ${content} (?:views?|hits?|view (?:counts?|counters?)|popularity) `),
  / (view|views|visit|hit|page view|page views|popularity) (counts?|counters?|counting|tracker|tracking) /,
  / (count|counts|counting|track|tracks|tracking|record|records) (the |all |every )?(number of )?(views|page views|visits|hits|reads) /,
  new RegExp(
    ` how (?:often|many times|many people|many visitors) .*\\b${content} .*\\b(?:viewed|read|opened|visited|view|views|seen) `,
  ),
  new RegExp(` (?:most (?:viewed|read|popular|visited)|popular|trending|top) ${content} `),
  / (number of|how many) (views|visits|page views|hits|reads) /,
];

const isOfSite = (names: readonly string[]): boolean =>
  names.every((name) =>
    /^(post|page|product|any|view|visit|dashboard|.*_(post|dashboard|widget|view|column|list))$/.test(name),
  );

function saidIn({ line, ...rest }: Clause): Partial<PostViews> {
  const position = positionIn({ line, ...rest });
  const count = countIn(line, 'posts?|articles?|entries|pages|stories');
  const isShown =
    / (show|shows|display|displays|shown|displayed|print) .*\b(views|count|counts|counter|number|hits|often|times) /.test(
      line,
    ) && !/ (dashboard|admin|backend|column|list of posts|posts list) /.test(line);
  return {
    ...(isShown && { isShown }),
    ...(position !== null && { position, isShown: true }),
    ...(count !== null && { count: Math.min(count, 20) }),
  };
}

/** "Count how often each post is viewed and list the most viewed posts." */
export const postViews: SiteTool<PostViews> = {
  tool: 'post_views',
  example: 'Count how often each post is viewed and list the five most viewed posts in the dashboard.',
  provides: ['shortcode', 'rest_api', 'dashboard_widget'],
  recognize(clause) {
    const named = contentIn(clause);
    const found = phrases.find((phrase) => phrase.test(clause.line));
    if (found === undefined || isProperty(clause, found) || !isOfSite(named)) return null;
    return {
      isShown: false,
      position: 'below',
      count: 5,
      content: named.filter((name) => /^(post|page|product|any)$/.test(name)),
      ...saidIn(clause),
    };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  combine: (first, second) => ({
    ...first,
    isShown: first.isShown || second.isShown,
    position: second.isShown ? second.position : first.position,
    count: second.count === 5 ? first.count : second.count,
    content: [...new Set([...first.content, ...second.content])],
  }),
  describe: ({ isShown, position, count }) =>
    `Views are counted without cookies${isShown ? ` and shown ${placeText(position)}` : ''}; the ${count} most viewed posts are listed on the dashboard and by a shortcode.`,
  settings: ({ isShown, position, count, content: named }) => [
    {
      key: 'is_shown',
      names: /^(?:show|display)\w*$/,
      type: 'boolean',
      label: 'Show views',
      description: 'Show the number of views to visitors.',
      default: isShown,
      section: 'general',
    },
    positionSetting(position),
    {
      key: 'count',
      names: /^(?:number|amount|count|max|maximum|limit)\w*$/,
      type: 'integer',
      label: 'Number of posts',
      description: 'Maximum number of most viewed posts to list.',
      default: count,
      min: 1,
      max: 20,
      section: 'general',
    },
    { ...contentSetting(named), description: 'Which content to count views for.' },
  ],
  contribute(plan, options) {
    const variable = scriptVariable(plan);
    return {
      classes: [
        {
          name: toolClassName(plan, this.tool, 'Counter'),
          summary: 'Counts post views.',
          code: postViewsClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, this.tool, 'Counter')}() )->register();`],
      files: [
        scriptFile(
          this.tool,
          js`
            /**
             * Reports a view of the current post. Counting with a script includes pages served from a cache.
             */
            ( function ( { url } ) {
              const count = () => window.fetch( url, { method: 'POST', keepalive: true, credentials: 'omit' } ).catch( () => {} );

              // A prerendered page may never be seen.
              if ( document.prerendering ) {
                document.addEventListener( 'prerenderingchange', count, { once: true } );
              } else {
                count();
              }
            } )( window.${variable} );
          `,
        ),
      ],
      cleanup: { postMeta: [`_${toolName(plan, this.tool)}`], transients: [toolName(plan, 'popular_posts')] },
      tests: [postViewsTest(plan, options.content)],
      readme: {
        features: ['Counts post views without cookies', 'Lists the most viewed posts'],
        tags: ['post views', 'popular posts'],
      },
      privacy: ['Post views are counted. No information about visitors is stored, and no cookie is set.'],
      instructions: [
        `Views are shown in a column of the post lists. The most viewed posts are listed on the dashboard and by the shortcode \`[${toolName(plan, 'popular_posts')}]\`. \`[${toolName(plan, this.tool)}]\` displays the views of the current post.`,
        'Views by users who can edit the post are not counted.',
      ],
    };
  },
};
