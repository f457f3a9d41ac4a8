import { endpoints } from '@presswright/shared/endpoints';
import { version } from '../../../version.ts';
import { defineRoute } from '../../support/define-route.ts';

export const route = defineRoute(endpoints.getHealth, async ({ server }) => {
  const { status, services } = server.serviceHealth.states();
  return { status, timestamp: Math.floor(Date.now() / 1000), version, services };
});
