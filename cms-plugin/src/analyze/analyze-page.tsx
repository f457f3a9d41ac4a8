import { Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { Progress } from './progress.tsx';
import { Results } from './results.tsx';
import { isBusy } from './run-state.ts';
import { StoredChecks } from './stored-checks.tsx';
import { TargetForm } from './target-form.tsx';
import type { TargetList } from './types.ts';
import { useRun } from './use-run.ts';

export function AnalyzePage({ pages }: ScreenProps) {
  const [list, setList] = useState<TargetList>();
  const [problem, setProblem] = useState<Problem>();
  const run = useRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase } = run.state;

  useEffect(() => {
    request<TargetList>('/targets').then(setList, (thrown: unknown) => setProblem(toProblem(thrown)));
  }, []);

  // The Cancel button, which had the focus, is gone: go on where the result begins.
  useEffect(() => {
    if (phase === 'done' || phase === 'cancelled' || phase === 'failed') heading.current?.focus();
  }, [phase]);

  if (problem) return <ProblemNotice problem={problem} settings={pages.settings} />;
  if (!list) return <Spinner />;

  return (
    <div className="presswright-analyze">
      {list.problem !== '' && <ConnectionNotice problem={list.problem} settings={pages.settings} />}
      <TargetForm targets={list.targets} ready={list.problem === ''} busy={isBusy(run.state)} onStart={run.start} />
      <Progress state={run.state} onCancel={run.cancel} />
      {phase !== 'idle' && phase !== 'listing' && phase !== 'running' && (
        <Results
          key={run.state.request?.target.id}
          state={run.state}
          settings={pages.settings}
          heading={heading}
          onResume={run.resume}
        />
      )}
      <StoredChecks />
    </div>
  );
}
