import type { Clause } from '../../../../understanding/clause.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentTool } from '../../support/content-class.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { placeText, positionIn, positionSetting } from '../../support/position.ts';
import { isProperty } from '../../support/property.ts';
import { quoteIn } from '../../support/said.ts';
import { scriptFile } from '../../support/script.ts';
import { styleFile } from '../../support/style.ts';
import { toolName } from '../../support/tool-names.ts';
import { shareButtonsMethods, shareButtonsTest } from './share-buttons-class.ts';
import { shareButtonsCss, shareButtonsScript } from './share-buttons-files.ts';
import type { ShareButtons } from './share-buttons-options.ts';
import { shareNetworks, shareTargetsIn, usualShareTargets } from './share-networks.ts';

const phrase =
  / ((social )?(media )?shar(e|ing) (buttons?|icons?|links?|bars?|options|tools?)|social (media )?(buttons|shar(e|ing)|share buttons)|buttons? (to|for|that let \w+|which let \w+) shar(e|ing)|copy[ -]link buttons?) /;

/** "Let visitors share posts on Facebook": where it is shared tells it from people who share what they have. */
const sharesOn = / (share|shares|sharing) .*\b(on|via|to|through|by|over|with) /;

function saidIn(clause: Clause): Partial<ShareButtons> {
  const position = positionIn(clause);
  const targets = shareTargetsIn(clause.line);
  return {
    ...(position !== null && { position }),
    ...(targets !== null && { targets }),
    ...(quoteIn(clause) !== '' && { title: quoteIn(clause) }),
  };
}

const labelOf = (target: string): string =>
  target === 'copy' ? 'Copy link' : shareNetworks[target as keyof typeof shareNetworks].label;

/** "Add share buttons for Facebook, X and e-mail below each post." */
export const shareButtons: SiteTool<ShareButtons> = {
  tool: 'share_buttons',
  example: 'Add share buttons for Facebook, LinkedIn, WhatsApp and e-mail below each post.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    // "Open Graph data for better social sharing previews" asks for no buttons.
    if (/ (previews?|open ?graph|og|meta|cards?|metadata) /.test(line)) return null;
    const isNamed = phrase.test(line) && !isProperty(clause, phrase);
    if (!isNamed && !(sharesOn.test(line) && shareTargetsIn(line) !== null)) return null;
    return {
      targets: usualShareTargets,
      title: 'Share this',
      position: 'below',
      content: contentIn(clause).filter((name) => !(name in shareNetworks)),
      ...saidIn(clause),
    };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  combine: (first, second) => ({
    ...first,
    ...(second.targets !== usualShareTargets && {
      targets:
        first.targets === usualShareTargets ? second.targets : [...new Set([...first.targets, ...second.targets])],
    }),
  }),
  describe: ({ targets, position }) =>
    `Share buttons ${placeText(position)} (${targets.map(labelOf).join(', ')}) that load nothing from third parties.`,
  settings: ({ targets, title, position, content }) => [
    {
      key: 'title',
      names: /^(?:title|heading|label)\w*$/,
      type: 'text',
      label: 'Title',
      description: 'Shown in front of the buttons. Leave empty to show no title.',
      default: title,
      section: 'general',
    },
    {
      key: 'targets',
      names: /^(?:\w*networks?|services|platforms|buttons|channels)$/,
      type: 'choices',
      label: 'Buttons',
      description: '',
      default: targets,
      section: 'general',
      choices: [...Object.keys(shareNetworks), 'copy'].map((value) => ({ value, label: labelOf(value) })),
    },
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    return {
      ...contentTool(plan, {
        tool: this.tool,
        summary: 'Shows share buttons.',
        what: 'the share buttons',
        position: options.position,
        content: options.content,
        priority: 25,
        methods: shareButtonsMethods(plan, options),
      }),
      files: [styleFile(this.tool, shareButtonsCss(plan)), scriptFile(this.tool, shareButtonsScript(plan))],
      tests: [shareButtonsTest(plan)],
      readme: {
        features: [
          'Share buttons that are plain links: nothing is loaded from social networks, and visitors are not tracked',
        ],
        tags: ['share buttons', 'social sharing'],
      },
      instructions: [
        `The share buttons are shown ${placeText(options.position)}; the shortcode \`[${toolName(plan, this.tool)}]\` displays them anywhere else.`,
      ],
    };
  },
};
