import type { PlanEdit } from '@presswright/shared/plan-form/edit';
import type { Fault } from '@presswright/shared/plan-form/faults';
import type { FormSection } from '@presswright/shared/plan-form/form';
import { planForm } from '@presswright/shared/plan-form/plan-form';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { Notice } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { GroupControl } from './group-control.tsx';
import { Faults } from './plan-field.tsx';
import { PlanFields } from './plan-fields.tsx';
import { focusPlace, idOfFrame, partsAround } from './plan-focus.ts';
import { PlanFormContext } from './plan-form-context.ts';
import './plan-form.css';

interface Props {
  schema: PlanSchema;
  plan: unknown;
  /** Faults that the server has found. */
  told: readonly Fault[];
  /** Paths of what the last instruction changed. */
  changed: readonly string[];
  /** Where to go on, once for each number. */
  focus: { path: string; number: number } | undefined;
  onEdit: (edit: PlanEdit) => void;
}

/** A plan as a form. */
export function PlanForm({ schema, plan, told, changed, focus, onEdit }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const form = useMemo(() => planForm(schema, plan, told), [schema, plan, told]);

  useEffect(() => {
    if (focus === undefined) return;
    setOpen((before) => new Set([...before, ...partsAround(focus.path)]));
    // After the parts around the place have been drawn.
    const frame = requestAnimationFrame(() => focusPlace(focus.path));
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  const state = {
    edit: onEdit,
    isOpen: (path: string) => open.has(path),
    toggle: (path: string) => {
      const next = new Set(open);
      if (!next.delete(path)) next.add(path);
      setOpen(next);
    },
    isChanged: (path: string) =>
      changed.some((one) => one === path || (one.startsWith(path) && /^[.[]/.test(one.slice(path.length)))),
  };
  return (
    <PlanFormContext.Provider value={state}>
      <div className="presswright-plan-form">
        {form.errors.length > 0 && (
          <Notice status="error" isDismissible={false}>
            {form.errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </Notice>
        )}
        {form.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </PlanFormContext.Provider>
  );
}

function Section({ section: { id, title, help, fields } }: { section: FormSection }) {
  const [first, ...rest] = fields;
  const isOne = first !== undefined && rest.length === 0 && first.path === id;
  const heading = `presswright-heading:${id}`;
  return (
    <section aria-labelledby={heading} className="presswright-section">
      <h3 id={heading}>{title}</h3>
      {help !== '' && <p className="presswright-muted">{help}</p>}
      {isOne && ['list', 'group', 'choices'].includes(first.control.kind) ? (
        // The heading names the one field, too.
        <fieldset id={idOfFrame(first.path)} tabIndex={-1} aria-labelledby={heading}>
          <Faults errors={first.errors} />
          <GroupControl field={first} />
        </fieldset>
      ) : (
        <PlanFields fields={fields} />
      )}
    </section>
  );
}
