import { indentLevels, isBreak } from './layout.ts';
import type { Session } from './session.ts';
import type { TokenStream } from './stream.ts';

/** Has a session read a text. */
export function readStream(session: Session, stream: TokenStream): void {
  const { text } = stream.tokens;
  stream.keys.forEach((key, at) => {
    const place = stream.places[at] ?? 0;
    const gap = stream.gaps[at] ?? 0;
    const indent = isBreak(gap) ? indentLevels(text, stream.tokens.starts[place] ?? 0, stream.unit) : null;
    session.read(key, at === 0 ? null : gap, indent, stream.multiline[at]);
  });
  session.mode = stream.tokens.mode;
}
