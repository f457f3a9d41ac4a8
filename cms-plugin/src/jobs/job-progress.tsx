import { Button, Dashicon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { Waiting } from '../shared/waiting.tsx';
import type { Job, JobStep } from './types.ts';
import type { FollowedJob } from './use-job.ts';
import './jobs.css';

const icons = {
  pending: 'marker',
  running: 'update',
  done: 'yes-alt',
  failed: 'dismiss',
} as const;

const stateText = (state: JobStep['state']): string =>
  ({
    pending: __('waiting', 'presswright'),
    running: __('under way', 'presswright'),
    done: __('done', 'presswright'),
    failed: __('failed', 'presswright'),
  })[state];

const titleOf = (kind: Job['kind']): string =>
  ({
    create: __('Making the files…', 'presswright'),
    settle: __('Taking over the choices…', 'presswright'),
    install: __('Installing…', 'presswright'),
    undo: __('Going back…', 'presswright'),
  })[kind];

/** How far a job is, step by step; a screen reader hears each step once. */
export function JobProgress({ followed }: { followed: FollowedJob }) {
  const { job, isLost, problem, cancel } = followed;
  if (problem !== undefined) return <ProblemNotice problem={problem} />;
  if (job === undefined) return <Waiting text={__('Starting…', 'presswright')} />;
  const title = titleOf(job.kind);
  const current = job.steps.find(({ state }) => state === 'running');
  const isOver = job.state === 'done' || job.state === 'failed';
  return (
    <div className="presswright-job">
      <p role="status" id="presswright-job-text">
        {isLost
          ? __('The site does not answer at the moment. Waiting for it…', 'presswright')
          : current === undefined
            ? title
            : /* translators: 1: what is being done, 2: a step of it. */
              sprintf(__('%1$s %2$s', 'presswright'), title, current.label)}
      </p>
      {!isOver && <progress aria-labelledby="presswright-job-text" max={1} value={job.progress} />}
      <ol className="presswright-job__steps">
        {job.steps.map(({ name, label, state }) => (
          <li key={name} className={`presswright-job__step is-${state}`}>
            <Dashicon aria-hidden="true" icon={icons[state]} />
            <span>
              {label} <span className="screen-reader-text">({stateText(state)})</span>
            </span>
          </li>
        ))}
      </ol>
      {!isOver && (
        <Button __next40pxDefaultSize variant="secondary" onClick={cancel}>
          {__('Cancel', 'presswright')}
        </Button>
      )}
    </div>
  );
}
