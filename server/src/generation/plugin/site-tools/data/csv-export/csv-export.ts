import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { csvExportClass } from './csv-export-class.ts';
import type { CsvExport } from './options.ts';

const isExport = / (export|exports|exporting|exporter|download|downloads) /;
const isTable = / (csv|spreadsheet|excel|csv file) /;
const kindsIn = (line: string): readonly string[] => [
  ...(/ (posts?|articles?|blog posts|content) /.test(line) ? ['post'] : []),
  ...(/ pages? /.test(line.replace(/ (admin|tools|settings) page /g, ' ')) ? ['page'] : []),
  ...(/ (users?|members|user list|subscribers|customers) /.test(line) ? ['users'] : []),
];

/** "Export all posts as CSV." */
export const csvExport: SiteTool<CsvExport> = {
  tool: 'csv_export',
  example: 'Export all posts and users as a CSV file.',
  provides: ['import_export', 'admin_interface'],
  recognize({ line }) {
    if (
      !isExport.test(line) ||
      !isTable.test(line) ||
      / (import\w*|with fields|orders?|entries|submissions?|registrations|custom post types?|post types?) /.test(line)
    )
      return null;
    const kinds = kindsIn(line);
    return kinds.length === 0 ? null : { kinds };
  },
  refine({ line }, options) {
    const kinds = / (also|too|and) /.test(line) ? kindsIn(line) : [];
    const isKnown =
      / (columns?|title|author|date|categories|tags|link|email|role|button|tools|admins?|download|csv) /.test(line) &&
      !/ (shortcode|email\w* (them|the)) /.test(line);
    if (kinds.length === 0 && !isKnown) return null;
    return { kinds: [...new Set([...options.kinds, ...kinds])] };
  },
  combine: (first, second) => ({ kinds: [...new Set([...first.kinds, ...second.kinds])] }),
  describe: ({ kinds }) =>
    `Administrators can download ${kinds.map((kind) => (kind === 'users' ? 'users' : `${kind}s`)).join(' and ')} as a CSV file under Tools.`,
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'csv_export', 'Download'),
        summary: 'Exports site content as CSV.',
        code: csvExportClass(plan, options),
      },
    ],
    adminBoot: [php`( new ${toolClass(plan, 'csv_export', 'Download')}() )->register();`],
    readme: {
      features: ['Exports posts, pages or users as CSV files that are safe to open in spreadsheet software'],
      tags: ['export', 'csv'],
    },
    instructions: [
      `Export files under **Tools → Export CSV**. Use the filter \`${toolName(plan, 'csv_row')}\` to change rows.`,
    ],
    tests: [
      {
        name: 'Csv_Export',
        summary: 'Tests for the CSV export.',
        methods: [
          php`
            /**
             * Values that look like formulas are escaped; other values are not changed.
             */
            public function test_disarms_formulas() {
              $this->assertSame(
                array( "'=1+1", "'@x", 'plain', '12', '-12.5' ),
                ${toolClass(plan, 'csv_export', 'Download')}::disarm( array( '=1+1', '@x', 'plain', '12', '-12.5' ) )
              );
            }
          `,
        ],
      },
    ],
  }),
};
