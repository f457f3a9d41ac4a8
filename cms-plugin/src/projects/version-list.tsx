import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { JobStarted } from '../jobs/types.ts';
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
  onStart: (job: string) => void;
}

/** Every version, newest first, with Undo for the installed one. */
export function VersionList({ project, shown, isBusy, onShow, onStart }: Props) {
  const [isAsking, setAsking] = useState(false);
  const task = useTask<'undo'>();
  const versions = [...project.versions].sort((one, other) => other.number - one.number);
  const isInstalled = project.current_version !== null;

  const undo = async () => {
    setAsking(false);
    const started = await task.run('undo', (signal) => request<JobStarted>(`/projects/${project.id}/undo`, {}, signal));
    if (started !== undefined) onStart(started.job);
  };
  return (
    <div className="presswright-stack">
      {isInstalled && (
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
          <li key={version.id} className="presswright-version">
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
          text={__(
            'The site goes back to what was installed before; the first version is removed from the site. Every version stays here, and so does content that visitors and editors have entered.',
            'presswright',
          )}
          action={__('Undo', 'presswright')}
          onConfirm={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
