import {
  type EntryPointsResult,
  entryPointsChangedNotification,
  entryPointsRequest,
} from '@presswright/shared/protocol';
import type { Feature } from '../host.ts';

/** Tells what of the analysed files WordPress calls, and what is checked on the way to what that does. */
export const entryPoints: Feature = {
  capabilities: () => ({}),

  register({ connection, entryPoints: known, showsEntryPoints }) {
    connection.onRequest(entryPointsRequest, (): EntryPointsResult => ({ entryPoints: known.all }));
    if (showsEntryPoints) known.onChanged(() => void connection.sendNotification(entryPointsChangedNotification));
  },
};
