import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { isProperty } from '../../support/property.ts';
import { quoteIn } from '../../support/said.ts';
import { styleFile } from '../../support/style.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { tableOfContentsClass, tableOfContentsTest } from './table-of-contents-class.ts';
import { tableOfContentsCss } from './table-of-contents-css.ts';
import { type TableOfContents, tableOfContentsIn } from './table-of-contents-options.ts';

const phrase = / (tables? of contents?|tocs?|contents tables?|jump links|list of (the |all |its )?headings) /;

/** "Add a table of contents at the top of each post." */
export const tableOfContents: SiteTool<TableOfContents> = {
  tool: 'table_of_contents',
  example: 'Add a collapsible table of contents to posts that have at least three headings.',
  provides: ['shortcode'],
  recognize(clause) {
    if (!phrase.test(clause.line) || isProperty(clause, phrase)) return null;
    return {
      position: 'first_heading',
      title: quoteIn(clause) || 'Table of contents',
      deepest: 3,
      minimum: 2,
      isNumbered: false,
      isCollapsible: false,
      isOpen: true,
      isSmooth: false,
      content: contentIn(clause),
      ...tableOfContentsIn(clause.line),
    };
  },
  refine(clause, options) {
    const said = { ...tableOfContentsIn(clause.line), ...(quoteIn(clause) !== '' && { title: quoteIn(clause) }) };
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  describe: ({ position, minimum, minimumWords, deepest, isNumbered, isCollapsible, isOpen }) =>
    [
      `A ${isNumbered ? 'numbered ' : ''}table of contents is shown ${position === 'above' ? 'above the content' : 'before the first heading'}`,
      ` if a post has at least ${minimum} headings (h2${deepest > 2 ? ` to h${deepest}` : ''})${minimumWords === undefined ? '' : ` and ${minimumWords} words`}`,
      isCollapsible ? `; it is collapsible${isOpen ? '' : ' and initially collapsed'}` : '',
      '.',
    ].join(''),
  settings: ({ title, position, minimum, minimumWords, deepest, isNumbered, isCollapsible, isOpen, content }) => [
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
      key: 'position',
      names: /^(?:position|placement|location|where)\w*$/,
      type: 'choice',
      label: 'Position',
      description: 'Use the shortcode to display it anywhere else.',
      default: position,
      section: 'general',
      choices: [
        { value: 'first_heading', label: 'Before the first heading' },
        { value: 'above', label: 'Above the content' },
      ],
    },
    {
      key: 'minimum',
      names: /^min\w*|\w*headings$/,
      type: 'integer',
      label: 'Minimum number of headings',
      description: 'Posts with fewer headings have no table of contents.',
      default: minimum,
      min: 1,
      max: 20,
      section: 'general',
    },
    ...(minimumWords === undefined
      ? []
      : [
          {
            key: 'minimum_words',
            names: /^(?:min\w*_)?words$|^length$/,
            type: 'integer',
            label: 'Minimum number of words',
            description: 'Shorter posts have no table of contents.',
            default: minimumWords,
            min: 1,
            max: 100_000,
            section: 'general',
          } as const,
        ]),
    {
      key: 'deepest_level',
      names: /^(?:depth|levels?|heading_levels?|deepest)\w*$/,
      type: 'integer',
      label: 'Deepest heading level',
      description: '2 only lists the main headings, 6 lists all of them.',
      default: deepest,
      min: 2,
      max: 6,
      section: 'general',
    },
    {
      key: 'is_numbered',
      names: /^number(?:ed|ing)\w*$/,
      type: 'boolean',
      label: 'Numbered',
      description: 'Number the entries.',
      default: isNumbered,
      section: 'general',
    },
    {
      key: 'is_collapsible',
      names: /^collaps\w*$/,
      type: 'boolean',
      label: 'Collapsible',
      description: 'Let readers collapse the table of contents.',
      default: isCollapsible,
      section: 'general',
    },
    ...(isCollapsible
      ? [
          {
            key: 'is_open',
            names: /^(?:open|expanded|collapsed)\w*$/,
            type: 'boolean',
            label: 'Initially expanded',
            description: '',
            default: isOpen,
            section: 'general',
          } as const,
        ]
      : []),
    contentSetting(content),
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, this.tool),
          summary: 'Shows a table of contents.',
          code: tableOfContentsClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, this.tool)}() )->register();`],
      files: [styleFile(this.tool, tableOfContentsCss(plan, options))],
      tests: [tableOfContentsTest(plan, options)],
      readme: {
        features: ['A table of contents generated from the headings of each post'],
        tags: ['table of contents', 'toc'],
      },
      instructions: [
        `The table of contents is shown ${options.position === 'above' ? 'above the content' : 'before the first heading'}; use the shortcode \`[${toolName(plan, this.tool)}]\` in the content to place it elsewhere.`,
      ],
    };
  },
};
