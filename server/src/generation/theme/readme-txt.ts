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
              'In your admin panel, go to Appearance → Themes and click Add Theme, then Upload Theme.',
              'Choose the ZIP file of the theme and click Install Now.',
              'Click Activate to use the theme.',
            ],
          },
        ],
      },
      {
        heading: 'Copyright',
        blocks: [
          paragraph(
            `The sample texts, written for ${site.noun}, are meant to be replaced. The images in assets/images and the screenshot were created for this theme and are distributed under its license. The theme uses system fonts and loads no font files.`,
          ),
        ],
      },
    ],
    changes: ['Initial release.'],
  };
  return readmeFile(readme);
}
