import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { severityLabel } from '../findings/labels.ts';
import { type Severity, severities } from '../findings/types.ts';
import { fieldProps } from '../shared/field-props.ts';
import type { CheckSettings, SettingsForm, UpdateCheck } from './types.ts';

interface Props {
  settings: CheckSettings;
  value: SettingsForm['checks'];
  onChange: (value: SettingsForm['checks']) => void;
}

/** When the site is checked by itself: at night, and before updates are applied. */
export function ChecksField({ settings, value, onChange }: Props) {
  const updates: { value: UpdateCheck; label: string }[] = [
    { value: 'off', label: __('Do not check updates', 'presswright') },
    { value: 'warn', label: __('Apply the update and show a notice', 'presswright') },
    { value: 'stop', label: __('Stop the update', 'presswright') },
  ];
  return (
    <>
      <CheckboxControl
        __nextHasNoMarginBottom
        label={__('Check the active plugins and the active theme every night', 'presswright')}
        help={__('Only what has changed since its last check is sent to the server.', 'presswright')}
        checked={value.nightly}
        onChange={(nightly) => onChange({ ...value, nightly })}
      />
      {value.nightly && (
        <>
          <SelectControl
            {...fieldProps}
            label={__('Send an e-mail about new findings of this severity or worse', 'presswright')}
            value={value.nightly_severity}
            options={severities.map((severity) => ({ value: severity, label: severityLabel(severity) }))}
            onChange={(severity) => onChange({ ...value, nightly_severity: severity as Severity })}
          />
          <div data-field="nightly_email">
            <TextControl
              {...fieldProps}
              type="email"
              label={__('E-mail address', 'presswright')}
              help={__('If empty, the administrator of the site gets the e-mail.', 'presswright')}
              placeholder={settings.default_email}
              value={value.nightly_email}
              onChange={(address) => onChange({ ...value, nightly_email: address })}
            />
          </div>
        </>
      )}
      <SelectControl
        {...fieldProps}
        label={__('When an update brings new findings of high severity or worse', 'presswright')}
        help={__(
          'An update is analyzed before it is applied, for at most 30 seconds. If the server does not answer in time, the update is applied, and a notice says so.',
          'presswright',
        )}
        value={value.updates}
        options={updates}
        onChange={(choice) => onChange({ ...value, updates: choice as UpdateCheck })}
      />
    </>
  );
}
