import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Job, JobStarted } from '../jobs/types.ts';
import { request } from '../shared/api.ts';
import { Confirm } from '../shared/confirm.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { originLabel, timeLabel } from './labels.ts';
import type { ProjectDetail, Version } from './types.ts';

interface Props {
  project: ProjectDetail;
  shown: Version;
  isBusy: boolean;
  onShow: (number: number) => void;
  onStart: (job: Job) => void;
}

const undoText = ({ undo_to: to }: ProjectDetail): string =>
  to === null || to === 0
    ? __(
        'It is removed from the site: nothing of it was installed before. All versions are kept here, and so is content that has been entered.',
        'presswright',
      )
    : sprintf(
        /* translators: %d: number of a version. */
        __(
          'The site goes back to version %d. All versions are kept here, and so is content that has been entered.',
          'presswright',
        ),
        to,
      );

/** Every version, newest first, with Undo for the installed one. */
export function VersionList({ project, shown, isBusy, onShow, onStart }: Props) {
  const [isAsking, setAsking] = useState(false);
  const task = useTask<'undo'>();
  const versions = [...project.versions].sort((one, other) => other.number - one.number);

  const undo = async () => {
    setAsking(false);
    const started = await task.run('undo', (signal) => request<JobStarted>(`/projects/${project.id}/undo`, {}, signal));
    if (started !== undefined) onStart(started.job);
  };
  return (
    <div className="presswright-stack">
      {project.can_undo && (
        <div className="presswright-actions">
          <Button
            __next40pxDefaultSize
            variant="secondary"
            disabled={isBusy || task.busy !== undefined}
            accessibleWhenDisabled
            onClick={() => setAsking(true)}
          >
            {__('Undo the last installation', 'presswright')}
          </Button>
        </div>
      )}
      {task.problem !== undefined && <ProblemNotice problem={task.problem} />}
      <ol className="presswright-versions">
        {versions.map((version) => (
          <li key={version.number} className="presswright-version">
            <div>
              <strong>
                {/* translators: %d: number of a version. */}
                {sprintf(__('Version %d', 'presswright'), version.number)}
              </strong>
              {version.installed && (
                <span className="presswright-state is-active">{__('Installed', 'presswright')}</span>
              )}
              <p className="presswright-muted">
                {[timeLabel(version.created), version.created_by, originLabel(version.origin)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {version.note !== '' && <p>{version.note}</p>}
            </div>
            <Button
              variant="secondary"
              size="compact"
              aria-pressed={version.number === shown.number}
              onClick={() => onShow(version.number)}
            >
              {version.number === shown.number
                ? __('Shown under Files', 'presswright')
                : __('Show its files', 'presswright')}
            </Button>
          </li>
        ))}
      </ol>
      {isAsking && (
        <Confirm
          title={__('Undo the last installation?', 'presswright')}
          text={undoText(project)}
          action={__('Undo', 'presswright')}
          onConfirm={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
