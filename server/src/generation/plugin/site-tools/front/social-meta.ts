import type { Clause } from '../../../understanding/clause.ts';
import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { isProperty } from '../support/property.ts';
import { addressIn } from '../support/said.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';
import { socialMetaClass, socialMetaTests } from './social-meta/social-meta-class.ts';
import type { SocialMeta } from './social-meta/social-meta-options.ts';

const named =
  / (open graph|opengraph|og)( (tags?|meta|metadata|data|markup|protocol|images?))? | (twitter|x) cards? | (social|sharing)( media)? (meta|metadata|preview|previews|share previews?|cards?)( tags?| data| images?)? | (meta descriptions?|meta tags?|seo tags?|seo meta)( tags?)? /;
const others = / (buttons?|icons?|follow|remove|removes|strip|disable|field|fields) /;

const handleIn = ({ text = '' }: Clause): string => /(?:^|\s)@([A-Za-z0-9_]{1,15})\b/.exec(text)?.[1] ?? '';

const alsoTrue =
  / (open graph|og|twitter|facebook|linkedin|featured|image|images|title|description|excerpt|fallback|default|settings?|cards?|meta|tags?|posts?|pages?|seo plugin|yoast|canonical|share|shared|sharing|handle|account|username|image's|social) /;

/** "Add Open Graph and Twitter card meta tags to posts and pages." */
export const socialMeta: SiteTool<SocialMeta> = {
  tool: 'social_meta',
  example: 'Add Open Graph and Twitter card meta tags with the featured image and the excerpt.',
  recognize(clause) {
    const { line } = clause;
    if (!named.test(line) || others.test(line) || isProperty(clause, named)) return null;
    return {
      image: addressIn(clause),
      handle: handleIn(clause),
      hasLargeImage: !/ (small|summary) (image|card|cards) /.test(line),
    };
  },
  refine(clause, options) {
    const image = addressIn(clause);
    const handle = handleIn(clause);
    if (image === '' && handle === '' && !alsoTrue.test(clause.line)) return null;
    return { ...options, image: image || options.image, handle: handle || options.handle };
  },
  describe: () => 'Adds a meta description and Open Graph and Twitter card tags to every page.',
  settings: ({ image, handle, hasLargeImage }) => [
    {
      key: 'default_image',
      names: /image|fallback|default/,
      type: 'url',
      label: 'Default image URL',
      description: 'Used for pages without a featured image. Leave empty to use the site icon.',
      default: image,
      section: 'general',
    },
    {
      key: 'twitter_handle',
      names: /twitter|handle|account|username/,
      type: 'text',
      label: 'X (Twitter) username',
      description: 'For example @example. Leave empty if you have none.',
      default: handle,
      section: 'general',
    },
    {
      key: 'large_image',
      names: /large|card/,
      type: 'boolean',
      label: 'Large image',
      description: 'Show the image above the title instead of next to it.',
      default: hasLargeImage,
      section: 'general',
    },
    {
      key: 'home_description',
      names: /description/,
      type: 'textarea',
      label: 'Description of the front page',
      description: 'Leave empty to use the site tagline.',
      default: '',
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'social_meta', 'Printer'),
          summary: 'Adds meta tags for social networks and search engines.',
          code: socialMetaClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'social_meta', 'Printer')}() )->register();`],
      readme: {
        features: ['Open Graph tags, Twitter card tags and a meta description for every page'],
        tags: ['open graph', 'twitter card', 'meta tags'],
        faq: [
          {
            question: 'Does it work with SEO plugins?',
            answer:
              'If Yoast SEO, Rank Math, All in One SEO, SEOPress or The SEO Framework is active, no tags are added, because these plugins add them themselves.',
          },
        ],
      },
      instructions: [
        'The description of a post is its excerpt or the beginning of its content; the image is its featured image.',
      ],
      tests: [socialMetaTests(plan)],
    };
  },
};
