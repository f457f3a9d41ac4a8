import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { severityLabel, typeLabel } from '../findings/labels.ts';
import { type Category, categories, type Severity, severities } from '../findings/types.ts';
import { fieldProps } from '../shared/field-props.ts';
import type { Filter } from './findings.ts';

interface Props {
  filter: Filter;
  counts: Record<Severity, number>;
  /** Whether findings of several categories can occur. */
  withCategories: boolean;
  onChange: (filter: Filter) => void;
}

/** Counts by severity, each a switch, and the other filters. */
export function FilterBar({ filter, counts, withCategories, onChange }: Props) {
  const toggle = (severity: Severity) => {
    const chosen = new Set(filter.severities);
    if (!chosen.delete(severity)) chosen.add(severity);
    onChange({ ...filter, severities: chosen });
  };
  return (
    <div className="presswright-filters">
      <fieldset className="presswright-severities">
        <legend className="screen-reader-text">{__('Show severities', 'presswright')}</legend>
        {severities.map((severity) => (
          <button
            key={severity}
            type="button"
            className={`presswright-toggle presswright-severity--${severity}`}
            aria-pressed={filter.severities.has(severity)}
            disabled={counts[severity] === 0}
            onClick={() => toggle(severity)}
          >
            {severityLabel(severity)} <b>{counts[severity]}</b>
          </button>
        ))}
      </fieldset>
      {withCategories && (
        <SelectControl
          {...fieldProps}
          label={__('Category', 'presswright')}
          hideLabelFromVision
          value={filter.category}
          onChange={(category) => onChange({ ...filter, category: category as Category | 'all' })}
          options={[
            { value: 'all', label: __('All categories', 'presswright') },
            ...categories.map((value) => ({ value, label: typeLabel(value) })),
          ]}
        />
      )}
      <SearchControl
        {...fieldProps}
        label={__('Search findings', 'presswright')}
        placeholder={__('File, message or rule', 'presswright')}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
    </div>
  );
}
