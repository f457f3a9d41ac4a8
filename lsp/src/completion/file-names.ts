import { CallReader } from '../php/enclosing-calls.ts';
import type { PhpToken } from '../php/tokens.ts';
import { contextsOf } from './contexts.ts';
import { type Slot, slotAt } from './slots.ts';
import { UsageCounts } from './usage-counts.ts';

/** A name that stands in a file. */
export interface NamePlace {
  readonly slot: Slot;
  readonly name: string;
  readonly index: number;
  readonly contexts: readonly string[];
}

/** What may stand at the end of a file that is being written, after the names that stand in it. */
export interface PlaceAtEnd {
  readonly slot: Slot;
  readonly contexts: readonly string[];
}

/** Texts that can be the name of something. */
const nameText = /^[\w\\/.{}$-]{2,80}$/;

/** Goes through the names of a file in order, and tells each that something of WordPress, or like it, may be. */
export function visitNames(
  text: string,
  tokens: readonly PhpToken[],
  visit: (place: NamePlace) => void,
  end = tokens.length,
): { readonly reader: CallReader; readonly previous: string } {
  const reader = new CallReader(tokens);
  let previous = '';
  for (let index = 0; index < end; index += 1) {
    const token = tokens[index];
    const name = token && nameIn(token);
    if (name === undefined) continue;
    reader.readTo(index);
    const slot = slotAt(tokens, index, reader);
    if (slot === null) continue;
    const next = tokens[index + 1]?.text;
    const isCall = next === '(';
    if (slot.kind === 'text' || slot.kind === 'class' || isCall || isStandingAlone(slot, name, next))
      visit({ slot, name, index, contexts: contextsOf(slot, tokens, index, text, previous) });
    if (isCall && slot.kind === 'name') previous = name;
  }
  reader.readTo(end);
  return { reader, previous };
}

/** Counts the names of a file. */
export function countNames(text: string, tokens: readonly PhpToken[], end = tokens.length): UsageCounts {
  const counts = new UsageCounts();
  visitNames(text, tokens, ({ contexts, name }) => addTo(counts, contexts, name), end);
  return counts;
}

/** Counts a name in each of its contexts. */
export function addTo(counts: UsageCounts, contexts: readonly string[], name: string): void {
  for (const context of contexts) counts.add(context, name);
}

function nameIn({ kind, text, isOpen }: PhpToken): string | undefined {
  if (kind === 'name') return keyword.test(text) ? undefined : text.replace(/^\\/, '');
  if (kind !== 'string' || isOpen) return undefined;
  const inner = text.slice(1, -1);
  return nameText.test(inner) ? inner : undefined;
}

const keyword =
  /^(?:if|elseif|else|while|for|foreach|switch|case|default|match|catch|try|finally|isset|empty|unset|list|function|fn|declare|use|and|or|xor|return|echo|print|exit|die|include|include_once|require|require_once|array|new|class|interface|trait|extends|implements|instanceof|public|private|protected|static|abstract|final|const|global|as|break|continue|do|null|true|false|throw|yield|namespace|clone|endif|endforeach|endwhile|endfor|endswitch|insteadof|self|parent|readonly|enum|var|goto)$/i;

/** A constant, or the class before `::`. */
function isStandingAlone(slot: Slot, name: string, next: string | undefined): boolean {
  return slot.kind === 'name' && (next === '::' || /^[A-Z][A-Z0-9_]+$/.test(name));
}
