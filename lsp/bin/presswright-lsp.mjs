#!/usr/bin/env node
import { runOnNode24 } from '../../shared/run-on-node-24.mjs';

await runOnNode24(() => import('../src/main.ts'));
