import { makeId } from '../../../server/src/ids.ts';
import { createMemoryRateLimiter } from '../../../server/src/limits/memory-rate-limiter.ts';
import { describeRateLimiter } from './rate-limiter-suite.ts';
import { describeRateLimits } from './requests-suite.ts';

describeRateLimiter('memory', async () => ({
  limiter: createMemoryRateLimiter(),
  createOrganization: async () => makeId('organization'),
  elapse: async () => {},
  close: async () => {},
}));

describeRateLimits('memory', async () => null);
