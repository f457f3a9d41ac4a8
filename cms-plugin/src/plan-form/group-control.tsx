import { choicesFor, shapeOfValue } from '@presswright/shared/plan-form/field-choices';
import type { FormField } from '@presswright/shared/plan-form/form';
import { Button, CheckboxControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import { withEmpty } from './plan-field.tsx';
import { PlanFields } from './plan-fields.tsx';
import { idOfPlace } from './plan-focus.ts';
import { usePlanForm } from './plan-form-context.ts';
import { PlanList } from './plan-list.tsx';

/** What a group of fields consists of: boxes, parts of a list, members, or the members of a shape. */
export function GroupControl({ field }: { field: FormField }) {
  const { edit } = usePlanForm();
  const { path, label, value, control } = field;
  switch (control.kind) {
    case 'choices': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      return (
        <div className="presswright-boxes">
          {choicesFor(control, value).map((option) => (
            <CheckboxControl
              {...areaProps}
              key={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(is) => {
                const rest = chosen.filter((one) => one !== option.value);
                edit({ do: 'set', path, value: is ? [...rest, option.value] : rest });
              }}
            />
          ))}
        </div>
      );
    }
    case 'list':
      return <PlanList path={path} list={control} />;
    case 'group':
      if (control.canAdd) {
        return (
          <Button __next40pxDefaultSize variant="secondary" onClick={() => edit({ do: 'fill', path })}>
            {/* translators: %s: a part of a plan. */}
            {sprintf(__('Add: %s', 'presswright'), label)}
          </Button>
        );
      }
      return (
        <div className="presswright-inner">
          <PlanFields fields={control.fields} />
          {control.canRemove && (
            <Button variant="link" isDestructive onClick={() => edit({ do: 'remove', path })}>
              {/* translators: %s: a part of a plan. */}
              {sprintf(__('Remove: %s', 'presswright'), label)}
            </Button>
          )}
        </div>
      );
    case 'shape': {
      const { value: told = '', help } = shapeOfValue(control, value) ?? {};
      return (
        <>
          <SelectControl
            {...fieldProps}
            hideLabelFromVision
            id={idOfPlace(path)}
            label={label}
            help={help}
            value={told}
            options={withEmpty(control.options, control.canBeEmpty || told === '')}
            onChange={(shape: string) => edit(shape === '' ? { do: 'set', path } : { do: 'shape', path, shape })}
          />
          {control.fields.length > 0 && (
            <div className="presswright-inner">
              <PlanFields fields={control.fields} />
            </div>
          )}
        </>
      );
    }
    default:
      return null;
  }
}
