import { versions } from '../../package/versions.ts';
import { honestUnderstanding } from '../behaviours.ts';
import { classFile } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';
import { headerName } from './main-file.ts';
import { markdownText } from './markdown-text.ts';
import type { Contributions } from './merge.ts';

/** How to install the plugin, where things are, what was understood and what was not: Markdown. */
export function instructionsFor(plan: PluginPlan, { classes, instructions }: Contributions): string {
  const { names, description, notes } = plan;
  const honest = honestUnderstanding(plan);
  const isDescribed = description !== '';
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Install',
      [
        `1. Copy the folder \`${names.slug}\` to \`wp-content/plugins/\`, or upload its archive under **Plugins → Add New Plugin → Upload Plugin**.`,
        `2. Activate **${markdownText(headerName(plan))}** under **Plugins**. It needs WordPress ${versions.requires} and PHP ${versions.php} or newer.`,
      ],
    ],
    ['Where things are', bullets(classes.length > 0 ? instructions : [emptyPlugin(plan)])],
    ['What was understood', isDescribed ? bullets(honest.understood.map(markdownText)) : []],
    ['What was not understood', isDescribed ? bullets(honest.notUnderstood.map(markdownText)) : []],
    ['Decisions', bullets(notes.map(markdownText))],
    [
      'Good to know',
      bullets([
        keepsData(plan)
          ? 'Deactivating the plugin keeps everything. Deleting it removes everything that it has stored, unless its settings say that entries are kept.'
          : 'Deactivating the plugin keeps everything. Deleting it removes everything that it has stored.',
        "Tests are in `tests/`: with WordPress' test library installed, run `phpunit`. Coding standards: `phpcs`.",
        `Translations start from \`languages/${plan.domain}.pot\`.`,
      ]),
    ],
  ];
  const texts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  return `${[`# ${markdownText(headerName(plan))}`, ...texts].join('\n\n')}\n`;
}

const emptyPlugin = ({ names }: PluginPlan): string =>
  `Nothing could be made of the description, so the plugin does nothing yet: its hooks belong into \`boot()\` of \`${classFile(`${names.className}_Plugin`)}\`. Say what it manages (“events with date and venue”) or what it does on the site (“redirect old addresses”), or map a model that follows instructions.`;

const keepsData = ({ features, entities }: PluginPlan): boolean =>
  features.has('settings') && entities.some(({ storage }) => storage !== 'posts');

const bullets = (lines: readonly string[]): readonly string[] => lines.map((line) => `- ${line}`);
