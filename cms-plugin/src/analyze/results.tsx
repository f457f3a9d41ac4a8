import { Button, Notice } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { download, exportName, toCsv, toJson } from './export.ts';
import { FileFindings } from './file-findings.tsx';
import { FilterBar } from './filter-bar.tsx';
import { countBySeverity, countIssues, everything, filterFiles } from './findings.ts';
import { LeftOut } from './left-out.tsx';
import type { RunState } from './run-state.ts';
import { Summary } from './summary.tsx';

/** Files drawn at once: a large plugin has hundreds, and each has its own list. */
const pageSize = 25;

interface Props {
  state: RunState;
  /** Address of the settings; undefined: this user may not open them. */
  settings: string | undefined;
  /** Gets the focus when the run ends. */
  heading: RefObject<HTMLHeadingElement>;
  onResume: () => void;
}

export function Results({ state, settings, heading, onResume }: Props) {
  const [filter, setFilter] = useState(everything);
  const [shown, setShown] = useState(pageSize);
  const { phase, results, request, problem } = state;
  const files = useMemo(() => filterFiles(results, filter), [results, filter]);
  const counts = useMemo(() => countBySeverity(results), [results]);
  const found = countIssues(results);

  return (
    <section className="presswright-results" aria-labelledby="presswright-results-heading">
      <h2 id="presswright-results-heading" ref={heading} tabIndex={-1}>
        {/* translators: %s: name of a plugin or theme. */}
        {sprintf(__('Results for %s', 'presswright'), request?.target.name ?? '')}
      </h2>
      {phase === 'cancelled' && (
        // Not spoken: the live region of the progress says it already.
        <Notice status="warning" isDismissible={false} spokenMessage="">
          <p>
            {/* translators: 1: number of files, 2: number of files. */}
            {sprintf(
              __('Canceled after %1$d of %2$d files. These results are partial.', 'presswright'),
              state.done,
              state.total,
            )}
          </p>
          <Resume label={__('Continue', 'presswright')} onResume={onResume} />
        </Notice>
      )}
      {phase === 'failed' && problem && (
        <ProblemNotice problem={problem} settings={settings}>
          {state.done > 0 && (
            <p>
              {/* translators: 1: number of files, 2: number of files. */}
              {sprintf(
                __('These results are partial: %1$d of %2$d files were analyzed.', 'presswright'),
                state.done,
                state.total,
              )}
            </p>
          )}
          <Resume label={__('Try again', 'presswright')} onResume={onResume} />
        </ProblemNotice>
      )}
      {results.length > 0 && <Summary state={state} />}
      {phase === 'done' && state.total === 0 && <p>{__('No source files to analyze.', 'presswright')}</p>}
      {phase === 'done' && state.total > 0 && found === 0 && (
        <p className="presswright-nothing">{__('No problems found.', 'presswright')}</p>
      )}
      {found > 0 && (
        <>
          <FilterBar
            filter={filter}
            counts={counts}
            withCategories={request?.analysisType === 'all'}
            onChange={(next) => {
              setFilter(next);
              setShown(pageSize);
            }}
          />
          <div className="presswright-shown">
            <p role="status">
              {sprintf(
                /* translators: 1: number of findings shown, 2: number of all findings. */
                _n('%1$d of %2$d finding shown', '%1$d of %2$d findings shown', found, 'presswright'),
                countIssues(files),
                found,
              )}
            </p>
            <div className="presswright-export">
              <Button
                variant="tertiary"
                size="compact"
                onClick={() => download(`${exportName(state)}.json`, 'application/json', toJson(state))}
              >
                {__('Export JSON', 'presswright')}
              </Button>
              <Button
                variant="tertiary"
                size="compact"
                onClick={() => download(`${exportName(state)}.csv`, 'text/csv', toCsv(state))}
              >
                {__('Export CSV', 'presswright')}
              </Button>
            </div>
          </div>
          {files.length === 0 && <p>{__('No findings match the filters.', 'presswright')}</p>}
          {files.slice(0, shown).map((file) => (
            <FileFindings key={file.file} result={file} />
          ))}
          {files.length > shown && (
            <Button __next40pxDefaultSize variant="secondary" onClick={() => setShown(shown + pageSize)}>
              {/* translators: %d: number of files that are not shown yet. */}
              {sprintf(__('Show more files (%d left)', 'presswright'), files.length - shown)}
            </Button>
          )}
        </>
      )}
      <LeftOut state={state} />
    </section>
  );
}

function Resume({ label, onResume }: { label: string; onResume: () => void }) {
  return (
    <p>
      <Button __next40pxDefaultSize variant="secondary" onClick={onResume}>
        {label}
      </Button>
    </p>
  );
}
