import { __, _n, sprintf } from '@wordpress/i18n';
import { Finding } from '../findings/finding.tsx';
import type { FileResult } from './types.ts';

/** The findings of one file, which can be folded away. */
export function FileFindings({ result }: { result: FileResult }) {
  const { file, issues, partial } = result;
  return (
    <details className="presswright-file" open>
      <summary>
        <h3>{file}</h3>
        <span className="presswright-count">
          {/* translators: %d: number of findings. */}
          {sprintf(_n('%d finding', '%d findings', issues.length, 'presswright'), issues.length)}
          {partial ? ` (${__('not fully analyzed', 'presswright')})` : ''}
        </span>
      </summary>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.line}:${issue.column}:${issue.rule}:${issue.message}`}>
            <Finding issue={issue} />
          </li>
        ))}
      </ul>
    </details>
  );
}
