import { askAbout } from '../../by-model/data-block.ts';
import { readmeFile } from '../../package/readme.ts';
import type { Slots } from '../../slots.ts';
import { requiredWordPress } from '../php/required-wordpress.ts';
import type { BlockPlan } from '../plan.ts';

/** readme.txt in the form of the plugin directory. */
export function readmeOf(plan: BlockPlan, slots: Slots): string {
  const { names, description, author, keywords, attributes } = plan;
  const text = slots.text('readme_description', {
    prompt: askAbout(
      'Two or three plain sentences for the readme of a WordPress plugin with one block: what it shows and for whom.',
      { Block: names.title, Description: description },
    ),
    fallback: description,
  });
  const labels = attributes.filter(({ isOurs, kind }) => !isOurs && kind !== 'null').map(({ label }) => label);
  return readmeFile({
    title: names.title,
    author,
    tags: ['block', 'gutenberg', ...keywords],
    summary: description,
    requires: requiredWordPress(plan),
    sections: [
      {
        heading: 'Description',
        blocks: [
          { kind: 'paragraph', text },
          ...(labels.length === 0 ? [] : [{ kind: 'paragraph', text: 'Editable content:' } as const]),
          ...(labels.length === 0 ? [] : [{ kind: 'list', items: labels } as const]),
        ],
      },
      {
        heading: 'Installation',
        blocks: [
          {
            kind: 'list',
            isNumbered: true,
            items: [
              `Upload the ${names.slug} folder to the /wp-content/plugins/ directory, or upload the ZIP file under Plugins → Add Plugin → Upload Plugin.`,
              'Activate the plugin through the Plugins menu in WordPress.',
              `Add the “${names.title}” block to a post, page or template.`,
            ],
          },
        ],
      },
    ],
    changes: ['Initial release.'],
  });
}
