import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolStyle } from '../support/assets.ts';
import { contentIn, contentSetting } from '../support/content-types.ts';
import { isProperty } from '../support/property.ts';
import { quoteIn } from '../support/said.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';
import { breadcrumbsClass, breadcrumbsCss, breadcrumbsTests } from './breadcrumbs/breadcrumbs-class.ts';
import type { Breadcrumbs } from './breadcrumbs/breadcrumbs-options.ts';

const named = / (breadcrumbs?|bread crumbs?)( trails?| navigation| links?)? /;
const alsoTrue =
  / (schema|schema\.org|microdata|json-ld|structured|separator|home|label|shortcode|template|theme|themes|block|settings?|accessible|aria|hierarchy|parents?|categor(y|ies)|seo|google|rich|trail|path|function|hook|markup|pages?|posts?) /;

/** "Show breadcrumbs above posts and pages with a shortcode and schema.org markup." */
export const breadcrumbs: SiteTool<Breadcrumbs> = {
  tool: 'breadcrumbs',
  example: 'Show breadcrumbs with schema.org markup above posts and pages.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (
      !named.test(line) ||
      isProperty(clause, named) ||
      / (remove|removes|hide|disable|recipes?|crumbs? of) /.test(line)
    )
      return null;
    const content = contentIn(clause).filter((type) => ['post', 'page', 'product', 'any'].includes(type));
    return {
      isAutomatic: !/ shortcode /.test(line) || / (above|top|before|automatically|every|each|all) /.test(line),
      content: content.length === 0 ? ['any'] : content,
      separator: / (separator|separated|divider) /.test(line) ? quoteIn(clause) || '/' : '/',
    };
  },
  refine(clause, options) {
    const { line } = clause;
    const separator = / (separator|separated|divider) /.test(line) ? quoteIn(clause) : '';
    if (separator === '' && !alsoTrue.test(line)) return null;
    return { ...options, separator: separator || options.separator };
  },
  describe: ({ isAutomatic }) =>
    `Breadcrumbs with schema.org markup${isAutomatic ? ' above the content of single pages and' : ''} by shortcode.`,
  settings: ({ isAutomatic, content, separator }) => [
    {
      key: 'is_automatic',
      names: /auto/,
      type: 'boolean',
      label: 'Automatic display',
      description: 'Show breadcrumbs above the content of single pages.',
      default: isAutomatic,
      section: 'general',
    },
    contentSetting(content),
    {
      key: 'separator',
      names: /separator|divider/,
      type: 'text',
      label: 'Separator',
      description: 'Shown between two links.',
      default: separator,
      section: 'general',
    },
    {
      key: 'home_label',
      names: /home/,
      type: 'text',
      label: 'Label of the home page',
      description: 'Leave empty to use “Home”.',
      default: '',
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const tag = toolName(plan, 'breadcrumbs');
    return {
      classes: [
        {
          name: toolClassName(plan, 'breadcrumbs', 'Trail'),
          summary: 'Shows breadcrumbs.',
          code: breadcrumbsClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'breadcrumbs', 'Trail')}() )->register();`],
      files: [toolStyle('breadcrumbs', breadcrumbsCss(plan))],
      readme: {
        features: ['Breadcrumbs with schema.org markup, above the content, by shortcode or in the theme'],
        tags: ['breadcrumbs', 'schema.org'],
        faq: [
          {
            question: 'How do I add breadcrumbs to my theme?',
            answer: `In a block theme, add a Shortcode block with [${tag}] to a template in the Site Editor. In a classic theme, call do_action( '${tag}' ); in a template file.`,
          },
        ],
      },
      instructions: [
        `\`[${tag}]\` displays the breadcrumbs anywhere: also in a Shortcode block of a template. In the template files of a classic theme, use \`do_action( '${tag}' );\`.`,
      ],
      tests: [breadcrumbsTests(plan)],
    };
  },
};
