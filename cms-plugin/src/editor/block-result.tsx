import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { jobProblem } from '../jobs/job-problem.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useJob } from '../jobs/use-job.ts';
import { InstallPanel } from '../projects/install-panel.tsx';
import type { ProjectDetail, VersionDetail } from '../projects/types.ts';
import { VersionPreview } from '../projects/version-preview.tsx';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { Waiting } from '../shared/waiting.tsx';
import { loadBlock } from './load-block.ts';
import { told } from './told.ts';

interface Props {
  /** The project with the block. */
  id: number;
  onBack: () => void;
  onClose: () => void;
  onInstalled: (name: string) => void;
}

/** A block that was generated: what the check says, a preview, and the button that installs it. */
export function BlockResult({ id, onBack, onClose, onInstalled }: Props) {
  const [made, setMade] = useState<{ project: ProjectDetail; detail: VersionDetail }>();
  const [problem, setProblem] = useState<Problem>();
  const [job, setJob] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pages } = told();

  useEffect(() => {
    const load = async () => {
      const project = await request<ProjectDetail>(`/projects/${id}`);
      const detail = await request<VersionDetail>(`/projects/${id}/versions/${project.latest_version}`);
      setMade({ project, detail });
    };
    load().catch((thrown: unknown) => setProblem(toProblem(thrown)));
  }, [id]);

  useEffect(() => {
    if (made !== undefined) heading.current?.focus();
  }, [made]);

  const followed = useJob(job, (ended) => {
    setJob(undefined);
    if (ended.error !== null) return setProblem(jobProblem(ended.error));
    setLoading(true);
    loadBlock(id).then(onInstalled, (thrown: unknown) => {
      setLoading(false);
      setProblem(toProblem(thrown));
    });
  });
  const version = made?.project.versions.find(({ number }) => number === made.project.latest_version);

  return (
    <div className="presswright-stack">
      {problem !== undefined && (
        <ProblemNotice problem={problem} settings={pages.settings}>
          <p>
            {__('Nothing is lost: the block is kept as a draft.', 'presswright')}{' '}
            <a href={`${pages.projects}&project=${id}`}>{__('Open the project', 'presswright')}</a>
          </p>
        </ProblemNotice>
      )}
      {(made === undefined || version === undefined) && problem === undefined && <Spinner />}
      {job !== undefined && <JobProgress followed={followed} />}
      {isLoading && <Waiting text={__('Loading the block into the editor…', 'presswright')} />}
      {made !== undefined && version !== undefined && (
        <>
          <h2 ref={heading} tabIndex={-1} className="presswright-maker__heading">
            {__('Check and preview', 'presswright')}
          </h2>
          <InstallPanel
            project={made.project}
            version={version}
            detail={made.detail}
            pages={pages}
            isBusy={job !== undefined || isLoading}
            insertion={{ onKeep: onClose }}
            onStart={(started) => {
              setProblem(undefined);
              setJob(started.id);
            }}
          />
          <VersionPreview project={made.project} version={version} pages={pages} />
          <div className="presswright-actions">
            <Button variant="link" disabled={job !== undefined || isLoading} accessibleWhenDisabled onClick={onBack}>
              {__('Back to the plan', 'presswright')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
