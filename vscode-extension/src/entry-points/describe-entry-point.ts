import { checkMarks } from '@presswright/shared/check-marks';
import type { EntryPointKind } from '@presswright/shared/schemas/entry-point-kinds';
import type { CheckState, EntryPoint } from '@presswright/shared/schemas/entry-points';
import type { Translate } from '../translate.ts';

/** A check of an entry point, in words. */
export interface CheckLine {
  readonly kind: 'nonce' | 'capability';
  readonly state: CheckState;
  readonly label: string;
}

/** How each kind is called, many of them. */
export function kindLabels(t: Translate): Record<EntryPointKind, string> {
  return {
    ajax: t('AJAX actions'),
    admin_post: t('Form handlers'),
    rest: t('REST routes'),
    admin_page: t('Admin pages'),
    shortcode: t('Shortcodes'),
    block: t('Blocks'),
    widget: t('Widgets'),
    meta_box: t('Meta boxes'),
    setting: t('Settings'),
    column: t('List columns'),
    cron: t('Scheduled events'),
    command: t('Commands'),
    action: t('Actions'),
    filter: t('Filters'),
  };
}

/** Such as `save` of `wp_ajax_save`, or `GET shop/v1/orders`; of one without a name the function that handles it. */
export function entryPointLabel({ name, methods, handler }: EntryPoint): string {
  if (name === '') return handler.name;
  const action = /^(?:wp_ajax|admin_post)_(?:nopriv_)?(.+)$/.exec(name)?.[1];
  if (action !== undefined) return action;
  return methods === undefined ? name : `${methods} ${name}`;
}

/** Such as `✗ nonce  ✓ capability  public`: the marks go first, as the words may be cut off. */
export function badges({ nonce, capability, public: isPublic }: EntryPoint, t: Translate): string {
  const parts = [
    checkMarks[nonce] && t('{0} nonce', markOf(nonce, t)),
    checkMarks[capability] && t('{0} capability', markOf(capability, t)),
    isPublic && t('public'),
  ];
  return parts.filter((part) => typeof part === 'string').join('  ');
}

/** Its checks, as sentences. */
export function checkLines({ nonce, capability, capabilities }: EntryPoint, t: Translate): CheckLine[] {
  const asked = capabilities.join(', ');
  const lines: CheckLine[] = [
    { kind: 'nonce', state: nonce, label: nonceSentence(nonce, t) },
    { kind: 'capability', state: capability, label: capabilitySentence(capability, asked, t) },
  ];
  return lines.filter(({ state }) => state !== 'not_needed');
}

/** Whether a check is missing on the way to something that an attacker would like. */
export function isUnguarded({ nonce, capability, sinks }: EntryPoint): boolean {
  return sinks.length > 0 && [nonce, capability].some((state) => state === 'missing' || state === 'partly');
}

const markOf = (state: CheckState, t: Translate): string =>
  state === 'partly' ? t('partly') : (checkMarks[state] ?? '');

function nonceSentence(state: CheckState, t: Translate): string {
  switch (state) {
    case 'checked':
      return t('A nonce is checked on every way');
    case 'partly':
      return t('A nonce is checked on some ways only');
    case 'missing':
      return t('No nonce is checked');
    default:
      return t('It is not known whether a nonce is checked');
  }
}

function capabilitySentence(state: CheckState, asked: string, t: Translate): string {
  switch (state) {
    case 'checked':
      return asked === ''
        ? t('Permission is checked on every way')
        : t('Permission is checked on every way: {0}', asked);
    case 'partly':
      return asked === ''
        ? t('Permission is checked on some ways only')
        : t('Permission is checked on some ways only: {0}', asked);
    case 'missing':
      return t('No permission is checked');
    default:
      return t('It is not known whether permission is checked');
  }
}

/** Who gets there, as a sentence. */
export function audienceSentence({ audience }: EntryPoint, t: Translate): string {
  const sentences: Record<EntryPoint['audience'], string> = {
    anyone: t('Anyone can call it, without logging in'),
    members: t('Any user who is logged in can call it'),
    authors: t('Authors and those above can call it'),
    administrators: t('Administrators can call it'),
    cron: t('WordPress calls it on a schedule'),
    command_line: t('It is called on the command line'),
    upgrade: t('WordPress calls it on activation or upgrade'),
    unknown: t('It is not known who can call it'),
  };
  return sentences[audience];
}
