import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ScreenProps } from '../shared/mount.tsx';
import type { ConnectionTest } from './types.ts';

/** The outcome of a connection test in words, with the technical reason for those who want it. */
export function ConnectionResult({ result, pages }: { result: ConnectionTest; pages: ScreenProps['pages'] }) {
  return (
    <Notice
      status={result.ok ? (result.advice === undefined ? 'success' : 'warning') : 'error'}
      isDismissible={false}
      spokenMessage={[result.message, result.advice].join(' ')}
    >
      <p>{result.message}</p>
      {result.advice !== undefined && <p>{result.advice}</p>}
      {!result.ok && result.version !== undefined && (
        <p>
          {sprintf(
            /* translators: %s: version number. */
            __('The server was reached. It is running Presswright %s.', 'presswright'),
            result.version,
          )}
        </p>
      )}
      {result.detail !== undefined && (
        <details>
          <summary>{__('Technical details', 'presswright')}</summary>
          <p className="presswright-technical">{result.detail}</p>
        </details>
      )}
      {result.request_id !== undefined && (
        <p className="presswright-muted">
          {sprintf(
            /* translators: %s: id of a request, for looking it up in a log. */
            __('Request ID: %s', 'presswright'),
            result.request_id,
          )}
        </p>
      )}
      {result.ok && (
        <p className="presswright-links">
          {pages.analyze !== undefined && <a href={pages.analyze}>{__('Analyze a plugin or theme', 'presswright')}</a>}
          {pages.create !== undefined && (
            <a href={pages.create}>{__('Create a block, plugin or theme', 'presswright')}</a>
          )}
        </p>
      )}
    </Notice>
  );
}
