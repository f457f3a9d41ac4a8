import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
  /** Why the server cannot be asked yet, in words. */
  problem: string;
  /** Address of the settings; undefined: this user may not open them. */
  settings: string | undefined;
}

/** Says that the connection has to be set up first, and where. */
export function ConnectionNotice({ problem, settings }: Props) {
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={problem}>
      <p>
        {problem}{' '}
        {settings === undefined ? (
          __('Ask an administrator to set up the connection.', 'presswright')
        ) : (
          <a href={settings}>{__('Go to settings', 'presswright')}</a>
        )}
      </p>
    </Notice>
  );
}
