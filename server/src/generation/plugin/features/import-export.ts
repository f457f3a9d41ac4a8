import { php } from '../../writers/php.ts';
import { classOf, prefixed } from '../code-names.ts';
import type { Contribution, FeatureModule } from '../feature-module.ts';
import { exporterClass } from './import-export/exporter-class.ts';
import { importerClass } from './import-export/importer-class.ts';
import { kindsClass } from './import-export/kinds-class.ts';
import { transferTests } from './import-export/tests.ts';
import { transferPageClass } from './import-export/transfer-page-class.ts';

/** A page below Tools that writes CSV and JSON files of everything, and reads them back. */
export const importExport: FeatureModule = {
  feature: 'import_export',
  contribute(plan): Contribution {
    if (plan.entities.length === 0) return {};
    const { names } = plan;
    return {
      usesRepositories: true,
      classes: [kindsClass(plan), exporterClass(plan), importerClass(plan), transferPageClass(plan)],
      adminBoot: [php`( new ${classOf(plan, 'Transfer_Page')}() )->register();`],
      cleanup: { transients: [prefixed(plan, 'import_report_')] },
      readme: {
        features: ['Export and import as CSV or JSON, with a dry run option'],
        faq: [
          {
            question: 'Which file format is required for imports?',
            answer:
              'The same format as exported files. The first row of a CSV file contains the column names. Rows with the ID of an existing entry update it, all other rows create new entries. Separate multiple values in a cell with a vertical bar.',
          },
        ],
      },
      tests: [transferTests(plan)],
      instructions: [`Export and import entries under **Tools → ${names.title.replace(/[\\`*_[\]<>]/g, '\\$&')}**.`],
    };
  },
};
