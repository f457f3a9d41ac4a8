#!/usr/bin/env node
import { runOnNode24 } from '../../shared/run-on-node-24.mjs';

await runOnNode24(async () => {
  const { currentProgram, runProgram } = await import('./current-program.mjs');
  await runProgram(currentProgram());
});
