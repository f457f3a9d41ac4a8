import { withExtras } from '@presswright/shared/plan-form/field-choices';
import type { FormField } from '@presswright/shared/plan-form/form';
import { __, sprintf } from '@wordpress/i18n';
import { PlanField } from './plan-field.tsx';

/** The fields of a part: what is there and what is needed, then the rest to be opened. */
export function PlanFields({ fields }: { fields: readonly FormField[] }) {
  const { shown, extras } = withExtras(fields);
  return (
    <>
      {shown.map((field) => (
        <PlanField key={field.path} field={field} />
      ))}
      {extras.length > 0 && (
        <details className="presswright-more">
          <summary>
            {/* translators: %d: number of options. */}
            {sprintf(__('More options (%d)', 'presswright'), extras.length)}
          </summary>
          <div className="presswright-inner">
            {extras.map((field) => (
              <PlanField key={field.path} field={field} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
