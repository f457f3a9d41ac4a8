import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Problem } from './api.ts';

interface Props {
  problem: Problem;
  /** Address of the settings, where a connection is mended; undefined: this user may not open them. */
  settings?: string | undefined;
  children?: ReactNode;
}

/** Problems with the connection, its key and what that may do, or its authority. */
const isOfConnection = ({ code, field }: Problem): boolean =>
  ['endpoint', 'api_key', 'ca'].includes(field ?? '') ||
  /connection|not_configured|endpoint|api_key|key_|refused|unreachable|host|https|certificate|not_a_server|expired_token|insufficient/.test(
    code,
  );

/** An error in words, with the id that finds it in the server's log. Screen readers are told at once. */
export function ProblemNotice({ problem, settings, children }: Props) {
  return (
    <Notice status="error" isDismissible={false} spokenMessage={problem.message}>
      <p>
        {problem.message}{' '}
        {settings !== undefined && isOfConnection(problem) && (
          <a href={settings}>{__('Go to settings', 'presswright')}</a>
        )}
      </p>
      {problem.requestId !== undefined && (
        <p className="presswright-muted">
          {sprintf(
            /* translators: %s: id of a request, for looking it up in a log. */
            __('Request ID: %s', 'presswright'),
            problem.requestId,
          )}
        </p>
      )}
      {children}
    </Notice>
  );
}
