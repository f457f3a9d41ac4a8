/** The program: the language server, which any editor starts, or the thread of its index, which the server starts. */
import { workerData } from 'node:worker_threads';

if (workerData === 'presswright-project-index') await import('./project-index/worker.ts');
else await import('./serve.ts');
