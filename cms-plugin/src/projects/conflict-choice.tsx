import { Button, Card, CardBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Job, JobStarted } from '../jobs/types.ts';
import { request } from '../shared/api.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import type { Conflict, ProjectDetail } from './types.ts';

type Side = 'ours' | 'theirs';

interface Props {
  project: ProjectDetail;
  conflicts: readonly Conflict[];
  /** Route of the version. */
  route: string;
  pages: ScreenProps['pages'];
  isBusy: boolean;
  onStart: (job: Job) => void;
}

/** The places where edits made by hand and the new plan disagree: both texts side by side, one of them to be chosen. */
export function ConflictChoice({ project, conflicts, route, pages, isBusy, onStart }: Props) {
  const [choices, setChoices] = useState<readonly Side[]>(() => conflicts.map(() => 'ours'));
  const task = useTask<'settle'>();

  const settle = async () => {
    const started = await task.run('settle', (signal) => request<JobStarted>(`${route}/settle`, { choices }, signal));
    if (started !== undefined) onStart(started.job);
  };

  return (
    <Card>
      <CardBody>
        <form
          className="presswright-stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && task.busy === undefined) void settle();
          }}
        >
          <h3>
            {sprintf(
              /* translators: %d: number of places in files. */
              _n('%d place to decide', '%d places to decide', conflicts.length, 'presswright'),
              conflicts.length,
            )}
          </h3>
          <p>
            {__(
              'Edits made by hand and the new plan change the same lines. Choose what counts; until then the edits made by hand do.',
              'presswright',
            )}
          </p>
          {conflicts.map((conflict, index) => (
            <ConflictField
              key={`${conflict.path}:${conflict.line}`}
              conflict={conflict}
              number={index}
              side={choices[index] ?? 'ours'}
              onChoose={(side) => setChoices(choices.map((before, at) => (at === index ? side : before)))}
            />
          ))}
          <div className="presswright-actions">
            <Button
              __next40pxDefaultSize
              variant="primary"
              type="submit"
              isBusy={isBusy || task.busy !== undefined}
              disabled={isBusy || task.busy !== undefined}
              accessibleWhenDisabled
            >
              {/* translators: %d: number of a version. */}
              {sprintf(__('Make version %d of these choices', 'presswright'), project.latest_version + 1)}
            </Button>
          </div>
          {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
        </form>
      </CardBody>
    </Card>
  );
}

interface FieldProps {
  conflict: Conflict;
  number: number;
  side: Side;
  onChoose: (side: Side) => void;
}

function ConflictField({ conflict, number, side, onChoose }: FieldProps) {
  const sides: readonly [Side, string, string][] = [
    ['ours', __('Edited by hand', 'presswright'), conflict.ours],
    ['theirs', __('New plan', 'presswright'), conflict.theirs],
  ];
  return (
    <fieldset className="presswright-conflict">
      <legend>
        <code>{conflict.is_whole ? conflict.path : `${conflict.path}:${conflict.line}`}</code>
      </legend>
      {sides.map(([name, label, text]) => (
        <div key={name} className="presswright-conflict__side">
          <label>
            <input
              type="radio"
              name={`presswright-conflict-${number}`}
              checked={side === name}
              onChange={() => onChoose(name)}
            />{' '}
            {label}
          </label>
          <pre dir="ltr">{text === '' ? __('(nothing)', 'presswright') : text}</pre>
        </div>
      ))}
    </fieldset>
  );
}
