import { type Readme, type ReadmeBlock, readmeFile } from '../package/readme.ts';
import type { ThemePlan } from './plan/theme-plan.ts';
import { themeTags } from './theme-tags.ts';

const paragraph = (text: string): ReadmeBlock => ({ kind: 'paragraph', text });

/** `readme.txt` in the form of the theme directory. @param usage what can be done with this type of theme */
export function readmeTxt(plan: ThemePlan, usage: readonly string[]): string {
  const { names, author, description, site } = plan;
  const readme: Readme = {
    title: names.title,
    author,
    tags: themeTags(plan),
    summary: description,
    kind: 'theme',
    sections: [
      { heading: 'Description', blocks: [paragraph(description), { kind: 'list', items: usage }] },
      {
        heading: 'Installation',
        blocks: [
          {
            kind: 'list',
            isNumbered: true,
            items: [
              'In the admin area go to Appearance, Themes and choose Add New Theme, then Upload Theme.',
              'Choose the archive of the theme, then Install Now.',
              'Activate the theme.',
            ],
          },
        ],
      },
      {
        heading: 'Copyright',
        blocks: [
          paragraph(
            `The texts, written for ${site.noun}, are examples to be replaced. The pictures in assets/images and the screenshot were drawn for this theme and are distributed under its licence. The theme loads no fonts: it uses those that systems bring along.`,
          ),
        ],
      },
    ],
    changes: ['First version.'],
  };
  return readmeFile(readme);
}
