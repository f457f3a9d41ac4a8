import { Transform } from 'node:stream';
import type { Turns } from './turns.ts';

/** Passes chunks on, each when it is its owner's turn: who reads a hundred streams at once keeps nobody else waiting. */
export function inTurns(turns: Turns, owner: string): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      turns.take(owner).then((turn) => {
        done(null, chunk);
        turn.done();
      }, done);
    },
  });
}
