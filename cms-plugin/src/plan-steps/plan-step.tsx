import type { PlanResult, ProjectKind } from '@presswright/shared/generators';
import { Button, Card, CardBody, Dashicon, Notice, TextControl } from '@wordpress/components';
import { type RefObject, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlanForm } from '../plan-form/plan-form.tsx';
import { type Problem, request } from '../shared/api.ts';
import { fieldProps } from '../shared/field-props.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { Waiting } from '../shared/waiting.tsx';
import { MissedClauses, PlanChanges, UnderstoodClauses } from './clause-lists.tsx';
import { faultOf } from './plan-problem.ts';
import type { PlanEditing } from './use-plan.ts';
import './plan-steps.css';

interface Props {
  kind: ProjectKind;
  name: string;
  editing: PlanEditing;
  heading: RefObject<HTMLHeadingElement>;
  /** Address of the settings; undefined: this user may not open them. */
  settings: string | undefined;
  /** Why the plan was refused when something was to be made of it. */
  refusal: Problem | undefined;
}

const example = (kind: ProjectKind): string =>
  ({
    /* translators: an example of what to type. The server reads English, so leave it in English. */
    plugin: __('Add a phone field', 'presswright'),
    block: __('Add a subtitle', 'presswright'),
    theme: __('Make it green', 'presswright'),
    scaffold: '',
  })[kind];

/** What will be built: the plan as a form, what was not understood, and a line for what is to be different. */
export function PlanStep({ kind, name, editing, heading, settings, refusal }: Props) {
  const [instruction, setInstruction] = useState('');
  const [isUnchanged, setUnchanged] = useState(false);
  const task = useTask<'change'>();
  const { draft, schema } = editing;

  const change = async () => {
    setUnchanged(false);
    const body = { kind, name, plan: draft.plan, instruction };
    const result = await task.run('change', (signal) => request<PlanResult>('/plans', body, signal));
    if (result === undefined) return;
    const isChanged = editing.takeChange(result);
    setUnchanged(!isChanged && result.not_understood.length === 0);
    if (isChanged) setInstruction('');
  };
  const told = useMemo(() => [...faultOf(refusal), ...faultOf(task.problem)], [refusal, task.problem]);

  return (
    <Card>
      <CardBody>
        <div className="presswright-plan">
          <div className="presswright-plan__head">
            <h2 ref={heading} tabIndex={-1}>
              {__('What will be built', 'presswright')}
            </h2>
            <div className="presswright-plan__history">
              <Button
                __next40pxDefaultSize
                variant="tertiary"
                icon={<Dashicon aria-hidden="true" icon="undo" />}
                disabled={editing.undo === undefined}
                accessibleWhenDisabled
                onClick={editing.undo}
              >
                {__('Undo', 'presswright')}
              </Button>
              <Button
                __next40pxDefaultSize
                variant="tertiary"
                icon={<Dashicon aria-hidden="true" icon="redo" />}
                disabled={editing.redo === undefined}
                accessibleWhenDisabled
                onClick={editing.redo}
              >
                {__('Redo', 'presswright')}
              </Button>
            </div>
          </div>
          <p role="status" className="screen-reader-text">
            {editing.said}
          </p>
          <MissedClauses kind={kind} editing={editing} />
          <UnderstoodClauses editing={editing} />
          {kind !== 'scaffold' && (
            <form
              className="presswright-instruction"
              onSubmit={(event) => {
                event.preventDefault();
                if (instruction.trim() !== '' && task.busy === undefined) void change();
              }}
            >
              <TextControl
                {...fieldProps}
                label={__('Change something', 'presswright')}
                help={__('Say in English what should be different, or edit the form below.', 'presswright')}
                placeholder={example(kind)}
                value={instruction}
                maxLength={4000}
                onChange={setInstruction}
              />
              <Button
                __next40pxDefaultSize
                variant="secondary"
                type="submit"
                disabled={task.busy !== undefined || instruction.trim() === ''}
                accessibleWhenDisabled
              >
                {__('Change', 'presswright')}
              </Button>
            </form>
          )}
          {task.busy !== undefined && <Waiting text={__('Changing the plan…', 'presswright')} onCancel={task.cancel} />}
          {task.problem !== undefined && <ProblemNotice problem={task.problem} settings={settings} />}
          {isUnchanged && (
            <Notice status="info" isDismissible={false}>
              <p>{__('The plan already says this. Nothing was changed.', 'presswright')}</p>
            </Notice>
          )}
          <PlanChanges editing={editing} />
          <PlanForm
            schema={schema}
            plan={draft.plan}
            told={told}
            changed={draft.changes.map(({ path }) => path).filter((path) => path !== '')}
            focus={editing.focus}
            onEdit={editing.edit}
          />
        </div>
      </CardBody>
    </Card>
  );
}
