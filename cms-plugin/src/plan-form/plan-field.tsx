import { referenceOptionsFor } from '@presswright/shared/plan-form/field-choices';
import type { FormField, Option } from '@presswright/shared/plan-form/form';
import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import { GroupControl } from './group-control.tsx';
import { idOfFrame, idOfPlace } from './plan-focus.ts';
import { usePlanForm } from './plan-form-context.ts';
import { TypedControl } from './typed-control.tsx';

const groups: readonly string[] = ['list', 'group', 'shape', 'choices'];

/** A member of a plan with its label, help and faults. */
export function PlanField({ field }: { field: FormField }) {
  const { edit, isChanged } = usePlanForm();
  const { path, control, value } = field;
  const name = (
    <>
      {field.label}
      {isChanged(path) && <span className="presswright-changed">{__('Changed', 'presswright')}</span>}
    </>
  );
  if (groups.includes(control.kind)) {
    return (
      <fieldset className="presswright-group" id={idOfFrame(path)} tabIndex={-1}>
        <legend>{name}</legend>
        {field.help !== undefined && <p className="presswright-muted">{field.help}</p>}
        <Faults errors={field.errors} />
        <GroupControl field={field} />
      </fieldset>
    );
  }
  const label = field.isRequired ? (
    <>
      {name}{' '}
      <span className="presswright-required" aria-hidden="true">
        *
      </span>
    </>
  ) : (
    name
  );
  const help =
    field.help === undefined && field.errors.length === 0 ? undefined : (
      <>
        {field.help} <Faults errors={field.errors} />
      </>
    );
  const frame = { id: idOfFrame(path), className: 'presswright-field' };
  if (control.kind === 'toggle') {
    return (
      <div {...frame}>
        <CheckboxControl
          {...areaProps}
          id={idOfPlace(path)}
          label={field.label}
          help={help}
          checked={value === true}
          onChange={(is) => edit({ do: 'set', path, value: is })}
        />
      </div>
    );
  }
  const text = value === undefined || value === null ? '' : String(value);
  const options =
    control.kind === 'choice'
      ? control.options
      : control.kind === 'reference' && !control.isOpen
        ? referenceOptionsFor(control, text)
        : undefined;
  if (options !== undefined && (control.kind === 'choice' || control.kind === 'reference')) {
    return (
      <div {...frame}>
        <SelectControl
          {...fieldProps}
          id={idOfPlace(path)}
          label={label}
          help={help}
          value={text}
          options={withEmpty(options, control.canBeEmpty || text === '')}
          aria-required={field.isRequired}
          aria-invalid={field.errors.length > 0}
          onChange={(chosen: string) => edit({ do: 'set', path, ...(chosen !== '' && { value: chosen }) })}
        />
      </div>
    );
  }
  return (
    <div {...frame}>
      <TypedControl field={field} label={label} help={help} />
    </div>
  );
}

/** Options of a select; with an empty one where there may be no choice. */
export const withEmpty = (options: readonly Option[], canBeEmpty: boolean) => [
  ...(canBeEmpty ? [{ value: '', label: '—' }] : []),
  ...options.map(({ value, label }) => ({ value, label })),
];

/** What is wrong with a field. */
export function Faults({ errors }: { errors: readonly string[] }) {
  return errors.length === 0 ? null : <span className="presswright-fault">{errors.join(' ')}</span>;
}
