#!/usr/bin/env node
import { runOnNode24 } from '../../shared/run-on-node-24.mjs';

await runOnNode24(async () => {
  const { currentProgram } = await import('./current-program.mjs');
  const { runProgram } = await import('./run-program.mjs');
  await runProgram(currentProgram());
});
