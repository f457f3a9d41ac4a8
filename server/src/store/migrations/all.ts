import type { Migration } from 'kysely';
import { organizationsAndKeys } from './0001-organizations-and-keys.ts';
import { files } from './0002-files.ts';
import { events } from './0003-events.ts';
import { sequences } from './0004-sequences.ts';
import { jobs } from './0005-jobs.ts';
import { rateWindows } from './0006-rate-windows.ts';
import { modelBudgets } from './0007-model-budgets.ts';

/** Every migration, by name: they run in the order of their names, each once. Never change one that was released. */
export const migrations: Record<string, Migration> = {
  '0001-organizations-and-keys': organizationsAndKeys,
  '0002-files': files,
  '0003-events': events,
  '0004-sequences': sequences,
  '0005-jobs': jobs,
  '0006-rate-windows': rateWindows,
  '0007-model-budgets': modelBudgets,
};
