import { __, _n, sprintf } from '@wordpress/i18n';
import { typeLabel } from '../findings/labels.ts';
import { countIssues, scores } from './findings.ts';
import type { RunState } from './run-state.ts';

const format = (score: number): string =>
  score.toLocaleString(document.documentElement.lang || undefined, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Score and size of a run at a glance. */
export function Summary({ state }: { state: RunState }) {
  const { results, request, done } = state;
  const score = scores(results);
  const found = countIssues(results);
  const affected = results.filter(({ issues }) => issues.length > 0).length;
  return (
    <dl className="presswright-summary">
      {score && (
        <div>
          <dt>{__('Score', 'presswright')}</dt>
          <dd>
            {/* translators: %s: a number from 0 to 10. */}
            <strong>{sprintf(__('%s out of 10', 'presswright'), format(score.mean))}</strong>
            <span>
              {score.lowest.score < 10
                ? sprintf(
                    /* translators: 1: a number from 0 to 10, 2: path of a file. */
                    __('average of all files; lowest: %1$s in %2$s', 'presswright'),
                    format(score.lowest.score),
                    score.lowest.file,
                  )
                : __('average of all files', 'presswright')}
            </span>
          </dd>
        </div>
      )}
      <div>
        <dt>{__('Findings', 'presswright')}</dt>
        <dd>
          <strong>{found}</strong>
          {/* translators: %d: number of files. */}
          <span>{sprintf(_n('in %d file', 'in %d files', affected, 'presswright'), affected)}</span>
        </dd>
      </div>
      <div>
        <dt>{__('Files analyzed', 'presswright')}</dt>
        <dd>
          <strong>{done}</strong>
          <span>
            {/* translators: %s: what was looked for, such as "Security". */}
            {sprintf(__('checked for: %s', 'presswright'), typeLabel(request?.analysisType ?? 'all'))}
          </span>
        </dd>
      </div>
    </dl>
  );
}
