import { commentText } from '../writers/template.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { requirements, themeTags } from './style-header.ts';

/** `readme.txt` in the form of the theme directory. */
export function readmeTxt(
  plan: ThemePlan,
  parts: readonly { readonly title: string; readonly lines: readonly string[] }[],
): string {
  const { names, description } = plan;
  const title = commentText(names.title);
  const sections = [
    { title: 'Description', lines: [commentText(description)] },
    ...parts,
    { title: 'Changelog', lines: ['= 1.0.0 =', '* First version.'] },
    {
      title: 'Copyright',
      lines: [
        `${title} is distributed under the terms of the GNU General Public License, version 2 or later.`,
        '',
        'The pictures in assets/images and the screenshot were drawn for this theme and have the same licence. The theme loads no fonts: it uses those that systems bring along.',
      ],
    },
  ];
  return `${[
    `=== ${title} ===`,
    [
      `Tags: ${themeTags(plan).join(', ')}`,
      `Requires at least: ${requirements.wordpress}`,
      `Tested up to: ${requirements.tested}`,
      `Requires PHP: ${requirements.php}`,
      'Stable tag: 1.0.0',
      'License: GPLv2 or later',
      'License URI: https://www.gnu.org/licenses/gpl-2.0.html',
    ].join('\n'),
    ...sections.map((section) => `== ${section.title} ==\n\n${section.lines.join('\n')}`),
  ].join('\n\n')}\n`;
}
