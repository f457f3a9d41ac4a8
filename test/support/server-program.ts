import { fileURLToPath } from 'node:url';
import { currentProgram } from '../../server/bin/current-program.mjs';

/** The server for tests to start: the bundle where it is of these sources, as after an install; it starts several times as fast. */
export const serverProgram = fileURLToPath(currentProgram());
