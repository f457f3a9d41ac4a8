import { type Issue, severities } from '@presswright/shared/schemas/analysis';

const mostRecommendations = 5;
const mostLines = 6;

/** What to do first: one sentence a rule that found something, worst and most frequent first, naming its lines. */
export function recommendationsOf(issues: readonly Issue[]): string[] {
  const byRule = new Map<string, Issue[]>();
  for (const issue of issues) {
    const list = byRule.get(issue.rule);
    if (list === undefined) byRule.set(issue.rule, [issue]);
    else list.push(issue);
  }
  return [...byRule.values()]
    .sort((a, b) => worst(a) - worst(b) || b.length - a.length || ((a[0]?.rule ?? '') < (b[0]?.rule ?? '') ? -1 : 1))
    .slice(0, mostRecommendations)
    .map(recommend);
}

function worst(issues: readonly Issue[]): number {
  return Math.min(...issues.map((issue) => severities.indexOf(issue.severity)));
}

/** The advice of the rule's worst finding, and where else it applies. */
function recommend(issues: readonly Issue[]): string {
  const [main] = [...issues].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  if (main === undefined) return '';
  const lines = [...new Set(issues.map((issue) => issue.line))];
  const shown = lines.slice(0, mostLines).join(', ');
  const more = lines.length > mostLines ? ` and ${lines.length - mostLines} more` : '';
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${shown}${more} (${main.rule}): ${main.suggestion}`;
}
