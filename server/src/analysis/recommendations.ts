import type { Issue } from '@presswright/shared/schemas/analysis';
import { type Severity, severities } from '@presswright/shared/schemas/severities';
import { penalties } from './score.ts';

const maxRecommendations = 5;
const maxPlaces = 6;
const maxSuggestions = 3;
/** So many findings from one source are worth a sentence of their own. */
const manyFromOne = 3;

/** How much less a finding weighs when the analyser is less sure of it. */
const certainty: Readonly<Record<Issue['confidence'], number>> = { high: 1, medium: 0.7, low: 0.4 };

/** One file's findings; without a name where there is only one file. */
export interface FileIssues {
  readonly file?: string;
  readonly issues: readonly Issue[];
}

interface Placed {
  readonly issue: Issue;
  readonly file: string | undefined;
}

/** Findings that one recommendation is about, and what it weighs. */
interface Group {
  readonly found: Placed[];
  worst: number;
  weight: number;
}

/** What to do first, gathered file by file: findings may be very many. */
export interface Recommendations {
  add(file: FileIssues): void;
  /**
   * Input from which several findings come, then one rule after another, by the worst severity and then by what all its
   * findings weigh in the score. Each names counts, places and what to write there.
   */
  texts(): string[];
}

export function createRecommendations(): Recommendations {
  const bySource = new Map<string, Group>();
  const byRule = new Map<string, Group>();
  return {
    add({ file, issues }) {
      for (const issue of issues) {
        addTo(byRule, issue.rule, { issue, file });
        if (hasSource(issue)) addTo(bySource, sourceOf(issue, file).key, { issue, file });
      }
    },
    texts() {
      const sources = [...bySource.values()].filter(({ found }) => found.length >= manyFromOne);
      return [
        ...sources.map((group) => ({ group, tell: recommendSource })),
        ...[...byRule.values()].map((group) => ({ group, tell: recommendRule })),
      ]
        .sort((a, b) => a.group.worst - b.group.worst || b.group.weight - a.group.weight)
        .slice(0, maxRecommendations)
        .map(({ group, tell }) => tell(group.found));
    },
  };
}

/** The recommendations for findings that are few. */
export function recommendationsOf(files: readonly FileIssues[]): string[] {
  const recommendations = createRecommendations();
  for (const file of files) recommendations.add(file);
  return recommendations.texts();
}

function addTo(groups: Map<string, Group>, key: string, placed: Placed): void {
  const group = groups.get(key) ?? { found: [], worst: severities.length, weight: 0 };
  groups.set(key, group);
  const { severity, confidence } = placed.issue;
  group.found.push(placed);
  group.worst = Math.min(group.worst, severities.indexOf(severity));
  group.weight += penalties[severity] * certainty[confidence];
}

/** `Lines 3, 9 (security/unescaped-output, 2 high): …`, with each way to put it right and the lines it is for. */
function recommendRule(found: readonly Placed[]): string {
  const rule = found[0]?.issue.rule ?? '';
  const bySuggestion = [...Map.groupBy(worstFirst(found), ({ issue }) => issue.suggestion)];
  const ways = bySuggestion.slice(0, maxSuggestions).map(([suggestion, places]) => {
    return bySuggestion.length === 1 ? suggestion : `${lowerFirst(placesOf(places))}: ${suggestion}`;
  });
  const rest = found.length - bySuggestion.slice(0, maxSuggestions).reduce((sum, [, places]) => sum + places.length, 0);
  const fixable = found.filter(({ issue }) => issue.fix?.safe === true).length;
  const [only, ...others] = found;
  const what = only !== undefined && others.length === 0 ? `${only.issue.message} ` : '';
  return [
    `${bySuggestion.length === 1 ? placesOf(found) : extentOf(found)} (${rule}, ${countsOf(found)}): ${what}${ways.join(' ')}`,
    ...(rest > 0 ? [`${rest} more need other changes.`] : []),
    ...(found.length > 1 && fixable > 0 ? [`${fixable} of ${found.length} have a safe fix.`] : []),
  ].join(' ');
}

/** One place that many findings come from. */
function recommendSource(found: readonly Placed[]): string {
  const [first] = found;
  if (first === undefined) return '';
  const { label, line, file } = sourceOf(first.issue, first.file);
  const rules = [...new Set(found.map(({ issue }) => issue.rule))].sort().join(', ');
  const where = file === undefined ? `on line ${line}` : `in ${file}:${line}`;
  return (
    `${label} ${where} leads to ${found.length} findings (${countsOf(found)}; ${rules}), at ` +
    `${lowerFirst(placesOf(found))}: validate it where it is read to make all of these places safer.`
  );
}

function hasSource(issue: Issue): boolean {
  return issue.trace !== undefined && issue.trace.length > 1 && / is read$/.test(issue.trace[0]?.message ?? '');
}

function sourceOf(issue: Issue, file: string | undefined) {
  const step = issue.trace?.[0];
  const source = step?.file ?? file;
  const label = (step?.message ?? '').replace(/ is read$/, '');
  return {
    label,
    line: step?.line ?? 0,
    file: source,
    key: `${source ?? ''}\0${step?.line}\0${step?.column}\0${label}`,
  };
}

/** `2 high, 1 medium`. */
function countsOf(found: readonly Placed[]): string {
  const counts = Map.groupBy(found, ({ issue }) => issue.severity);
  const told = (severity: Severity) => counts.get(severity)?.length ?? 0;
  return severities
    .filter((severity) => told(severity) > 0)
    .map((severity) => `${told(severity)} ${severity}`)
    .join(', ');
}

/** The places within one file; of several files only how many, because each way to put them right names its own. */
function extentOf(found: readonly Placed[]): string {
  const files = new Set(found.map(({ file }) => file)).size;
  return files === 1 ? placesOf(found) : `${found.length} findings in ${files} files`;
}

/** `Line 3`, `Lines 3, 9`, `inc/a.php:3, 9; b.php:2`, the first few of them. */
function placesOf(found: readonly Placed[]): string {
  const places = [...new Map(found.map((place) => [`${place.file ?? ''}\0${place.issue.line}`, place])).values()];
  // Of many the worst are shown, in their order.
  const worst = new Set(worstFirst(places).slice(0, maxPlaces));
  const shown = places.filter((place) => worst.has(place));
  const more = places.length > shown.length ? ` and ${places.length - shown.length} more` : '';
  const byFile = [...Map.groupBy(shown, ({ file }) => file)].map(([file, list]) => {
    const lines = list.map(({ issue }) => issue.line).join(', ');
    return file === undefined ? `${places.length === 1 ? 'Line' : 'Lines'} ${lines}` : `${file}:${lines}`;
  });
  return byFile.join('; ') + more;
}

function worstFirst(found: readonly Placed[]): Placed[] {
  const bySeverity = Map.groupBy(found, ({ issue }) => issue.severity);
  return severities.flatMap((severity) => bySeverity.get(severity) ?? []);
}

function lowerFirst(text: string): string {
  return text.replace(/^Line/, 'line');
}
