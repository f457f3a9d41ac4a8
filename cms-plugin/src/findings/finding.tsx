import { __, sprintf } from '@wordpress/i18n';
import { confidenceLabel, severityLabel, typeLabel } from './labels.ts';
import type { Issue } from './types.ts';
import './finding.css';

/** Takes away the indentation that all lines share. */
function dedent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** One finding: what, where, why it matters, how the data gets there, what to do. */
export function Finding({ issue }: { issue: Issue }) {
  const facts = [typeLabel(issue.category), issue.cwe, confidenceLabel(issue.confidence)].filter((fact) => fact !== '');
  return (
    <article className="presswright-finding">
      <h4>
        <span className={`presswright-badge presswright-severity--${issue.severity}`}>
          {severityLabel(issue.severity)}
        </span>{' '}
        {issue.message}
      </h4>
      <p className="presswright-where">
        {/* translators: 1: line number, 2: column number. */}
        <span>{sprintf(__('Line %1$d, column %2$d', 'presswright'), issue.line, issue.column)}</span>
        {issue.docs_url ? (
          <a href={issue.docs_url} target="_blank" rel="noreferrer">
            {issue.rule}
            <span className="screen-reader-text">{__('(opens in a new tab)', 'presswright')}</span>
          </a>
        ) : (
          <code>{issue.rule}</code>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {issue.code_snippet !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre className="presswright-code" tabIndex={0}>
          <code>{dedent(issue.code_snippet)}</code>
        </pre>
      )}
      {issue.suggestion !== '' && <p>{issue.suggestion}</p>}
      {issue.trace.length > 0 && (
        <details className="presswright-trace">
          <summary>{__('Data flow', 'presswright')}</summary>
          <ol>
            {issue.trace.map((step) => (
              <li key={`${step.file}:${step.line}:${step.message}`}>
                {step.file !== '' && <code>{step.file}</code>}{' '}
                {/* translators: 1: line number, 2: what happens there. */}
                {sprintf(__('Line %1$d: %2$s', 'presswright'), step.line, step.message)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}
