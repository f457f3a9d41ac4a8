import { Button, Card, CardBody, Notice, Spinner, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type Problem, request, toProblem } from '../shared/api.ts';
import { fieldProps } from '../shared/field-props.ts';
import type { ScreenProps } from '../shared/mount.tsx';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { ApiKeyField } from './api-key-field.tsx';
import { AuthorityField } from './authority-field.tsx';
import { ChecksField } from './checks-field.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { LocalServer } from './local-server.tsx';
import type { ConnectionTest, FoundServer, Settings, SettingsForm } from './types.ts';

const toForm = ({ checks: { default_email: _, ...checks }, ...settings }: Settings): SettingsForm => ({
  endpoint: settings.endpoint,
  api_key: '',
  remove_api_key: false,
  ca: { mode: settings.ca.mode, pem: settings.ca.pem, file: settings.ca.file },
  checks,
});

/** What a connection test takes of a form. */
const connectionOf = ({ endpoint, api_key, ca }: SettingsForm) => ({ endpoint, api_key, ca });

/** Puts the focus where the mistake is. In a group of radio buttons that is the text below them. */
const focusField = (field: string | undefined) => {
  const inputs = document.querySelectorAll<HTMLElement>(
    `[data-field="${field}"] :is(input:not([type="radio"]), textarea, button)`,
  );
  inputs[0]?.focus();
};

export function SettingsPage({ pages }: ScreenProps) {
  const [saved, setSaved] = useState<Settings>();
  const [form, setForm] = useState<SettingsForm>();
  const [busy, setBusy] = useState<'save' | 'test'>();
  const [problem, setProblem] = useState<Problem>();
  const [test, setTest] = useState<ConnectionTest>();
  const [stored, setStored] = useState(false);
  const [saves, setSaves] = useState(0);

  useEffect(() => {
    request<Settings>('/settings').then(
      (settings) => {
        setSaved(settings);
        setForm(toForm(settings));
      },
      (thrown: unknown) => setProblem(toProblem(thrown)),
    );
  }, []);

  if (!saved || !form) return problem ? <ProblemNotice problem={problem} /> : <Spinner />;

  const change = (part: Partial<SettingsForm>) => {
    setForm({ ...form, ...part });
    setStored(false);
    setTest(undefined);
  };

  const perform = async (what: 'save' | 'test', work: () => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    setTest(undefined);
    setStored(false);
    try {
      await work();
    } catch (thrown) {
      const found = toProblem(thrown);
      setProblem(found);
      focusField(found.field);
    } finally {
      setBusy(undefined);
    }
  };

  const save = () =>
    perform('save', async () => {
      const isOther = JSON.stringify(connectionOf(form)) !== JSON.stringify(connectionOf(toForm(saved)));
      const settings = await request<Settings>('/settings', form);
      setSaved(settings);
      setForm(toForm(settings));
      setStored(true);
      setSaves(saves + 1);
      if (isOther) setTest(await request<ConnectionTest>('/connection-test', {}));
    });

  const tryConnection = () =>
    perform('test', async () => {
      const result = await request<ConnectionTest>('/connection-test', connectionOf(form));
      setTest(result);
      focusField(result.field);
    });

  const useFound = ({ endpoint, pem }: FoundServer) => {
    change({ endpoint, ca: { mode: pem === '' ? 'system' : 'pem', pem, file: '' } });
    focusField('api_key');
  };

  return (
    <form
      className="presswright-settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Card>
        <CardBody>
          <div className="presswright-fields">
            <div data-field="endpoint">
              <TextControl
                {...fieldProps}
                type="url"
                label={__('Server address', 'presswright')}
                help={
                  saved.endpoint_locked
                    ? __('Defined by PRESSWRIGHT_ENDPOINT in wp-config.php.', 'presswright')
                    : __(
                        'Address of your Presswright server, such as https://localhost:8443. The source code of the plugins and themes that you analyze is sent to it.',
                        'presswright',
                      )
                }
                value={form.endpoint}
                readOnly={saved.endpoint_locked}
                onChange={(endpoint) => change({ endpoint })}
                spellCheck={false}
                autoComplete="off"
              />
            </div>
            {!saved.endpoint_locked && <LocalServer isFirst={saved.endpoint === ''} onUse={useFound} />}
            <div className="presswright-fields" data-field="api_key">
              <ApiKeyField key={saves} settings={saved} form={form} onChange={change} />
            </div>
            <div className="presswright-fields" data-field="ca">
              <AuthorityField settings={saved} value={form.ca} onChange={(ca) => change({ ca })} />
            </div>
            <fieldset className="presswright-fields presswright-checks">
              <legend>{__('Checks', 'presswright')}</legend>
              <ChecksField settings={saved.checks} value={form.checks} onChange={(checks) => change({ checks })} />
            </fieldset>
          </div>
          <div className="presswright-actions">
            <Button
              __next40pxDefaultSize
              variant="primary"
              type="submit"
              isBusy={busy === 'save'}
              disabled={busy !== undefined}
              accessibleWhenDisabled
            >
              {__('Save Changes', 'presswright')}
            </Button>
            <Button
              __next40pxDefaultSize
              variant="secondary"
              onClick={() => void tryConnection()}
              isBusy={busy === 'test'}
              disabled={busy !== undefined}
              accessibleWhenDisabled
            >
              {__('Test connection', 'presswright')}
            </Button>
          </div>
        </CardBody>
      </Card>
      <div className="presswright-outcome">
        {problem && <ProblemNotice problem={problem} />}
        {stored && (
          <Notice status="success" isDismissible={false}>
            <p>{__('Settings saved.', 'presswright')}</p>
          </Notice>
        )}
        {test && <ConnectionResult result={test} pages={pages} />}
      </div>
    </form>
  );
}
