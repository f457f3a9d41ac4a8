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
    `Administrators download ${kinds.map((kind) => (kind === 'users' ? 'users' : `${kind}s`)).join(' and ')} as a CSV file under Tools.`,
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'csv_export', 'Download'),
        summary: 'Downloads content of the site as CSV.',
        code: csvExportClass(plan, options),
      },
    ],
    adminBoot: [php`( new ${toolClass(plan, 'csv_export', 'Download')}() )->register();`],
    readme: {
      features: ['Downloads of posts, pages or users as CSV, safe to open in spreadsheets'],
      tags: ['export', 'csv'],
    },
    instructions: [
      `Downloads are under **Tools → Export CSV**. The filter \`${toolName(plan, 'csv_row')}\` changes rows.`,
    ],
    tests: [
      {
        name: 'Csv_Export',
        summary: 'Tests of downloads.',
        methods: [
          php`
            /**
             * What a spreadsheet would take for a formula is text; other values stay as they are.
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
