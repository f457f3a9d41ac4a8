import { type Issue, severities } from '@presswright/shared/schemas/analysis';

const maxLines = 8;

/** What would make the block faster: one sentence a performance finding, the worst first, equal ones together. */
export function optimizationsOf(issues: readonly Issue[]): string[] {
  const slow = issues.filter(({ category }) => category === 'performance');
  const groups = Map.groupBy(slow, ({ rule, message, suggestion }) => `${rule}\0${message}\0${suggestion}`);
  return [...groups.values()]
    .sort((a, b) => gravity(a) - gravity(b) || (a[0]?.line ?? 0) - (b[0]?.line ?? 0))
    .map((group) => {
      const lines = [...new Set(group.map(({ line }) => line))];
      const shown = lines.slice(0, maxLines).join(', ');
      const more = lines.length > maxLines ? ` and ${lines.length - maxLines} more` : '';
      const { message = '', suggestion = '', rule = '' } = group[0] ?? {};
      return `${lines.length === 1 ? 'Line' : 'Lines'} ${shown}${more}: ${message} ${suggestion} (${rule})`;
    });
}

function gravity(group: readonly Issue[]): number {
  return Math.min(...group.map(({ severity }) => severities.indexOf(severity)));
}
