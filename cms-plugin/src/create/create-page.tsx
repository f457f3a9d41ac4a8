import { isProjectKind, type PlanResult, type ProjectKind } from '@presswright/shared/generators';
import { nameFrom } from '@presswright/shared/plan-form/names';
import { Card, CardBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { GenerateStep } from '../plan-steps/generate-step.tsx';
import { type KindInput, noInput } from '../plan-steps/kind-input.ts';
import { bareDraft, draftOf } from '../plan-steps/types.ts';
import { usePlanSchema } from '../plan-steps/use-plan.ts';
import { request } from '../shared/api.ts';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import { keep, readKept } from '../shared/kept.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { Waiting } from '../shared/waiting.tsx';
import { DescribeForm } from './describe-form.tsx';
import type { KeptInput } from './kept-input.ts';
import { KindChoice } from './kind-choice.tsx';

/** Where the browser keeps what has been entered. */
const place = 'create';

/** The kind that the address asks for; undefined: none. */
function kindInAddress(): ProjectKind | undefined {
  const kind = new URLSearchParams(location.search).get('kind');
  return isProjectKind(kind) ? kind : undefined;
}

function firstInput(): KeptInput {
  const kept = readKept<KeptInput>(place) ?? { kind: 'plugin', inputs: {} };
  return { ...kept, kind: kindInAddress() ?? kept.kind };
}

/** Describe → plan → files. */
export function CreatePage({ pages, problem }: ScreenProps) {
  const [kept, setKept] = useState<KeptInput>(firstInput);
  const [planNumber, setPlanNumber] = useState(0);
  const task = useTask<'plan'>();
  const { kind } = kept;
  const schema = usePlanSchema(kind);
  const input = kept.inputs[kind] ?? noInput;

  useEffect(() => keep(place, kept), [kept]);

  // A scaffold has nothing to be understood: its form is there at once.
  useEffect(() => {
    if (kind === 'scaffold' && input.draft === undefined) change({ draft: bareDraft({ structure: 'standard' }) });
  });

  const change = (part: Partial<KindInput>) =>
    setKept((before) => ({
      ...before,
      inputs: { ...before.inputs, [kind]: { ...(before.inputs[kind] ?? noInput), ...part } },
    }));

  const plan = async () => {
    if (input.description.trim() === '') {
      document.getElementById('presswright-description')?.focus();
      return;
    }
    const name = input.name.trim() || nameFrom(input.description) || __('My project', 'presswright');
    const body = { kind, name, description: input.description };
    const result = await task.run('plan', (signal) => request<PlanResult>('/plans', body, signal));
    if (result === undefined) return;
    change({ name, draft: draftOf(result) });
    setPlanNumber(planNumber + 1);
  };

  return (
    <div className="presswright-create">
      {problem !== '' && <ConnectionNotice problem={problem} settings={pages.settings} />}
      <Card>
        <CardBody>
          <div className="presswright-stack">
            <KindChoice
              kind={kind}
              onChange={(next) => {
                task.clear();
                setKept({ ...kept, kind: next });
              }}
            />
            <DescribeForm kind={kind} input={input} isBusy={task.busy !== undefined} onChange={change} onPlan={plan} />
            {task.busy !== undefined && (
              <Waiting text={__('Reading the description…', 'presswright')} onCancel={task.cancel} />
            )}
            {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={pages.settings} />}
          </div>
        </CardBody>
      </Card>
      {input.draft !== undefined && schema !== undefined && (
        <GenerateStep
          key={`${kind}:${planNumber}`}
          kind={kind}
          input={input}
          draft={input.draft}
          schema={schema}
          pages={pages}
          isNew={planNumber > 0}
          onChange={change}
          onMade={(project) => {
            keep(place, { kind, inputs: { ...kept.inputs, [kind]: undefined } });
            location.assign(`${pages.projects}&project=${project}`);
          }}
        />
      )}
    </div>
  );
}
