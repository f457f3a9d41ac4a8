import { Button, Notice, Spinner, TabPanel } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { jobProblem } from '../jobs/job-problem.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import type { Job } from '../jobs/types.ts';
import { useJob } from '../jobs/use-job.ts';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { blockParameter } from '../shared/block-parameter.ts';
import { kindLabel } from '../shared/kind-labels.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { ChangePlan, forgetChange } from './change-plan.tsx';
import { stateLabel } from './labels.ts';
import { newestVersion } from './newest-version.ts';
import type { ProjectDetail } from './types.ts';
import { VersionList } from './version-list.tsx';
import { VersionPreview } from './version-preview.tsx';
import { VersionStep } from './version-step.tsx';

interface Props extends ScreenProps {
  id: number;
}

const doneText = (kind: Job['kind'], project: ProjectDetail): string => {
  const version = project.current_version;
  if (kind === 'create' || kind === 'settle') {
    const hasConflicts = (newestVersion(project.versions)?.conflicts ?? 0) > 0;
    return sprintf(
      hasConflicts
        ? /* translators: %d: number of a version. */
          __('Version %d is ready but for the places that are to be decided.', 'presswright')
        : /* translators: %d: number of a version. */
          __('Version %d is ready. Look at what changes, then install it.', 'presswright'),
      project.latest_version,
    );
  }
  if (version === null) return __('Removed from the site. All versions are kept here.', 'presswright');
  return project.state === 'active'
    ? /* translators: %d: number of a version. */
      sprintf(__('Version %d is installed and active.', 'presswright'), version)
    : /* translators: %d: number of a version. */
      sprintf(__('Version %d is installed. It is not active.', 'presswright'), version);
};

/** A project: its files, its plan and its versions. */
export function ProjectView({ id, pages, site }: Props) {
  const [project, setProject] = useState<ProjectDetail>();
  const [problem, setProblem] = useState<Problem>();
  const [job, setJob] = useState<string>();
  const [outcome, setOutcome] = useState<{ kind: Job['kind']; problem?: Problem }>();
  const [shown, setShown] = useState<number>();
  const [tabs, setTabs] = useState(0);
  const result = useRef<HTMLDivElement>(null);

  const load = async (): Promise<ProjectDetail | undefined> => {
    try {
      const found = await request<ProjectDetail>(`/projects/${id}`);
      setProject(found);
      setProblem(undefined);
      return found;
    } catch (thrown) {
      setProblem(toProblem(thrown));
      return undefined;
    }
  };

  useEffect(() => {
    // Somebody comes back while a job is under way: it is followed on.
    void load().then((found) => found?.job && setJob(found.job));
  }, [id]);

  const followed = useJob(job, async (ended) => {
    const found = await load();
    setJob(undefined);
    if (ended.error !== null) setOutcome({ kind: ended.kind, problem: jobProblem(ended.error) });
    else if (found !== undefined) setOutcome({ kind: ended.kind });
    if ((ended.kind === 'create' || ended.kind === 'settle') && ended.error === null) {
      const before = newestVersion(project?.versions ?? []);
      if (before !== undefined) forgetChange(id, before.number);
      // The new version is looked at next.
      setShown(undefined);
      setTabs((before) => before + 1);
    }
  });

  useEffect(() => {
    if (outcome !== undefined) result.current?.focus();
  }, [outcome]);

  if (project === undefined) {
    return problem === undefined ? (
      <Spinner />
    ) : (
      <ProblemNotice problem={problem}>
        <p>
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void load()}>
            {__('Try again', 'presswright')}
          </Button>{' '}
          <a href={pages.projects}>{__('All projects', 'presswright')}</a>
        </p>
      </ProblemNotice>
    );
  }
  const newest = newestVersion(project.versions);
  const version = project.versions.find(({ number }) => number === shown) ?? newest;
  const start = ({ id: started }: Job) => {
    setOutcome(undefined);
    setJob(started);
  };
  const isBusy = job !== undefined && followed.problem === undefined;

  return (
    <div className="presswright-project">
      <p>
        <a href={pages.projects}>{__('All projects', 'presswright')}</a>
      </p>
      <div className="presswright-project__head">
        <h2>{project.name}</h2>
        <span className={`presswright-state is-${project.state}`}>{stateLabel(project.state)}</span>
        <span className="presswright-muted">{kindLabel(project.kind)}</span>
      </div>
      <div ref={result} tabIndex={-1} className="presswright-outcome">
        {outcome?.problem !== undefined && <ProblemNotice problem={outcome.problem} settings={pages.settings} />}
        {outcome !== undefined && outcome.problem === undefined && (
          <Notice status="success" isDismissible={false}>
            <p>{doneText(outcome.kind, project)}</p>
            {outcome.kind !== 'create' && outcome.kind !== 'settle' && <NextSteps project={project} site={site} />}
          </Notice>
        )}
      </div>
      {job !== undefined && <JobProgress followed={followed} />}
      {version !== undefined && newest !== undefined && (
        <TabPanel
          key={tabs}
          tabs={[
            { name: 'files', title: __('Files', 'presswright') },
            { name: 'preview', title: __('Preview', 'presswright') },
            { name: 'plan', title: __('Plan', 'presswright') },
            { name: 'versions', title: __('Versions', 'presswright') },
          ]}
        >
          {({ name }) => {
            const shared = { project, pages, isBusy };
            if (name === 'plan') {
              return <ChangePlan key={newest.number} {...shared} version={newest} onStart={start} />;
            }
            if (name === 'preview') {
              return <VersionPreview key={version.number} project={project} version={version} pages={pages} />;
            }
            if (name === 'versions') {
              return <VersionList {...shared} shown={version} onShow={setShown} onStart={start} />;
            }
            return <VersionStep key={version.number} {...shared} version={version} newest={newest} onStart={start} />;
          }}
        </TabPanel>
      )}
    </div>
  );
}

/** Where to go on with an active project. */
function NextSteps({ project: { id, kind, name, state }, site }: { project: ProjectDetail; site: string }) {
  if (state !== 'active') return null;
  const isPlugin = kind === 'plugin' || kind === 'scaffold';
  return (
    <p className="presswright-links">
      {kind === 'block' && (
        <a href={`post-new.php?post_type=page&${blockParameter}=${id}`}>
          {__('Place it on a new page', 'presswright')}
        </a>
      )}
      {kind === 'theme' && <a href="site-editor.php">{__('Open the site editor', 'presswright')}</a>}
      {isPlugin && (
        <a href={`plugins.php?s=${encodeURIComponent(name)}`}>{__('Show it in the list of plugins', 'presswright')}</a>
      )}
      {kind !== 'block' && <a href={site}>{__('View the site', 'presswright')}</a>}
    </p>
  );
}
