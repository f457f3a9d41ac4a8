import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { checkFileImport } from './check.ts';
import { describeImport } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { importHook, madeOf, moreHook, optionOf, sourceMeta, sourceOf, sourceSetting } from './import-plan.ts';
import { importsClass } from './imports-class.ts';
import { mediaClass } from './media-class.ts';
import { readerClass } from './reader-class.ts';
import { rowClass } from './row-class.ts';
import { screenClass } from './screen-class.ts';
import { importTests } from './tests.ts';

/** A CSV file is imported at intervals. */
export const fileImport: BehaviourModule<'file_import'> = {
  kind: 'file_import',
  describe: describeImport,
  check: checkFileImport,
  examples,
  counterExamples,
  settings: (all, words) =>
    all.map((one) => ({
      key: sourceSetting(one),
      type: one.source.in === 'uploads' ? ('text' as const) : ('url' as const),
      label: `Import of ${words.entity(one.entity).plural} (${one.name.replaceAll('_', ' ')}): ${one.source.in === 'uploads' ? 'file' : 'URL'}`,
      description: one.source.in === 'uploads' ? 'Path of the CSV file in the uploads folder.' : 'URL of the CSV file.',
      default: sourceOf(one),
      section: 'schedule' as const,
    })),
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const made = madeOf(plan, all);
    const imports = classOf(plan, 'File_Imports');
    const isOpen = made.some(({ one }) => one.source.in === 'uploads');
    return {
      usesRepositories: true,
      classes: [
        {
          name: classNameOf(plan, 'Import_Media'),
          summary: 'Loads files that rows have the URLs of.',
          code: mediaClass(plan),
        },
        { name: classNameOf(plan, 'Import_Reader'), summary: 'Reads CSV files row by row.', code: readerClass(plan) },
        { name: classNameOf(plan, 'Import_Row'), summary: 'Saves the rows of a file.', code: rowClass(plan, made) },
        {
          name: classNameOf(plan, 'File_Imports'),
          summary: 'Imports files at intervals.',
          code: importsClass(plan, made),
        },
        {
          name: classNameOf(plan, 'File_Imports_Screen'),
          summary: 'Shows what was imported.',
          code: screenClass(plan),
        },
      ],
      boot: [php`( new ${imports}() )->register();`],
      adminBoot: [php`( new ${classOf(plan, 'File_Imports_Screen')}() )->register();`],
      activation: [php`${imports}::schedule();`],
      deactivation: [
        php`
          wp_unschedule_hook( ${importHook(plan)} );
          wp_unschedule_hook( ${moreHook(plan)} );
        `,
      ],
      cleanup: {
        options: made.flatMap(({ one }) =>
          (['run', 'report', 'lock'] as const).map((what) => optionOf(plan, one, what)),
        ),
        postMeta: [sourceMeta(plan)],
        cronHooks: [importHook(plan), moreHook(plan)],
      },
      readme: { features: all.map((one) => describeImport(one, words).replace(/\.$/, '')) },
      instructions: [
        'Reports of imports and a button to import now are under **Tools → Imports**.',
        ...(isOpen
          ? [
              'Files in the uploads folder can be read by anybody who knows their address: give them a name that nobody guesses.',
            ]
          : []),
      ],
      tests: [importTests(plan, made)],
    };
  },
};
