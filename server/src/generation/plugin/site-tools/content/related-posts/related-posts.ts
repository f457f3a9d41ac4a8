import type { Clause } from '../../../../understanding/clause.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentTool } from '../../support/content-class.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { countIn } from '../../support/count.ts';
import { placeText, positionIn, positionSetting } from '../../support/position.ts';
import { isProperty } from '../../support/property.ts';
import { quoteIn } from '../../support/said.ts';
import { styleFile } from '../../support/style.ts';
import { toolName } from '../../support/tool-names.ts';
import { relatedPostsMethods, relatedPostsTest } from './related-posts-class.ts';
import { relatedPostsCss } from './related-posts-css.ts';
import type { RelatedPosts } from './related-posts-options.ts';

const phrase =
  / (related|similar|recommended) (blog )?(posts?|articles?|entries|content|reading|stories|news|pages|products) | also like | more (posts|articles|stories) (from|in|of) (the )?same /;

/** "Show related recipes below each recipe": of a kind that the plugin has itself. */
const ofOwnContent =
  / (related|similar) ([a-z-]+s) .*\b(below|under|after|beneath|at the (?:end|bottom) of) (each|every|a|the|single) /;

/** "Related recipes", where the plugin has recipes. */
const ownTitle = (line: string): string => `Related ${ofOwnContent.exec(line)?.[2]?.replaceAll('-', ' ') ?? 'posts'}`;

function saidIn(clause: Clause): Partial<RelatedPosts> {
  const { line } = clause;
  const position = positionIn(clause);
  const count = countIn(line, 'posts?|articles?|entries|items|stories|products|links|suggestions');
  const byCategory = / (categor(y|ies)) /.test(line);
  const byTag = / tags? /.test(line);
  return {
    ...(position !== null && { position }),
    ...(count !== null && { count: Math.min(count, 20) }),
    ...(byCategory !== byTag && { by: byCategory ? ('category' as const) : ('tag' as const) }),
    ...(/ (thumbnails?|featured images?|images?|pictures?|photos?) /.test(line) && {
      hasImages: !/ (without|no) (thumbnails?|featured images?|images?|pictures?|photos?) /.test(line),
    }),
    ...(/ (grid|cards?|columns?) /.test(line) && { isGrid: true }),
    ...(/ dates? /.test(line) && { hasDates: true }),
    ...(quoteIn(clause) !== '' && { title: quoteIn(clause) }),
  };
}

/** "Show three related posts below each post." */
export const relatedPosts: SiteTool<RelatedPosts> = {
  tool: 'related_posts',
  example: 'Show three related posts with thumbnails below each post, by category.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (!(phrase.test(line) && !isProperty(clause, phrase)) && !ofOwnContent.test(line)) return null;
    const said = saidIn(clause);
    return {
      position: 'below',
      count: 3,
      by: 'any',
      hasImages: false,
      isGrid: said.hasImages === true,
      hasDates: false,
      title: ownTitle(line),
      content: contentIn(clause).filter((name) => !/^(related|similar|same)_|category$|tag$/.test(name)),
      ...said,
    };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  describe: ({ count, position, by, hasImages, hasDates }) => {
    const shared = by === 'any' ? 'categories or tags' : by === 'category' ? 'categories' : 'tags';
    const extras = [...(hasImages ? ['images'] : []), ...(hasDates ? ['dates'] : [])].join(' and ');
    return `Up to ${count} posts that share ${shared} are linked ${placeText(position)}${extras === '' ? '' : `, with ${extras}`}.`;
  },
  settings: ({ count, by, title, hasImages, hasDates, position, content }) => [
    {
      key: 'title',
      names: /^(?:title|heading|label)\w*$/,
      type: 'text',
      label: 'Title',
      description: '',
      default: title,
      section: 'general',
    },
    {
      key: 'count',
      names: /^(?:number|amount|count|max|maximum|limit)\w*$/,
      type: 'integer',
      label: 'Number of posts',
      description: '',
      default: count,
      min: 1,
      max: 20,
      section: 'general',
    },
    {
      key: 'by',
      names: /^(?:by|relat(?:ed|ion)_?by|taxonom\w+)$/,
      type: 'choice',
      label: 'Related by',
      description: 'Posts that share the most terms come first.',
      default: by,
      section: 'general',
      choices: [
        { value: 'any', label: 'Categories and tags' },
        { value: 'category', label: 'Categories' },
        { value: 'tag', label: 'Tags' },
      ],
    },
    {
      key: 'has_images',
      names: /thumbnail|image/,
      type: 'boolean',
      label: 'Featured images',
      description: 'Show the featured image of each post.',
      default: hasImages,
      section: 'general',
    },
    {
      key: 'has_dates',
      names: /dates?$/,
      type: 'boolean',
      label: 'Dates',
      description: 'Show the publication date of each post.',
      default: hasDates,
      section: 'general',
    },
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    return {
      ...contentTool(plan, {
        tool: this.tool,
        summary: 'Shows links to related posts.',
        what: 'the related posts',
        position: options.position,
        content: options.content,
        methods: relatedPostsMethods(plan, options),
      }),
      files: [styleFile(this.tool, relatedPostsCss(plan, options))],
      tests: [relatedPostsTest(plan)],
      readme: { features: ['Links to related posts, by shared categories and tags'], tags: ['related posts'] },
      instructions: [
        `Related posts are shown ${placeText(options.position)}; the shortcode \`[${toolName(plan, this.tool)}]\` displays them anywhere else.`,
      ],
    };
  },
};
