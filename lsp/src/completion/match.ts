/** How well what was typed fits a name: 2 for its beginning, 1 for the beginning of one of its words, 0 for nothing. */
export function matchOf(name: string, typed: string): 0 | 1 | 2 {
  if (typed === '') return 2;
  const low = name.toLowerCase();
  const wanted = typed.toLowerCase();
  if (low.startsWith(wanted)) return 2;
  for (let at = low.indexOf(wanted, 1); at !== -1; at = low.indexOf(wanted, at + 1)) {
    const isWord = /[_\-/.:\\ ]/.test(name[at - 1] ?? '') || /^[a-z][A-Z]$/.test(name.slice(at - 1, at + 1));
    if (isWord) return 1;
  }
  return 0;
}
