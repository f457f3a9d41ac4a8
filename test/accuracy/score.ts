/** Counts of one family, or of all. */
export interface FamilyScore {
  readonly name: string;
  readonly pairs: number;
  /** Pairs whose data crosses two or more functions or files. */
  readonly crossing: number;
  /** Flawed snippets with an expected finding. */
  readonly found: number;
  /** Safe twins with an expected finding. */
  readonly alarms: number;
  /** Safe twins with another finding of severity high or above. */
  readonly others: number;
}

interface Counted {
  readonly case: { readonly notes: { readonly flowDepth: number } };
  readonly found: boolean;
  readonly alarms: readonly unknown[];
  readonly others: readonly unknown[];
}

export function scoreOf(name: string, outcomes: readonly Counted[]): FamilyScore {
  const count = (test: (outcome: Counted) => boolean) => outcomes.filter(test).length;
  return {
    name,
    pairs: outcomes.length,
    crossing: count(({ case: pair }) => pair.notes.flowDepth > 1),
    found: count(({ found }) => found),
    alarms: count(({ alarms }) => alarms.length > 0),
    others: count(({ others }) => others.length > 0),
  };
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** The table as text: J = recall − false-alarm rate. */
export function scoreTable(families: readonly FamilyScore[], total: FamilyScore): string {
  const rows = [
    ['family', 'pairs', 'crossing', 'recall', 'false alarms', 'J', 'other high'],
    ...[...families, total].map(({ name, pairs, crossing, found, alarms, others }) => [
      name,
      `${pairs}`,
      `${crossing}`,
      percent(found, pairs),
      percent(alarms, pairs),
      pairs === 0 ? '–' : ((found - alarms) / pairs).toFixed(3),
      `${others}`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  return [lines[0], rule, ...lines.slice(1, -1), rule, lines.at(-1)].join('\n');
}
