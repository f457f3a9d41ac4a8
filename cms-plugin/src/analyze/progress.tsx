import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countIssues } from './findings.ts';
import { isBusy, type RunState } from './run-state.ts';

function statusText({ phase, total, done, waiting, results }: RunState): string {
  if (phase === 'listing') return __('Looking for files…', 'presswright');
  if (phase === 'running' && waiting !== undefined) {
    /* translators: %d: number of seconds. */
    return sprintf(
      _n('Rate limit reached. Waiting %d second…', 'Rate limit reached. Waiting %d seconds…', waiting, 'presswright'),
      waiting,
    );
  }
  if (phase === 'running') {
    /* translators: 1: number of files, 2: number of files. */
    return sprintf(__('%1$d of %2$d files analyzed', 'presswright'), done, total);
  }
  if (phase === 'done') {
    const found = countIssues(results);
    /* translators: %d: number of findings. */
    return sprintf(
      _n('Analysis finished: %d finding.', 'Analysis finished: %d findings.', found, 'presswright'),
      found,
    );
  }
  if (phase === 'cancelled') return __('Analysis canceled.', 'presswright');
  return phase === 'failed' ? __('Analysis failed.', 'presswright') : '';
}

/** How far the run is. The text is a live region, so it stays in the page when there is nothing to show. */
export function Progress({ state, onCancel }: { state: RunState; onCancel: () => void }) {
  const busy = isBusy(state);
  return (
    <div className={busy ? 'presswright-progress' : 'presswright-progress presswright-progress--idle'}>
      <p id="presswright-progress-text" role="status" className={busy ? undefined : 'screen-reader-text'}>
        {statusText(state)}
      </p>
      {busy && (
        <>
          <progress
            aria-labelledby="presswright-progress-text"
            max={Math.max(1, state.total)}
            {...(state.phase === 'listing' ? {} : { value: state.done })}
          />
          <Button __next40pxDefaultSize variant="secondary" onClick={onCancel}>
            {__('Cancel', 'presswright')}
          </Button>
        </>
      )}
    </div>
  );
}
