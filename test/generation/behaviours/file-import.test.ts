import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../server/src/generation/behaviours/context.ts';
import { behaviourModules } from '../../../server/src/generation/behaviours/table.ts';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const nightly: Extract<PlanBehaviour, { kind: 'file_import' }> = {
  kind: 'file_import',
  entity: 'event',
  name: 'programme',
  source: { in: 'uploads', path: 'import/programme.csv' },
  match_by: 'website',
  columns: [
    { column: 'Address', attribute: 'website' },
    { column: 'Name', attribute: 'title' },
    { column: 'From', attribute: 'start' },
    { column: 'Photo', attribute: 'picture' },
    { column: 'Topics', attribute: 'topic' },
  ],
  missing: 'draft',
  decimals: 'comma',
  every: 'daily',
  at: '03:00',
  report: [{ to: 'admin' }],
};

describe('file_import', () => {
  // Each is about records that only the plan has which asks for it.
  standsUp('file_import', { minExamples: 0, minCounters: 6 });

  it('says what it does, with the time, the key and who gets the report', () => {
    const module = behaviourModules.find(({ kind }) => kind === 'file_import');
    expect(module?.describe(nightly as never, contextOf(planWith(nightly)))).toBe(
      'Every day at 03:00, events are created and updated from the CSV file “import/programme.csv” in the uploads folder, by the website; events that are no longer in it become drafts; a report with the numbers of created, updated and faulty rows is emailed to the administrator.',
    );
  });

  it('writes only what the plan needs', () => {
    const { file, findings } = projectOf(planWith(nightly));
    expect(findings).toEqual([]);
    expect(file('class-harbour-file-imports.php')).toContain("'time'        => '03:00'");
    expect(file('class-harbour-import-row.php')).not.toContain('function number(');
    const { columns: _, ...plain } = nightly;
    const all = projectOf(planWith({ ...plain, missing: 'keep', report: [] }));
    expect(all.findings).toEqual([]);
    expect(all.file('class-harbour-import-row.php')).toContain('function number(');
    expect(all.file('class-harbour-file-imports.php')).not.toMatch(/function (?:take_away|send|recipients)\(/);
  });

  it.each([
    ['records of the site', { entity: 'post' }, 'entity'],
    ['a key that cannot tell records apart', { match_by: 'featured' }, 'match_by'],
    [
      'a column for what records do not have',
      { columns: [{ column: 'A', attribute: 'colour' }] },
      'columns[0].attribute',
    ],
    ['columns without the key', { columns: [{ column: 'A', attribute: 'title' }] }, 'columns[0].attribute'],
    ['a time of an import every hour', { every: 'hourly' }, 'at'],
    ['a weekday of an import every day', { weekday: 'friday' }, 'weekday'],
    ['a role that nobody has', { report: [{ to: 'role', role: 'broker' }] }, 'report[0].role'],
    ['a report of faults to nobody', { report: [], only_faults: true }, 'only_faults'],
  ] as const)('is refused: %s', (_, change, at) => {
    expect(faultOf(planWith({ ...nightly, ...change } as PlanBehaviour))).toContain(`plan.behaviours[0].${at}: `);
  });

  it('is refused for records in a table', () => {
    expect(faultOf({ ...planWith(nightly), features: ['custom_table'] })).toContain('plan.behaviours[0].entity: ');
  });
});
