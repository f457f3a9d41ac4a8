import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const approved: Extract<PlanBehaviour, { kind: 'record_export' }> = {
  kind: 'record_export',
  entity: 'user',
  name: 'idle',
  title: 'Idle users',
  columns: ['name', 'email', 'last_login'],
  conditions: [{ attribute: 'last_login', is: 'older_than_days', value: 365 }],
  roles: ['editor'],
};

describe('record_export', () => {
  standsUp('record_export');

  it('writes the columns of records that meet the conditions, for whom it is', () => {
    const { file, findings } = projectOf(planWith(approved));
    expect(findings).toEqual([]);
    const code = file('class-harbour-record-exports.php');
    expect(code).toContain('365 * DAY_IN_SECONDS');
    expect(code).toContain("array( 'editor' )");
    expect(code.match(/Reader::text\( \$record, /g)).toHaveLength(3);
    expect(code).toContain('check_admin_referer');
  });

  it('writes JSON, filters and a record of downloads where they are asked for, and nothing of them elsewhere', () => {
    const { file, findings } = projectOf(
      planWith({
        ...approved,
        formats: ['csv', 'json'],
        filters: [
          { attribute: 'last_login', by: 'period' },
          { attribute: 'role', by: 'value' },
        ],
        logs: true,
      }),
    );
    expect(findings).toEqual([]);
    const code = file('class-harbour-record-exports.php');
    expect(code).toContain("'formats' => array( 'csv', 'json' )");
    expect(code).toMatch(/'role' +=> array_map\( 'strval'/);
    expect(code).toContain('self::record( $name, $format, ');
    expect(file('uninstall.php')).toContain('harbour_download_log');
    const plain = projectOf(planWith(approved)).file('class-harbour-record-exports.php');
    expect(plain).not.toMatch(/json|\$filter|'filters'|self::record\(/i);
  });

  it.each<[string, Partial<typeof approved>, string]>([
    ['a year of what is no date', { filters: [{ attribute: 'name', by: 'year' }] }, 'filters[0].attribute'],
    [
      'two filters by the same',
      {
        filters: [
          { attribute: 'role', by: 'value' },
          { attribute: 'role', by: 'value' },
        ],
      },
      'filters[1].attribute',
    ],
    ['a column that users do not have', { columns: ['price'] }, 'columns[0]'],
    ['a role that nobody has', { roles: ['captain'] }, 'roles[0]'],
    ['a condition of what there is not', { conditions: [{ attribute: 'total', is: 'filled' }] }, 'conditions[0]'],
  ])('is refused with %s', (_, wrong, path) => {
    expect(faultOf(planWith({ ...approved, ...wrong }))).toContain(`plan.behaviours[0].${path}`);
  });
});
