import { RadioControl, TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { areaProps, fieldProps } from '../shared/field-props.ts';
import type { AuthorityMode, Settings, SettingsForm } from './types.ts';

interface Props {
  settings: Settings;
  value: SettingsForm['ca'];
  onChange: (value: SettingsForm['ca']) => void;
}

/** Who vouches for the server's certificate: a local server has its own authority. */
export function AuthorityField({ settings, value, onChange }: Props) {
  const options: { value: AuthorityMode; label: string }[] = [
    { value: 'system', label: __('A public authority (known to WordPress)', 'presswright') },
    { value: 'pem', label: __('The server’s own authority: paste its certificate', 'presswright') },
    { value: 'file', label: __('The server’s own authority: enter the path of its certificate', 'presswright') },
  ];
  const unchanged = value.mode === settings.ca.mode && value.pem === settings.ca.pem && value.file === settings.ca.file;
  return (
    <>
      <RadioControl
        label={__('Certificate authority', 'presswright')}
        selected={value.mode}
        options={options}
        onChange={(mode) => onChange({ ...value, mode: mode as AuthorityMode })}
      />
      {value.mode === 'pem' && (
        <TextareaControl
          {...areaProps}
          className="presswright-pem"
          label={__('Certificate (PEM)', 'presswright')}
          help={__('The contents of tls/ca.pem in the data folder of the server.', 'presswright')}
          placeholder="-----BEGIN CERTIFICATE-----"
          rows={8}
          value={value.pem}
          onChange={(pem) => onChange({ ...value, pem })}
          spellCheck={false}
        />
      )}
      {value.mode === 'file' && (
        <TextControl
          {...fieldProps}
          label={__('Certificate file', 'presswright')}
          help={__('Absolute path on this web server. The file is read for every connection.', 'presswright')}
          placeholder="/etc/presswright/ca.pem"
          value={value.file}
          onChange={(file) => onChange({ ...value, file })}
          spellCheck={false}
        />
      )}
      {unchanged && value.mode !== 'system' && settings.ca.certificates.length > 0 && (
        <ul className="presswright-certificates">
          {settings.ca.certificates.map(({ subject, expires }) => (
            <li key={`${subject} ${expires}`}>
              {sprintf(
                /* translators: 1: name in a certificate, 2: date. */
                __('%1$s, valid until %2$s', 'presswright'),
                subject,
                new Date(expires * 1000).toLocaleDateString(document.documentElement.lang || undefined),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
