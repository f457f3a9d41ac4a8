import type { BackendState, StatusAction, StatusParams } from '@presswright/shared/protocol';
import type { Translate } from './translate.ts';

type StepKind = StatusAction['kind'] | 'showMenu';

/** The next step that a status leads to. */
export interface StatusStep extends Pick<StatusAction, 'setting' | 'title'> {
  readonly kind: StepKind;
}

/** What the status item shows. */
export interface StatusView {
  /** With a codicon, as the status bar wants it. */
  readonly text: string;
  readonly title: string;
  /** What is the matter, below the title. */
  readonly lines: readonly string[];
  readonly step: StatusStep;
  readonly background: 'none' | 'warning' | 'error';
  /** Read aloud in place of the text. */
  readonly label: string;
}

interface Look {
  readonly icon: string;
  readonly background: StatusView['background'];
  /** Where the language server names none. */
  readonly step: StepKind;
}

const looks: Record<BackendState, Look> = {
  starting: { icon: 'sync~spin', background: 'none', step: 'showLog' },
  ready: { icon: 'pass', background: 'none', step: 'showMenu' },
  slow: { icon: 'watch', background: 'none', step: 'showLog' },
  offline: { icon: 'debug-disconnect', background: 'warning', step: 'restart' },
  unauthorised: { icon: 'key', background: 'error', step: 'setApiKey' },
  limited: { icon: 'clock', background: 'warning', step: 'setApiKey' },
  failed: { icon: 'error', background: 'error', step: 'restart' },
  stopped: { icon: 'circle-slash', background: 'none', step: 'restart' },
};

function words(t: Translate): Record<BackendState, string> {
  return {
    starting: t('starting'),
    ready: t('ready'),
    slow: t('slow'),
    offline: t('offline'),
    unauthorised: t('API key refused'),
    limited: t('limit reached'),
    failed: t('failed'),
    stopped: t('stopped'),
  };
}

/** The next step of a status: what the language server advises, else what helps in its state. */
export function stepOf({ state, action }: StatusParams, t: Translate): StatusStep {
  const kind = action?.kind ?? looks[state].step;
  const titles: Record<StepKind, string> = {
    restart: state === 'offline' ? t('Try Again Now') : t('Restart'),
    setApiKey: state === 'limited' ? t('Use Another API Key') : t('Set API Key'),
    openSetting: t('Open Setting'),
    showLog: t('Show Log'),
    showMenu: t('Show Commands'),
  };
  return { kind, title: titles[kind], ...(action?.setting !== undefined && { setting: action.setting }) };
}

/**
 * The text names the state only when it is worth a look.
 * @param isTrusted whether the person trusts the authors of the workspace
 * @param timeOf how a time is written, from milliseconds since 1970
 */
export function viewOfStatus(
  status: StatusParams,
  isTrusted: boolean,
  t: Translate,
  timeOf: (time: number) => string,
): StatusView {
  const { state, message, version, retryAt } = status;
  const { icon, background } = looks[state];
  const word = words(t)[state];
  const lines = [message];
  if (retryAt !== undefined) lines.push(t('Next attempt at {0}', timeOf(retryAt)));
  if (version !== undefined) lines.push(t('Server version {0}', version));
  if (!isTrusted) {
    lines.push(t('This workspace is not trusted: a server that its settings name is not used.'));
  }
  return {
    text: state === 'ready' ? `$(${icon}) Presswright` : `$(${icon}) Presswright: ${word}`,
    title: `Presswright: ${word}`,
    lines,
    step: stepOf(status, t),
    background,
    label: `Presswright, ${word}`,
  };
}
