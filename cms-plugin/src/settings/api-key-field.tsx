import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fieldProps } from '../shared/field-props.ts';
import type { Settings, SettingsForm } from './types.ts';

interface Props {
  settings: Settings;
  form: SettingsForm;
  onChange: (part: Partial<SettingsForm>) => void;
}

/** The key can be entered, replaced and removed, never read: the server does not send it back. */
export function ApiKeyField({ settings, form, onChange }: Props) {
  const [replacing, setReplacing] = useState(false);
  const label = __('API key', 'presswright');

  if (settings.api_key_source === 'constant') {
    return (
      <BaseControl __nextHasNoMarginBottom label={label}>
        <p className="presswright-note">{__('Defined by PRESSWRIGHT_API_KEY in wp-config.php.', 'presswright')}</p>
      </BaseControl>
    );
  }

  const usable = settings.api_key_source === 'saved' && settings.api_key_problem === '';
  if (usable && !replacing && form.api_key === '') {
    return (
      <BaseControl __nextHasNoMarginBottom label={label}>
        <div className="presswright-key">
          <span>
            {form.remove_api_key
              ? __('The key will be removed when you save.', 'presswright')
              : __('A key is saved.', 'presswright')}
          </span>
          <Button variant="link" onClick={() => setReplacing(true)}>
            {__('Replace key', 'presswright')}
          </Button>
          {form.remove_api_key ? (
            <Button variant="link" onClick={() => onChange({ remove_api_key: false })}>
              {__('Keep key', 'presswright')}
            </Button>
          ) : (
            <Button variant="link" isDestructive onClick={() => onChange({ remove_api_key: true })}>
              {__('Remove key', 'presswright')}
            </Button>
          )}
        </div>
      </BaseControl>
    );
  }

  return (
    <>
      <TextControl
        {...fieldProps}
        type="password"
        label={label}
        help={
          settings.encrypts_api_key
            ? __(
                'The server prints an API key when it first starts. The key is stored encrypted and is never shown again.',
                'presswright',
              )
            : __(
                'The PHP sodium extension is not available on this site, so the key would be stored unencrypted. Define PRESSWRIGHT_API_KEY in wp-config.php instead.',
                'presswright',
              )
        }
        value={form.api_key}
        onChange={(api_key) => onChange({ api_key, remove_api_key: false })}
        autoComplete="new-password"
        spellCheck={false}
      />
      {settings.api_key_problem !== '' && <p className="presswright-warning">{settings.api_key_problem}</p>}
    </>
  );
}
