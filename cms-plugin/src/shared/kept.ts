/** What this browser keeps at a place, such as input that is not sent yet; undefined: nothing. */
export function readKept<T>(place: string): T | undefined {
  try {
    const text = localStorage.getItem(`presswright-${place}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch (error) {
    // A browser may refuse to store anything, and what is stored may be broken off.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Keeps something in this browser until it is not needed any more; undefined forgets it. */
export function keep(place: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`presswright-${place}`);
    else localStorage.setItem(`presswright-${place}`, JSON.stringify(value));
  } catch (error) {
    // Storage that is full or refused: the page works on, only a reload would lose what was entered.
    if (!(error instanceof DOMException)) throw error;
  }
}
