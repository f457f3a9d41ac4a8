import type { BackendState, StatusParams } from '@presswright/shared/protocol';

/** What the status item shows. */
export interface StatusView {
  /** With a codicon, as the status bar wants it. */
  readonly text: string;
  readonly tooltip: string;
  readonly background: 'none' | 'warning' | 'error';
  /** Read aloud in place of the text. */
  readonly label: string;
}

const looks: Record<BackendState, { icon: string; word: string; background: StatusView['background'] }> = {
  starting: { icon: 'sync~spin', word: 'starting', background: 'none' },
  ready: { icon: 'pass', word: 'ready', background: 'none' },
  slow: { icon: 'watch', word: 'slow', background: 'none' },
  offline: { icon: 'debug-disconnect', word: 'offline', background: 'warning' },
  unauthorised: { icon: 'key', word: 'API key refused', background: 'error' },
  limited: { icon: 'clock', word: 'limit reached', background: 'warning' },
  failed: { icon: 'error', word: 'failed', background: 'error' },
  stopped: { icon: 'circle-slash', word: 'stopped', background: 'none' },
};

/** The text names the state only when it is worth a look. */
export function viewOfStatus(status: StatusParams): StatusView {
  const { icon, word, background } = looks[status.state];
  const lines = [`Presswright: ${word}`, status.message];
  if (status.version !== undefined) lines.push(`Server version ${status.version}`);
  return {
    text: status.state === 'ready' ? `$(${icon}) Presswright` : `$(${icon}) Presswright: ${word}`,
    tooltip: [...lines, 'Click for commands.'].join('\n'),
    background,
    label: `Presswright, ${word}`,
  };
}
