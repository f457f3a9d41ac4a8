import { Button, Card, CardBody, CheckboxControl, Notice, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { severityLabel } from '../findings/labels.ts';
import type { Job, JobStarted } from '../jobs/types.ts';
import { request } from '../shared/api.ts';
import { areaProps } from '../shared/field-props.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { downloadArchive } from './download-archive.ts';
import type { ProjectDetail, Version, VersionDetail } from './types.ts';

interface Props {
  project: ProjectDetail;
  version: Version;
  detail: VersionDetail;
  pages: ScreenProps['pages'];
  isBusy: boolean;
  onStart: (job: Job) => void;
  /** The version is inserted into a page once it is active; `onKeep` leaves it as a draft. */
  insertion?: { onKeep: () => void };
}

const actionText = ({ current_version: current }: ProjectDetail, { number, origin }: Version): string => {
  if (current === null) return __('Install', 'presswright');
  if (current === number) return __('Install again', 'presswright');
  return number > current && origin !== 'edited'
    ? /* translators: %d: number of a version. */
      sprintf(__('Update to version %d', 'presswright'), number)
    : /* translators: %d: number of a version. */
      sprintf(__('Go back to version %d', 'presswright'), number);
};

/** What the analyser says of a version, and what can be done with it: install, download, keep. */
export function InstallPanel({ project, version, detail, pages, isBusy, onStart, insertion }: Props) {
  const isTheme = project.kind === 'theme';
  const [activate, setActivate] = useState(!isTheme);
  const [isOverridden, setOverridden] = useState(false);
  const [reason, setReason] = useState('');
  const task = useTask<'install' | 'download'>();
  const { passes, blocking } = detail.gate;
  const findings = detail.files.reduce((sum, file) => sum + file.findings.length, 0);
  const { allowed, message, people } = detail.install;
  const mayInstall = allowed && (passes || (isOverridden && reason.trim() !== ''));
  const isCurrent = project.current_version === version.number && project.state !== 'broken';
  const route = `/projects/${project.id}/versions/${version.number}`;

  const install = async () => {
    const body = { activate, ...(passes ? {} : { override_reason: reason.trim() }) };
    const started = await task.run('install', (signal) => request<JobStarted>(`${route}/install`, body, signal));
    if (started !== undefined) onStart(started.job);
  };

  return (
    <Card>
      <CardBody>
        <div className="presswright-stack">
          <p className="presswright-verdict">
            {version.origin === 'edited'
              ? __('These files were on the site, edited by hand. They have not been checked.', 'presswright')
              : findings === 0
                ? __('The files have been checked: no problems found.', 'presswright')
                : sprintf(
                    /* translators: %d: number of findings. */
                    _n(
                      'The files have been checked: %d finding, shown beside its line.',
                      'The files have been checked: %d findings, shown beside their lines.',
                      findings,
                      'presswright',
                    ),
                    findings,
                  )}
          </p>
          {!passes && (
            <Notice status="error" isDismissible={false}>
              <p>
                {blocking.every(({ rule }) => rule === '')
                  ? __('Before this version can be installed, decide above what counts:', 'presswright')
                  : __('This version is not installed, because the check found:', 'presswright')}
              </p>
              <ul className="presswright-clauses">
                {blocking.map(({ file, line, severity, message }) => (
                  <li key={`${file}:${line}:${message}`}>
                    <strong>{severityLabel(severity)}</strong> {message}{' '}
                    <code>
                      {file}:{line}
                    </code>
                  </li>
                ))}
              </ul>
              <CheckboxControl
                {...areaProps}
                label={__('Install it anyway', 'presswright')}
                checked={isOverridden}
                onChange={setOverridden}
              />
              {isOverridden && (
                <TextareaControl
                  {...areaProps}
                  label={__('Reason', 'presswright')}
                  help={__('Kept with your name and the time.', 'presswright')}
                  rows={2}
                  value={reason}
                  onChange={setReason}
                />
              )}
            </Notice>
          )}
          {!allowed && (
            <Notice status="warning" isDismissible={false}>
              <p>{message}</p>
              {people.length > 0 && (
                <p>
                  {/* translators: %s: names of people. */}
                  {sprintf(
                    __('It stays a draft under Projects. These people may install it: %s.', 'presswright'),
                    people.join(', '),
                  )}
                </p>
              )}
            </Notice>
          )}
          {!isCurrent && insertion === undefined && allowed && project.state !== 'active' && (
            <CheckboxControl
              {...areaProps}
              label={
                isTheme
                  ? __('Switch the site to this theme', 'presswright')
                  : __('Activate it after it has been installed', 'presswright')
              }
              checked={activate}
              onChange={setActivate}
              disabled={isBusy}
            />
          )}
          <div className="presswright-actions">
            <Button
              __next40pxDefaultSize
              variant={isCurrent ? 'secondary' : 'primary'}
              isBusy={isBusy}
              disabled={isBusy || !mayInstall || task.busy !== undefined}
              accessibleWhenDisabled
              onClick={() => void install()}
            >
              {insertion === undefined ? actionText(project, version) : __('Install and insert', 'presswright')}
            </Button>
            <Button
              __next40pxDefaultSize
              variant="secondary"
              disabled={task.busy !== undefined}
              accessibleWhenDisabled
              onClick={() => void task.run('download', () => downloadArchive(route))}
            >
              {__('Download', 'presswright')}
            </Button>
            {project.current_version === null && (
              <Button
                __next40pxDefaultSize
                variant="tertiary"
                {...(insertion === undefined ? { href: pages.projects } : { onClick: insertion.onKeep })}
              >
                {__('Keep as draft', 'presswright')}
              </Button>
            )}
          </div>
          {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
        </div>
      </CardBody>
    </Card>
  );
}
