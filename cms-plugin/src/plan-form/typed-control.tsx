import type { FormField } from '@presswright/shared/plan-form/form';
import { textOfValue, typedValue } from '@presswright/shared/plan-form/typed-values';
import { TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { fieldProps } from '../shared/field-props.ts';
import { LongTextControl } from '../shared/long-text-control.tsx';
import { idOfPlace } from './plan-focus.ts';
import { usePlanForm } from './plan-form-context.ts';

/** How long somebody pauses before what has been typed goes into the plan. */
const pauseMs = 500;

/** A control that is typed into. The plan takes the text when it is left, or after a pause. */
export function TypedControl({ field, label, help }: { field: FormField; label: ReactNode; help: ReactNode }) {
  const { edit } = usePlanForm();
  const { path, control, isRequired, value } = field;
  const known = textOfValue(control.kind, value);
  const [text, setText] = useState(known);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setText(known), [known]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (typed: string) => {
    clearTimeout(timer.current);
    if (typed !== known) edit({ do: 'set', path, value: typedValue(control.kind, typed, isRequired) });
  };
  const shared = {
    id: idOfPlace(path),
    label,
    help,
    value: text,
    onChange: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, pauseMs, typed);
    },
    onBlur: () => commit(text),
    ...(isRequired && { 'aria-required': true }),
    ...(field.errors.length > 0 && { 'aria-invalid': true }),
  };

  if (control.kind === 'lines' || control.kind === 'json' || (control.kind === 'text' && control.isLong)) {
    return <LongTextControl {...shared} rows={3} spellCheck={control.kind !== 'json'} />;
  }
  if (control.kind === 'number') {
    const { isWhole, ...bounds } = control;
    const { min, max } = bounds;
    return <TextControl {...fieldProps} {...shared} type="number" step={isWhole ? 1 : 'any'} min={min} max={max} />;
  }
  if (control.kind === 'reference') {
    const list = `${shared.id}:options`;
    return (
      <>
        <TextControl {...fieldProps} {...shared} list={list} />
        <datalist id={list}>
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      </>
    );
  }
  const length = control.kind === 'text' ? { maxLength: control.maxLength } : {};
  if (control.kind === 'text' && control.color === true) {
    return (
      <div className="presswright-color">
        <TextControl {...fieldProps} {...shared} {...length} />
        <input
          type="color"
          aria-label={__('Pick a color', 'presswright')}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) => shared.onChange(target.value)}
          onBlur={shared.onBlur}
        />
      </div>
    );
  }
  return <TextControl {...fieldProps} {...shared} {...length} />;
}
