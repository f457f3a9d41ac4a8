import { versions } from '../../package/versions.ts';
import { honestUnderstanding } from '../behaviours.ts';
import { classFile } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';
import { headerName } from './main-file.ts';
import { markdownText } from './markdown-text.ts';
import type { Contributions } from './merge.ts';

/** How to install the plugin, where things are, what was understood and what was not: Markdown. */
export function instructionsFor(plan: PluginPlan, { classes, instructions }: Contributions): string {
  const { names, notes } = plan;
  const honest = honestUnderstanding(plan);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Installation',
      [
        `1. Copy the folder \`${names.slug}\` to \`wp-content/plugins/\`, or upload the ZIP file under **Plugins → Add Plugin → Upload Plugin**.`,
        `2. Activate **${markdownText(headerName(plan))}** under **Plugins**. It requires WordPress ${versions.requires} and PHP ${versions.php} or later.`,
      ],
    ],
    ['Usage', bullets(classes.length > 0 ? instructions : [emptyPlugin(plan)])],
    ['Recognized requirements', bullets(honest.understood.map(markdownText))],
    ['Unrecognized requirements', bullets(honest.notUnderstood.map(markdownText))],
    ['Decisions', bullets(notes.map(markdownText))],
    [
      'Notes',
      bullets([
        keepsData(plan)
          ? 'Deactivating the plugin keeps all data. Deleting it removes all of its data, unless the settings are set to keep entries.'
          : 'Deactivating the plugin keeps all data. Deleting it removes all of its data.',
        'Tests are in `tests/`. Run them with `phpunit`, which requires the WordPress test library. Check the coding standards with `phpcs`.',
        `The translation template is \`languages/${plan.domain}.pot\`.`,
      ]),
    ],
  ];
  const texts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  return `${[`# ${markdownText(headerName(plan))}`, ...texts].join('\n\n')}\n`;
}

const emptyPlugin = ({ names }: PluginPlan): string =>
  `The description was not recognized, so the plugin does nothing yet. Add hooks to \`boot()\` in \`${classFile(`${names.className}_Plugin`)}\`. Describe what the plugin manages (“events with date and venue”) or what it does on the site (“redirect old URLs”), or configure a model that follows instructions.`;

const keepsData = ({ features, entities }: PluginPlan): boolean =>
  features.has('settings') && entities.some(({ storage }) => storage !== 'posts');

const bullets = (lines: readonly string[]): readonly string[] => lines.map((line) => `- ${line}`);
