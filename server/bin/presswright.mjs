#!/usr/bin/env node
import { runOnNode24 } from '../../shared/run-on-node-24.mjs';
import { currentProgram } from './current-program.mjs';
import { runProgram } from './run-program.mjs';

// What is imported here is read by older versions of Node as well.
await runOnNode24(() => runProgram(currentProgram()));
