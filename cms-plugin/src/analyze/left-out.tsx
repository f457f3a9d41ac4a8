import { __, _n, sprintf } from '@wordpress/i18n';
import type { RunState } from './run-state.ts';

/** Names every file that was not, or not fully, analysed, and why. */
export function LeftOut({ state }: { state: RunState }) {
  const entries = [
    ...state.skipped.map(({ file, message }) => ({ file, why: message })),
    ...state.results
      .filter(({ error, partial }) => error !== '' || partial)
      .map(({ file, error }) => ({ file, why: error || __('the server ran out of time', 'presswright') })),
  ];
  if (entries.length === 0) return null;
  return (
    <details className="presswright-left-out">
      <summary>
        {sprintf(
          /* translators: %d: number of files and folders. */
          _n('%d file or folder was skipped', '%d files or folders were skipped', entries.length, 'presswright'),
          entries.length,
        )}
      </summary>
      <ul>
        {entries.map(({ file, why }) => (
          <li key={`${file} ${why}`}>
            <code>{file}</code> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
