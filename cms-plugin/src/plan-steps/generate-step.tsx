import type { ProjectKind } from '@presswright/shared/generators';
import { planFaults } from '@presswright/shared/plan-form/plan-form';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { jobProblem } from '../jobs/job-problem.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import type { JobStarted } from '../jobs/types.ts';
import { useJob } from '../jobs/use-job.ts';
import { request } from '../shared/api.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import type { KindInput } from './kind-input.ts';
import { PlanStep } from './plan-step.tsx';
import type { PlanDraft } from './types.ts';
import { usePlan } from './use-plan.ts';

interface Props {
  kind: ProjectKind;
  input: KindInput;
  draft: PlanDraft;
  schema: PlanSchema;
  pages: ScreenProps['pages'];
  /** The plan has just been made: go on at its heading. */
  isNew: boolean;
  onChange: (part: Partial<KindInput>) => void;
  /** There is a project: what was entered is not needed any more. */
  onMade: (project: number) => void;
}

/** The plan, and the button that makes a project of it. */
export function GenerateStep({ kind, input, draft, schema, pages, isNew, onChange, onMade }: Props) {
  const editing = usePlan(schema, draft, (next) => onChange({ draft: next }));
  const heading = useRef<HTMLHeadingElement>(null);
  const task = useTask<'generate'>();
  const [faults, setFaults] = useState(0);
  const followed = useJob(input.job, ({ result }) => {
    if (result?.project_id !== undefined) onMade(result.project_id);
  });
  const error = followed.job?.error;
  const failure = error ? jobProblem(error) : undefined;
  const isFollowing = input.job !== undefined && failure === undefined && followed.problem === undefined;

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const generate = async () => {
    const found = planFaults(schema, editing.draft.plan);
    setFaults(found.length);
    if (found[0] !== undefined) return editing.goTo(found[0].path);
    if (input.name.trim() === '') {
      document.getElementById('presswright-name')?.focus();
      return;
    }
    const body = { kind, name: input.name.trim(), description: input.description, plan: editing.draft.plan };
    const started = await task.run('generate', (signal) => request<JobStarted>('/projects', body, signal));
    if (started !== undefined) onChange({ job: started.job.id });
  };
  const isBusy = task.busy !== undefined || isFollowing;

  return (
    <>
      <PlanStep
        kind={kind}
        name={input.name}
        editing={editing}
        heading={heading}
        settings={pages.settings}
        refusal={task.problem ?? failure}
      />
      <div className="presswright-generate">
        <div className="presswright-generate__line">
          <Button
            __next40pxDefaultSize
            variant="primary"
            isBusy={isBusy}
            disabled={isBusy}
            accessibleWhenDisabled
            onClick={() => void generate()}
          >
            {__('Generate', 'presswright')}
          </Button>
          <span className="presswright-muted">
            {__('The files are made and checked. Nothing is installed yet.', 'presswright')}
          </span>
        </div>
        <p role="status" className={faults > 0 ? 'presswright-fault' : undefined}>
          {faults > 0 &&
            /* translators: %d: number of fields. */
            sprintf(
              _n('Correct the marked field first.', 'Correct the %d marked fields first.', faults, 'presswright'),
              faults,
            )}
        </p>
        {isFollowing && <JobProgress followed={followed} />}
        {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
        {failure !== undefined && <ProblemNotice problem={failure} settings={pages.settings} />}
        {followed.problem !== undefined && <ProblemNotice problem={followed.problem} />}
      </div>
    </>
  );
}
