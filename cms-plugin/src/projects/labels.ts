import { __ } from '@wordpress/i18n';
import type { FileStatus, ProjectState, Version } from './types.ts';

export const stateLabel = (state: ProjectState): string =>
  ({
    draft: __('Draft', 'presswright'),
    installed: __('Installed', 'presswright'),
    active: __('Active', 'presswright'),
    broken: __('Switched off after an error', 'presswright'),
    removed: __('Removed', 'presswright'),
  })[state];

export const statusLabel = (status: FileStatus): string =>
  ({
    added: __('new', 'presswright'),
    changed: __('changed', 'presswright'),
    removed: __('removed', 'presswright'),
    same: '',
  })[status];

export const originLabel = (origin: Version['origin']): string =>
  ({
    generated: __('made from the plan', 'presswright'),
    edited: __('edited by hand', 'presswright'),
    merged: __('made from the plan, with edits made by hand', 'presswright'),
  })[origin];

/** A time, in seconds since 1970, as the user reads it. */
export const timeLabel = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
