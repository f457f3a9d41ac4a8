import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentTool } from '../../support/content-class.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { placeText, positionIn, positionSetting } from '../../support/position.ts';
import { isProperty } from '../../support/property.ts';
import { quoteIn } from '../../support/said.ts';
import { styleFile } from '../../support/style.ts';
import { toolName } from '../../support/tool-names.ts';
import { authorBoxMethods, authorBoxTest, profileNetworks } from './author-box-class.ts';
import { authorBoxCss } from './author-box-css.ts';
import type { AuthorBox } from './author-box-options.ts';

const phrase =
  / (author (info )?(box|boxes|bio|bios|biography|biographies|card|cards|info|information|details|profile|section|block)|about the author|(bio|biography|information|info|details) (of|about|on) (the |each |every |its |their |a )?(post )?author|writer bio|(box|section|card|panel) with (the |an |its |their )?(post )?author('s)?) /;

function saidIn(clause: Clause): Partial<AuthorBox> {
  const { line } = clause;
  const position = positionIn(clause);
  const named = Object.entries(profileNetworks)
    .filter(([, { pattern }]) => new RegExp(` (?:${pattern.source}) `).test(line))
    .map(([key]) => key);
  const isSocial = / social (media )?(links|icons|profiles|networks|accounts|media)| social links /.test(line);
  const profiles = named.length > 0 ? named : isSocial ? ['facebook', 'instagram', 'linkedin', 'x'] : [];
  return {
    ...(position !== null && { position }),
    ...(/ (without|no) (an? |the )?(avatar|photo|picture|gravatar|image) /.test(line) && { hasAvatar: false }),
    ...(/ (without|no) (a |the )?link /.test(line) && { hasLink: false }),
    ...(profiles.length > 0 && { profiles }),
    ...(quoteIn(clause) !== '' && { title: quoteIn(clause) }),
  };
}

/** "Show an author box with photo and biography below each post." */
export const authorBox: SiteTool<AuthorBox> = {
  tool: 'author_box',
  example: 'Show an author box with avatar, biography and social links below each post.',
  provides: ['shortcode'],
  recognize(clause) {
    if (!phrase.test(clause.line) || isProperty(clause, phrase)) return null;
    return {
      position: 'below',
      hasAvatar: true,
      hasLink: true,
      profiles: [],
      title: 'About the author',
      content: contentIn(clause).filter((name) => !/author|bio|photo|avatar|link/.test(name)),
      ...saidIn(clause),
    };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  describe: ({ position, hasAvatar, hasLink, profiles }) => {
    const parts = [
      ...(hasAvatar ? ['picture'] : []),
      'biography',
      ...(hasLink ? ['a link to all posts'] : []),
      ...(profiles.length > 0 ? ['social profile links'] : []),
    ];
    return `An author box is shown ${placeText(position)}: ${parts.join(', ')}.`;
  },
  settings: ({ title, hasAvatar, hasLink, position, content }) => [
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
      key: 'has_avatar',
      names: /avatar|photo|picture/,
      type: 'boolean',
      label: 'Picture',
      description: 'Show the avatar of the author.',
      default: hasAvatar,
      section: 'general',
    },
    {
      key: 'has_link',
      names: /link/,
      type: 'boolean',
      label: 'Archive link',
      description: 'Link to all posts by the author.',
      default: hasLink,
      section: 'general',
    },
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    const { profiles, position, content } = options;
    return {
      ...contentTool(plan, {
        tool: this.tool,
        summary: 'Shows an author box.',
        what: 'the author box',
        position,
        content,
        priority: 30,
        methods: authorBoxMethods(plan, options),
        ...(profiles.length > 0 && {
          hooks: php`add_filter( 'user_contactmethods', array( $this, 'add_profile_fields' ) );`,
        }),
      }),
      files: [styleFile(this.tool, authorBoxCss(plan))],
      cleanup: { userMeta: profiles.map((key) => toolName(plan, `profile_${key}`)) },
      tests: [authorBoxTest(plan)],
      readme: { features: ['An author box with avatar and biography'], tags: ['author box', 'author bio'] },
      ...(profiles.length > 0 && {
        privacy: [
          'Social profile URLs entered by authors are stored with their user account and shown with their posts.',
        ],
      }),
      instructions: [
        `The author box is shown ${placeText(position)} once the author has filled in **Users → Profile → Biographical Info**${profiles.length > 0 ? '; social profile URLs are entered there as well' : ''}.`,
        `The shortcode \`[${toolName(plan, this.tool)}]\` displays it anywhere else.`,
      ],
    };
  },
};
