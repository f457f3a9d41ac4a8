import type { Severity } from '@presswright/shared/schemas/severities';
import type { RunResult } from '../result.ts';
import { xml } from './xml.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'info'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'warning',
  info: 'info',
};

/** The run as a Checkstyle report, which build servers and review tools read. */
export function formatCheckstyle(run: RunResult): string {
  const files = run.results
    .filter(({ report }) => report.issues.length > 0)
    .map(({ file, report }) => {
      const errors = report.issues.map(
        ({ line, column, severity, message, suggestion, rule }) =>
          `    <error line="${line}" column="${column}" severity="${levels[severity]}" ` +
          `message="${xml(`${message} ${suggestion}`)}" source="presswright.${xml(rule.replace('/', '.'))}"/>`,
      );
      return `  <file name="${xml(file)}">\n${errors.join('\n')}\n  </file>`;
    });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<checkstyle version="4.3">', ...files, '</checkstyle>', ''].join(
    '\n',
  );
}
