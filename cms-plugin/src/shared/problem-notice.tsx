import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Problem } from './api.ts';

/** An error in words, with the id that finds it in the server's log. Screen readers are told at once. */
export function ProblemNotice({ problem, children }: { problem: Problem; children?: ReactNode }) {
  return (
    <Notice status="error" isDismissible={false} spokenMessage={problem.message}>
      <p>{problem.message}</p>
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
