import { afterAll, beforeAll } from 'vitest';
import { describeJobs } from '../../server/jobs/jobs-suite.ts';
import { requirePeer } from '../peers.ts';
import { type Cluster, startCluster } from './cluster.ts';

requirePeer('postgresql')('with a real PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  // pg-boss takes no shorter lease.
  describeJobs('PostgreSQL', 10, () => cluster.fresh());
});
