import { planFaults } from '@presswright/shared/plan-form/plan-form';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { Button, Spinner, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Job, JobStarted } from '../jobs/types.ts';
import { PlanStep } from '../plan-steps/plan-step.tsx';
import { bareDraft, type PlanDraft } from '../plan-steps/types.ts';
import { usePlan, usePlanSchema } from '../plan-steps/use-plan.ts';
import { request } from '../shared/api.ts';
import { fieldProps } from '../shared/field-props.ts';
import { keep, readKept } from '../shared/kept.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import type { ProjectDetail, Version } from './types.ts';

interface Props {
  project: ProjectDetail;
  version: Version;
  pages: ScreenProps['pages'];
  isBusy: boolean;
  onStart: (job: Job) => void;
}

/** What has been entered for the next version. */
interface KeptChange {
  draft: PlanDraft;
  note: string;
}

const placeOf = (project: number, version: number): string => `change-${project}-${version}`;

/** Forgets what was entered for the next version: it has been made. */
export const forgetChange = (project: number, version: number): void => keep(placeOf(project, version), undefined);

/** The plan of the newest version, to be changed into another version. */
export function ChangePlan(props: Props) {
  const schema = usePlanSchema(props.project.kind);
  return schema === undefined ? <Spinner /> : <PlanEditor {...props} schema={schema} />;
}

function PlanEditor({ project, version, pages, isBusy, onStart, schema }: Props & { schema: PlanSchema }) {
  const place = placeOf(project.id, version.number);
  const [first] = useState(() => readKept<KeptChange>(place));
  const [note, setNote] = useState(first?.note ?? '');
  const editing = usePlan(schema, first?.draft ?? bareDraft(version.plan), (draft) => keep(place, { draft, note }));
  const [faults, setFaults] = useState(0);
  const task = useTask<'version'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = JSON.stringify(editing.draft.plan) !== JSON.stringify(version.plan);

  const make = async () => {
    const found = planFaults(schema, editing.draft.plan);
    setFaults(found.length);
    if (found[0] !== undefined) return editing.goTo(found[0].path);
    const body = { plan: editing.draft.plan, note };
    const started = await task.run('version', (signal) =>
      request<JobStarted>(`/projects/${project.id}/versions`, body, signal),
    );
    if (started !== undefined) onStart(started.job);
  };

  return (
    <div className="presswright-stack">
      <PlanStep
        kind={project.kind}
        name={project.name}
        editing={editing}
        heading={heading}
        settings={pages.settings}
        refusal={task.problem}
      />
      <TextControl
        {...fieldProps}
        label={__('Note for the list of versions', 'presswright')}
        value={note}
        maxLength={200}
        onChange={(next) => {
          setNote(next);
          keep(place, { draft: editing.draft, note: next });
        }}
      />
      <div className="presswright-generate__line">
        <Button
          __next40pxDefaultSize
          variant="primary"
          isBusy={isBusy}
          disabled={isBusy || !isChanged || task.busy !== undefined}
          accessibleWhenDisabled
          onClick={() => void make()}
        >
          {/* translators: %d: number of a version. */}
          {sprintf(__('Make version %d', 'presswright'), project.latest_version + 1)}
        </Button>
        <span className="presswright-muted">
          {isChanged
            ? __('Edits made by hand to the installed files are kept. Nothing is installed yet.', 'presswright')
            : __('Change something in the plan first.', 'presswright')}
        </span>
      </div>
      <p role="status" className={faults > 0 ? 'presswright-fault' : undefined}>
        {faults > 0 &&
          sprintf(
            /* translators: %d: number of fields. */
            _n('Correct the marked field first.', 'Correct the %d marked fields first.', faults, 'presswright'),
            faults,
          )}
      </p>
      {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
    </div>
  );
}
